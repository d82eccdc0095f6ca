import { describe, expect, test } from 'vitest';
import { PAGES, type PageName } from '../pages/pages.ts';
import { isKeptPage, isOwnPage, isStorefrontPath } from './kept-pages.ts';

const at = (address: string) => new URL(address, 'https://shop.uz');
const exampleOf = (name: PageName) => PAGES[name].path.replaceAll(/:\w+\??/g, 'lola');

test("of what is one person's only tracking is kept, and no page of sign-in, payment or the checkout", () => {
  const names = Object.keys(PAGES) as PageName[];
  const kept = names.filter((name) => isKeptPage(at(exampleOf(name))));
  expect(kept.filter((name) => PAGES[name].personal)).toEqual(['trackOrder']);
  expect(kept.filter((name) => /auth|sign|pay|checkout|wallet|password/i.test(name + PAGES[name].path))).toEqual([]);
  expect(kept).toEqual(expect.arrayContaining(['landing', 'home', 'category', 'store', 'product']));
});

test.each([
  ['the orders', '/profile?page=my-orders', true],
  ['an order', '/profile?page=my-orders&orderId=123456789', true],
  ['the wallet', '/profile?page=wallet', false],
  ['the messages', '/profile?page=inbox', false],
  ['the return from a payment', '/profile?page=my-orders&orderId=1&flag=success', false],
  ['a return whose first value says so', '/home?payment=1', false],
  ['a home', '/home?module_id=2', true],
  ['a listing', '/home?search=milk&data_type=searched', false],
  ['a tracking link', '/track-order?token=abc', true],
  ['nothing', '/nothing-here', false],
])('%s: kept is %s', (_name, address, isKept) => {
  expect(isKeptPage(at(address))).toBe(isKept);
});

test('addresses of orders belong to their customer, those of the catalogue to nobody', () => {
  expect(isOwnPage(at('/profile?page=my-orders&orderId=1'))).toBe(true);
  expect(isOwnPage(at('/track-order?token=abc'))).toBe(true);
  expect(isOwnPage(at('/store/lola'))).toBe(false);
});

describe('the worker answers for', () => {
  test.each(['/', '/home', '/store/lola', '/payment/12', '/nothing'])('%s', (path) => expect(isStorefrontPath(path)).toBe(true));
});
describe('the worker leaves to the network', () => {
  test.each([
    '/api/docs',
    '/media/a.webp',
    '/tiles/1/2/3',
    '/console',
    '/store-console/orders',
    '/courier',
    '/console-assets/a.js',
    '/robots.txt',
    '/sitemap.xml',
    '/manifest.webmanifest',
  ])('%s', (path) => expect(isStorefrontPath(path)).toBe(false));
});
