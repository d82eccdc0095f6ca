import type { Locator, Page } from '@playwright/test';
import { uniquePhone } from './steps/customer.ts';
import { fill } from './steps/fill.ts';
import { expect, test } from './steps/shop.ts';
import { signInAs, remembered, visit } from './steps/visitor.ts';

/** The code of the demo, which the shop itself shows. */
const CODE = '123456';
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function askForCode(form: Page | Locator, number: string): Promise<void> {
  await form.getByRole('radio', { name: 'Code by SMS' }).check({ force: true });
  await fill(form.getByLabel('Phone number'), number && `90${number}`);
  await form.getByRole('button', { name: 'Get the code' }).click();
}

test(
  'a new customer signs in by code, gives a name and is prompted for interests [auth-04, auth-08, auth-18, auth-23, auth-24, auth-30, auth-31, auth-42, auth-47, auth-53, auth-56, route-19]',
  { tag: '@every-browser' },
  async ({ page, request, shop }) => {
    shop.expectTrouble(/status of 422/);
    await signInAs(page, request, { module: 'grocery' });
    await visit(page, '/about-us');
    await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
    const signIn = dialog(page, 'Sign In');
    await expect(signIn.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgot-password');
    expect((await signIn.boundingBox())!.width).toBeLessThanOrEqual(450);
    const number = uniquePhone();
    await askForCode(signIn, '');
    await expect(signIn.getByText('Please give a phone number')).toBeVisible();
    await askForCode(signIn, number);

    const code = dialog(page, 'Enter the SMS code');
    await expect(code.getByText('Demo: use OTP 123456')).toBeVisible();
    await expect(code.getByText(/^Send again in (01:00|00:\d\d)$/)).toBeVisible();
    const verify = code.getByRole('button', { name: 'Verify' });
    await expect(verify).toBeDisabled();
    await fill(code.getByLabel('Code'), '12345');
    await expect(verify).toBeDisabled();
    await fill(code.getByLabel('Code'), '');
    await expect(code.getByText('field is empty')).toBeVisible();
    await fill(code.getByLabel('Code'), '000000');
    await expect(code.getByText('The code is not right.')).toBeVisible();
    await fill(code.getByLabel('Code'), CODE);

    const name = dialog(page, 'Nice to meet you');
    await name.getByRole('button', { name: 'Continue' }).click();
    await expect(name.getByText('First name is required')).toBeVisible();
    await fill(name.getByLabel('Full name'), 'Nodira Aliyeva');
    const profile = page.waitForResponse((response) => response.url().endsWith('/customer/info') && response.ok());
    await name.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Sign in successfully.')).toBeVisible();
    await profile;
    await expect(name).toHaveCount(0);
    await expect(page).toHaveURL(/\/interest\b/);
    expect(await remembered(page, 'token')).toBeTruthy();
    expect(JSON.parse((await remembered(page, 'userDatafor'))!)).toEqual({ email_or_phone: `+99890${number}` });
  },
);

test("a number of an unconfirmed account leads to 'Is It You?', on a page of its own [auth-07, auth-22, auth-25, auth-54, route-04, route-28]", async ({
  page,
  request,
}) => {
  const number = uniquePhone();
  await signUp(page, number);
  await signInAs(page, request, { module: 'grocery' });
  await visit(page, '/auth/sign-in?from=/checkout');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  await expect(page.locator('header:visible').getByRole('link', { name: 'Bozor' })).toHaveAttribute('href', '/home');
  await askForCode(page.getByRole('main'), number);
  await fill(page.getByLabel('Code', { exact: true }), CODE);
  await expect(page.getByRole('heading', { level: 1, name: 'Is It You?' })).toBeVisible();
  await expect(page.getByText('Aziza K.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'No', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(page.getByText('Sign in successfully.')).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
});

test('a forgotten password is replaced after a code, and opens the account [auth-52, route-26, route-41]', async ({
  page,
  request,
  shop,
}) => {
  shop.expectTrouble(/status of 422/);
  const number = uniquePhone();
  await signUp(page, number);
  await signInAs(page, request, { module: 'grocery' });
  await visit(page, '/home');
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  await dialog(page, 'Sign In').getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
  const form = page.getByRole('main');
  await form.getByRole('button', { name: 'Get the code' }).click();
  await expect(form.getByText('Email or phone number is required')).toBeVisible();
  await fill(form.getByLabel('Email or phone'), `90${number}`);
  await form.getByRole('button', { name: 'Get the code' }).click();
  await fill(form.getByLabel('Code'), CODE);
  await fill(form.getByLabel('Password', { exact: true }), 'anor-bodom-9');
  await fill(form.getByLabel('Confirm password'), 'anor-bodom-8');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Passwords must match')).toBeVisible();
  await fill(form.getByLabel('Confirm password'), 'anor-bodom-9');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your password has been changed.' })).toBeVisible();
  await form.getByRole('button', { name: 'Sign In' }).click();
  const signIn = dialog(page, 'Sign In');
  await signIn.getByRole('radio', { name: 'With a password' }).check({ force: true });
  await fill(signIn.getByLabel('Email or phone'), `90${number}`);
  await fill(signIn.getByLabel('Password', { exact: true }), 'anor-bodom-9');
  await signIn.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Sign in successfully.')).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
});

/** Creates an account with a password through the form. */
async function signUp(page: Page, number: string): Promise<void> {
  const password = 'gilos-tuya-7';
  const contact = { phone: `+99890${number}`, email: `aziza${number}@example.uz` };
  const data = { name: 'Aziza Karimova', ...contact, password, confirm_password: password };
  expect((await page.request.post('/api/v1/auth/sign-up', { data })).ok()).toBe(true);
}
