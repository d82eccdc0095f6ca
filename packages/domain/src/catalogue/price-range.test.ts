import { describe, expect, test } from 'vitest';
import { buildGroup, buildItem, money } from '../testing/build-item.ts';
import { discounted, priceRange } from './price-range.ts';

const variations = [
  { type: '128 GB', priceMinor: money(500), stock: 1 },
  { type: '256 GB', priceMinor: money(700), stock: 0 },
];
const size = buildGroup({ name: 'Size', labels: ['S', 'M', 'L'], required: true });
const sauces = buildGroup({ name: 'Sauces', labels: ['A', 'B', 'C'], required: true, type: 'multi', min: 2, max: 2 });
const shuffled = { ...sauces, values: [sauces.values[2]!, sauces.values[0]!, sauces.values[1]!] };
const extra = buildGroup({ name: 'Extra', labels: ['none', 'cheese'] });

describe('priceRange', () => {
  test.each([
    ['one price for a plain item', buildItem({ priceMinor: money(900) }), 900, 900],
    ['the span of variations, whatever the base', buildItem({ priceMinor: money(1), variations }), 500, 700],
    ['what a required choice adds', buildItem({ priceMinor: money(100), foodVariations: [size] }), 100, 2100],
    ['what required choices of a count add', buildItem({ priceMinor: money(100), foodVariations: [sauces] }), 1100, 3100],
    ['the cheapest and the dearest, however they are listed', buildItem({ priceMinor: money(0), foodVariations: [shuffled] }), 1000, 3000],
    ['nothing of what is optional', buildItem({ priceMinor: money(100), foodVariations: [extra] }), 100, 100],
    ['a bounded required multi group', buildItem({ priceMinor: money(0), foodVariations: [{ ...sauces, min: 1, max: 1 }] }), 0, 2000],
    ['an unbounded required multi group', buildItem({ priceMinor: money(0), foodVariations: [{ ...sauces, min: 0, max: 0 }] }), 0, 3000],
  ])('shows %s [item-13]', (_name, item, lowestMinor, highestMinor) => {
    expect(priceRange(item, 0)).toEqual({
      lowestMinor,
      highestMinor,
      discountedLowestMinor: lowestMinor,
      discountedHighestMinor: highestMinor,
    });
  });

  test('discounts both ends', () => {
    const item = buildItem({ variations, discount: { type: 'percent', percent: 10 } });
    expect(priceRange(item, 0)).toMatchObject({ lowestMinor: 500, discountedLowestMinor: 450, discountedHighestMinor: 630 });
  });
});

describe('discounted', () => {
  const storeDiscount = { percent: 50, startsAtMs: 0, endsAtMs: 10, minimumPurchaseMinor: money(0), maximumDiscountMinor: money(300) };
  test('keeps to the cap of the store', () => {
    expect(discounted({ storeDiscount }, money(1000), 5)).toBe(700);
    expect(discounted({ storeDiscount }, money(400), 5)).toBe(200);
  });

  test('leaves the price without discount', () => {
    expect(discounted({}, money(1000), 5)).toBe(1000);
  });
});
