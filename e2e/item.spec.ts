import { utcOffsetMinutes } from '@bozor/domain/time/local-time.ts';
import { drawer, openCart } from './steps/cart.ts';
import { mockDetails, findDetails, findItems, itemDialog, itemPage, openItem } from './steps/item.ts';
import { signUpCustomer } from './steps/customer.ts';
import { serverRendered } from './steps/server-rendered.ts';
import { expect, test } from './steps/shop.ts';
import { cityCentre, type Place } from './steps/visit.ts';
import { visit } from './steps/visitor.ts';

let place: Place;
/** Offset of the shop's clock. */
let aheadMs = 0;
test.beforeEach(async ({ request }) => {
  place = await cityCentre(request);
  const { timezone } = await (await request.get('/api/v1/config')).json();
  aheadMs = utcOffsetMinutes(timezone, Date.now()) * 60_000;
});

/** Returns date and time of the shop's clock a number of hours from now. */
const shopClock = (hours: number) => new Date(Date.now() + hours * 3_600_000 + aheadMs).toISOString();
const clockIn = (hours: number) => shopClock(hours).slice(11, 16);
/** Returns the instant at which the shop's clock shows this. */
const momentOf = (day: string, time: string) => new Date(Date.parse(`${day}T${time}:00Z`) - aheadMs).toISOString();

test('shows when an unavailable dish is served, and takes an order for later where the store does [item-26, item-27]', async ({
  page,
  request,
  enter,
}) => {
  await enter('food');
  const [dish] = await findItems(request, place, 'food', ({ has_variations, available }) => !has_variations && available);
  const hours = { available_time_starts: clockIn(2), available_time_ends: clockIn(4), available: false };
  await mockDetails(page, { ...hours, schedule_order: false });
  await page.goto(`/home?item=${dish!.slug}`);
  const dialog = itemDialog(page, dish!.name);
  await expect(dialog.getByText('Not Available now', { exact: true })).toBeVisible();
  await expect(dialog.getByText(`${hours.available_time_starts}–${hours.available_time_ends}`)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Add to Cart' })).toHaveCount(0);
  await mockDetails(page, { ...hours, schedule_order: true });
  await expect((await openItem(page, dish!)).getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
});

test('shows the day of a dish that is not served again today [item-27]', async ({ page, request, enter }) => {
  await enter('food');
  const [dish] = await findItems(request, place, 'food', ({ has_variations, available }) => !has_variations && available);
  await page.clock.setFixedTime(momentOf(shopClock(24).slice(0, 10), '15:00'));
  const hours = { available_time_starts: '07:00', available_time_ends: '11:00', available: false };
  await mockDetails(page, { ...hours, schedule_order: false });
  await page.goto(`/home?item=${dish!.slug}`);
  await expect(itemDialog(page, dish!.name).getByText('Again tomorrow at 07:00')).toBeVisible();
  await mockDetails(page, { ...hours, schedule_order: true });
  await expect(await openItem(page, dish!)).toContainText('Served tomorrow at 07:00–11:00. You can order now for later.');
});

test('promises no arrival for a dish served at another hour: page and cart say when instead [item-26]', async ({
  page,
  request,
  enter,
}) => {
  await enter('food');
  const isForLater = ({ available, schedule_order, has_variations }: Parameters<Parameters<typeof findItems>[3]>[0]) =>
    !available && schedule_order && !has_variations;
  const [dish] = await findItems(request, place, 'food', isForLater);
  // Tomorrow becomes today at midnight, and pages rendered before it are cached for a moment.
  const served = () => {
    const isTomorrow = dish!.available_time_starts! < clockIn(0);
    return `Served ${isTomorrow ? 'tomorrow at' : 'at'} ${dish!.available_time_starts}–${dish!.available_time_ends}`;
  };
  await expect(async () => expect((await serverRendered(request, itemPage(dish!))).words).toContain(served())).toPass();
  await visit(page, itemPage(dish!));
  const main = page.getByRole('main');
  await expect.poll(async () => (await main.textContent())!.includes(`${served()}. You can order now for later.`)).toBe(true);
  await expect(main.getByText('To collect')).toBeVisible();
  await expect(main.getByText(/\d–\d+\smin/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  const cart = await openCart(page);
  const line = cart.getByRole('article', { name: dish!.name });
  await expect.poll(async () => (await line.textContent())!.includes(served())).toBe(true);
  await expect(cart.getByText(/\d\skm/).first()).toBeVisible();
  await expect(cart.getByText(/\d–\d+\smin/)).toHaveCount(0);
});

test('says at a closed store’s item whether it can be ordered for later', async ({ page, request, enter }) => {
  await enter('food');
  const [dish] = await findItems(request, place, 'food', ({ has_variations, available }) => !has_variations && available);
  const { store } = await findDetails(request, [dish!], () => true);
  for (const [schedule_order, said] of [
    [true, 'You can order now for later.'],
    [false, 'Orders are taken again when it opens.'],
  ] as const) {
    await mockDetails(page, { schedule_order, store: { ...store, open: false, next_opening_at: momentOf('2030-01-01', '09:00') } });
    await expect(await openItem(page, dish!)).toContainText(`The store is closed now and opens on 1 January at 09:00. ${said}`);
  }
});

test(
  'prices options and add-ons, and keeps a group within its limits [item-05, item-07, item-28, item-29, item-31]',
  { tag: '@every-browser' },
  async ({ page, request, enter }) => {
    await enter('food');
    const dishes = await findItems(request, place, 'food', (item) => item.has_variations && item.available);
    const isBounded = ({ type, max, values }: (typeof dish)['food_variations'][number]) =>
      type === 'multi' && max > 0 && values.length > max;
    const dish = await findDetails(
      request,
      dishes,
      ({ food_variations, add_ons }) =>
        food_variations.some(isBounded) &&
        food_variations.some(({ type, values }) => type === 'single' && values.length > 1) &&
        add_ons.length > 0,
    );
    const group = dish.food_variations.find(isBounded)!;
    const single = dish.food_variations.find(({ type, values }) => type === 'single' && values.length > 1)!;
    const dialog = await openItem(page, dish);
    expect((await dialog.boundingBox())!.width).toBeLessThanOrEqual(459);

    const [first, second] = single.values;
    const one = dialog.getByRole('radio', { name: first!.label }).first();
    await one.check();
    await dialog.getByRole('radio', { name: second!.label }).first().check();
    await expect(one).not.toBeChecked();
    for (const { type, required, min, values } of dish.food_variations.filter(({ name }) => name !== group.name && name !== single.name)) {
      if (type === 'single') await dialog.getByRole('radio', { name: values[0]!.label }).first().check();
      const wanted = type === 'multi' && required === 'on' ? values.slice(0, Math.max(1, min)) : [];
      for (const { label } of wanted) await dialog.getByRole('checkbox', { name: label }).first().check();
    }

    const addOns = dialog.getByRole('group', { name: 'Add-ons' });
    const addOn = dish.add_ons[0]!;
    const box = addOns.getByRole('checkbox', { name: addOn.name }).first();
    await box.check();
    const howMany = addOns.getByRole('group', { name: addOn.name, exact: true });
    await expect(howMany).toContainText('01');
    await howMany.getByRole('button', { name: 'One more' }).click();
    await expect(howMany).toContainText('02');
    await box.click();
    await expect(howMany).toContainText('01');
    await box.click();
    await expect(howMany).toBeHidden();

    const answers = group.values.slice(0, group.max + 1).map(({ label }) => dialog.getByRole('checkbox', { name: label }).first());
    for (const answer of answers) await answer.check();
    await dialog.getByRole('button', { name: 'Add to Cart' }).click();
    const warning = page.locator('[data-toaster]').getByText(`Selected variation named ${group.name} must be in between Minimum`);
    await expect(warning).toBeVisible();
    await answers.at(-1)!.uncheck();
    await dialog.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(dialog).toBeHidden();
  },
);

test('leafs through pictures of which five are seen at once, and looks closer [item-08]', async ({ page, request, enter }) => {
  await enter();
  const items = await findItems(request, place, 'ecommerce', () => true);
  const item = await findDetails(request, items, ({ images_full_url }) => images_full_url.length > 1);
  await page.goto(itemPage(item));
  const gallery = page.getByRole('region', { name: 'Pictures' });
  const second = gallery.getByRole('button', { name: 'Picture 2 of' });
  await expect(async () => {
    await second.click();
    await expect(second).toHaveAttribute('aria-current', 'true');
  }).toPass();
  const row = (await gallery.getByRole('list').last().boundingBox())!;
  const thumb = (await second.boundingBox())!;
  expect(Math.round(row.width / (thumb.width + 12))).toBe(5);
  await gallery.getByRole('button', { name: 'Look closer' }).click();
  const closer = page.getByRole('dialog', { name: item.name });
  await closer.getByRole('button', { name: 'Make larger' }).click();
  await expect(closer.getByRole('button', { name: 'Make smaller' })).toBeVisible();
});

test('pictures are browsed by keys, which keep the focus at either end, and each is announced [item-08]', async ({
  page,
  request,
  enter,
}) => {
  await enter();
  const items = await findItems(request, place, 'ecommerce', () => true);
  const item = await findDetails(request, items, ({ images_full_url }) => images_full_url.length > 1);
  const count = item.images_full_url.length;
  await visit(page, itemPage(item));
  await page.getByRole('region', { name: 'Pictures' }).getByRole('button', { name: 'Look closer' }).click();
  const closer = page.getByRole('dialog', { name: item.name });
  const next = closer.getByRole('button', { name: 'Next picture' });
  await next.focus();
  for (let at = 1; at < count; at += 1) await page.keyboard.press('Enter');
  await expect(closer.getByRole('status')).toHaveText(`Picture ${count} of ${count}`);
  await expect(next).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(closer.getByRole('status')).toHaveText(`Picture ${count - 1} of ${count}`);
});

test('buys at once, as a guest after a prompt [item-23, item-34]', async ({ page, request, enter }) => {
  await enter();
  const [item] = await findItems(request, place, 'grocery', ({ has_variations, stock }) => !has_variations && (stock ?? 0) > 5);
  await page.goto(itemPage(item!));
  const guest = page.getByRole('heading', { name: 'Do you want to login or continue as a guest?' });
  await expect(async () => {
    await page.getByRole('main').getByRole('button', { name: 'Buy Now' }).click();
    await expect(guest).toBeVisible();
  }).toPass();
  await page.getByRole('button', { name: 'Guest', exact: true }).click();
  await expect(page).toHaveURL(/\/checkout\?page=buy_now/);
});

test("an item added on a phone's item page shows a link to the cart", async ({ page, request, enter }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter('ecommerce');
  const [item] = await findItems(request, place, 'ecommerce', ({ has_variations, stock }) => !has_variations && (stock ?? 0) > 5);
  await visit(page, itemPage(item!));
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('button', { name: 'Open cart' }).click();
  await expect(drawer(page).getByRole('article', { name: item!.name })).toBeVisible();
});

test('says that an item is gone, and leads on', async ({ page, shop, enter }) => {
  shop.expectTrouble(/404/);
  await enter('food');
  await page.goto('/home?item=there-is-no-such-dish');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('This item is gone')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/home$/);
});

test(
  "a dish's dialog shows description and store, and links to the store unless on its page [item-01, item-02, item-03, item-04]",
  { tag: '@every-browser' },
  async ({ page, request, enter }) => {
    await enter('food');
    const dishes = await findItems(
      request,
      place,
      'food',
      ({ rating_count, image_full_url }) => rating_count > 0 && image_full_url !== null,
    );
    const dish = await findDetails(request, dishes, ({ description }) => description.length > 0);
    await mockDetails(page, {
      veg: 1,
      is_halal: 1,
      halal_tag_status: 1,
      generic_name: ['Cumin'],
      nutritions_name: ['Energy 320 kcal'],
      allergies_name: ['Milk'],
    });
    const dialog = await openItem(page, dish);
    await expect(dialog.locator(`img[src="${dish.image_full_url}"]`)).toBeVisible();
    await expect(dialog.getByRole('heading', { name: dish.name }).last()).toContainText('Veg');
    await expect(dialog.getByRole('button', { name: / as a favourite$/ })).toBeVisible();
    await expect(dialog.getByText(/^Rated [\d.]+ out of 5/)).toBeAttached();
    for (const fact of ['Halal', 'Cumin', 'Energy 320 kcal', 'Allergens: Milk'])
      await expect(dialog.getByText(fact, { exact: true })).toBeVisible();
    await expect(dialog.getByText(dish.description.slice(0, 20))).toBeVisible();
    const store = dialog.getByRole('link', { name: dish.store.name });
    await expect(store).toHaveAttribute('href', new RegExp(`^/store/${dish.store.slug}\\?`));
    await store.click();
    await expect(page).toHaveURL(new RegExp(`/store/${dish.store.slug}\\?`));

    await page.goto(`/store/${dish.store.slug}?module_id=${place.modules.food}&item=${dish.slug}`);
    await expect(dialog.getByText(dish.store.name, { exact: true })).toBeVisible();
    await expect(dialog.getByRole('link', { name: dish.store.name })).toHaveCount(0);
  },
);

test('stops loading an item after five seconds, and retries at a press [list-21, list-24]', async ({ page, request, enter }) => {
  await enter('grocery');
  const [item] = await findItems(request, place, 'grocery', ({ has_variations, stock }) => !has_variations && (stock ?? 0) > 5);
  let isSilent = true;
  await page.route('**/api/v1/items/details/**', (route) => (isSilent ? undefined : route.continue()));
  const began = Date.now();
  await page.goto(`/home?data_type=all&item=${item!.slug}`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('This item could not be loaded')).toBeVisible({ timeout: 30_000 });
  expect(Date.now() - began).toBeGreaterThanOrEqual(5000);
  isSilent = false;
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(itemDialog(page, item!.name).getByRole('button', { name: 'Add to Cart' })).toBeVisible();
});

test('a campaign’s item is ordered at once, by the signed-in alone [camp-05, camp-06, route-20]', async ({
  page,
  request,
  context,
  enter,
}) => {
  await enter('ecommerce');
  const headers = { zoneid: `[${place.zoneId}]`, moduleId: String(place.modules.ecommerce) };
  const { products } = await (await request.get('/api/v1/campaigns/item', { headers })).json();
  const order = page.getByRole('main').getByRole('button', { name: /^Order Now/ });
  await visit(page, `${itemPage(products[0])}&product_type=campaign`);
  await order.click();
  await expect(page.getByText('You are not logged in')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
  await signUpCustomer(context, request);
  await visit(page, `${itemPage(products[0])}&product_type=campaign`);
  await order.click();
  await expect(page).toHaveURL(/\/checkout\?page=campaign/);
});

test('a variation that is gone is chosen by a press on its name, and neither added nor bought [item-16, item-19]', async ({
  page,
  request,
  enter,
}) => {
  await enter('ecommerce');
  const varied = await findItems(request, place, 'ecommerce', ({ has_variations }) => has_variations);
  const item = await findDetails(
    request,
    varied,
    ({ choice_options, variations }) => choice_options.length === 1 && variations.some(({ stock }) => stock === 0),
  );
  const gone = item.choice_options[0]!.options.find((option) => item.variations.some(({ type, stock }) => type === option && stock === 0))!;
  await page.goto(itemPage(item));
  await page.getByRole('group', { name: item.choice_options[0]!.title }).getByText(gone).click();
  await expect(page.getByRole('radio', { name: `${gone} (Out of Stock)` })).toBeChecked();
  for (const press of ['Add to Cart', 'Buy Now']) {
    await page.getByRole('button', { name: press }).filter({ visible: true }).click();
    await expect(
      page.locator('[data-toaster]').getByText('This variation is out of stock. Choose another variation to proceed further.'),
    ).toBeVisible();
  }
  await expect(page).toHaveURL(new RegExp(item.slug));
});

test('an item with options has a page in ecommerce and a dialog in other modules [item-21, item-22]', async ({ page, request, enter }) => {
  await enter();
  for (const module of ['ecommerce', 'food'] as const) {
    const [item] = await findItems(request, place, module, ({ has_variations, available }) => has_variations && available);
    await visit(page, `/home?data_type=searched&search=${encodeURIComponent(item!.name)}&module_id=${place.modules[module]}`);
    await page
      .getByRole('button', { name: new RegExp(`^Add ${item!.name}.* to the cart$`) })
      .first()
      .click();
    if (module === 'ecommerce') await expect(page).toHaveURL(new RegExp(`/product/${item!.slug}`));
    else await expect(itemDialog(page, item!.name)).toBeVisible();
  }
});
