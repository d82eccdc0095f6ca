import { findInAllColorSchemes } from './steps/color-schemes.ts';
import { expect, test } from './steps/shop.ts';

const CONSOLES = [
  ['/console', 'Operator console'],
  ['/store-console', 'Store console'],
  ['/courier', 'Courier'],
] as const;

for (const [address, title] of CONSOLES) {
  test(`${address} is a front end of its own, which says that no staff can sign in yet`, async ({ page }) => {
    const refused: string[] = [];
    page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
    const answer = await page.goto(`${address}/any/deeper/address`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(title);
    await expect(page.getByText('This shop has no staff yet.')).toBeVisible();
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
