import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startBrowser } from '../load/browser.ts';
import { rememberedIn, SCOPE, type Measured, type MeasuredCity } from './city.ts';

const run = promisify(execFile);
const LIGHTHOUSE = join(import.meta.dirname, '../../node_modules/lighthouse/cli/index.js');

interface Module {
  readonly id: number;
  readonly module_type: string;
  readonly module_name: string;
}

type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

interface Report {
  readonly categories: Readonly<Record<Category, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue: number }>>;
}

/** Of one page, a figure out of several visits. */
type Page = (figureOf: (report: Report) => number) => number;

/** Lighthouse as on a phone: home, store and item, and the home of every module. */
export async function measureLighthouse({ shop: { url } }: MeasuredCity): Promise<Measured[]> {
  const ask = async <Answer>(path: string) => (await (await fetch(`${url}/api/v1${path}`, { headers: SCOPE })).json()) as Answer;
  const { modules } = await ask<{ modules: readonly Module[] }>('/module');
  const usual = modules.find(({ id }) => id === Number(SCOPE.moduleid))!;
  const { products } = await ask<{ products: readonly { slug: string; store_slug: string }[] }>('/items/popular?limit=1');
  const homes: Page[] = [];
  for (const module of modules) homes.push(await measure(url, '/home', module));
  const home = homes[modules.indexOf(usual)]!;
  const store = await measure(url, `/store/${products[0]!.store_slug}`, usual);
  const item = await measure(url, `/product/${products[0]!.slug}`, usual);
  const three = [home, store, item];
  const all = [...homes, store, item];
  const lowest = (pages: readonly Page[], category: Category) =>
    Math.round(100 * Math.min(...pages.map((page) => page(({ categories }) => categories[category].score))));
  const highest = (audit: string) => Math.max(...three.map((page) => page(({ audits }) => audits[audit]!.numericValue)));
  return [
    { name: 'Lighthouse performance, lowest of home, store and item', value: lowest(three, 'performance') },
    { name: 'Lighthouse performance, lowest home of a module', value: lowest(homes, 'performance') },
    { name: 'Lighthouse accessibility, lowest', value: lowest(all, 'accessibility') },
    { name: 'Lighthouse best practices, lowest', value: lowest(all, 'best-practices') },
    { name: 'Lighthouse SEO, lowest', value: lowest(all, 'seo') },
    { name: 'largest contentful paint, slowest', value: highest('largest-contentful-paint') / 1_000 },
    { name: 'layout shift, largest', value: highest('cumulative-layout-shift') },
  ];
}

const TIMES = 3;

/** Each figure is the one in the middle: a browser on a machine that others use stumbles in one visit now and then, and never gets faster than it is. */
async function measure(url: string, path: string, module: Module): Promise<Page> {
  const visits: Report[] = [];
  // Now and then the browser loses its own recording of a visit; a second loss is told.
  while (visits.length < TIMES) visits.push(await visit(url, path, module).catch(() => visit(url, path, module)));
  return (figureOf) => visits.map(figureOf).sort((a, b) => a - b)[Math.floor(TIMES / 2)]!;
}

/** Of a page as somebody sees it who has been here before: the shop knows their place and their module, the browser has no file of it yet. */
async function visit(url: string, path: string, module: Module): Promise<Report> {
  const browser = await startBrowser();
  try {
    await browser.remember(url, rememberedIn(module));
    await browser.visit(`${url}${path}`);
    // Lighthouse empties the store of files, but not what the page knows of it.
    await browser.remember(url, { fonts: '' });
    const file = join(browser.folder, 'report.json');
    const options = ['--quiet', '--output=json', `--output-path=${file}`, `--port=${browser.port}`];
    await run(process.execPath, [LIGHTHOUSE, `${url}${path}`, ...options], { maxBuffer: 100_000_000 });
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } finally {
    await browser.stop();
  }
}
