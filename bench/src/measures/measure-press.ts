import { startBrowser } from '../load/browser.ts';
import { percentile } from '../load/percentile.ts';
import { COOKIE, storageOfVisitor, type Measured, type MeasuredCity } from './city.ts';

/** The used part of puppeteer. */
interface Page {
  goto(url: string, options: { readonly waitUntil: 'networkidle0' }): Promise<unknown>;
  waitForFunction(condition: string): Promise<unknown>;
  evaluate(script: string): Promise<unknown>;
  evaluateOnNewDocument(script: string): Promise<unknown>;
  emulateCPUThrottling(factor: number): Promise<void>;
  readonly touchscreen: { tap(x: number, y: number): Promise<void> };
  readonly keyboard: { press(key: string): Promise<void> };
}

interface Puppeteer {
  connect(options: { readonly browserURL: string; readonly defaultViewport: object }): Promise<{
    createBrowserContext(): Promise<{ newPage(): Promise<Page>; close(): Promise<void> }>;
  }>;
}

/** A press of the walk: the pressed element, and the element whose paint ends it. */
interface Press {
  readonly name: string;
  readonly pressed: string;
  /** Start of the text or accessible name. */
  readonly text?: string;
  readonly awaited: string;
}

const PUPPETEER: string = 'puppeteer-core';
const ROUNDS = 20;
const SLOWDOWN = 4;
const PHONE = { width: 412, height: 823, isMobile: true, hasTouch: true };
const GROCERY = { id: 2, module_type: 'grocery', module_name: 'Grocery' };
const PRICED_BUTTON = '[role=dialog] button[data-variant=primary]';

const TO_ITEM: readonly Press[] = [
  { name: 'store', pressed: 'main a[href^="/store/"]', awaited: 'main article h4 a, main [data-layout] h3 a' },
  { name: 'item', pressed: 'main article :is(h3, h4) a', awaited: '[role=dialog] h2' },
  { name: 'add', pressed: PRICED_BUTTON, text: 'Add to Cart', awaited: '[data-toaster] *' },
];
const TO_CHECKOUT: readonly Press[] = [
  { name: 'cart', pressed: 'a, button', text: 'Cart, 1 item', awaited: '[role=dialog] h2' },
  { name: 'checkout', pressed: PRICED_BUTTON, text: 'Proceed To Checkout', awaited: 'main section h2' },
];

/**
 * Measures the time from a press until its page or dialog is painted, at a quarter of the CPU, on a guest's way from the home page to the
 * checkout. Each round has a profile of its own, so every page is shown for the first time.
 */
export async function measurePress({ shop: { url } }: MeasuredCity): Promise<Measured[]> {
  const { connect } = (await import(PUPPETEER)) as Puppeteer;
  const browser = await startBrowser();
  try {
    const steered = await connect({ browserURL: `http://127.0.0.1:${browser.port}`, defaultViewport: PHONE });
    const times = new Map<string, number[]>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const profile = await steered.createBrowserContext();
      const page = await profile.newPage();
      await page.evaluateOnNewDocument(rememberPlace());
      await page.emulateCPUThrottling(SLOWDOWN);
      await page.goto(`${url}/home`, { waitUntil: 'networkidle0' });
      const walk = async (presses: readonly Press[]) => {
        for (const press of presses) times.set(press.name, [...(times.get(press.name) ?? []), await timeOf(page, press)]);
      };
      await walk(TO_ITEM);
      await page.waitForFunction(`!document.querySelector('[role=dialog]')`);
      await walk(TO_CHECKOUT);
      await profile.close();
    }
    const p75 = (name: string) => percentile(times.get(name)!, 0.75);
    const others = [...times.keys()].filter((name) => name !== 'checkout');
    const note = others.map((name) => `${name} ${p75(name).toFixed(0)}`).join(', ');
    return [
      { name: 'press to paint at a quarter of the CPU, slowest p75', value: Math.max(...others.map(p75)), note },
      { name: 'press to a painted checkout at a quarter of the CPU, p75', value: p75('checkout') },
    ];
  } finally {
    await browser.stop();
  }
}

function rememberPlace(): string {
  return `if (location.protocol !== 'about:' && !localStorage.getItem('zoneid')) {
    for (const cookie of ${JSON.stringify(COOKIE.split('; '))}) document.cookie = cookie + '; path=/';
    for (const [key, value] of Object.entries(${JSON.stringify(storageOfVisitor(GROCERY))})) localStorage.setItem(key, value);
  }`;
}

/** Taps when the page is idle; milliseconds from the touch until the first frame with the awaited element was painted. */
async function timeOf(page: Page, { name, pressed, text = '', awaited }: Press): Promise<number> {
  const at = (await page.evaluate(`new Promise((resolve, reject) => {
    const named = (each) => (each.getAttribute('aria-label') ?? each.textContent).trim().startsWith(${JSON.stringify(text)});
    const look = (until) => {
      const found = [...document.querySelectorAll(${JSON.stringify(pressed)})].find((each) => each.checkVisibility() && named(each));
      if (!found && performance.now() > until) return reject(new Error('Nothing to press for ' + ${JSON.stringify(name)}));
      if (!found) return setTimeout(look, 100, until);
      found.scrollIntoView({ block: 'center' });
      requestIdleCallback(() => {
        for (const old of document.querySelectorAll(${JSON.stringify(awaited)})) old.dataset.before = '';
        const { x, y, width, height } = found.getBoundingClientRect();
        addEventListener('pointerdown', begin, { once: true, capture: true });
        resolve({ x: x + width / 2, y: y + Math.min(height / 2, 40) });
      });
    };
    const begin = () => {
      const began = performance.now();
      window.pressed = undefined;
      const wait = () => {
        const there = document.querySelector(${JSON.stringify(
          awaited
            .split(', ')
            .map((each) => `${each}:not([data-before])`)
            .join(', '),
        )});
        if (!there?.checkVisibility()) return requestAnimationFrame(wait);
        const painted = new MessageChannel();
        painted.port1.onmessage = () => (window.pressed = performance.now() - began);
        painted.port2.postMessage(null);
      };
      requestAnimationFrame(wait);
    };
    look(performance.now() + 20_000);
  })`)) as { readonly x: number; readonly y: number };
  await page.touchscreen.tap(at.x, at.y);
  await page.waitForFunction('window.pressed !== undefined');
  return (await page.evaluate('window.pressed')) as number;
}
