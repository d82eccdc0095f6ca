import type { APIRequestContext, Page } from '@playwright/test';
import { fill } from './steps/fill.ts';
import { expect, test } from './steps/shop.ts';
import { signInAs, remembered, visit } from './steps/visitor.ts';

// Chromium needs a flag to render maps without a graphics card. Firefox has none, and shows its picture of the map.
test.use({
  launchOptions: async ({ launchOptions, browserName }, give) => {
    const args = [...(launchOptions.args ?? []), '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
    await give(browserName === 'chromium' ? { ...launchOptions, args } : launchOptions);
  },
});

// Software rendering is slow.
test.slow();

const stored = (page: Page) =>
  page.evaluate(() => ({
    zones: localStorage.getItem('zoneid'),
    address: localStorage.getItem('location'),
    point: JSON.parse(localStorage.getItem('currentLatLng') ?? 'null') as { lat: number; lng: number } | null,
  }));

/** Returns the starting point and address of the picker for a visitor without a place. */
async function beginning(request: APIRequestContext): Promise<{ readonly point: { lat: number; lng: number }; readonly address: string }> {
  const { default_location: point } = await (await request.get('/api/v1/config')).json();
  const { results } = await (await request.get('/api/v1/config/geocode-api', { params: point })).json();
  return { point, address: results[0].formatted_address };
}

async function openPicker(page: Page) {
  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: 'Pick from map' }).click();
  const picker = page.getByRole('dialog', { name: 'Pick Location' });
  await expect(picker).toBeVisible();
  return picker;
}

test(
  'picks the place under the pin: address, point and zones are remembered, and the shop opens [loc-01, loc-07, loc-08, loc-12, loc-16, loc-23, storage-03, storage-04, storage-05, app-01]',
  { tag: '@every-browser' },
  async ({ page, request }) => {
    const start = await beginning(request);
    const picker = await openPicker(page);
    await expect(picker.getByText('Share your exact location to see which stores deliver to your door.')).toBeVisible();
    await expect(picker.getByText(start.address)).toBeVisible();
    await picker.getByRole('button', { name: 'Pick Locations' }).click();
    await expect(page.getByText('New location has been set.')).toBeVisible();
    await expect(picker).toBeHidden();
    await expect(page).toHaveURL(/\/home$/);
    const { zones, address, point } = await stored(page);
    expect(JSON.parse(zones!)).toHaveLength(1);
    expect(address).toBe(start.address);
    expect(point).toEqual(start.point);
  },
);

test('finds a place in another spelling, and clears it when the map moves [loc-02, loc-03, loc-04, loc-05, loc-10, loc-14]', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => request.url().includes('place-api-autocomplete') && requested.push(request.url()));
  const picker = await openPicker(page);
  const map = picker.getByRole('application', { name: /^Map/ });
  await expect(map).toBeVisible();
  const search = picker.getByRole('combobox', { name: 'Search location' });
  await fill(search, '   ');
  expect(requested).toEqual([]);
  await fill(search, 'чорсу бозори');
  await picker.getByRole('option', { name: /Chorsu Bazaar/ }).click();
  await expect(search).toHaveValue(/^Chorsu Bazaar/);
  await expect(picker.locator('p', { hasText: /^Chorsu Bazaar/ })).toBeVisible();

  expect((await map.boundingBox())!.height).toBe(350);
  await picker.getByRole('button', { name: 'Full screen' }).click();
  await expect.poll(async () => (await map.boundingBox())!.height).toBe(810);
  await picker.getByRole('button', { name: 'Leave full screen' }).click();
  await expect(picker.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  await expect(picker.getByRole('button', { name: 'Zoom out' })).toBeVisible();

  await map.focus();
  await page.keyboard.press('ArrowUp');
  await expect(search).toHaveValue('');
  await expect(picker.locator('p', { hasText: /^Chorsu Bazaar/ })).toBeHidden();
});

test("stores the exact point of a found place, not the map's rounding [storage-05]", async ({ page, request }) => {
  const search = { params: { search_text: 'Chorsu Bazaar' } };
  const { predictions } = await (await request.get('/api/v1/config/place-api-autocomplete', search)).json();
  const picker = await openPicker(page);
  await expect(picker.getByRole('application', { name: /^Map/ })).toBeVisible();
  await fill(picker.getByRole('combobox', { name: 'Search location' }), 'Chorsu Bazaar');
  const [, requested] = await Promise.all([
    picker.getByRole('option', { name: /Chorsu Bazaar/ }).click(),
    page.waitForResponse(/get-zone-id/),
  ]);
  expect(requested.ok()).toBe(true);
  await picker.getByRole('button', { name: 'Pick Locations' }).click();
  await expect(picker).toBeHidden();
  expect((await stored(page)).point).toEqual({ lat: predictions[0].lat, lng: predictions[0].lng });
});

test('begins at zoom 17, close enough to tell one door from the next [loc-21]', async ({ page, request }) => {
  const start = await beginning(request);
  const picker = await openPicker(page);
  await expect(picker.getByText(start.address)).toBeVisible();
  const map = picker.getByRole('application', { name: /^Map/ });
  await expect(map).toBeVisible();
  const moved = page.waitForRequest(/geocode-api/);
  await map.press('ArrowRight');
  // An arrow key moves a hundred pixels, and the world is 512 pixels wide at zoom 0.
  const degrees = Number(new URL((await moved).url()).searchParams.get('lng')) - start.point.lng;
  expect(Math.log2((100 * 360) / (512 * degrees))).toBeCloseTo(17, 1);
});

test('a press on the map brings the pressed point under the pin', async ({ page, request }) => {
  const start = await beginning(request);
  const picker = await openPicker(page);
  await expect(picker.getByText(start.address)).toBeVisible();
  const map = picker.getByRole('application', { name: /^Map/ });
  await expect(map).toBeVisible();
  const { width, height } = (await map.boundingBox())!;
  const moved = page.waitForRequest(/geocode-api/);
  await map.click({ position: { x: width / 2 + 100, y: height / 2 } });
  // A hundred pixels at zoom 17, where the world is 512 pixels wide at zoom 0.
  const degrees = Number(new URL((await moved).url()).searchParams.get('lng')) - start.point.lng;
  expect(degrees).toBeCloseTo((100 * 360) / (512 * 2 ** 17), 4);
});

test('says that an address is on its way, not that there is none', async ({ page, request }) => {
  const start = await beginning(request);
  let answer: (() => void) | undefined;
  await page.route('**/geocode-api*', async (route) => {
    await new Promise<void>((resolve) => (answer = resolve));
    await route.fallback();
  });
  const picker = await openPicker(page);
  await expect.poll(() => answer !== undefined).toBe(true);
  await expect(picker.getByText('Loading', { exact: true })).toBeAttached();
  await expect(picker.getByText('No address here')).toBeHidden();
  answer!();
  await expect(picker.getByText(start.address)).toBeVisible();
});

test('waits for the zone, and outside all zones offers a button that shows everything [loc-11, loc-13, loc-20, loc-24]', async ({
  page,
  request,
  shop,
}) => {
  const start = await beginning(request);
  shop.expectTrouble(/404/);
  let answer: (() => void) | undefined;
  await page.route('**/get-zone-id*', async (route) => {
    await new Promise<void>((resolve) => (answer = resolve));
    await route.fulfill({ status: 404, json: { errors: [{ code: 'zone-not-found', message: 'We do not deliver to this place yet.' }] } });
  });
  const picker = await openPicker(page);
  await expect(picker.getByText(start.address)).toBeVisible();
  await expect(picker.getByRole('button', { name: 'Pick Locations' })).toBeDisabled();
  await expect.poll(() => answer !== undefined).toBe(true);
  answer!();
  await picker.getByRole('button', { name: 'We do not deliver to this place yet.' }).click();
  await expect(picker).toBeHidden();
  const { zones, address } = await stored(page);
  expect(JSON.parse(zones!)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
  expect(address).toBeNull();
});

test('says that suggestions are on their way, and that the device keeps its place to itself [loc-06, loc-09, loc-15]', async ({ page }) => {
  let answer: (() => void) | undefined;
  await page.route('**/place-api-autocomplete*', async (route) => {
    await new Promise<void>((resolve) => (answer = resolve));
    await route.continue();
  });
  const picker = await openPicker(page);
  await fill(picker.getByRole('combobox', { name: 'Search location' }), 'Chorsu');
  await expect(picker.getByText('Search suggestions are loading...')).toBeVisible();
  await expect.poll(() => answer !== undefined).toBe(true);
  answer!();
  await expect(picker.getByRole('option', { name: /Chorsu Bazaar/ })).toBeVisible();
  await picker.getByRole('button', { name: 'Use Current Location' }).click();
  const permission = page.getByRole('dialog', { name: 'Please allow browser location permission' });
  await expect(
    permission.getByText(
      'Your browser location track permission is off. Please turn on the location permission to detect current location',
      { exact: true },
    ),
  ).toBeVisible();
  await permission.getByRole('button', { name: 'Okay' }).click();
  await expect(permission).toBeHidden();
});

test('the header offers saved addresses to the signed-in, the current location and the map [header-14, loc-17, loc-18, entity-09]', async ({
  page,
  request,
  context,
}) => {
  const here = { lat: 41.3111, lng: 69.2797 };
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: here.lat, longitude: here.lng });
  await signInAs(page, request, { module: 'grocery', isSignedIn: 'as-newcomer' });
  await visit(page, '/about-us');
  const headers = { authorization: `Bearer ${await remembered(page, 'token')}` };
  const saved = { address: 'Chilonzor 5', address_type: 'home', contact_person_name: 'Nodira', contact_person_number: '+998901234567' };
  await request.post('/api/v1/customer/address/add', { headers, data: { ...saved, latitude: 41.3, longitude: 69.27 } });
  const button = page.getByRole('button', { name: /^Deliver to/ }).first();
  const popover = page.getByRole('group', { name: 'Delivery location' }).first();
  await button.click();
  await popover.getByRole('button', { name: /Chilonzor 5/ }).click();
  await expect(page.getByText('New delivery address selected.')).toBeVisible();
  await expect(popover).toBeHidden();
  expect(await stored(page)).toMatchObject({
    address: 'Chilonzor 5',
    point: { lat: 41.3, lng: 69.27 },
    zones: expect.stringMatching(/^\[\d/),
  });

  const { results } = await (await request.get('/api/v1/config/geocode-api', { params: here })).json();
  await button.click();
  await expect(popover.getByRole('button', { name: 'Pick from map' })).toBeVisible();
  const renewed = page.waitForEvent('load');
  await popover.getByRole('button', { name: 'Use Current Location' }).click();
  await renewed;
  await expect(page.getByText('New location has been set.')).toBeVisible();
  await expect(popover).toBeHidden();
  expect(await stored(page)).toMatchObject({ address: results[0].formatted_address, point: here });

  await page.evaluate(() => localStorage.removeItem('token'));
  await visit(page, '/about-us');
  await button.click();
  await expect(popover.getByText('To select from saved addresses, you need to sign in.')).toBeVisible();
  await expect(popover.getByRole('button', { name: 'Use Current Location' })).toBeVisible();
});
