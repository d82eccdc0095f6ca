import { describe, expect, test } from 'vitest';
import { increased, largestQuantity, limitQuantity } from './limit-quantity.ts';

const grocery = { moduleType: 'grocery' } as const;
const food = { moduleType: 'food' } as const;

describe('increased', () => {
  test.each([
    ['goes on while there is stock', 1, { item: grocery, stock: 2 }, { ok: true, value: 2 }],
    [
      'stops when stock is not above the quantity [cart-23]',
      2,
      { item: grocery, stock: 2 },
      { ok: false, problem: 'out-of-stock', stock: 2 },
    ],
    [
      'stops at the maximum of the item [cart-24]',
      3,
      { item: { ...grocery, maximumCartQuantity: 3 }, stock: 9 },
      { ok: false, problem: 'out-of-limits', maximum: 3 },
    ],
    [
      'asks stock before the maximum',
      3,
      { item: { ...grocery, maximumCartQuantity: 3 }, stock: 3 },
      { ok: false, problem: 'out-of-stock', stock: 3 },
    ],
    ['ignores stock in food [cart-23]', 2, { item: food, stock: 0 }, { ok: true, value: 3 }],
    [
      'stops at the maximum in food [cart-24]',
      3,
      { item: { ...food, maximumCartQuantity: 3 }, stock: 0 },
      { ok: false, problem: 'out-of-limits', maximum: 3 },
    ],
    ['has no maximum for 0', 3, { item: { ...food, maximumCartQuantity: 0 }, stock: 0 }, { ok: true, value: 4 }],
    ['stops at 999 of anything', 999, { item: food, stock: 0 }, { ok: false, problem: 'out-of-limits', maximum: 999 }],
    ['tells no negative stock', 1, { item: grocery, stock: -4 }, { ok: false, problem: 'out-of-stock', stock: 0 }],
  ] as const)('%s', (_name, quantity, bounds, expected) => {
    expect(increased(quantity, bounds)).toEqual(expected);
  });
});

test('limitQuantity limits the requested quantity', () => {
  expect(limitQuantity(2, { item: grocery, stock: 2 })).toEqual({ ok: true, value: 2 });
  expect(limitQuantity(3, { item: grocery, stock: 2 })).toMatchObject({ problem: 'out-of-stock' });
  expect(limitQuantity(3, { item: { ...food, maximumCartQuantity: 3 }, stock: 0 })).toEqual({ ok: true, value: 3 });
});

test.each([
  ['the stock', { item: grocery, stock: 4 }, 4],
  ['the maximum', { item: { ...grocery, maximumCartQuantity: 3 }, stock: 4 }, 3],
  ['nothing without stock', { item: grocery, stock: 0 }, 0],
  ['the maximum in food', { item: { ...food, maximumCartQuantity: 3 }, stock: 0 }, 3],
] as const)('largestQuantity is %s', (_name, bounds, expected) => {
  expect(largestQuantity(bounds)).toBe(expected);
});
