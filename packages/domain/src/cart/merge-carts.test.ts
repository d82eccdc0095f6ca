import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AddOnId, CartLineId, ItemId, StoreId } from '../ids.ts';
import { buildAddOn, buildItem, buildLine } from '../testing/build-item.ts';
import { mergeCarts } from './merge-carts.ts';

const tea = buildItem({ id: 1 as ItemId, stock: 5 });
const bread = buildItem({ id: 2 as ItemId });
const accountTea = buildLine({ id: 10 as CartLineId, item: tea, quantity: 2 });
const guestTea = buildLine({ id: 20 as CartLineId, item: tea, quantity: 1 });
const guestBread = buildLine({ id: 21 as CartLineId, item: bread });

describe('mergeCarts', () => {
  test('the same store adds up, keeping the line of the account', () => {
    expect(mergeCarts([guestTea, guestBread], [accountTea])).toEqual({
      lines: [{ ...accountTea, quantity: 3 }, guestBread],
      parked: [],
      clamped: [],
    });
  });

  test('adding up stops at the stock, with a notice', () => {
    const merged = mergeCarts([{ ...guestTea, quantity: 4 }], [accountTea]);
    expect(merged.lines).toEqual([{ ...accountTea, quantity: 5 }]);
    expect(merged.clamped).toEqual([{ line: { ...accountTea, quantity: 5 }, wantedQuantity: 6 }]);
  });

  test('a line whose stock is gone keeps the larger quantity', () => {
    const gone = buildItem({ id: 1 as ItemId, stock: 0 });
    const merged = mergeCarts([{ ...guestTea, item: gone, quantity: 4 }], [{ ...accountTea, item: gone }]);
    expect(merged.lines[0]?.quantity).toBe(4);
  });

  test('add-ons of the same line add up', () => {
    const cheese = buildAddOn(5, 1);
    const item = buildItem({ addOns: [cheese, buildAddOn(6, 1)] });
    const guest = buildLine({
      item,
      addOns: [
        { id: cheese.id, quantity: 2 },
        { id: 6 as AddOnId, quantity: 1 },
      ],
    });
    const account = buildLine({ item, addOns: [{ id: cheese.id, quantity: 1 }] });
    expect(mergeCarts([guest], [account]).lines[0]?.addOns).toEqual([
      { id: 5, quantity: 3 },
      { id: 6, quantity: 1 },
    ]);
  });

  test('another store keeps the cart of the guest and parks the other', () => {
    const elsewhere = buildLine({ item: buildItem({ storeId: 9 as StoreId }) });
    expect(mergeCarts([elsewhere], [accountTea])).toEqual({ lines: [elsewhere], parked: [accountTea], clamped: [] });
  });

  test('an empty cart gives way', () => {
    expect(mergeCarts([], [accountTea])).toEqual({ lines: [accountTea], parked: [], clamped: [] });
    expect(mergeCarts([guestTea], [])).toEqual({ lines: [guestTea], parked: [], clamped: [] });
  });

  test('no line grows beyond what there is, and none shrinks', () => {
    const quantity = fc.integer({ min: 1, max: 999 });
    fc.assert(
      fc.property(quantity, quantity, fc.nat(999), (one, other, stock) => {
        const item = buildItem({ stock });
        const [line] = mergeCarts([buildLine({ item, quantity: one })], [buildLine({ item, quantity: other })]).lines;
        expect(line!.quantity).toBeGreaterThanOrEqual(Math.max(one, other));
        expect(line!.quantity).toBeLessThanOrEqual(Math.max(one, other, stock));
      }),
    );
  });
});
