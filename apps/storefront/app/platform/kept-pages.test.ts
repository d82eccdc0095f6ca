import { expect, test } from 'vitest';
import { fromKeptPages, keepPage } from './kept-pages.ts';

const lost = { type: 'error', result: new TypeError('Failed to fetch') } as const;
const open = async (address: string, result: { type: 'data' | 'error'; result: unknown }) =>
  await fromKeptPages({ request: new Request(`https://shop${address}`) } as never, async () => ({ 'routes/page': result }));

test('brings a page back that was shown when the network does not bring it', async () => {
  keepPage('/store/popular?offset=2', { 'root': {}, 'routes/page': { queries: '[]' } });
  expect(await open('/store/popular?offset=2', lost)).toEqual({ 'routes/page': { type: 'data', result: { queries: '[]' } } });
});

test('leaves an answer of the shop, a fault of it, and a page that was not shown', async () => {
  keepPage('/cart', { 'routes/page': 'old' });
  keepPage('/broken', { 'routes/page': undefined });
  const fault = { type: 'error', result: new Response(null, { status: 500 }) } as const;
  expect(await open('/cart', { type: 'data', result: 'new' })).toEqual({ 'routes/page': { type: 'data', result: 'new' } });
  expect(await open('/cart', fault)).toEqual({ 'routes/page': fault });
  expect(await open('/broken', lost)).toEqual({ 'routes/page': lost });
  expect(await open('/elsewhere', lost)).toEqual({ 'routes/page': lost });
});

test('does not keep more and more pages', async () => {
  for (let number = 0; number < 50; number += 1) keepPage(`/item/${number}`, { 'routes/page': number });
  expect(await open('/item/0', lost)).toEqual({ 'routes/page': lost });
  expect(await open('/item/49', lost)).toEqual({ 'routes/page': { type: 'data', result: 49 } });
});
