import type { Locator, Page } from '@playwright/test';

/** The stepper of an item on its card, in the drawer or in its dialog. */
export function stepper(within: Page | Locator, name: string): Locator {
  return within.getByRole('group', { name, exact: true }).first();
}

export function drawer(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Shopping Cart' });
}

/** Opens the cart from the header. */
export async function openCart(page: Page): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
  return drawer(page);
}

/** The current toast with this text. */
export function toastWith(page: Page, text: string): Locator {
  return page.locator('[data-toaster]').getByText(text, { exact: true });
}
