import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './root.mjs';

const CLIENT = join(root, 'apps/storefront/build/client');
const KB = 1000;

/** The route of each page in `bench/budgets.json`. */
const PAGES = {
  'the landing page': 'routes/landing',
  'the home page': 'routes/home',
  'a store': 'routes/store',
  'an item': 'routes/product',
  'the checkout': 'routes/checkout',
};

/**
 * Compares the bytes of the style sheets of each built page with their budget, and lists the largest files of a page above it.
 * Scripts are measured in a browser: `e2e/first-visit.spec.ts`.
 */
export function checkFirstPages() {
  const budgets = JSON.parse(readFileSync(join(root, 'bench/budgets.json'), 'utf8'));
  const manifest = readManifest();
  const results = Object.entries(PAGES).map(([page, route]) => {
    const name = `CSS of ${page}`;
    return { name, limit: budgets[name].atMost, ...weigh(firstFilesOf(route, manifest).filter((file) => file.endsWith('.css'))) };
  });
  const heavy = results.filter(({ kb, limit }) => kb > limit);
  for (const { name, kb, limit, biggest } of results) {
    const isHeavy = kb > limit;
    console.log(`${isHeavy ? '✗' : '✓'} ${name}: ${kb.toFixed(1)} of ${limit} KB gzip${isHeavy ? `; most in ${biggest}` : ''}`);
  }
  return { name: 'first pages', passed: results.length - heavy.length, failed: heavy.length };
}

/** Returns React Router's manifest: its entry and every route. */
function readManifest() {
  const assets = readdirSync(join(CLIENT, 'assets'));
  const file = assets.find((name) => /^manifest-\w+\.js$/.test(name));
  const { entry, routes } = JSON.parse(
    readFileSync(join(CLIENT, 'assets', file), 'utf8')
      .replace(/^[^{]*/, '')
      .replace(/;\s*$/, ''),
  );
  return { entry, routes };
}

function firstFilesOf(route, { entry, routes }) {
  const parts = [entry];
  for (let part = routes[route]; part; part = routes[part.parentId]) parts.push(part);
  return [
    ...new Set(parts.flatMap(({ module, imports = [], css = [] }) => [module, ...imports, ...css]).map((file) => file.replace(/#.*$/, ''))),
  ];
}

function weigh(files) {
  const weights = files.map((file) => ({ file, kb: gzipSync(readFileSync(join(CLIENT, file))).length / KB })).sort((a, b) => b.kb - a.kb);
  return {
    kb: weights.reduce((sum, { kb }) => sum + kb, 0),
    biggest: weights
      .slice(0, 5)
      .map(({ file, kb }) => `${file.replace('/assets/', '')} ${kb.toFixed(1)}`)
      .join(', '),
  };
}
