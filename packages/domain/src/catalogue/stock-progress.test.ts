import { expect, test } from 'vitest';
import { stockProgress } from './stock-progress.ts';

test.each([
  ['nothing sold', { sold: 0, stock: 40 }, 0],
  ['a part', { sold: 12, stock: 40 }, 30],
  ['whole percents, rounded down', { sold: 1, stock: 3 }, 33],
  ['almost all', { sold: 999, stock: 1000 }, 99],
  ['all', { sold: 40, stock: 40 }, 100],
  ['more than there was', { sold: 41, stock: 40 }, 100],
  ['no stock at all', { sold: 0, stock: 0 }, 100],
])('the progress of a sale is sold ÷ stock × 100: %s [flash-03]', (_name, sale, percent) => {
  expect(stockProgress(sale)).toBe(percent);
});
