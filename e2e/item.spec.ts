import { answerDetails, findItems, itemDialog, openItem } from './vocabulary/item.ts';
import { expect, test } from './vocabulary/shop.ts';
import { cityCentre, remember, type Place } from './vocabulary/visit.ts';

let place: Place;
test.beforeEach(async ({ request }) => {
  place = await cityCentre(request);
});

test('tells when a dish is served that cannot be had now, and takes it for later where the store does [item-26, item-27]', async ({
  page,
  request,
  context,
  baseURL,
}) => {
  await remember(context, baseURL!, place, 'food');
  const [dish] = await findItems(request, place, 'food', ({ has_variations, available }) => !has_variations && available);
  const inHours = (hours: number) => new Date(Date.now() + (hours + 5) * 3_600_000).toISOString().slice(11, 16);
  const hours = { available_time_starts: inHours(2), available_time_ends: inHours(4), available: false };
  await answerDetails(page, { ...hours, schedule_order: false });
  await page.goto(`/home?item=${dish!.slug}`);
  const dialog = itemDialog(page, dish!.name);
  await expect(dialog.getByText('Not Available now', { exact: true })).toBeVisible();
  await expect(dialog.getByText(`${hours.available_time_starts}–${hours.available_time_ends}`)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Add to Cart' })).toHaveCount(0);
  await answerDetails(page, { ...hours, schedule_order: true });
  await expect((await openItem(page, dish!)).getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
});

test('says that an item is gone, and leads on', async ({ page, shop, context, baseURL }) => {
  shop.expectTrouble(/404/);
  await remember(context, baseURL!, place, 'food');
  await page.goto('/home?item=there-is-no-such-dish');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('This item is gone')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/home$/);
});
