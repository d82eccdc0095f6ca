import { expect, type Page } from '@playwright/test';
import { placeOrder } from './checkout.ts';
import type { PlacedOrder } from '@bozor/contract/shop/orders/checkout.ts';

/** Chooses to pay online, places the order and waits for the gateway's own page. */
export async function goToPay(page: Page): Promise<PlacedOrder> {
  await page.locator('label', { hasText: 'Card online' }).click();
  const placed = await placeOrder(page);
  await expect(page).toHaveURL(/\/payment\/[\w-]{32}$/);
  await expect(page.getByRole('heading', { name: 'Test payment' })).toBeVisible();
  return placed;
}

/** Presses a button on the gateway's page. */
export async function decidePayment(page: Page, decision: 'Approve' | 'Decline' | 'Leave without paying'): Promise<void> {
  await page.getByRole('button', { name: decision }).click();
}

export const failureQuestion = (page: Page) => page.getByRole('dialog', { name: 'Payment did not go through' });

/** Expects the screen of a failed payment with its question. */
export async function expectFailure(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Order Place Failed', includeHidden: true })).toBeVisible();
  await expect(page.getByText("Order didn't place successfully.")).toBeVisible();
  await expect(failureQuestion(page)).toContainText('Do you agree that the order has failed?');
}
