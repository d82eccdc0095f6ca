import { startBrowser } from '../load/browser.ts';
import { percentile } from '../load/percentile.ts';
import type { Measured, MeasuredCity } from './city.ts';

/** The used part of puppeteer. */
interface Page {
  goto(url: string, options: { readonly waitUntil: 'domcontentloaded' }): Promise<unknown>;
  evaluate(script: string): Promise<unknown>;
  evaluateOnNewDocument(script: string): Promise<unknown>;
  setCookie(cookie: { readonly name: string; readonly value: string; readonly url: string; readonly httpOnly: true }): Promise<void>;
  emulateCPUThrottling(factor: number): Promise<void>;
  emulateNetworkConditions(network: { readonly download: number; readonly upload: number; readonly latency: number }): Promise<void>;
}

interface Puppeteer {
  connect(options: { readonly browserURL: string; readonly defaultViewport: object }): Promise<{
    createBrowserContext(): Promise<{ newPage(): Promise<Page>; close(): Promise<void> }>;
  }>;
}

interface Account {
  readonly role: string;
  readonly email: string;
  readonly password: string;
  readonly code: string;
}

const PUPPETEER: string = 'puppeteer-core';
const ROUNDS = 9;
const SLOWDOWN = 4;
const PHONE = { width: 390, height: 844, isMobile: true, hasTouch: true };
/** 1.6 Mbit/s down, 750 kbit/s up, in bytes a second; latency in ms. */
const SLOW_4G = { download: 1_600_000 / 8, upload: 750_000 / 8, latency: 150 };

/**
 * Measures a courier's first open on a slow phone with nothing in its cache: from the start of the navigation until the button that begins the
 * shift is painted and the page answers.
 */
export async function measureCourier({ shop: { url } }: MeasuredCity): Promise<Measured[]> {
  const { connect } = (await import(PUPPETEER)) as Puppeteer;
  const session = await signIn(url);
  const browser = await startBrowser();
  try {
    const steered = await connect({ browserURL: `http://127.0.0.1:${browser.port}`, defaultViewport: PHONE });
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const profile = await steered.createBrowserContext();
      const page = await profile.newPage();
      await page.setCookie({ ...session, url, httpOnly: true });
      await page.evaluateOnNewDocument(`if (location.protocol !== 'about:') localStorage.setItem('console-signed-in', 'true')`);
      await page.emulateCPUThrottling(SLOWDOWN);
      await page.emulateNetworkConditions(SLOW_4G);
      await page.goto(`${url}/courier`, { waitUntil: 'domcontentloaded' });
      times.push((await page.evaluate(READY)) as number);
      await profile.close();
    }
    const note = `best ${Math.min(...times).toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)} ms of ${ROUNDS}`;
    return [{ name: "first open of the courier's app on a slow phone, median", value: percentile(times, 0.5) / 1_000, note }];
  } finally {
    await browser.stop();
  }
}

/** Milliseconds since the navigation began, once the button is there and the thread is idle. */
const READY = `new Promise((resolve) => {
  const look = () => {
    const button = [...document.querySelectorAll('main button')].find((each) => each.textContent.trim() === 'Go on duty' && each.checkVisibility());
    if (!button) return requestAnimationFrame(look);
    requestIdleCallback(() => resolve(performance.now()));
  };
  look();
})`;

/** Signs the demo's courier in. Returns the cookie of the session. */
async function signIn(url: string): Promise<{ readonly name: string; readonly value: string }> {
  const { accounts } = (await (await fetch(`${url}/api/v1/staff/demo-accounts`)).json()) as { readonly accounts: readonly Account[] };
  const { email, password, code } = accounts.find(({ role }) => role === 'courier')!;
  const answer = await fetch(`${url}/api/v1/staff/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-bozor-console': '1' },
    body: JSON.stringify({ email, password, code }),
  });
  if (!answer.ok) throw new Error(`The demo's courier was not signed in: ${answer.status} ${await answer.text()}`);
  const [name, value] = answer.headers.get('set-cookie')!.split(';', 1)[0]!.split('=') as [string, string];
  return { name, value };
}
