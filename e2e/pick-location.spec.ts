import type { Page } from '@playwright/test';
import { expect, test } from './vocabulary/shop.ts';

// Chromium draws maps without a graphics card only when it is told to.
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH || undefined,
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  },
});

// Drawing on the processor takes its time.
test.slow();

const stored = (page: Page) =>
  page.evaluate(() => ({
    zones: localStorage.getItem('zoneid'),
    address: localStorage.getItem('location'),
    point: JSON.parse(localStorage.getItem('currentLatLng') ?? 'null') as { lat: number; lng: number } | null,
  }));

async function openPicker(page: Page) {
  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: 'Pick from map' }).click();
  const picker = page.getByRole('dialog', { name: 'Pick Location' });
  await expect(picker).toBeVisible();
  return picker;
}

test('picks the place under the pin: address, point and zones are remembered, and the shop opens [loc-01, loc-07, loc-08, loc-12, loc-16, loc-23, storage-03, storage-04, storage-05]', async ({
  page,
}) => {
  const picker = await openPicker(page);
  await expect(picker.getByText('Share your exact location to see which stores deliver to your door.')).toBeVisible();
  await expect(picker.getByText('Amir Temur Avenue, Mirobod district')).toBeVisible();
  await picker.getByRole('button', { name: 'Pick Locations' }).click();
  await expect(page.getByText('New location has been set.')).toBeVisible();
  await expect(picker).toBeHidden();
  await expect(page).toHaveURL(/\/home$/);
  const { zones, address, point } = await stored(page);
  expect(JSON.parse(zones!)).toHaveLength(1);
  expect(address).toBe('Amir Temur Avenue, Mirobod district');
  expect(point!.lat).toBeCloseTo(41.3111, 3);
});

test('finds a place in another spelling, and forgets it when the map moves [loc-02, loc-03, loc-04, loc-05, loc-10, loc-14]', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('place-api-autocomplete') && asked.push(request.url()));
  const picker = await openPicker(page);
  const map = picker.getByRole('region', { name: /^Map/ });
  await expect(map).toBeVisible();
  const search = picker.getByRole('combobox', { name: 'Search location' });
  await search.fill('   ');
  expect(asked).toEqual([]);
  await search.fill('чорсу бозори');
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

test('waits for the zone, and where nobody delivers says so on a button that shows everything [loc-11, loc-13, loc-20]', async ({
  page,
  shop,
}) => {
  shop.expectTrouble(/404/);
  let answer: (() => void) | undefined;
  await page.route('**/get-zone-id*', async (route) => {
    await new Promise<void>((resolve) => (answer = resolve));
    await route.fulfill({ status: 404, json: { errors: [{ code: 'zone-not-found', message: 'We do not deliver to this place yet.' }] } });
  });
  const picker = await openPicker(page);
  await expect(picker.getByText('Amir Temur Avenue, Mirobod district')).toBeVisible();
  await expect(picker.getByRole('button', { name: 'Pick Locations' })).toBeDisabled();
  await expect.poll(() => answer !== undefined).toBe(true);
  answer!();
  await picker.getByRole('button', { name: 'We do not deliver to this place yet.' }).click();
  await expect(picker).toBeHidden();
  const { zones, address } = await stored(page);
  expect(JSON.parse(zones!)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
  expect(address).toBeNull();
});
