import { expect, test } from 'vitest';
import { hydrationSnapshot, storeSnapshot } from './hydration-snapshot.ts';
import { createQueryClient } from './create-query-client.ts';

const KEY = ['/landing-page', null, 'en', 'one'];
const MADE_AT = 1_000;
const DRAWN = { title: 'Newsletter' };

/** A browser whose first page was rendered with one query result. */
function browser() {
  const client = createQueryClient();
  storeSnapshot(client, [[KEY, DRAWN, MADE_AT]]);
  client.setQueryData(KEY, DRAWN, { updatedAt: MADE_AT });
  return client;
}

test('a part that comes alive has the answer that it was drawn from, though another has come', () => {
  const client = browser();
  expect(hydrationSnapshot(client, KEY)).toBeUndefined();
  client.setQueryData(KEY, { title: 'Letters' }, { updatedAt: MADE_AT + 1 });
  expect(hydrationSnapshot(client, KEY)).toMatchObject({ isSuccess: true, data: DRAWN, dataUpdatedAt: MADE_AT });
});

test('an answer that was forgotten before its part came alive is remembered', () => {
  const client = browser();
  client.clear();
  expect(hydrationSnapshot(client, KEY)).toBeUndefined();
  expect(client.getQueryData(KEY)).toBe(DRAWN);
  expect(client.getQueryState(KEY)?.dataUpdatedAt).toBe(MADE_AT);
});

test('a part that was drawn without an answer waits for it, though it has come', () => {
  const client = browser();
  const key = ['/items/popular', null, 'en', 'one'];
  expect(hydrationSnapshot(client, key)).toBeUndefined();
  client.setQueryData(key, { products: [] });
  expect(hydrationSnapshot(client, key)).toMatchObject({ isPending: true, data: undefined });
});

test('what pages are made of that the browser draws itself is no drawing of the server', () => {
  const client = browser();
  storeSnapshot(client, [[KEY, { title: 'Letters' }, MADE_AT + 1]]);
  expect(hydrationSnapshot(client, KEY)).toBeUndefined();
});
