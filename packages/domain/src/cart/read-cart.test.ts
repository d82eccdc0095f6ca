import { describe, expect, test } from 'vitest';
import { buildGroup, buildItem, buildLine, money } from '../testing/build-item.ts';
import { orderableLines, readCart } from './read-cart.ts';

/** Noon in Tashkent. */
const moment = { nowMs: Date.UTC(2025, 0, 7, 7), timezone: 'Asia/Tashkent' };
const breakfast = { startsAtMinute: 7 * 60, endsAtMinute: 11 * 60 };

describe('readCart', () => {
  test.each([
    [
      'a line that is as it was',
      buildLine({ seenPriceMinor: money(14_900) }),
      { available: true, reason: undefined, priceChangedFromMinor: undefined },
    ],
    ['a price that rose', buildLine({ seenPriceMinor: money(14_000) }), { available: true, priceChangedFromMinor: 14_000 }],
    ['a line never priced before', buildLine(), { available: true, priceChangedFromMinor: undefined }],
    [
      'too little stock',
      buildLine({ quantity: 3, item: buildItem({ stock: 2 }) }),
      { available: false, reason: 'out-of-stock', largestQuantity: 2 },
    ],
    [
      'a maximum that was lowered',
      buildLine({ quantity: 3, item: buildItem({ maximumCartQuantity: 2 }) }),
      { available: false, reason: 'out-of-limits', largestQuantity: 2 },
    ],
    [
      'an option that has gone',
      buildLine({ selection: [{ name: 'Size', labels: ['L'] }] }),
      { available: false, reason: 'selection-unknown', priced: undefined },
    ],
    [
      'a group that became required',
      buildLine({ item: buildItem({ foodVariations: [buildGroup({ name: 'Size', labels: ['L'], required: true })] }) }),
      { available: false, reason: 'selection-required' },
    ],
    [
      'an item outside its hours',
      buildLine({ item: buildItem({ availableTime: breakfast }) }),
      { available: false, reason: 'not-available-now' },
    ],
    [
      'an item outside its hours that can be ordered for later',
      buildLine({ item: buildItem({ availableTime: breakfast, scheduleOrder: true }) }),
      { available: true },
    ],
    [
      'a campaign that ended',
      buildLine({ item: buildItem({ availableDates: { startsAtMs: 0, endsAtMs: 1 } }) }),
      { available: false, reason: 'campaign-over' },
    ],
    [
      'a campaign to come',
      buildLine({ item: buildItem({ availableDates: { startsAtMs: moment.nowMs + 1, endsAtMs: moment.nowMs + 2 } }) }),
      { available: false, reason: 'campaign-not-started' },
    ],
  ])('reports %s', (_name, line, expected) => {
    expect(readCart([line], moment)[0]).toMatchObject(expected);
  });

  test('reports items that are no longer sold', () => {
    expect(readCart([buildLine()], { ...moment, isWithdrawn: () => true })[0]).toMatchObject({ available: false, reason: 'withdrawn' });
  });

  test('counts only what can be ordered, also towards the minimum of the store', () => {
    const storeDiscount = {
      percent: 10,
      startsAtMs: 0,
      endsAtMs: moment.nowMs + 1,
      minimumPurchaseMinor: money(20_000),
      maximumDiscountMinor: money(0),
    };
    const good = buildLine({ item: buildItem({ priceMinor: money(10_000), storeDiscount }) });
    const gone = buildLine({ item: buildItem({ priceMinor: money(10_000), storeDiscount, stock: 0 }) });
    const read = readCart([gone, good], moment);
    expect(orderableLines(read)).toHaveLength(1);
    expect(orderableLines(read).map(({ totalMinor }) => totalMinor)).toEqual([10_000]);
    expect(orderableLines(readCart([good, good], moment)).map(({ totalMinor }) => totalMinor)).toEqual([9_000, 9_000]);
  });

  test('keeps every line on its place with its own price', () => {
    const cheap = buildLine({ item: buildItem({ priceMinor: money(1) }) });
    const sold = buildLine({ item: buildItem({ priceMinor: money(2), stock: 0 }) });
    const dear = buildLine({ item: buildItem({ priceMinor: money(3) }) });
    expect(readCart([cheap, sold, dear], moment).map((each) => each.priced?.pieceMinor)).toEqual([1, 2, 3]);
  });
});
