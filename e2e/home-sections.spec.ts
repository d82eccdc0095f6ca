import type { Page } from '@playwright/test';
import { scrollUntilVisible } from './steps/scroll-until-visible.ts';
import { expect, test } from './steps/shop.ts';
import { signInAs, goBack, visit } from './steps/visitor.ts';
import { coalesceObserverEntries } from './steps/coalesced-observer.ts';
import { cityCentre, type Place } from './steps/visit.ts';

let place: Place;
test.beforeAll(async ({ request }) => {
  place = await cityCentre(request);
});

type ShopModule = 'food' | 'grocery' | 'pharmacy' | 'ecommerce';

const headersOf = (module: ShopModule) => ({ zoneid: `[${place.zoneId}]`, moduleid: String(place.modules[module]) });

/** Scrolls down a module's home until these headings are found, in order; others may be between them. */
async function expectSections(page: Page, headings: readonly string[]): Promise<void> {
  await page.goto('/home');
  await expect(page.getByRole('region', { name: 'Categories' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Offers', exact: true }).filter({ visible: true })).toBeVisible();
  await expect(async () => {
    await page.evaluate(() => scrollBy(0, innerHeight * 0.8));
    const found = await page.getByRole('heading', { level: 2 }).allTextContents();
    expect(found.filter((each) => headings.includes(each))).toEqual(headings);
  }).toPass();
}

/** The foot of the page has promotional pictures that link to the operator's targets. */
async function expectPromotion(page: Page, module: ShopModule): Promise<void> {
  const pictures = await (await page.request.get('/api/v1/other-banners', { headers: headersOf(module) })).json();
  const [{ title, link }] = pictures.promotional_banners;
  const promotion = page.getByRole('link', { name: title });
  await scrollUntilVisible(page, promotion);
  expect(await promotion.getAttribute('href')).toContain(link);
}

/** Scrolls down a home to its end. */
async function walkDown(page: Page): Promise<void> {
  await page.goto('/home');
  await expect(page.getByRole('region', { name: 'Offers', exact: true }).filter({ visible: true })).toBeVisible();
  const isAtEnd = () =>
    page.evaluate(() => {
      scrollBy(0, innerHeight * 0.8);
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
    });
  await expect.poll(isAtEnd).toBe(true);
}

test.describe('for a guest', () => {
  const beginIn = (module: ShopModule) => test.beforeEach(async ({ enter }) => void (await enter(module)));

  test.describe('the grocery home', () => {
    beginIn('grocery');

    test('moving content can be paused by a named button', async ({ page }) => {
      await walkDown(page);
      const pauses = page.getByRole('button', { name: /^Pause/ });
      const names = () => pauses.evaluateAll((buttons) => buttons.map((each) => each.getAttribute('aria-label')));
      await expect.poll(names).toEqual(expect.arrayContaining(['Pause: Offers', 'Pause: Special Offers']));
      const shownNames = await names();
      expect(new Set(shownNames).size).toBe(shownNames.length);
    });

    test('shows its sections in their order [home-grocery-01] [home-grocery-04] [home-grocery-05] [home-grocery-06] [home-grocery-07] [home-grocery-08] [home-grocery-10] [home-grocery-12] [home-grocery-13] [home-grocery-14] [home-grocery-03] [home-grocery-09] [home-grocery-15]', async ({
      page,
    }) => {
      await expectSections(page, [
        'Most Popular Items',
        'Highlights for you',
        'Special Offers',
        'Best Reviewed Items',
        'Campaigns',
        'Recommended Items',
        'Coupons',
        'Stores around you',
        'New Arrivals',
        'Featured Categories',
        'Brands',
      ]);
      await expect(page.getByRole('list', { name: 'Brands' }).getByRole('link')).toHaveCount(9);
      await expectPromotion(page, 'grocery');
    });

    test('is whole for those who read it without scrolling', async ({ page }) => {
      await visit(page, '/home');
      // Nothing is called before the first interaction: a visit loads what it shows.
      await page.keyboard.press('Shift');
      for (const name of ['Most Popular Items', 'Coupons', 'New Arrivals', 'Brands'])
        await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeAttached();
      await expect(page.getByRole('list', { name: 'Brands' }).getByRole('link')).toHaveCount(9);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });

    test('shows eight new things with the section’s picture, four on phones, and ten where there is no picture [home-04] [home-09] [home-grocery-11]', async ({
      page,
      request,
    }) => {
      const pictures = await (await request.get('/api/v1/other-banners', { headers: headersOf('grocery') })).json();
      const shown = page.getByRole('list', { name: 'New Arrivals' }).getByRole('listitem').filter({ visible: true });
      await page.goto('/home');
      await scrollUntilVisible(page, page.getByRole('region', { name: 'New Arrivals' }));
      await expect(shown).toHaveCount(8);
      const pictureIn = (name: string, src: string) => page.getByRole('region', { name }).locator(`img[src="${src}"]`);
      await expect(pictureIn('Best Reviewed Items', pictures.best_reviewed_section_banner_full_url)).toBeAttached();
      await expect(pictureIn('New Arrivals', pictures.new_arrival_section_banner_full_url)).toBeAttached();
      await expect(page.getByText(pictures.bottom_section_banner_title, { exact: true })).toBeAttached();
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(shown).toHaveCount(4);

      await page.route('**/api/v1/other-banners', (route) =>
        route.fulfill({ json: { ...pictures, new_arrival_section_banner: null, new_arrival_section_banner_full_url: null } }),
      );
      await page.setViewportSize({ width: 1000, height: 800 });
      await page.goto('/home');
      await scrollUntilVisible(page, page.getByRole('region', { name: 'New Arrivals' }));
      await expect(shown).toHaveCount(10);
    });

    test('narrows the best reviewed by the operator’s menu [home-07]', async ({ page }) => {
      await page.goto('/home');
      const section = page.getByRole('region', { name: 'Best Reviewed Items' });
      await scrollUntilVisible(page, section);
      await expect(section.getByRole('radio')).toHaveCount(5);
      for (const name of ['All', 'Beauty', 'Bread & Juice', 'Drinks', 'Milks'])
        await expect(section.getByRole('radio', { name, exact: true })).toBeAttached();
      const answer = page.waitForResponse(/\/items\/most-reviewed\?.*menu_id=/);
      await section.getByText('Drinks', { exact: true }).click();
      const { products } = await (await answer).json();
      await expect(section.getByRole('article').first()).toContainText(products[0].name);
    });
  });

  test.describe('the pharmacy home', () => {
    beginIn('pharmacy');

    test('shows its sections in their order [home-pharmacy-01] [home-pharmacy-03] [home-pharmacy-04] [home-pharmacy-05] [home-pharmacy-06] [home-pharmacy-07] [home-pharmacy-08]', async ({
      page,
    }) => {
      await expectSections(page, [
        'Basic Medicine Nearby',
        'Top offers near me',
        'Featured Store',
        'Campaigns',
        'Common Conditions',
        'Stores around you',
      ]);
      const conditions = page.getByRole('region', { name: 'Common Conditions' });
      await conditions.scrollIntoViewIfNeeded();
      const answer = page.waitForResponse(/\/common-condition\/items\/\d+\?.*limit=20/);
      await conditions.getByText('Allergy', { exact: true }).click();
      const { products } = await (await answer).json();
      await expect(conditions.getByRole('article').first()).toContainText(products[0].name);
    });

    test('has a menu above the basic medicines [home-08]', async ({ page }) => {
      await page.goto('/home');
      const section = page.getByRole('region', { name: 'Basic Medicine Nearby' });
      await expect(section.getByRole('radio')).toHaveCount(5);
      for (const name of ['All', 'New', 'Baby Care', 'Womans Care', 'Mens'])
        await expect(section.getByRole('radio', { name, exact: true })).toBeAttached();
    });

    test('shows discount, delivery time and free delivery of a top offer [card-04]', async ({ page, request }) => {
      const answer = await request.get('/api/v1/stores/top-offer-near-me', { headers: headersOf('pharmacy') });
      const { stores } = await answer.json();
      await page.goto('/home');
      const section = page.getByRole('region', { name: 'Top offers near me' });
      await scrollUntilVisible(page, section);
      for (const { name, discount, free_delivery: isFree, open } of stores.slice(0, 3)) {
        const card = section.getByRole('article').filter({ hasText: name });
        await expect(card).toContainText(`−${discount.discount}%`);
        if (isFree) await expect(card).toContainText('Free delivery');
        if (open) await expect(card).toContainText(/\d+–\d+\smin/);
      }
    });
  });

  test.describe('the ecommerce home', () => {
    beginIn('ecommerce');

    test('shows its sections in their order [home-ecommerce-01] [home-ecommerce-03] [home-ecommerce-04] [home-ecommerce-05] [home-ecommerce-06] [home-ecommerce-07] [home-ecommerce-08] [home-ecommerce-09]', async ({
      page,
    }) => {
      await expectSections(page, [
        'Most Popular Items',
        'Special Offers',
        'Best Reviewed Items',
        'New Arrivals',
        'Featured Categories',
        'Brands',
      ]);
      await expectPromotion(page, 'ecommerce');
    });

    test('opens the page of a banner’s item, where other modules open its dialog [banner-03]', async ({ page, request }) => {
      for (const module of ['ecommerce', 'grocery'] as const) {
        const { banners } = await (await request.get('/api/v1/banners', { headers: headersOf(module) })).json();
        const banner = banners.find(({ type }: { type: string }) => type === 'item_wise');
        await page.goto(`/home?module_id=${place.modules[module]}`);
        await page.getByRole('link', { name: banner.title }).filter({ visible: true }).first().click();
        if (module === 'ecommerce') await expect(page).toHaveURL(new RegExp(`/product/${banner.item.slug}`));
        else await expect(page.getByRole('dialog')).toBeVisible();
      }
    });
  });

  test.describe('the food home', () => {
    beginIn('food');

    test('shows its sections in their order [home-food-01] [home-food-02] [home-food-03] [home-food-04] [home-food-05] [home-food-06] [home-food-07]', async ({
      page,
    }) => {
      await expectSections(page, [
        'Special Food Offers',
        'Top offers near me',
        'Best Reviewed Items',
        'Featured Categories',
        'New Arrival Restaurants',
        'Highlights for you',
        'Best Store Nearby',
      ]);
      // Six came with the page.
      await expect(page.getByRole('region', { name: 'Special Food Offers' }).getByRole('article')).toHaveCount(15);
      await expect(page.getByRole('region', { name: 'Special Food Offers' }).getByRole('link', { name: 'View all' })).toHaveAttribute(
        'href',
        `/home?search=special-offer&module_id=${place.modules.food}&data_type=discounted`,
      );
    });

    test('loads sections that a jump to the end passes over, even with coalesced observer entries [home-food-03] [home-food-05]', async ({
      page,
    }) => {
      await coalesceObserverEntries(page);
      await page.goto('/home');
      await expect(page.getByRole('heading', { name: 'Special Food Offers' })).toBeVisible();
      await expect(async () => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        for (const name of ['Best Reviewed Items', 'New Arrival Restaurants', 'Best Store Nearby'])
          await expect(page.getByRole('heading', { name, includeHidden: true })).toBeAttached({ timeout: 1000 });
      }).toPass();
    });

    test('shows campaigns among its banners, which lead to their pages [banner-04]', async ({ page, request }) => {
      const { campaigns } = await (await request.get('/api/v1/banners', { headers: headersOf('food') })).json();
      await page.goto('/home');
      const offers = page.getByRole('region', { name: 'Offers', exact: true }).filter({ visible: true });
      for (const { slug } of campaigns) await expect(offers.locator(`a[href^="/campaigns/${slug}"]`).first()).toBeAttached();
    });
  });
});

test('offers the signed-in the stores they ordered from, and guests none [home-grocery-02] [home-pharmacy-02] [home-ecommerce-02] [card-03] [store-06]', async ({
  page,
  request,
}) => {
  const { stores } = await (await request.get('/api/v1/stores/popular', { headers: headersOf('grocery'), params: { limit: 2 } })).json();
  await page.route('**/api/v1/customer/visit-again?*', (route) => route.fulfill({ json: { total_size: 2, limit: 12, offset: 1, stores } }));
  await signInAs(page, request, { isSignedIn: true });
  for (const module of ['grocery', 'pharmacy', 'ecommerce'] as const) {
    await visit(page, `/home?module_id=${place.modules[module]}`);
    const section = page.getByRole('region', { name: 'Visit Again' });
    await expect(section.getByRole('article')).toHaveCount(2);
    const names = section.getByRole('heading', { level: 3 });
    expect(
      await names.evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent)),
    ).toEqual([]);
    await expect(section.getByRole('link', { name: 'Visit Again' }).first()).toHaveAttribute(
      'href',
      new RegExp(`/store/${stores[0].slug}`),
    );
  }
  await page.route('**/api/v1/customer/visit-again?*', (route) =>
    route.fulfill({ json: { total_size: 0, limit: 12, offset: 1, stores: [] } }),
  );
  const requested = page.waitForResponse(/\/customer\/visit-again\?/);
  await visit(page, `/home?module_id=${place.modules.grocery}`);
  await requested;
  await expect(page.getByRole('region', { name: 'Most Popular Items' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Visit Again' })).toHaveCount(0);
  await page.unroute('**/api/v1/customer/visit-again?*');
  await page.evaluate(() => localStorage.removeItem('token'));
  await visit(page, `/home?module_id=${place.modules.grocery}`);
  await expect(page.getByRole('region', { name: 'Most Popular Items' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Visit Again' })).toHaveCount(0);
});

test('shows reasons and steps of sending parcels, and promotional pictures [home-parcel-02] [home-parcel-03] [home-parcel-04]', async ({
  page,
  request,
  enter,
}) => {
  const headers = { zoneid: `[${place.zoneId}]`, moduleid: String(place.modules.parcel) };
  const read = async (path: string) => (await request.get(`/api/v1/other-banners${path}`, { headers })).json();
  await enter('parcel');
  await page.goto('/home');
  const { promotional_banners: promos } = await read('');
  const slides = page.getByRole('region', { name: 'Offers', exact: true }).getByRole('listitem');
  await scrollUntilVisible(page, page.getByRole('link', { name: promos[0].title }));
  await expect(slides).toHaveCount(promos.length);
  const { banners } = await read('/why-choose');
  const reasons = page.getByRole('region', { name: 'Why choose us' });
  await scrollUntilVisible(page, reasons);
  for (const { title, short_description, image_full_url } of banners) {
    const reason = reasons.getByRole('listitem').filter({ hasText: title });
    await expect(reason).toContainText(short_description);
    await expect(reason.locator(`img[src="${image_full_url}"]`)).toBeAttached();
  }
  const { banner_contents: contents, banner_image_full_url: picture } = await read('/video-content');
  expect(contents).toHaveLength(6);
  const steps = page.getByRole('region', { name: 'Three steps to send a parcel' });
  await scrollUntilVisible(page, steps);
  await expect(steps.locator(`img[src="${picture}"]`)).toBeAttached();
  await expect(steps.getByRole('listitem')).toHaveText(
    [0, 2, 4].map((at) => new RegExp(`${contents[at].value}\\s*${contents[at + 1].value.replace(/[.?+()]/g, '\\$&')}`)),
  );
});

test('"back" to a home restores the order of stores and the chosen condition [store-01] [home-pharmacy-07]', async ({ page, enter }) => {
  await enter('pharmacy');
  await page.goto('/home');
  const conditions = page.getByRole('region', { name: 'Common Conditions' });
  await scrollUntilVisible(page, conditions);
  await conditions.getByText('Allergy', { exact: true }).click();
  const stores = page.getByRole('region', { name: 'Stores around you' });
  await scrollUntilVisible(page, stores);
  const answer = page.waitForResponse(/\/stores\/get-stores\/all\?.*store_type=newly_joined/);
  await stores.getByRole('tab', { name: 'New', exact: true }).click();
  const [newest] = (await (await answer).json()).stores;
  const first = stores.getByRole('article').first();
  await expect(first).toContainText(newest.name);
  await first.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/store\//);
  await goBack(page);
  await expect(stores.getByRole('tab', { name: 'New', exact: true })).toHaveAttribute('aria-selected', 'true');
  await expect(first).toContainText(newest.name);
  await expect(conditions.getByRole('radio', { name: 'Allergy' })).toBeChecked();
});
