import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startBrowser } from '../load/browser.ts';
import { storageOfVisitor, SCOPE, type Measured, type MeasuredCity } from './city.ts';

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

/** Returns one figure of a page from several visits. */
type Page = (figureOf: (report: Report) => number) => number;

/** Runs Lighthouse with its phone profile: landing page of a new visitor, home, store and item, and the home of every module. */
export async function measureLighthouse({ shop: { url } }: MeasuredCity): Promise<Measured[]> {
  const getJson = async <Answer>(path: string) => (await (await fetch(`${url}/api/v1${path}`, { headers: SCOPE })).json()) as Answer;
  const { modules } = await getJson<{ modules: readonly Module[] }>('/module');
  const usual = modules.find(({ id }) => id === Number(SCOPE.moduleid))!;
  const { products } = await getJson<{ products: readonly { slug: string; store_slug: string }[] }>('/items/popular?limit=1');
  const landing = await measure(url, '/');
  const homes: Page[] = [];
  for (const module of modules) homes.push(await measure(url, '/home', module));
  const home = homes[modules.indexOf(usual)]!;
  const store = await measure(url, `/store/${products[0]!.store_slug}`, usual);
  const item = await measure(url, `/product/${products[0]!.slug}`, usual);
  const three = [home, store, item];
  const all = [landing, ...homes, store, item];
  const lowest = (pages: readonly Page[], category: Category) =>
    Math.round(100 * Math.min(...pages.map((page) => page(({ categories }) => categories[category].score))));
  const paintOf = (page: Page) => page(({ audits }) => audits['largest-contentful-paint']!.numericValue) / 1_000;
  const paints = { landing, home, store, item };
  const note = Object.entries(paints)
    .map(([name, page]) => `${name} ${paintOf(page).toFixed(2)}`)
    .join(', ');
  const highest = (audit: string) => Math.max(...[landing, ...three].map((page) => page(({ audits }) => audits[audit]!.numericValue)));
  return [
    { name: 'Lighthouse performance, lowest of home, store and item', value: lowest(three, 'performance') },
    { name: 'Lighthouse performance, lowest home of a module', value: lowest(homes, 'performance') },
    { name: 'Lighthouse accessibility, lowest', value: lowest(all, 'accessibility') },
    { name: 'Lighthouse best practices, lowest', value: lowest(all, 'best-practices') },
    { name: 'Lighthouse SEO, lowest', value: lowest(all, 'seo') },
    { name: 'largest contentful paint, slowest', value: Math.max(...Object.values(paints).map(paintOf)), note },
    { name: 'layout shift, largest', value: highest('cumulative-layout-shift') },
  ];
}

const TIMES = 3;

/** Median of the visits: on a shared machine single visits are slowed down, but never sped up. */
async function measure(url: string, path: string, module?: Module): Promise<Page> {
  const visits: Report[] = [];
  // The browser occasionally loses its own trace of a visit. A second loss fails.
  while (visits.length < TIMES) visits.push(await visit(url, path, module).catch(() => visit(url, path, module)));
  return (figureOf) => visits.map(figureOf).sort((a, b) => a - b)[Math.floor(TIMES / 2)]!;
}

/** Visits a page without cached files, with a module as a visitor whose place is stored. */
async function visit(url: string, path: string, module?: Module): Promise<Report> {
  const browser = await startBrowser();
  try {
    if (module) {
      await browser.remember(url, storageOfVisitor(module));
      await browser.visit(`${url}${path}`);
      // Lighthouse clears the file cache, but not the storage that records its content.
      await browser.remember(url, { fonts: '' });
    }
    const file = join(browser.folder, 'report.json');
    const options = ['--quiet', '--output=json', `--output-path=${file}`, `--port=${browser.port}`];
    await run(process.execPath, [LIGHTHOUSE, `${url}${path}`, ...options], { maxBuffer: 100_000_000 });
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } finally {
    await browser.stop();
  }
}
