import type { Page } from '@playwright/test';
import { uniquePhone } from './steps/customer.ts';
import { fill } from './steps/fill.ts';
import { expect, test } from './steps/shop.ts';
import { signInAs, remembered, visit } from './steps/visitor.ts';

const PASSWORD = 'a-quiet-garden';

/** Returns the form drafts in the tab's session storage. */
const drafts = (page: Page) =>
  page.evaluate(() =>
    Object.entries(sessionStorage)
      .filter(([key]) => key.endsWith('-draft'))
      .join(),
  );

test('a sign-up form survives a reload, without its passwords, until it is sent', async ({ page, request }) => {
  await signInAs(page, request, { module: 'grocery' });
  await visit(page, '/auth/sign-up');
  await expect(page).toHaveTitle(/^Sign Up/);
  const number = uniquePhone();
  await fill(page.getByLabel('Full name'), 'Nodira Aliyeva');
  await fill(page.getByLabel('Phone', { exact: true }), `+99890${number}`);
  await fill(page.getByLabel('Email', { exact: true }), `nodira${number}@example.uz`);
  await fill(page.getByLabel('Password', { exact: true }), PASSWORD);
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Nodira Aliyeva');
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue(/90/);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(`nodira${number}@example.uz`);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  expect(await drafts(page)).not.toContain(PASSWORD);

  await fill(page.getByLabel('Password', { exact: true }), PASSWORD);
  await fill(page.getByLabel('Confirm password'), PASSWORD);
  await page.getByRole('checkbox', { name: /^I accept the/ }).check();
  await page.getByRole('button', { name: 'Sign Up', exact: true }).last().click();
  await expect(page.getByText('Sign in successfully.')).toBeVisible();
  expect(await drafts(page)).toBe('');
});

test("a guest's tracking form survives a reload, unless a link names another order", async ({ page, request }) => {
  await signInAs(page, request, { module: 'grocery' });
  await visit(page, '/track-order');
  const order = page.locator('main').getByLabel('Order number');
  await fill(order, '123 456 789');
  await page.reload();
  await expect(order).toHaveValue('123 456 789');
  await visit(page, '/track-order?order_id=987654321');
  await expect(order).toHaveValue('987654321');
});

test("a customer's drafts survive a reload, and are deleted with the session", async ({ page, request }) => {
  await signInAs(page, request, { module: 'grocery', isSignedIn: true });
  await visit(page, '/profile?page=profile-settings');
  const headers = { authorization: `Bearer ${await remembered(page, 'token')}` };
  const { orders } = await (await request.get('/api/v1/customer/order/delivered', { headers, params: { limit: 50 } })).json();
  const { order_id: id } = orders.find(({ can_review: can }: { can_review: boolean }) => can);
  await fill(page.locator('main').getByLabel('Full name'), 'Somebody Else');
  await fill(page.locator('main').getByLabel('Password', { exact: true }), PASSWORD);
  await page.reload();
  await expect(page.locator('main').getByLabel('Full name')).toHaveValue('Somebody Else');
  await expect(page.locator('main').getByLabel('Password', { exact: true })).toHaveValue('');

  await visit(page, `/rate-and-review/${id}`);
  const form = page.locator('main form').first();
  await form.getByRole('radio', { name: '4 stars' }).check();
  await fill(form.getByRole('textbox', { name: 'Your opinion' }), 'Came warm');
  await page.reload();
  await expect(form.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await expect(form.getByRole('textbox', { name: 'Your opinion' })).toHaveValue('Came warm');

  await visit(page, '/chatting?type=admin');
  const message = page.getByRole('textbox', { name: 'Message', exact: true });
  await fill(message, 'Is the bread warm?');
  await page.reload();
  await expect(message).toHaveValue('Is the bread warm?');

  expect(await drafts(page)).toContain('Came warm');
  expect(await drafts(page)).not.toContain(PASSWORD);
  await page
    .getByRole('button', { name: /^Account of/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logout successful.')).toBeVisible();
  expect(await drafts(page)).toBe('');
});
