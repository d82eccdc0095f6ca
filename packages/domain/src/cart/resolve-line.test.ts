import { describe, expect, test } from 'vitest';
import type { AddOnId } from '../ids.ts';
import { buildAddOn, buildItem } from '../testing/build-item.ts';
import { isQuantity, resolveLine, withAddOn } from './resolve-line.ts';

const cheese = buildAddOn(5, 3000);
const sauce = buildAddOn(6, 1000);
const item = buildItem({ addOns: [cheese, sauce] });
const wanted = { item, quantity: 2, selection: [], addOns: [] };

describe('resolveLine', () => {
  test('adds add-ons by their own quantity, not by the line', () => {
    const addOns = [
      { id: cheese.id, quantity: 3 },
      { id: sauce.id, quantity: 1 },
    ];
    expect(resolveLine({ ...wanted, addOns })).toMatchObject({ ok: true, value: { quantity: 2, pieceMinor: 14_900, addOnsMinor: 10_000 } });
  });

  test.each([
    ['an add-on of another item', { id: 99 as AddOnId, quantity: 1 }, 'add-on-unknown'],
    ['an add-on in negative', { id: cheese.id, quantity: -1 }, 'add-on-quantity-invalid'],
    ['an add-on in parts', { id: cheese.id, quantity: 1.5 }, 'add-on-quantity-invalid'],
    ['too many of an add-on', { id: cheese.id, quantity: 1000 }, 'add-on-quantity-invalid'],
  ])('refuses %s', (_name, addOn, problem) => {
    expect(resolveLine({ ...wanted, addOns: [addOn] })).toEqual({ ok: false, problem, id: addOn.id });
  });

  test('refuses an add-on named twice', () => {
    const twice = { id: cheese.id, quantity: 1 };
    expect(resolveLine({ ...wanted, addOns: [twice, twice] })).toMatchObject({ ok: false, problem: 'add-on-unknown' });
  });

  test('returns the problem of the selection', () => {
    expect(resolveLine({ ...wanted, selection: [{ name: 'Size', labels: ['L'] }] })).toMatchObject({ problem: 'selection-unknown' });
  });

  test.each([0, -1, 1.5, NaN, Infinity, 1000, 2 ** 31])('refuses a quantity of %d [cart-25]', (quantity) => {
    expect(resolveLine({ ...wanted, quantity })).toEqual({ ok: false, problem: 'quantity-invalid' });
  });
});

test.each([
  [1, true],
  [999, true],
  ['5', false],
  [true, false],
  [[7], false],
  [null, false],
])('isQuantity(%j) is %j', (value, expected) => {
  expect(isQuantity(value)).toBe(expected);
});

describe('withAddOn', () => {
  const one = { id: cheese.id, quantity: 1 };
  const other = { id: sauce.id, quantity: 4 };
  test.each([
    ['a tick sets quantity 1', [], 1, [one]],
    ['plus raises it', [one], 2, [{ ...one, quantity: 2 }]],
    ['minus from 1 takes it away', [one], 0, []],
    ['minus takes only the one away', [one, other], 0, [other]],
    ['plus raises only the one', [other, one], 2, [other, { ...one, quantity: 2 }]],
    ['it stays below the limit', [one], 5000, [{ ...one, quantity: 999 }]],
  ])('%s [item-29]', (_name, addOns, quantity, expected) => {
    expect(withAddOn(addOns, cheese.id, quantity)).toEqual(expected);
  });
});
