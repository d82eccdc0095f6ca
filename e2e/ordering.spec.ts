import type { Page } from '@playwright/test';
import { expect, test } from './vocabulary/shop.ts';
import { cityCentre, remember } from './vocabulary/visit.ts';

/** Puts the first item that needs no choice into the cart, from the home page. */
async function takeSomething(page: Page): Promise<void> {
  await page.goto('/home');
  const popular = page.getByRole('region', { name: /Most Popular Items/ });
  await popular
    .getByRole('button', { name: /^Add .+ to the cart$/ })
    .first()
    .click();
  await expect(page.getByText('Item added to cart')).toBeVisible();
}

async function goToCheckoutAsGuest(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Cart, / })
    .first()
    .click();
  const cart = page.getByRole('dialog', { name: /Shopping Cart/ });
  await cart.getByRole('button', { name: 'Proceed To Checkout' }).click();
  const prompt = page.getByRole('dialog', { name: 'Do you want to login or continue as a guest?' });
  await prompt.getByRole('button', { name: 'Guest', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible();
}

test('a guest orders groceries to the door [auth-11, cart-10, perm-02]', async ({ page, context, request, baseURL }) => {
  await remember(context, baseURL!, await cityCentre(request), 'grocery');
  await takeSomething(page);
  await goToCheckoutAsGuest(page);

  await page.getByRole('button', { name: /^Place Order/ }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expect(page.getByText('Phone Number is required')).toBeVisible();

  await page.getByLabel('Name', { exact: true }).fill('Aziza');
  await page.getByLabel('Phone', { exact: true }).fill('901234567');
  await page.getByLabel('House').fill('15');
  const placed = page.waitForResponse((response) => response.url().endsWith('/customer/order/place'));
  await page.getByRole('button', { name: /^Place Order/ }).dblclick();
  const answer = await (await placed).json();
  expect(String(answer.order_id)).toMatch(/^\d{9}$/);
  await expect(page).toHaveURL(/\/home/);
  const guestId = await page.evaluate(() => localStorage.getItem('guest_id'));
  const tracked = await request.get('/api/v1/customer/order/track', {
    params: { order_id: answer.order_id },
    headers: { 'X-Guest-Id': guestId! },
  });
  expect((await tracked.json()).order_amount).toBe(answer.order_amount);
});

test('what the checkout shows is what is charged, for collecting as well [addr-10]', async ({ page, context, request, baseURL }) => {
  await remember(context, baseURL!, await cityCentre(request), 'grocery');
  await takeSomething(page);
  await goToCheckoutAsGuest(page);
  await page.locator('label', { hasText: 'Take Away' }).click();
  await expect(page.getByRole('heading', { name: 'Delivery Address' })).toBeHidden();
  await page.getByLabel('Name', { exact: true }).fill('Aziza');
  await page.getByLabel('Phone', { exact: true }).fill('901234567');
  const button = page.getByRole('button', { name: /^Place Order/ });
  await expect(button).not.toHaveAttribute('aria-disabled', 'true');
  const shown = Number((await button.textContent())!.replace(/\D/g, ''));
  const placed = page.waitForResponse((response) => response.url().endsWith('/customer/order/place'));
  await button.click();
  expect((await (await placed).json()).order_amount).toBe(shown);
});

test('a customer signs up and is signed in at once [auth-10, auth-40]', async ({ page, context, request, baseURL }) => {
  await remember(context, baseURL!, await cityCentre(request), 'food');
  await page.goto('/home');
  await page.getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Sign Up' }).click();
  await expect(dialog.getByText('You must accept the terms and conditions')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Sign Up' })).toBeDisabled();
  const number = String(Date.now()).slice(-7);
  await dialog.getByLabel('Full name').fill('Aziza Karimova');
  await dialog.getByLabel('Phone').fill(`90${number}`);
  await dialog.getByLabel('Email').fill(`aziza${number}@example.uz`);
  await dialog.getByLabel('Password', { exact: true }).fill('gilos-tuya-7');
  await dialog.getByLabel('Confirm password').fill('gilos-tuya-8');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Sign Up' }).click();
  await expect(dialog.getByText('Passwords must match')).toBeVisible();
  await dialog.getByLabel('Confirm password').fill('gilos-tuya-7');
  await dialog.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('Sign in successfully.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeTruthy();
});
