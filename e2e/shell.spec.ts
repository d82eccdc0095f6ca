import { fill } from './steps/fill.ts';
import { expect, test } from './steps/shop.ts';
import { fillCart } from './steps/checkout.ts';
import { findItems, findPlenty, itemPage } from './steps/item.ts';
import { cityCentre } from './steps/visit.ts';
import { signInAs, remembered, visit } from './steps/visitor.ts';

const PHONE = { width: 390, height: 844 };

test('the wide header has place, theme, language and country, then the shop’s links, the order and the cart of a guest [header-01] [header-03] [header-05] [header-08] [header-10] [header-15] [header-17] [route-21]', async ({
  page,
  request,
}) => {
  await signInAs(page, request, { module: 'grocery' });
  await visit(page, '/about-us');
  const header = page.locator('header:visible');
  await expect(page.getByRole('button', { name: /Deliver to.*Amir Temur 15/ }).first()).toBeVisible();
  for (const name of [/^(Light|Dark)$/, /^Language/, /^Country/]) await expect(page.getByRole('button', { name }).first()).toBeVisible();
  await expect(header.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
  await page.route('**/api/v1/categories', async (route) => {
    const answer = await route.fetch();
    const reply = (await answer.json()) as { data: { id: number }[] };
    await route.fulfill({
      response: answer,
      json: { ...reply, data: reply.data.concat(reply.data.map((each) => ({ ...each, id: each.id + 9000 }))) },
    });
  });
  const categories = header.getByRole('group', { name: 'Categories' });
  await header.getByRole('button', { name: 'Categories' }).click();
  await expect(header.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/categories');
  expect(await categories.evaluate((panel) => getComputedStyle(panel).animationDuration)).toBe('0.3s');
  await expect(categories.getByRole('listitem')).toHaveCount(10);
  const stores = page.waitForRequest(/\/stores\/popular\?limit=10$/);
  await header.getByRole('button', { name: 'Stores' }).click();
  await stores;
  await expect(header.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/store/popular');
  await expect(header.getByRole('group', { name: 'Stores' }).getByRole('listitem').first()).toBeVisible();

  await expect(header.getByRole('button', { name: /^Cart/ })).toHaveAccessibleName('Cart');
  await header.getByRole('link', { name: 'Track Order' }).click();
  await expect(page).toHaveURL(/\/track-order$/);
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Order number' })).toBeVisible();
  const place = await cityCentre(request);
  const items = await findItems(request, place, 'grocery', ({ has_variations, stock }) => !has_variations && (stock ?? 0) > 5);
  await fillCart(page, place, 'grocery', { item_id: items[0]!.id, quantity: 2 });
  await page.reload();
  await expect(header.getByRole('button', { name: /^Cart, 2 items, / })).toBeVisible();
});

test('without a zone there is nothing to browse, and the logo leads to the landing page; with one, to the shop [header-05] [header-08] [route-01]', async ({
  page,
  request,
}) => {
  await signInAs(page, request, { module: 'grocery', hasPlace: false });
  await visit(page, '/about-us');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0);
  const header = page.locator('header:visible');
  await expect(header.getByRole('link', { name: 'Bozor' })).toHaveAttribute('href', '/');
  await expect(header.getByRole('button', { name: /^Cart/ })).toHaveCount(0);
  await expect(header.getByRole('link', { name: 'Track Order' })).toHaveCount(0);
  await page.evaluate(() => {
    localStorage.setItem('zoneid', '[1]');
    localStorage.setItem('location', 'Amir Temur 15');
  });
  await visit(page, '/');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Bozor' })).toHaveAttribute('href', '/home');
  await expect(header.getByRole('combobox', { name: 'Search the shop' })).toHaveCount(0);
});

test('favourites are counted for the signed-in; parcels have a contact instead of shelves, and neither cart nor favourites [header-04] [header-07] [header-11] [module-12] [route-29]', async ({
  page,
  request,
}) => {
  const place = await cityCentre(request);
  const [item] = await findItems(request, place, 'grocery', () => true);
  await signInAs(page, request, { module: 'grocery', isSignedIn: 'as-newcomer' });
  await visit(page, '/about-us');
  const header = page.locator('header:visible');
  await expect(header.getByRole('button', { name: 'Favourites' })).toHaveAccessibleName('Favourites');
  await expect(header.getByRole('link', { name: 'Track Order' })).toHaveCount(0);
  const token = await remembered(page, 'token');
  for (const data of [{ item_id: item!.id }, { store_id: item!.store_id }])
    expect(
      (await request.post('/api/v1/customer/wish-list/add', { headers: { authorization: `Bearer ${token}` }, data })).status(),
    ).toBeLessThan(300);
  await page.reload();
  await expect(header.getByRole('button', { name: 'Favourites, 2' })).toBeVisible();

  await visit(page, `/about-us?module_id=${place.modules.parcel}`);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(/\/help-and-support$/);
  await expect(page.getByRole('button', { name: 'Account of Nodira Aliyeva' }).first()).toBeVisible();
  await expect(menu.getByRole('button')).toHaveCount(0);
  for (const name of [/^Favourites/, /^Cart/]) await expect(header.getByRole('button', { name })).toHaveCount(0);
  await page.evaluate(() => localStorage.removeItem('token'));
  await visit(page, '/about-us');
  await expect(header.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Track Order' })).toHaveCount(0);
});

test('a chosen country begins phone numbers with its code and names the currency [header-18]', async ({ page, request }) => {
  await signInAs(page, request, { module: 'grocery' });
  await visit(page, '/store-registration');
  await page.getByRole('button', { name: /^Country/ }).click();
  await page
    .getByRole('menu', { name: 'Country' })
    .getByRole('menuitemradio', { name: /^Kazakhstan/ })
    .click();
  const phone = page.getByRole('textbox', { name: 'Phone' });
  await phone.pressSequentially('7012345678');
  await expect(phone).toHaveValue('+7 701 234 5678');
  await visit(page, '/home');
  await expect(page.getByRole('list', { name: 'Most Popular Items' })).toContainText('UZS');
});

test('a phone has a compact header with address, account and a drawer [header-02] [menu-01] [menu-02] [menu-03]', async ({
  page,
  request,
}) => {
  await page.setViewportSize(PHONE);
  await signInAs(page, request, { module: 'grocery', theme: 'light' });
  await visit(page, '/about-us');
  await expect(page.getByRole('button', { name: /Deliver to.*Amir Temur 15/ })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('link', { name: 'Home' })).toBeVisible();
  for (const shelf of ['Categories', 'Latest stores', 'Popular stores'])
    await expect(drawer.getByText(shelf, { exact: true })).toBeVisible();
  await drawer.getByText('Categories', { exact: true }).click();
  await expect(drawer.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/categories');
  await drawer.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(JSON.parse((await remembered(page, 'settings'))!)).toMatchObject({ theme: 'dark' });
  await expect(drawer.getByRole('button', { name: 'Language English' })).toBeVisible();
});

test('without a stored place the drawer shows no shelves [menu-02]', async ({ page, request }) => {
  await page.setViewportSize(PHONE);
  await signInAs(page, request, { module: 'grocery', hasPlace: false });
  await visit(page, '/about-us');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Home' })).toBeVisible();
  await expect(page.getByRole('dialog').getByText('Categories', { exact: true })).toHaveCount(0);
});

test('changing the language asks for confirmation, then reloads the page in it [lang-02] [lang-03]', async ({ page, request }) => {
  await signInAs(page, request, { module: 'grocery' });
  await visit(page, '/about-us?lang=en');
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure to change the language?' });
  await expect(question.getByText('The browser will refresh to get translated content.')).toBeVisible();
  const noticeShown = page.getByText('Language has been changed').waitFor();
  const loaded = page.waitForEvent('load');
  await question.getByRole('button', { name: 'Yes' }).click();
  await noticeShown;
  await loaded;
  await expect(page).toHaveURL(/\/about-us$/);
  await expect(page.locator('html[lang=ar][dir=rtl]')).toBeAttached();
  await expect(page.getByText('تم تغيير اللغة')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'من نحن' })).toBeVisible();
  expect(await remembered(page, 'language-setting')).toBe('ar');
  expect(await remembered(page, 'country')).toBe('UZ');
  expect(JSON.parse((await remembered(page, 'settings'))!)).toMatchObject({ direction: 'rtl' });
  await page.reload();
  await expect(page.locator('html[lang=ar][dir=rtl]')).toBeAttached();
});

test('a page follows the language that is chosen in another tab, and its title with it', async ({ page, context, request }) => {
  const place = await cityCentre(request);
  await signInAs(page, request, { module: 'grocery' });
  const [item] = await findItems(request, place, 'grocery', () => true);
  await visit(page, itemPage(item!));
  const english = await page.title();
  const other = await context.newPage();
  await other.goto('/about-us?lang=ru');
  await expect(page.locator('html[lang=ru]')).toBeAttached();
  await expect(page).not.toHaveTitle(english);
  await expect(page.getByRole('button', { name: 'Добавить в корзину' }).last()).toBeVisible();
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  expect(await page.title()).toContain(name!.trim());
});

test('signing out asks for confirmation, and ends at home as a guest [header-09] [auth-48] [auth-49] [auth-50]', async ({
  page,
  request,
}) => {
  await signInAs(page, request, { module: 'grocery', isSignedIn: true });
  await visit(page, '/about-us');
  await page.getByRole('button', { name: 'Account of Dilnoza Karimova' }).first().click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  const question = page.getByRole('alertdialog');
  expect(await question.getByRole('heading').textContent()).toBe('Are you sure you want to  logout?');
  await question.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logout successful.')).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('button', { name: 'Sign In' }).first()).toBeVisible();
  expect(await remembered(page, 'token')).toBeNull();
});

test("the footer has the shop's data and guards its restricted links [footer-01] [footer-02] [footer-07] [footer-09] [footer-10] [footer-11] [footer-12] [footer-13]", async ({
  page,
  request,
}) => {
  await signInAs(page, request, { module: 'grocery', hasPlace: false });
  await visit(page, '/about-us');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('Bozor brings the stores of your neighbourhood together')).toBeVisible();
  await expect(footer.getByRole('heading', { name: 'News worth opening' })).toBeVisible();
  expect((await footer.getByRole('button', { name: 'Subscribe' }).boundingBox())!.width).toBe(100);
  await fill(footer.getByRole('textbox', { name: 'Your email' }), 'nodira@nowhere');
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(footer.getByText('Please insert a valid email.')).toBeVisible();
  await fill(footer.getByRole('textbox', { name: 'Your email' }), `reader${Date.now()}@example.uz`);
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Subscribed Successfully')).toBeVisible();
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(footer.getByRole('textbox', { name: 'Your email' })).toHaveValue('');
  await expect(footer.getByText('Please insert a valid email.')).toHaveCount(0);
  await expect(footer.getByRole('link', { name: 'Telegram' })).toHaveAttribute('href', 'https://t.me/bozor_example');
  await expect(footer.getByRole('link', { name: 'salom@bozor.example' })).toHaveAttribute('href', 'mailto:salom@bozor.example');
  await expect(footer.getByRole('link', { name: 'Shipping Policy' })).toHaveAttribute('href', '/shipping-policy');
  await footer.getByRole('link', { name: 'Campaigns' }).click();
  await expect(page.getByText('You must pick a zone to access this page.')).toBeVisible();
  await expect(page).toHaveURL(/\/about-us$/);
  await footer.getByRole('button', { name: '1 Amir Temur Square' }).click();
  await expect(page.getByRole('dialog', { name: 'Bozor' })).toBeVisible();
});

test("the landing page's footer filters food lists to vegetarian [footer-03]", async ({ page, request }) => {
  await signInAs(page, request, { module: 'food' });
  await visit(page, '/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('checkbox', { name: 'Veg', exact: true })).toBeChecked();
  for (const words of ['Veg', 'Non-veg']) {
    const box = (await footer.getByRole('checkbox', { name: words, exact: true }).boundingBox())!;
    const beside = (await footer.getByText(words, { exact: true }).boundingBox())!;
    expect(beside.x, `${words} stands after its box`).toBeGreaterThan(box.x + box.width);
    expect(Math.abs(beside.y + beside.height / 2 - box.y - box.height / 2), `${words} stands beside its box`).toBeLessThan(box.height / 2);
  }
  await footer.getByRole('checkbox', { name: 'Non-veg' }).uncheck();
  const requested = page.waitForRequest((each) => new URL(each.url()).searchParams.get('type') === 'veg');
  await visit(page, '/home');
  await requested;
});

test('the regions that say notices stand empty on every page from the server on, so that the first one is heard', async ({ request }) => {
  for (const path of ['/', '/home', '/search?data_type=searched&search=non', '/checkout', '/track-order', '/auth', '/no-such-page']) {
    const answer = await request.get(path);
    const html = await answer.text();
    expect(html, path).toMatch(/<div[^>]*role="status"[^>]*aria-live="polite"[^>]*>(<span><\/span>)?<\/div>/);
    expect(html, path).toMatch(/<div[^>]*aria-live="polite"[^>]*data-notices[^>]*><\/div>/);
  }
});

test('nothing on the checkout leads away from it: no search, newsletter or columns of links, but help and the legal pages', async ({
  page,
  request,
  enter,
}) => {
  const place = await enter('grocery');
  const { id } = await findPlenty(request, place, 'grocery');
  await fillCart(page, place, 'grocery', { item_id: id });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/checkout?page=cart');
    await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible();
    const [head, foot] = [page.getByRole('banner'), page.getByRole('contentinfo')];
    await expect(head.getByRole('link', { name: 'Help' })).toHaveAttribute('href', /help-and-support/);
    await expect(head.getByRole('button', { name: 'Back' })).toBeVisible();
    for (const legal of ['Terms and Conditions', 'Privacy Policy', 'Refund Policy'])
      await expect(foot.getByRole('link', { name: legal })).toBeVisible();
    await expect(page.getByRole('combobox')).toHaveCount(0);
    for (const away of ['About Us', 'Become a courier', 'Categories']) await expect(page.getByText(away)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Subscribe' })).toHaveCount(0);
  }
});
