import type { APIRequestContext, Page } from '@playwright/test';

interface VisitorOptions {
  /** The module they look at; none when omitted. */
  readonly module?: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel';
  /** False for a visitor without a delivery place. */
  readonly hasPlace?: boolean;
  /** The regular customer with past orders, or a newcomer with a fresh account. */
  readonly isSignedIn?: boolean | 'as-newcomer';
  readonly theme?: 'light' | 'dark';
}

/** The demo city's regular customer. */
export const REGULAR = { email_or_phone: '+998900000001', password: 'bozor-demo', login_type: 'manual', field_type: 'phone' };
const PLACE = { lat: 41.3111, lng: 69.2797 };

/** Fills the browser's storage as that of a returning visitor, once, before the first page. */
export async function signInAs(
  page: Page,
  request: APIRequestContext,
  { module, hasPlace = true, isSignedIn, theme }: VisitorOptions,
): Promise<void> {
  const api = async (path: string, headers: Record<string, string> = {}) => (await request.get(`/api/v1${path}`, { headers })).json();
  const { zone_id: zones } = await api(`/config/get-zone-id?lat=${PLACE.lat}&lng=${PLACE.lng}`);
  const { modules } = await api('/module', { zoneid: zones });
  const chosen = modules.find(({ module_type }: { module_type: string }) => module_type === module);
  const storedValue: Record<string, string | undefined> = {
    ...(hasPlace && { zoneid: zones, location: 'Amir Temur 15, Yunusobod', currentLatLng: JSON.stringify(PLACE) }),
    ...(chosen && { module: JSON.stringify({ id: chosen.id, module_type: chosen.module_type, module_name: chosen.module_name }) }),
    ...(isSignedIn && { token: isSignedIn === 'as-newcomer' ? await newcomer(request) : await regular(request) }),
    ...(theme && { settings: JSON.stringify({ direction: 'ltr', theme }) }),
  };
  await page.addInitScript((values) => {
    // The browser's own error page has no storage.
    if (!location.protocol.startsWith('http') || window.sessionStorage.getItem('arrived')) return;
    window.sessionStorage.setItem('arrived', 'yes');
    for (const [key, value] of Object.entries(values)) if (value !== undefined) window.localStorage.setItem(key, value);
  }, storedValue);
}

async function regular(request: APIRequestContext): Promise<string> {
  return (await (await request.post('/api/v1/auth/login', { data: REGULAR })).json()).token;
}

async function newcomer(request: APIRequestContext): Promise<string> {
  const digits = String(Math.floor(Math.random() * 1e7)).padStart(7, '0');
  const form = { name: 'Nodira Aliyeva', email: `nodira${digits}@example.uz`, phone: `+99891${digits}` };
  const password = 'a-quiet-garden';
  return (await (await request.post('/api/v1/auth/sign-up', { data: { ...form, password, confirm_password: password } })).json()).token;
}

/** Returns the stored value of a key. */
export function remembered(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => window.localStorage.getItem(name), key);
}

/** Opens a page and waits until it is hydrated and belongs to a shopper. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => {
    const isHydrated = document.documentElement.dataset['hydrated'] !== undefined;
    return isHydrated && (window.localStorage.getItem('token') ?? window.localStorage.getItem('guest_id'));
  });
}

/** Goes back as the browser's button does. The journey awaits the result; the driver's own method waits for a load that may be over. */
export async function goBack(page: Page): Promise<void> {
  await page.evaluate(() => window.history.back());
}

/** Waits until the current history entry belongs to an overlay or to the page alone. A real press is slower than that. */
export async function waitForHistoryEntry(page: Page, of: 'overlay' | 'page'): Promise<void> {
  await page.waitForFunction((wanted) => {
    const { overlays } = (history.state ?? {}) as { overlays?: unknown };
    return (overlays === undefined ? 'page' : 'overlay') === wanted;
  }, of);
}
