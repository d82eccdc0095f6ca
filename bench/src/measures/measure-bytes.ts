import { gzipSync } from 'node:zlib';
import { startBrowser } from '../load/browser.ts';
import { COOKIE, storageOfVisitor, SCOPE, type Measured, type MeasuredCity } from './city.ts';

/** The used part of puppeteer. */
interface Page {
  goto(url: string, options: { readonly waitUntil: 'load' }): Promise<unknown>;
  evaluate(script: string): Promise<unknown>;
}

interface Puppeteer {
  connect(options: { readonly browserURL: string; readonly defaultViewport: object }): Promise<{ newPage(): Promise<Page> }>;
}

const PUPPETEER: string = 'puppeteer-core';
const DESKTOP = { width: 1280, height: 900 };
const KB = 1_000;
const GROCERY = { id: 2, module_type: 'grocery', module_name: 'Grocery' };

/**
 * Measures the bytes of a first visit: the scripts that a browser has fetched by three seconds after the load, without an interaction and as
 * sent, and the style sheets that the HTML names.
 */
export async function measureBytes({ shop: { url } }: MeasuredCity): Promise<Measured[]> {
  const answer = await fetch(`${url}/api/v1/items/popular?limit=1`, { headers: SCOPE });
  const { products } = (await answer.json()) as { products: readonly { slug: string; store_slug: string }[] };
  const { slug, store_slug: storeSlug } = products[0]!;
  const pages = [
    { name: 'the landing page', path: '/', cookie: '' },
    { name: 'the home page', path: '/home', cookie: COOKIE },
    { name: 'a store', path: `/store/${storeSlug}`, cookie: COOKIE },
    { name: 'a listing', path: '/home?data_type=all&filter=popular', cookie: COOKIE },
    { name: 'an item', path: `/product/${slug}`, cookie: COOKIE },
    { name: 'the checkout', path: '/checkout', cookie: COOKIE },
  ];
  const measured: Measured[] = [];
  let most = 0;
  for (const { name, path, cookie } of pages) {
    const scripts = await scriptsOf(url, path, cookie);
    most = Math.max(most, scripts.files);
    measured.push({ name: `JavaScript of a first visit to ${name}`, value: scripts.bytes / KB, note: `${scripts.files} files` });
    if (name !== 'a listing') measured.push({ name: `CSS of ${name}`, value: (await stylesOf(url, path, cookie)) / KB });
  }
  return [...measured, { name: 'scripts of a first visit, most', value: most }];
}

/** Bytes that a browser with an empty cache fetches; with the cookies of a place and a module it remembers both. */
async function scriptsOf(url: string, path: string, cookies: string): Promise<{ readonly bytes: number; readonly files: number }> {
  const { connect } = (await import(PUPPETEER)) as Puppeteer;
  const browser = await startBrowser();
  try {
    if (cookies !== '') await browser.remember(url, storageOfVisitor(GROCERY), cookies);
    const page = await (await connect({ browserURL: `http://127.0.0.1:${browser.port}`, defaultViewport: DESKTOP })).newPage();
    await page.goto(`${url}${path}`, { waitUntil: 'load' });
    return (await page.evaluate(`new Promise((resolve) => setTimeout(() => {
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => new URL(name).pathname.endsWith('.js'));
      resolve({ bytes: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0), files: new Set(scripts.map(({ name }) => name)).size });
    }, 3000))`)) as { bytes: number; files: number };
  } finally {
    await browser.stop();
  }
}

async function stylesOf(url: string, path: string, cookie: string): Promise<number> {
  const html = await (await fetch(url + path, { headers: { cookie } })).text();
  let bytes = 0;
  for (const file of new Set([...html.matchAll(/\/assets\/[\w.-]+\.css/g)].map(([name]) => name)))
    bytes += gzipSync(await (await fetch(url + file)).bytes()).length;
  return bytes;
}
