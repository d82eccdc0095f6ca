import { expect, type BrowserContext, type Page } from '@playwright/test';
import { PROOF_SECONDS } from '@bozor/domain/staff/sign-in-rules.ts';

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

type Role = keyof typeof ACCOUNTS;

type Cookie = Awaited<ReturnType<BrowserContext['cookies']>>[number];

/** The session of each role in each shop that this worker signed in to. */
const sessions = new Map<string, { readonly cookie: Cookie; readonly sinceMs: number }>();
/** A session is shared while acts that ask for a fresh proof still take it, with time for the journey. */
const SHARED_MS = (PROOF_SECONDS - 120) * 1000;

/**
 * Opens a console as one of the demo's people; `shop` is its address, if it is not that of the journeys. A one-time code counts once and lives
 * for half a minute, so journeys share a session instead of waiting for the next code.
 */
export async function signInAsStaff(page: Page, role: Role, shop = ''): Promise<void> {
  const { path, button } = ACCOUNTS[role];
  const { origin } = new URL((await page.request.get(`${shop}${path}`)).url());
  const key = `${origin} ${role}`;
  await takeSession(page, key, origin);
  await page.goto(`${origin}${path}`);
  if (sessions.has(key)) return expect(places(page)).toBeVisible();
  // The demo tells the codes of two steps: whoever comes third within a minute waits for the next.
  await expect(async () => {
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByLabel('Code', { exact: true })).toHaveValue(/^\d{6}$/);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(places(page)).toBeVisible();
  }).toPass({ timeout: 75_000 });
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'bozor-staff')!;
  sessions.set(key, { cookie, sinceMs: Date.now() });
}

/** Gives the browser the shared session, if it is still good for all acts; forgets it otherwise. */
async function takeSession(page: Page, key: string, origin: string): Promise<void> {
  const shared = sessions.get(key);
  if (!shared) return;
  await page.context().addCookies([shared.cookie]);
  const isFresh = Date.now() - shared.sinceMs < SHARED_MS;
  if (isFresh && (await page.request.get(`${origin}/api/v1/staff/me`)).ok()) {
    await page.addInitScript(() => {
      if (!location.protocol.startsWith('http') || sessionStorage.getItem('came')) return;
      sessionStorage.setItem('came', 'yes');
      localStorage.setItem('console-signed-in', 'true');
    });
    return;
  }
  sessions.delete(key);
  await page.context().clearCookies({ name: shared.cookie.name });
}

const places = (page: Page) => page.getByRole('navigation', { name: 'Places' });

/** Goes to a place of a console that is in the menu of those that do not fit. */
export async function openFurtherPlace(page: Page, name: string): Promise<void> {
  await places(page).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name }).click();
}

/** Begins a courier's shift, unless an earlier journey of this shop has left them on duty. */
export async function goOnDuty(phone: Page): Promise<void> {
  const [start, isOn] = [phone.getByRole('button', { name: 'Go on duty' }), phone.getByRole('heading', { name: 'You are on duty' })];
  await expect(start.or(isOn)).toBeVisible();
  if (await start.isVisible()) await start.click();
  await expect(isOn).toBeVisible();
}
