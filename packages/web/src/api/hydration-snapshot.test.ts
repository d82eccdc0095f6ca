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

test('a part hydrates from its server-rendered reply, though another has arrived', () => {
  const client = browser();
  expect(hydrationSnapshot(client, KEY)).toBeUndefined();
  client.setQueryData(KEY, { title: 'Letters' }, { updatedAt: MADE_AT + 1 });
  expect(hydrationSnapshot(client, KEY)).toMatchObject({ isSuccess: true, data: DRAWN, dataUpdatedAt: MADE_AT });
});

test('a reply evicted before its part hydrates is cached again', () => {
  const client = browser();
  client.clear();
  expect(hydrationSnapshot(client, KEY)).toBeUndefined();
  expect(client.getQueryData(KEY)).toBe(DRAWN);
  expect(client.getQueryState(KEY)?.dataUpdatedAt).toBe(MADE_AT);
});

test('a part rendered without a reply hydrates as pending, though it has arrived', () => {
  const client = browser();
  const key = ['/items/popular', null, 'en', 'one'];
  expect(hydrationSnapshot(client, key)).toBeUndefined();
  client.setQueryData(key, { products: [] });
  expect(hydrationSnapshot(client, key)).toMatchObject({ isPending: true, data: undefined });
});

test('data of pages that the browser renders is no snapshot of the server', () => {
  const client = browser();
  storeSnapshot(client, [[KEY, { title: 'Letters' }, MADE_AT + 1]]);
  expect(hydrationSnapshot(client, KEY)).toBeUndefined();
});
