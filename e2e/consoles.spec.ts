import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { findInAllColorSchemes } from './steps/color-schemes.ts';
import { openFurtherPlace } from './steps/staff.ts';
import { expect, test } from './steps/shop.ts';

const CONSOLES = [
  ['/console', 'Operator console'],
  ['/store-console', 'Store console'],
  ['/courier', 'Courier'],
] as const;

for (const [address, title] of CONSOLES) {
  test(`${address} is a front end of its own, which asks who comes`, async ({ page }) => {
    const refused: string[] = [];
    page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
    const answer = await page.goto(`${address}/any/deeper/address`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(title);
    await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
    const policy = answer!.headers()['content-security-policy']!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(refused).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: 'To the shop' }).click();
    await expect(page).toHaveURL(/\/(home)?$/);
  });
}

test('a console keeps its language and looks, apart from those of the shop', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/console');
  await page.getByRole('button', { name: 'Change theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'لوحة الإدارة' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(stored).toMatchObject({ 'console-language': 'ar', 'console-theme': 'dark' });
  expect(Object.keys(stored)).not.toContain('language-setting');
});

test('a console is read by everybody: no finding of axe in any look', async ({ page }) => {
  test.setTimeout(120_000);
  const found: string[] = [];
  for (const [address] of CONSOLES) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    found.push(...(await findInAllColorSchemes(page, address)));
  }
  expect(found).toEqual([]);
});

const signIn = async (page: Page, form: { readonly email: string; readonly password: string; readonly code: string }) => {
  await page.getByLabel('Email', { exact: true }).fill(form.email);
  await page.getByLabel('Password', { exact: true }).fill(form.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByLabel('Code', { exact: true }).fill(form.code);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};
/** From the first page of the operator to the own one. */
const openAccount = (page: Page) => openFurtherPlace(page, 'Your account');
const signOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
};

/** Runs `npm run staff -- invite` beside the running shop. Returns the path of the link. */
function invite(email: string): string {
  const program = join(import.meta.dirname, '../apps/host/src/staff.ts');
  const environment = { ...process.env, DATA_DIR: process.env.SHOP_DATA_DIR, PUBLIC_URL: process.env.SHOP_URL };
  const told = execFileSync(process.execPath, [program, 'invite', email, '--name=Aziza Karimova'], { env: environment, encoding: 'utf8' });
  return new URL(told.split('\n', 1)[0]!).pathname;
}

test('an owner signs in by password and code, each code once, and signs out', async ({ page, shop }) => {
  // The refused code, and the password without one.
  shop.expectTrouble(/401 \(Unauthorized\)/);
  await page.goto('/console');
  await page.getByRole('button', { name: 'Owner', exact: true }).click();
  await expect(page.getByLabel('Code', { exact: true })).toHaveValue(/^\d{6}$/);
  const form = {
    email: await page.getByLabel('Email', { exact: true }).inputValue(),
    password: await page.getByLabel('Password', { exact: true }).inputValue(),
    code: await page.getByLabel('Code', { exact: true }).inputValue(),
  };
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await openAccount(page);
  await expect(page.getByRole('heading', { name: 'Nodira Rahimova' })).toBeVisible();
  await expect(page.getByText('Change settings')).toBeVisible();
  expect(await page.evaluate(() => document.cookie + JSON.stringify({ ...localStorage }))).not.toContain('bozor-staff');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nodira Rahimova' })).toBeVisible();
  await page.goto('/store-console');
  await page.getByRole('link', { name: 'Go to: Operator console' }).click();
  await openAccount(page);
  await signOut(page);
  await signIn(page, form);
  await expect(page.getByText('This code was used already. Wait for the next one.')).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(form.email);
  await page.reload();
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
});

test('a second owner comes by an invitation from the command line: account, recovery code, an end to another session', async ({
  page,
  browser,
  shop,
}) => {
  shop.expectTrouble(/401 \(Unauthorized\)/);
  shop.expectTrouble(/404 \(Not Found\)/);
  const email = `second-owner-${Date.now()}@example.uz`;
  const password = 'sariq gilos tuyasi';
  const replaced = invite(email);
  const path = invite(email);
  await page.goto(replaced);
  await expect(page.getByRole('heading', { level: 1, name: 'This invitation is over' })).toBeVisible();

  await page.goto(path);
  await expect(page.getByLabel('Your name')).toHaveValue('Aziza Karimova');
  const link = await page.getByRole('link', { name: 'Open in the app on this device' }).getAttribute('href');
  const totp = new TOTP({ secret: Secret.fromBase32(new URL(link!).searchParams.get('secret')!) });
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Code', { exact: true }).fill(totp.generate());
  expect(await findInAllColorSchemes(page, 'invitation')).toEqual([]);
  await page.getByRole('button', { name: 'Make the account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account is ready' })).toBeVisible();
  const recoveryCodes = await page.getByRole('listitem').allTextContents();
  expect(recoveryCodes).toHaveLength(10);
  await page.getByRole('link', { name: 'Go to: Operator console' }).click();
  await openAccount(page);
  await expect(page.getByRole('heading', { name: 'Aziza Karimova' })).toBeVisible();
  expect(await findInAllColorSchemes(page, 'signed in')).toEqual([]);

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto('/console');
  await elsewhere.getByLabel('Email', { exact: true }).fill(email);
  await elsewhere.getByLabel('Password', { exact: true }).fill(password);
  await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click();
  await elsewhere.getByRole('button', { name: 'Use a recovery code' }).click();
  await elsewhere.getByLabel('Recovery code').fill(recoveryCodes[0]!);
  await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click();
  await openAccount(elsewhere);
  await expect(elsewhere.getByRole('heading', { name: 'Aziza Karimova' })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: /^End the session/ }).click();
  await expect(page.getByRole('button', { name: /^End the session/ })).toHaveCount(0);
  await elsewhere.reload();
  await expect(elsewhere.getByLabel('Email', { exact: true })).toBeVisible();
  await elsewhere.context().close();
  await signOut(page);
});
