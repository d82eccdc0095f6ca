import type { ItemDetails } from '@bozor/contract/shop/catalogue/item-details.ts';
import type { Page } from '@playwright/test';
import { fill } from './steps/fill.ts';
import { findDetails, findItems, itemPage } from './steps/item.ts';
import { expect, test } from './steps/shop.ts';
import { cityCentre } from './steps/visit.ts';
import { signInAs } from './steps/visitor.ts';

const isDearer = ({ optionPrice }: ItemDetails['food_variations'][number]['values'][number]) => optionPrice > 0;

/** Opens a page and holds its scripts back. Returns the function that releases them. */
async function openUnhydrated(page: Page, path: string): Promise<() => Promise<void>> {
  const { promise: sent, resolve: send } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await sent;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return async () => {
    send();
    await page.waitForFunction(() => localStorage.getItem('guest_id'));
  };
}

test('a press before hydration takes effect after it', async ({ page }) => {
  const hydrate = await openUnhydrated(page, '/');
  const button = page.getByRole('main').getByRole('button', { name: 'Pick from map' });
  await button.click();
  await expect(button).toHaveAttribute('data-waits', '');
  await hydrate();
  await expect(page.getByRole('dialog', { name: 'Pick Location' })).toBeVisible();
  await expect(page.locator('[data-waits]')).toHaveCount(0);
});

test('a choice before hydration on a slow phone counts', async ({ page, request, enter }) => {
  await enter('food');
  const dishes = await findItems(request, await cityCentre(request), 'food', (item) => item.has_variations && item.available);
  const choiceGroup = ({ food_variations: groups }: ItemDetails) =>
    groups.find(({ type, values }) => type === 'single' && values.some(isDearer));
  const dish = await findDetails(request, dishes, (item) => choiceGroup(item) !== undefined);
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const hydrate = await openUnhydrated(page, itemPage(dish));
  const main = page.getByRole('main');
  const total = main.getByText('Total', { exact: true }).locator('..');
  const before = await total.innerText();
  const answer = main.getByRole('radio', { name: choiceGroup(dish)!.values.findLast(isDearer)!.label });
  await answer.click({ force: true });
  await hydrate();
  await expect(page.locator('[data-waits]')).toHaveCount(0);
  await expect(answer).toBeChecked();
  await expect(total).not.toHaveText(before, { useInnerText: true });
});

test('a form sent before hydration is neither lost nor shown in the URL', async ({ page }) => {
  const hydrate = await openUnhydrated(page, '/auth');
  const phone = page.getByRole('main').getByLabel('Phone number');
  await fill(phone, '90 12');
  await phone.press('Enter');
  await expect(page).toHaveURL(/\/auth$/);
  await hydrate();
  await expect(page.getByText('number must be 10 digits')).toBeVisible();
  await expect(phone).toHaveValue('90 12');
});

test('a search begun before hydration continues with its text', async ({ page, enter }) => {
  await enter('food');
  const hydrate = await openUnhydrated(page, '/home');
  const search = page.getByRole('main').getByRole('combobox', { name: 'Search the shop' });
  await search.pressSequentially('lagmon');
  await hydrate();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(search).toHaveValue('lagmon');
});

test("text in a store's search stays when the browser has another place than the server", async ({ page, request }) => {
  const { zoneId, modules } = await cityCentre(request);
  const headers = { zoneid: `[${zoneId}]`, moduleId: String(modules.food) };
  const { stores } = await (await request.get('/api/v1/stores/popular', { headers, params: { limit: 1 } })).json();
  // In storage only, which the server does not see.
  await signInAs(page, request, { module: 'food' });
  const hydrate = await openUnhydrated(page, `/store/${stores[0].slug}`);
  const search = page.getByRole('combobox', { name: 'Search this store' });
  await search.pressSequentially('plov');
  const there = page.waitForResponse(/\/api\/v1\/stores\/details\//);
  await hydrate();
  await there;
  await expect(search).toHaveValue('plov');
  await expect(page.getByRole('list', { name: 'Menu' }).getByRole('article').first()).toContainText(/plov/i);
});

test('a search sent before hydration gets a server-rendered page', async ({ page, enter }) => {
  await enter('food');
  await openUnhydrated(page, '/home');
  const search = page.getByRole('main').getByRole('combobox', { name: 'Search the shop' });
  await fill(search, 'lagmon');
  await search.press('Enter');
  await expect(page).toHaveURL(/search=lagmon/);
  await expect(page).toHaveTitle(/lagmon/);
});
