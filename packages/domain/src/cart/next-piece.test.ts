import { describe, expect, test } from 'vitest';
import type { SellableItem } from '../catalogue/item.ts';
import { buildItem, money } from '../testing/build-item.ts';
import { dearerWithOneMore } from './next-piece.ts';
import { priceLines } from './price-line.ts';
import { resolveLine } from './resolve-line.ts';

const NOW = 5;
const flashSale = { discount: { type: 'percent', percent: 50 } as const, startsAtMs: 0, endsAtMs: 10, availableStock: 5 };
const storeDiscount = {
  percent: 10,
  startsAtMs: 0,
  endsAtMs: 10,
  minimumPurchaseMinor: money(30_000),
  maximumDiscountMinor: money(5000),
};

function dearer(basket: readonly [item: Partial<SellableItem>, quantity: number][], index: number) {
  const lines = basket.map(([item, quantity]) => {
    const line = resolveLine({ item: buildItem({ priceMinor: money(10_000), ...item }), quantity, selection: [], addOns: [] });
    if (!line.ok) throw new Error(line.problem);
    return line.value;
  });
  return dearerWithOneMore(lines, priceLines(lines, NOW), index, NOW);
}

describe('one piece more', () => {
  test.each<[string, readonly [Partial<SellableItem>, number][], number, object[]]>([
    ['of a plain item changes nothing', [[{}, 5]], 0, []],
    ['while the flash sale has pieces changes nothing', [[{ flashSale }, 4]], 0, []],
    ['than the flash sale has shares its pieces out', [[{ flashSale }, 5]], 0, [{ index: 0, pieceMinor: 5834 }]],
    [
      'than the flash sale has takes the next best',
      [[{ flashSale, discount: { type: 'percent', percent: 45 } }, 5]],
      0,
      [{ index: 0, pieceMinor: 5500 }],
    ],
    ['while the cap lasts changes nothing', [[{ storeDiscount }, 4]], 0, []],
    ['than the cap lasts spreads it', [[{ storeDiscount }, 5]], 0, [{ index: 0, pieceMinor: 9167 }]],
    [
      'of an earlier line takes the cap from a later one',
      [
        [{ storeDiscount }, 3],
        [{ storeDiscount }, 2],
      ],
      0,
      [{ index: 1, pieceMinor: 9500 }],
    ],
    [
      'of a later line takes nothing from an earlier one',
      [
        [{ storeDiscount }, 3],
        [{ storeDiscount }, 2],
      ],
      1,
      [{ index: 1, pieceMinor: 9334 }],
    ],
    ['that reaches the minimum of the store makes nothing dearer', [[{ storeDiscount }, 2]], 0, []],
  ])('%s', (_name, basket, index, expected) => {
    expect(dearer(basket, index)).toEqual(expected);
  });
});
