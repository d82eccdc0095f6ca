import { expect, test } from 'vitest';
import { knownQuery, matchPage } from './match-page.ts';
import { PAGES, type PageName } from './pages.ts';
import { urls } from './urls.ts';

test.each<[string, PageName | undefined]>([
  ['/', 'landing'],
  ['/home', 'home'],
  ['/HOME/', 'home'],
  ['/store/lola', 'store'],
  ['/store/latest', 'latestStores'],
  ['/store/popular', 'popularStores'],
  ['/store/top-offer-nearby', 'topOfferStores'],
  ['/store/map', 'storeMap'],
  ['/auth', 'auth'],
  ['/auth/sign-up', 'auth'],
  ['/auth/a/b', undefined],
  ['/store', undefined],
  ['/store/a/b', undefined],
  ['/home.css', undefined],
  ['//evil.example', undefined],
])('%s is the page %s', (pathname, name) => {
  expect(matchPage(pathname)?.name).toBe(name);
});

test('finds every page at its own address', () => {
  const urlOf = urls as unknown as Record<PageName, (...parts: string[]) => string>;
  for (const [name, { path }] of Object.entries(PAGES)) {
    const parts = path.split('/').filter((segment) => segment.startsWith(':'));
    expect(matchPage(urlOf[name as PageName](...parts.map(() => 'x')))?.name).toBe(name);
  }
});

test('keeps the known query names, in one order, the first value of each', () => {
  const long = 'x'.repeat(1_000);
  const requested = new URLSearchParams(`utm=1&lang=ru&sort=low&search=${long}&search=bread&filter=`);
  expect(knownQuery(PAGES.home, requested).toString()).toBe(`search=${long}&sort=low&lang=ru`);
});
