import { expect, test } from 'vitest';
import { hasGrownBeyond, packQueries, unpackQueries } from './hydrated-queries.ts';

const list = (pages: number) => ({ pages: Array.from({ length: pages }, () => ({ products: [] })), pageParams: [] });

test('a list that grew is not cut back to the page that the server answers', () => {
  expect(hasGrownBeyond(list(4), list(1))).toBe(true);
  expect(hasGrownBeyond(list(1), list(1))).toBe(false);
  expect(hasGrownBeyond(undefined, list(1))).toBe(false);
  expect(hasGrownBeyond({ total_size: 3 }, { total_size: 4 })).toBe(false);
});

test('answers come out of the page as they went in, whatever quotes they hold', () => {
  const loaded = [[['/items/popular', {}], { name: `5" pipe, so'm \\"quoted\\" \u0001 «лағмон»`, price: 1.5 }, 1]] as const;
  expect(unpackQueries(packQueries(loaded))).toEqual(loaded);
  const plain = [[['a'], 'b', 1]] as const;
  expect(packQueries(plain)).not.toContain('"');
  expect(unpackQueries(packQueries(plain))).toEqual(plain);
});
