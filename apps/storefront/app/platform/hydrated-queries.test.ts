import { expect, test } from 'vitest';
import { hasGrownBeyond } from './hydrated-queries.ts';

const list = (pages: number) => ({ pages: Array.from({ length: pages }, () => ({ products: [] })), pageParams: [] });

test('a list that grew is not cut back to the page that the server answers', () => {
  expect(hasGrownBeyond(list(4), list(1))).toBe(true);
  expect(hasGrownBeyond(list(1), list(1))).toBe(false);
  expect(hasGrownBeyond(undefined, list(1))).toBe(false);
  expect(hasGrownBeyond({ total_size: 3 }, { total_size: 4 })).toBe(false);
});
