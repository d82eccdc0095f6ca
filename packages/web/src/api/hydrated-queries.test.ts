import { expect, test } from 'vitest';
import { hasMorePagesThan, dehydrateQueries, rehydrateQueries } from './hydrated-queries.ts';

const list = (pages: number) => ({ pages: Array.from({ length: pages }, () => ({ products: [] })), pageParams: [] });

test('a list that grew is not cut back to the page that the server answers', () => {
  expect(hasMorePagesThan(list(4), list(1))).toBe(true);
  expect(hasMorePagesThan(list(1), list(1))).toBe(false);
  expect(hasMorePagesThan(undefined, list(1))).toBe(false);
  expect(hasMorePagesThan({ total_size: 3 }, { total_size: 4 })).toBe(false);
});

test('answers come out of the page as they went in, whatever quotes they hold', () => {
  const loaded = [[['/items/popular', {}], { name: `5" pipe, so'm \\"quoted\\" \u0001 «лағмон»`, price: 1.5 }, 1]] as const;
  expect(rehydrateQueries(dehydrateQueries(loaded))).toEqual(loaded);
  const plain = [[['a'], 'b', 1]] as const;
  expect(dehydrateQueries(plain)).not.toContain('"');
  expect(rehydrateQueries(dehydrateQueries(plain))).toEqual(plain);
});
