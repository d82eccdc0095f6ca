import type { OperatorMap } from '@bozor/contract/operator/order-shapes.ts';
import { expect, test } from 'vitest';
import { isChosen, readChosen, writeChosen } from './chosen.ts';
import { filterMap } from './filter-map.ts';
import { positionAge, secondsSince } from './position-age.ts';

const order = (id: number, store_id: number, courier_id: number | null) => ({ id, store_id, courier_id }) as OperatorMap['orders'][number];
const MAP = {
  stores: [{ id: 5 }, { id: 6 }],
  couriers: [{ id: 9 }, { id: 10 }, { id: 11 }],
  orders: [order(1, 5, 9), order(2, 6, null)],
} as unknown as OperatorMap;
const idsOf = ({ stores, couriers, orders }: OperatorMap) => [stores, couriers, orders].map((rows) => rows.map(({ id }) => id));

test.each([
  [
    'every order: all couriers, also those without one',
    [{ id: 1 }, { id: 2 }],
    false,
    [
      [5, 6],
      [9, 10, 11],
      [1, 2],
    ],
  ],
  ['orders by a filter: their stores and couriers alone', [{ id: 1 }], true, [[5], [9], [1]]],
  ['none that fits', [], true, [[], [], []]],
])('the map shows what belongs to the board with %s', (_name, orders, isFiltered, expected) => {
  expect(idsOf(filterMap(MAP, { orders, isFiltered }))).toEqual(expected);
});

test.each([
  [0, '{count} s ago', 10, false],
  [38, '{count} s ago', 40, false],
  [59.9, '{count} s ago', 60, false],
  [60, '{count} min ago', 1, false],
  [119, '{count} min ago', 1, false],
  [120, 'silent for {count} min', 2, true],
  [3_600, 'silent for {count} min', 60, true],
])('a position of %d s is told in words', (seconds, words, count, isOld) => {
  expect(positionAge(seconds)).toEqual({ words, values: { count }, isOld });
});

test('a position grows old while its answer is shown, and never younger', () => {
  expect(secondsSince(40, 1_000, 21_000)).toBe(60);
  expect(secondsSince(40, 21_000, 1_000)).toBe(40);
});

test.each(['order', 'store', 'courier'] as const)('a chosen %s is read from the address as it was written', (kind) => {
  const chosen = { kind, id: 223_456_789 };
  expect(readChosen(new URLSearchParams({ chosen: writeChosen(chosen) }))).toEqual(chosen);
});

test.each(['', 'order', 'order-', 'order-x', 'shop-1', 'order-1-2'])('%j chooses nothing', (said) => {
  expect(readChosen(new URLSearchParams({ chosen: said }))).toBeUndefined();
});

test('a chosen store or courier chooses each of their orders', () => {
  const board = { id: 1, store: { id: 5, name: '' }, courier: null } as Parameters<typeof isChosen>[0];
  expect([{ kind: 'order', id: 1 } as const, { kind: 'store', id: 5 } as const].map((chosen) => isChosen(board, chosen))).toEqual([
    true,
    true,
  ]);
  expect(
    [{ kind: 'courier', id: 5 } as const, { kind: 'order', id: 5 } as const, undefined].map((chosen) => isChosen(board, chosen)),
  ).toEqual([false, false, false]);
});
