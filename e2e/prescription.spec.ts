import type { Locator, Page } from '@playwright/test';
import type { ItemCard } from '@bozor/contract/shop/catalogue/item-card.ts';
import { successDialog, sumIn } from './steps/checkout.ts';
import { signUpCustomer } from './steps/customer.ts';
import { fill } from './steps/fill.ts';
import { findItems } from './steps/item.ts';
import { expect, test } from './steps/shop.ts';
import { visit } from './steps/visitor.ts';

/** A prescription alone: placed, priced by the pharmacy, and answered by its customer. */
test.describe.configure({ timeout: 120_000 });

const price = (scope: Locator | Page) => scope.getByRole('region', { name: 'Price of your prescription' });
const sum = (scope: Locator, term: string) => sumIn(scope.getByText(term, { exact: true }).locator('xpath=following-sibling::dd[1]'));

async function sendPrescription(page: Page, store: ItemCard): Promise<void> {
  await visit(page, `/store/${store.store_slug}?module_id=${store.module_id}`);
  await page.getByRole('button', { name: 'Send a prescription' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send a prescription' });
  await dialog.getByLabel('Add photos').setInputFiles({ name: 'prescription.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await fill(dialog.getByLabel('Delivery Address'), 'Amir Temur 15');
  await fill(dialog.getByLabel('Name'), 'Aziza');
  await fill(dialog.getByLabel('Phone'), '901234567');
  await dialog.getByRole('button', { name: 'Send to the pharmacy' }).click();
  await expect(successDialog(page).getByText('Prescription under review')).toBeVisible();
}

const prescribed = (item: ItemCard) => !item.has_variations && (item.stock ?? 0) > 5 && item.is_prescription_required === 1;

test('a guest sees the old and the new price with the time left, agrees, and the pharmacy goes on', async ({ page, request, enter }) => {
  const [item] = await findItems(request, await enter('pharmacy'), 'pharmacy', prescribed);
  await sendPrescription(page, item!);
  await successDialog(page).getByRole('button', { name: 'Track Order' }).click();
  const panel = page.getByRole('dialog', { name: /^Order No\./ });
  await expect(price(panel)).toBeVisible({ timeout: 30_000 });
  await expect(panel.getByText('Do you agree to the price?')).toBeVisible();
  await expect(price(panel).getByText(/^1[45]\sminutes left to answer/)).toBeVisible();
  const [before, now] = [await sum(price(panel), 'Before'), await sum(price(panel), 'Now')];
  expect(now).toBeGreaterThan(before);
  expect(await sum(panel, 'Total')).toBe(now);
  await price(panel).getByRole('button', { name: 'Agree' }).click();
  await expect(price(panel)).toBeHidden();
  await expect(panel.getByText('The store has taken your order')).toBeVisible({ timeout: 60_000 });
  expect(await sum(panel, 'Total')).toBe(now);
});

test('a customer finds the proposed price at the bar and in the list, declines it, and the order is canceled', async ({
  page,
  context,
  request,
  enter,
}) => {
  const [item] = await findItems(request, await enter('pharmacy'), 'pharmacy', prescribed);
  await signUpCustomer(context, request);
  await sendPrescription(page, item!);
  await visit(page, '/home');
  await expect(page.getByRole('region', { name: 'Orders under way' }).getByText(/Answer until \d/)).toBeVisible({ timeout: 30_000 });
  await visit(page, '/profile?page=my-orders');
  const card = page.getByRole('article').first();
  await expect(card.getByText('Price proposed')).toBeVisible();
  await expect(card.getByText(/^Answer until \d/)).toBeVisible();
  await card.getByRole('link').click();
  await price(page).getByRole('button', { name: 'Decline' }).click();
  await expect(price(page)).toBeHidden();
  await expect(
    page
      .getByText('This order was canceled')
      .or(page.getByText('Canceled', { exact: true }))
      .first(),
  ).toBeVisible();
});
