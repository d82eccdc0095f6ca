import { startBrowser } from '../load/browser.ts';
import { percentile } from '../load/percentile.ts';
import { storageOfVisitor, type Measured, type MeasuredCity } from './city.ts';

/** The used part of puppeteer. Its package is installed with the first measurement, so that the project's checks run without it. */
interface Page {
  goto(url: string, options: { readonly waitUntil: 'networkidle0' }): Promise<unknown>;
  goBack(): Promise<unknown>;
  waitForSelector(selector: string, options: { readonly hidden: true }): Promise<unknown>;
  waitForFunction(condition: string): Promise<unknown>;
  evaluate(script: string): Promise<unknown>;
}

interface Puppeteer {
  connect(options: { readonly browserURL: string; readonly defaultViewport: object }): Promise<{ newPage(): Promise<Page> }>;
}

const PUPPETEER: string = 'puppeteer-core';
const ROUNDS = 40;
const PHONE = { width: 412, height: 823, isMobile: true, hasTouch: true };

/**
 * Measures the time from a press on the home page to a painted store page, and from there to an item, in the browser, once each of them was
 * seen before.
 */
export async function measureNavigation({ shop: { url } }: MeasuredCity): Promise<Measured[]> {
  const { connect } = (await import(PUPPETEER)) as Puppeteer;
  const browser = await startBrowser();
  try {
    await browser.remember(url, storageOfVisitor({ id: 2, module_type: 'grocery', module_name: 'Grocery' }));
    const steered = await connect({ browserURL: `http://127.0.0.1:${browser.port}`, defaultViewport: PHONE });
    const page = await steered.newPage();
    await page.goto(`${url}/home`, { waitUntil: 'networkidle0' });
    const toStore: number[] = [];
    const toItem: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const store = await press(page, 'main a[href^="/store/"]', 'main [data-layout] h3 a, main article h4 a');
      const item = await press(page, 'main article :is(h3, h4) a', '[role=dialog] h2, main h1[data-item]');
      // The first view is fetched and parsed, which measures the server and the network.
      if (round > 0) {
        toStore.push(store);
        toItem.push(item);
      }
      await page.goBack();
      await page.waitForSelector('[role=dialog]', { hidden: true });
      await page.goBack();
      await page.waitForFunction('location.pathname === "/home" && document.querySelector(\'main a[href^="/store/"]\')');
    }
    const p95 = (times: readonly number[]) => percentile(times, 0.95);
    const note = `store ${p95(toStore).toFixed(0)}, item ${p95(toItem).toFixed(0)} ms`;
    return [{ name: 'navigation in the browser, p95', value: Math.max(p95(toStore), p95(toItem)), note }];
  } finally {
    await browser.stop();
  }
}

/** Returns the milliseconds from the press on the first `link`, after the page is idle, until `target` is painted. */
async function press(page: Page, link: string, target: string): Promise<number> {
  return (await page.evaluate(`new Promise((resolve, reject) => {
    const gone = [...document.querySelectorAll(${JSON.stringify(target)})];
    const link = document.querySelector(${JSON.stringify(link)});
    link.scrollIntoView({ block: 'center' });
    requestIdleCallback(() => requestAnimationFrame(() => {
      const began = performance.now();
      link.click();
      const look = () => {
        const there = [...document.querySelectorAll(${JSON.stringify(target)})].some((each) => !gone.includes(each) && each.checkVisibility());
        if (!there && performance.now() - began > 10_000) return reject(new Error('Nothing came of a press on ' + link.href));
        if (!there) return requestAnimationFrame(look);
        const painted = new MessageChannel();
        painted.port1.onmessage = () => resolve(performance.now() - began);
        painted.port2.postMessage(null);
      };
      requestAnimationFrame(look);
    }));
  })`)) as number;
}
