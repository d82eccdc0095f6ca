import type { Locator, Page } from '@playwright/test';
import { fillCart, openCheckout } from './steps/checkout.ts';
import { findPlenty } from './steps/item.ts';
import { expect, test } from './steps/shop.ts';
import { cityCentre } from './steps/visit.ts';

// Chromium needs a flag to render maps without a graphics card.
test.use({
  launchOptions: async ({ launchOptions, browserName }, give) => {
    const args = [...(launchOptions.args ?? []), '--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
    await give(browserName === 'chromium' ? { ...launchOptions, args } : launchOptions);
  },
});

// Software rendering is slow.
test.slow();

async function openPicker(page: Page): Promise<Locator> {
  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: 'Pick from map' }).click();
  const picker = page.getByRole('dialog', { name: 'Pick Location' });
  await expect(picker.getByRole('application', { name: /^Map/ })).toBeVisible();
  return picker;
}

const confirm = (picker: Locator) => picker.getByRole('button', { name: 'Pick Locations' });

test('a typed house leads to the building, and its number and flat to the checkout [loc-03, loc-04]', async ({ page, request }) => {
  const place = await cityCentre(request);
  const picker = await openPicker(page);
  await picker.getByRole('combobox', { name: 'Search location' }).fill("Navoiy ko'chasi 15, kv. 42, 3-qavat");
  const [zone] = await Promise.all([
    page.waitForResponse(/get-zone-id/),
    picker
      .getByRole('option', { name: /Navoiy.* 15\b/ })
      .first()
      .click(),
  ]);
  // The pin stands on the building: its point has the same house.
  const at = Object.fromEntries(new URL(zone.url()).searchParams);
  const { results } = await (await request.get('/api/v1/config/geocode-api', { params: { lat: at.lat!, lng: at.lng! } })).json();
  expect(results[0].house).toBe('15');
  expect(results[0].name).toMatch(/Navoiy/);
  await confirm(picker).click();
  await expect(picker).toBeHidden();

  const { id } = await findPlenty(request, place, 'grocery', () => true);
  await fillCart(page, place, 'grocery', { item_id: id, quantity: 2 });
  await openCheckout(page);
  await expect(page.getByLabel('House', { exact: true })).toHaveValue('15, 42');
  await expect(page.getByLabel('Floor', { exact: true })).toHaveValue('3');
});

test('the point under the pin has its street and house, which stand in the checkout too', async ({ page, request, context }) => {
  const place = await cityCentre(request);
  const search = { search_text: "Navoiy ko'chasi 15" };
  const { predictions } = await (await request.get('/api/v1/config/place-api-autocomplete', { params: search })).json();
  const [{ lat, lng }] = predictions as [{ lat: number; lng: number }];
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: lat, longitude: lng });
  const picker = await openPicker(page);
  await picker.getByRole('button', { name: 'Use Current Location' }).click();
  await expect(picker.locator('p', { hasText: /Navoiy.* 15,/ })).toBeVisible();
  await confirm(picker).click();
  await expect(picker).toBeHidden();
  const { id } = await findPlenty(request, place, 'grocery', () => true);
  await fillCart(page, place, 'grocery', { item_id: id, quantity: 2 });
  await openCheckout(page);
  await expect(page.getByLabel('House', { exact: true })).toHaveValue('15');
});

test('the first view of the picker loads at most 150 KB of tiles, with houses', async ({ page }) => {
  const tiles: Promise<Buffer>[] = [];
  page.on('response', (response) => /\/tiles\/\d/.test(response.url()) && tiles.push(response.body()));
  const tile = page.waitForResponse(/\/tiles\/15\//);
  await openPicker(page);
  expect((await tile).status()).toBe(200);
  await page.waitForLoadState('networkidle');
  const loaded = Buffer.concat(await Promise.all(tiles));
  expect(loaded.includes('houses')).toBe(true);
  // Not even compressed.
  expect(loaded.length).toBeLessThan(150_000);
});

for (const { width, height, text } of [
  { width: 360, height: 640, text: 1 },
  { width: 360, height: 640, text: 2 },
  { width: 320, height: 256, text: 1 },
  { width: 800, height: 360, text: 1 },
]) {
  test(`search, pin, address and button are in reach at ${width} × ${height} with text of ${text * 100} %`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript((scale) => {
      document.addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = `${scale * 100}%`));
    }, text);
    const picker = await openPicker(page);
    const button = confirm(picker);
    await expect(button).toBeEnabled();
    await expect(button).toBeInViewport({ ratio: 1 });
    await expect(picker.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    const map = (await picker.getByRole('application', { name: /^Map/ }).boundingBox())!;
    // A map as high as what scrolls would hold the finger that wants to scroll past it.
    expect(map.height).toBeLessThan(height - (await button.boundingBox())!.height);
    const search = picker.getByRole('combobox', { name: 'Search location' });
    await search.fill('Chorsu');
    await expect(search).toBeInViewport({ ratio: 1 });
    const option = picker.getByRole('option', { name: /Chorsu/ }).first();
    await option.click();
    await expect(picker.locator('p', { hasText: /^Chorsu/ })).toBeInViewport();
    await button.click();
    await expect(picker).toBeHidden();
  });
}
