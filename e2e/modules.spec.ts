import { closeWelcome } from './steps/customer.ts';
import { expect, test } from './steps/shop.ts';
import { cityCentre, storePlace } from './steps/visit.ts';
import { signInAs, remembered, visit } from './steps/visitor.ts';

const chooser = { name: 'Choose a module' };

test(
  'prompts for a module, three in a row, and opens its home [module-01] [module-02] [module-06] [module-07] [module-08]',
  { tag: '@every-browser' },
  async ({ page, enter }) => {
    const place = await enter();
    await page.goto('/home');
    const dialog = page.getByRole('dialog', chooser);
    await expect(dialog).toContainText('Select a module to continue.');
    const modules = dialog.getByRole('listitem');
    await expect(modules).toHaveCount(5);
    await expect(modules.locator('img')).toHaveCount(5);
    const tops = await modules.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
    expect(tops.slice(0, 3)).toEqual(Array(3).fill(tops[0]));
    expect(tops[3]).toBeGreaterThan(tops[0]!);

    await dialog.getByRole('button', { name: 'Pharmacy' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('A module has been selected.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Medicine without the queue' })).toBeVisible();
    expect(JSON.parse((await page.evaluate(() => localStorage.getItem('module')))!)).toMatchObject({
      id: place.modules.pharmacy,
      module_type: 'pharmacy',
    });
  },
);

test('does not prompt again after a choice, except where the module is not offered [module-13]', async ({ page, enter }) => {
  await enter('grocery');
  await visit(page, '/home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fresh from the bazaar and the shelf');
  await expect(page.getByRole('dialog', chooser)).toBeHidden();
  await page.evaluate(() => {
    localStorage.setItem('module', '{"id":987654,"module_type":"food","module_name":"Gone"}');
    document.cookie = 'module=987654; path=/';
  });
  await page.goto('/home');
  await expect(page.getByRole('dialog', chooser)).toBeVisible();
});

test.describe('in a zone unknown to the server', () => {
  test.beforeEach(async ({ context }) => {
    await context.addInitScript(() => {
      if (location.protocol === 'about:') return;
      const place = { zoneid: '[7777]', location: 'Nowhere 1', currentLatLng: '{"lat":10,"lng":10}' };
      for (const [name, value] of Object.entries(place)) localStorage.setItem(name, value);
    });
    await context.route('**/get-zone-id*', (route) => route.fulfill({ json: { zone_id: '[7777]', zone_data: [] } }));
  });
  const reply = (modules: unknown[]) => ({ json: { total_size: modules.length, limit: modules.length, offset: 1, modules } });

  test('says so when it has no module [module-04]', async ({ page }) => {
    await page.route('**/api/v1/module', (route) => route.fulfill(reply([])));
    await page.goto('/home');
    await expect(page.getByText('No module found', { exact: true })).toBeVisible();
    await expect(page.getByText('Contact with the site owner to activate modules.')).toBeVisible();
  });

  test('takes the only module by itself [module-05]', async ({ page, request }) => {
    const { modules } = await (await request.get('/api/v1/module')).json();
    const food = { ...modules.find((each: { module_type: string }) => each.module_type === 'food'), zones: [{ id: 7777 }] };
    await page.route('**/api/v1/module', (route) => route.fulfill(reply([food])));
    await page.goto('/home');
    await expect(page.getByRole('heading', { level: 1, name: food.hero_title })).toBeVisible();
    await expect(page.getByRole('dialog', chooser)).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('module'))).toContain(`"id":${food.id}`);
  });

  test('shows boxes while its modules are on their way [module-03]', async ({ page }) => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/v1/module', async (route) => {
      await answered;
      await route.fulfill(reply([]));
    });
    await page.goto('/home');
    await expect(page.locator('[aria-busy="true"]')).toBeAttached();
    answer();
    await expect(page.getByText('No module found', { exact: true })).toBeVisible();
  });
});

test('finds the zone again when the stored one is gone, and shows the whole shop outside all zones', async ({
  page,
  context,
  request,
  baseURL,
  shop,
}) => {
  const place = await cityCentre(request);
  await storePlace(context, baseURL!, { ...place, zoneId: 7777 }, 'grocery');
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fresh from the bazaar and the shelf');
  expect(await page.evaluate(() => [localStorage.getItem('zoneid'), localStorage.getItem('location')])).toEqual([
    `[${place.zoneId}]`,
    'Amir Temur 1',
  ]);

  shop.expectTrouble(/404/);
  await page.evaluate(() => {
    localStorage.setItem('currentLatLng', '{"lat":10,"lng":10}');
    localStorage.setItem('zoneid', '[7777]');
  });
  await page.goto('/home');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('location'))).toBeNull();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fresh from the bazaar and the shelf');
});

test(
  "switches modules by the rail at the page's edge, which scopes the content [module-09] [module-11] [app-02]",
  { tag: '@every-browser' },
  async ({ page, enter }) => {
    await enter('grocery');
    await page.goto('/home');
    const rail = page.getByRole('navigation', { name: 'Modules' });
    await expect(rail.getByRole('link')).toHaveText(['Food', 'Grocery', 'Pharmacy', 'Shop', 'Parcel']);
    await expect(rail.getByRole('link', { name: 'Grocery' })).toHaveAttribute('aria-current', 'true');
    const box = (await rail.boundingBox())!;
    expect(box.x + box.width).toBeGreaterThan(1280 - 20);
    const foods = page.waitForResponse((response) => response.url().includes('/home.data') || response.url().includes('/items/discounted'));
    await rail.getByRole('link', { name: 'Food' }).click();
    await foods;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hungry? It is already on the stove');
    await expect(page.getByRole('heading', { name: 'Special Food Offers' })).toBeVisible();
    await expect(page.locator('body')).toHaveAttribute('data-module', 'food');
  },
);

test("a link to another module's store switches module and cart with one request, and a customer outside its zone is told so [module-11] [cart-31]", async ({
  page,
  enter,
  request,
}) => {
  const place = await enter('grocery');
  const headers = { moduleid: String(place.modules.food), zoneid: `[${place.zoneId}]` };
  const fetchJson = async (path: string) => (await request.get(`/api/v1${path}`, { headers })).json();
  const { stores } = await fetchJson('/stores/get-stores/delivery?limit=50');
  const store = stores.find((each: { open: boolean }) => each.open);
  const { products } = await fetchJson(`/stores/items/${store.id}?limit=50`);
  const dish = products.find((each: { has_variations: boolean; available: boolean }) => !each.has_variations && each.available);
  const requested: (string | undefined)[] = [];
  page.on('request', (call) => void (call.url().includes('/cart/list') && requested.push(call.headers()['moduleid'])));
  await visit(page, `/store/${store.slug}`);
  await expect(page.locator('body')).toHaveAttribute('data-module', 'food');
  // An added item is shown at once and sent a little later; the page is reloaded below.
  const stored = page.waitForResponse('**/customer/cart/add');
  await page
    .getByRole('button', { name: `Add ${dish.name} to the cart`, exact: true })
    .first()
    .click();
  await stored;
  const cart = page.getByRole('button', { name: /^Cart, 1 item/ }).first();
  await expect(cart).toBeVisible();
  expect(requested.filter((module) => module === headers.moduleid)).toHaveLength(1);
  await expect(page.getByText('Arrives', { exact: true })).toBeVisible();

  const farAway = { lat: 41.26, lng: 69.2 };
  const { zone_id: zones } = await fetchJson(`/config/get-zone-id?lat=${farAway.lat}&lng=${farAway.lng}`);
  await page.evaluate(
    ([zoneid, point]) => {
      localStorage.setItem('zoneid', zoneid);
      localStorage.setItem('currentLatLng', point);
    },
    [zones, JSON.stringify(farAway)] as const,
  );
  await page.reload();
  await expect(page.getByRole('main').getByText('Does not deliver to you')).toBeVisible();
  await expect(page.getByText('Arrives', { exact: true })).toBeHidden();
  await cart.click();
  await expect(page.getByRole('dialog', { name: 'Shopping Cart' })).toContainText('Does not deliver to you');
});

test("is a row of tiles above the phone's home", async ({ page, enter }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter('grocery');
  await page.goto('/home');
  const tiles = page.getByRole('navigation', { name: 'Modules' }).getByRole('link');
  const boxes = await tiles.evaluateAll((all) => all.map((each) => each.getBoundingClientRect()).map(({ top, width }) => ({ top, width })));
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  for (const { width } of boxes) expect(width).toBeGreaterThanOrEqual(60);
});

test('a module chosen by the rail prompts a signed-in customer once for interests, to save or skip [module-10] [module-14]', async ({
  page,
  request,
}) => {
  const place = await cityCentre(request);
  await signInAs(page, request, { module: 'parcel', isSignedIn: 'as-newcomer' });
  await closeWelcome(page);
  await visit(page, '/about-us');
  const rail = page.getByRole('navigation', { name: 'Modules' });
  await rail.getByRole('link', { name: 'Grocery' }).click();
  await expect(page).toHaveURL(/\/interest\?module_id=/);
  await page.locator('label', { hasText: 'Dairy and eggs' }).click();
  await page.locator('label', { hasText: 'Drinks' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/home/);
  const info = async () => {
    const headers = { authorization: `Bearer ${await remembered(page, 'token')}` };
    return (await (await request.get('/api/v1/customer/info', { headers })).json()).selected_modules_for_interest as number[];
  };
  expect(await info()).toEqual([place.modules.grocery]);
  await rail.getByRole('link', { name: 'Pharmacy' }).click();
  await expect(page).toHaveURL(/\/interest\?module_id=/);
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page).toHaveURL(/\/home/);
  await expect.poll(async () => new Set(await info())).toEqual(new Set([place.modules.grocery, place.modules.pharmacy]));
});
