import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SCOPE, type Measured, type MeasuredCity } from './city.ts';

const run = promisify(execFile);
const LIGHTHOUSE = join(import.meta.dirname, '../../node_modules/lighthouse/cli/index.js');

interface Report {
  readonly categories: Readonly<Record<'performance' | 'accessibility' | 'best-practices' | 'seo', { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue: number }>>;
}

/** Lighthouse as on a phone: home, store and item, and the home of every module. */
export async function measureLighthouse({ shop: { url } }: MeasuredCity): Promise<Measured[]> {
  const ask = async <Answer>(path: string) => (await (await fetch(`${url}/api/v1${path}`, { headers: SCOPE })).json()) as Answer;
  const { modules } = await ask<{ modules: readonly { id: number; module_type: string }[] }>('/module');
  const { products } = await ask<{ products: readonly { slug: string; store_slug: string }[] }>('/items/popular?limit=1');
  const homes: Report[] = [];
  for (const { id } of modules) homes.push(await report(`${url}/home`, id));
  const home = homes[modules.findIndex(({ id }) => id === Number(SCOPE.moduleid))]!;
  const store = await report(`${url}/store/${products[0]!.store_slug}`, Number(SCOPE.moduleid));
  const item = await report(`${url}/product/${products[0]!.slug}`, Number(SCOPE.moduleid));
  const three = [home, store, item];
  const all = [...homes, store, item];
  const lowest = (reports: readonly Report[], category: keyof Report['categories']) =>
    Math.round(100 * Math.min(...reports.map(({ categories }) => categories[category].score)));
  const highest = (audit: string) => Math.max(...three.map(({ audits }) => audits[audit]!.numericValue));
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

async function report(url: string, moduleId: number): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'bozor-lighthouse-'));
  const file = join(folder, 'report.json');
  const headers = JSON.stringify({ Cookie: `zoneid=%5B1%5D; module=${moduleId}` });
  await run(
    process.execPath,
    [
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--extra-headers=${headers}`,
      '--chrome-flags=--headless=new --no-sandbox',
    ],
    { env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH }, maxBuffer: 100_000_000 },
  );
  const made = JSON.parse(readFileSync(file, 'utf8')) as Report;
  rmSync(folder, { recursive: true, force: true });
  return made;
}
