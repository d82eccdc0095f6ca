import { expect, type Page } from '@playwright/test';

/** Consoles and demo accounts of the roles that journeys sign in as. */
const ACCOUNTS = {
  'store owner': { path: '/store-console', button: 'Store owner' },
  'manager': { path: '/store-console', button: 'Store manager' },
  'kitchen': { path: '/store-console', button: 'Kitchen' },
  'courier': { path: '/courier', button: 'Courier' },
  'dispatcher': { path: '/console', button: 'Dispatcher' },
  'owner': { path: '/console', button: 'Owner' },
  'auditor': { path: '/console', button: 'Auditor' },
} as const;

/** Signs in at a console by the account that the demo offers; `shop` is its address, if it is not that of the journeys. */
export async function signInAsStaff(page: Page, role: keyof typeof ACCOUNTS, shop = ''): Promise<void> {
  const { path, button } = ACCOUNTS[role];
  await page.goto(`${shop}${path}`);
  // A code counts once, and the demo tells those of two steps: whoever comes third within a minute waits for the next.
  await expect(async () => {
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByLabel('Code', { exact: true })).toHaveValue(/^\d{6}$/);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('navigation', { name: 'Places' })).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 75_000 });
}

/** Goes to a place of a console that is in the menu of those that do not fit. */
export async function openFurtherPlace(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Places' }).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name }).click();
}

/** Begins a courier's shift, unless an earlier journey of this shop has left them on duty. */
export async function goOnDuty(phone: Page): Promise<void> {
  const [start, isOn] = [phone.getByRole('button', { name: 'Go on duty' }), phone.getByRole('heading', { name: 'You are on duty' })];
  await expect(start.or(isOn)).toBeVisible();
  if (await start.isVisible()) await start.click();
  await expect(isOn).toBeVisible();
}
