import { fill } from './steps/fill.ts';
import { expect, test } from './steps/shop.ts';
import { signInAs, remembered, visit } from './steps/visitor.ts';

const FACE = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

test('a profile is changed and leads back, and an account is deleted after asking [route-23] [profile-01] [profile-07] [profile-10] [profile-11] [profile-12] [profile-18]', async ({
  page,
  request,
  shop,
}) => {
  shop.expectTrouble(/remove-account|409/);
  await signInAs(page, request, { module: 'grocery', isSignedIn: 'as-newcomer' });
  await visit(page, '/about-us');
  await page.getByRole('button', { name: 'Account of Nodira Aliyeva' }).first().click();
  await page.getByRole('menuitem', { name: 'Profile Settings' }).click();
  await expect(page).toHaveURL(/\/profile\?page=profile-settings$/);
  const form = page.locator('main form');
  for (const label of ['Full name', 'Phone', 'Email', 'Password', 'Confirm password'])
    await expect(form.getByLabel(label, { exact: true })).toBeVisible();
  await fill(form.getByLabel('Full name'), '');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(form.getByText('name is required')).toBeVisible();
  await fill(form.getByLabel('Full name'), 'Nodira Karimova');
  await form.getByLabel('Add photo').setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer: FACE });
  await expect(form.getByText('Change photo')).toBeVisible();
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Profile updated successfully.')).toBeVisible();
  await expect(page).toHaveURL(/\/about-us$/);
  const face = page.getByRole('button', { name: 'Account of Nodira Karimova' }).first();
  await expect(face.locator('img')).toHaveAttribute('src', /^\/media\/profiles\//);

  await visit(page, '/settings');
  await expect(page).toHaveURL(/\/profile\?page=settings$/);
  await page.route('**/customer/remove-account', (route) =>
    route.fulfill({
      status: 409,
      json: { errors: [{ code: 'order-open', message: 'You have an order under way.' }], message: 'You have an order under way.' },
    }),
  );
  await page.getByRole('main').getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await question.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByText('You have an order under way.')).toBeVisible();
  await page.unroute('**/customer/remove-account');
  await question.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByText('Account has been deleted')).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/$/);
  expect(await remembered(page, 'token')).toBeNull();
});

test('points convert into money, and each page of the account shows its data [profile-05] [profile-06] [profile-14] [profile-15] [profile-17]', async ({
  page,
  request,
}) => {
  await signInAs(page, request, { module: 'grocery', isSignedIn: true });
  await visit(page, '/profile?page=loyalty-points');
  const main = page.getByRole('main');
  const pages = main.getByRole('navigation', { name: 'Account' });
  await fill(main.getByLabel('Exchange, points'), '99');
  await expect(main.getByText('You can exchange from 100 points.')).toBeVisible();
  await fill(main.getByLabel('Exchange, points'), '100');
  await expect(main.getByRole('status').filter({ hasText: /^1\s000\ssoʻm$/ })).toBeVisible();
  await main.getByRole('button', { name: 'Move to the wallet' }).click();
  await expect(page.getByText('Point to wallet transfer successfully.')).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: 'Turned into money' }).first()).toContainText('100');

  await pages.getByRole('link', { name: 'Wallet' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: 'Points turned into money' }).first()).toContainText(/\+1\s000\ssoʻm/);
  await main.getByText('Spent', { exact: true }).click();
  await expect(main.getByRole('listitem').filter({ hasText: 'Points turned into money' })).toHaveCount(0);

  await pages.getByRole('link', { name: 'Coupons' }).click();
  await expect(main.getByRole('article').first().getByRole('button', { name: /Copy$/ })).toBeVisible();
  await pages.getByRole('link', { name: 'Referral Code' }).click();
  await expect(main.getByRole('button', { name: /^[A-Z0-9]{8,16}\s*Copy$/ })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Share' })).toBeVisible();
  await pages.getByRole('link', { name: 'Settings', exact: true }).click();
  await main.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect(page.locator('html[data-theme=dark]')).toBeAttached();
  await pages.getByRole('link', { name: 'Profile Settings' }).click();
  await expect(main.getByLabel('Phone')).toHaveJSProperty('readOnly', true);
  await expect(main.getByLabel('Phone')).toHaveValue('+998 90 000 00 01');
});

test(
  'an order opens inside the account area, beside the list that holds it [route-24]',
  { tag: '@every-browser' },
  async ({ page, request }) => {
    await signInAs(page, request, { module: 'grocery', isSignedIn: true });
    await visit(page, '/about-us');
    const headers = { authorization: `Bearer ${await remembered(page, 'token')}` };
    const { orders } = await (await request.get('/api/v1/customer/order/delivered', { headers })).json();
    await visit(page, `/my-orders?orderId=${orders[0].order_id}`);
    await expect(page).toHaveURL(new RegExp(`/profile\\?orderId=${orders[0].order_id}&page=my-orders$`));
    const main = page.getByRole('main');
    await expect(main.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'My Orders' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const number = String(orders[0].order_id).replace(/(\d{3})(?=\d)/g, '$1\\s');
    await expect(main.getByText(new RegExp(number)).first()).toBeVisible();
    await expect(main.getByRole('tab', { name: 'History' })).toHaveAttribute('aria-selected', 'true');

    // On a phone one back arrow leads to the list that it belongs to.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: /^Back/ }).click();
    await expect(page).toHaveURL(/\/profile\?page=my-orders$/);
    await expect(main.getByRole('tab', { name: 'Running' })).toBeVisible();
  },
);

test('short URLs lead into the account area, where guests are prompted to sign in [route-30] [route-38]', async ({ page, request }) => {
  test.slow(); // six pages, on machines that are busy
  await signInAs(page, request, { module: 'grocery' });
  for (const entry of ['my-orders', 'wallet', 'coupons', 'loyalty-points', 'referral-code', 'settings']) {
    await visit(page, `/${entry}`);
    await expect(page).toHaveURL(new RegExp(`/profile\\?page=${entry}$`));
    await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
  }
});
