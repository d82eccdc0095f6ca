import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SellableItem } from '../catalogue/item.ts';
import { buildAddOn, buildGroup, buildItem, money } from '../testing/build-item.ts';
import { priceLine, priceLines } from './price-line.ts';
import type { PricedLine } from './price-line.ts';
import { resolveLine } from './resolve-line.ts';
import type { ResolvedLine } from './resolve-line.ts';
import type { RequestedLine } from './cart-line.ts';

const NOW = 1_000_000;

function resolved(item: SellableItem, different: Partial<RequestedLine> = {}): ResolvedLine {
  const line = resolveLine({ item, quantity: 1, selection: [], addOns: [], ...different });
  if (!line.ok) throw new Error(line.problem);
  return line.value;
}

const storeDiscount = (different: object = {}) => ({
  percent: 10,
  startsAtMs: 0,
  endsAtMs: NOW + 1,
  minimumPurchaseMinor: money(0),
  maximumDiscountMinor: money(0),
  ...different,
});
const totals = (lines: readonly PricedLine[]) => lines.map((line) => line.totalMinor);

describe('priceLine', () => {
  const cheese = buildAddOn(5, 3000);
  const size = buildGroup({ name: 'Size', labels: ['25 cm', '30 cm'], required: true });
  const pizza = buildItem({
    moduleType: 'food',
    priceMinor: money(45_005),
    foodVariations: [size],
    addOns: [cheese],
    discount: { type: 'percent', percent: 10 },
  });

  test('is base and options times quantity, less discount, plus add-ons never discounted [cart-27]', () => {
    const line = resolved(pizza, {
      quantity: 3,
      selection: [{ name: 'Size', labels: ['30 cm'] }],
      addOns: [{ id: cheese.id, quantity: 2 }],
    });
    expect(priceLine(line, NOW)).toMatchObject({
      pieceMinor: 46_005,
      goodsMinor: 138_015,
      discountMinor: 13_802,
      addOnsMinor: 6000,
      totalMinor: 130_213,
      discount: { source: 'item' },
    });
  });

  test('rounds once a line, not once a piece [cart-27]', () => {
    const item = buildItem({ priceMinor: money(5), discount: { type: 'percent', percent: 10 } });
    expect(priceLine(resolved(item, { quantity: 3 }), NOW).discountMinor).toBe(2);
  });

  test('counts what already lies in the basket towards the minimum of the store', () => {
    const item = buildItem({ priceMinor: money(10_000), storeDiscount: storeDiscount({ minimumPurchaseMinor: money(30_000) }) });
    expect(priceLine(resolved(item), NOW, money(19_999)).discountMinor).toBe(0);
    expect(priceLine(resolved(item), NOW, money(20_000)).discountMinor).toBe(1000);
  });

  test('keeps to the cap of the store', () => {
    const item = buildItem({ priceMinor: money(10_000), storeDiscount: storeDiscount({ maximumDiscountMinor: money(300) }) });
    expect(priceLine(resolved(item), NOW).totalMinor).toBe(9700);
  });
});

describe('priceLines', () => {
  test('a basket reaches the minimum of the store together', () => {
    const item = buildItem({ priceMinor: money(10_000), storeDiscount: storeDiscount({ minimumPurchaseMinor: money(30_000) }) });
    expect(totals(priceLines([resolved(item), resolved(item)], NOW))).toEqual([10_000, 10_000]);
    expect(totals(priceLines([resolved(item), resolved(item, { quantity: 2 })], NOW))).toEqual([9000, 18_000]);
  });

  test('add-ons do not count towards the minimum of the store', () => {
    const addOn = buildAddOn(5, 50_000);
    const item = buildItem({
      priceMinor: money(10_000),
      addOns: [addOn],
      storeDiscount: storeDiscount({ minimumPurchaseMinor: money(30_000) }),
    });
    expect(priceLines([resolved(item, { addOns: [{ id: addOn.id, quantity: 1 }] })], NOW)[0]?.discountMinor).toBe(0);
  });

  test('a cap of the store is shared out over its lines and leaves flash sales alone', () => {
    const capped = storeDiscount({ percent: 50, maximumDiscountMinor: money(1000) });
    const flashSale = { discount: { type: 'percent', percent: 50 } as const, startsAtMs: 0, endsAtMs: NOW + 1, availableStock: 5 };
    const plain = buildItem({ priceMinor: money(10_000), storeDiscount: capped });
    const flash = buildItem({ priceMinor: money(10_000), storeDiscount: capped, flashSale });
    const lines = priceLines([resolved(plain), resolved(flash), resolved(plain, { quantity: 3 })], NOW);
    expect(lines.map((line) => line.discountMinor)).toEqual([250, 5000, 750]);
  });

  test('an empty basket has no lines', () => {
    expect(priceLines([], NOW)).toEqual([]);
  });

  const anyLine = fc
    .record({
      price: fc.nat(10_000_000),
      quantity: fc.integer({ min: 1, max: 999 }),
      percent: fc.double({ min: 0, max: 100, noNaN: true }),
      amount: fc.nat(20_000_000),
      isPercent: fc.boolean(),
      isStore: fc.boolean(),
      addOnPrice: fc.nat(100_000),
      addOns: fc.nat(999),
    })
    .map((each) => {
      const addOn = buildAddOn(5, each.addOnPrice);
      const discount = each.isPercent
        ? ({ type: 'percent', percent: each.percent } as const)
        : ({ type: 'amount', amountMinor: money(each.amount) } as const);
      const item = buildItem({
        priceMinor: money(each.price),
        addOns: [addOn],
        discount,
        storeDiscount: each.isStore ? storeDiscount({ percent: each.percent, maximumDiscountMinor: money(50_000) }) : undefined,
      });
      return resolved(item, { quantity: each.quantity, addOns: each.addOns > 0 ? [{ id: addOn.id, quantity: each.addOns }] : [] });
    });

  test('every line is goods less discount plus add-ons, and no discount leaves its bounds [cart-27]', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 12 }), (lines) => {
        const priced = priceLines(lines, NOW);
        for (const line of priced) {
          expect(line.goodsMinor).toBe(line.pieceMinor * line.quantity);
          expect(line.totalMinor).toBe(line.goodsMinor - line.discountMinor + line.addOnsMinor);
          expect(line.discountMinor).toBeGreaterThanOrEqual(0);
          expect(line.discountMinor).toBeLessThanOrEqual(line.goodsMinor);
        }
        const ofStore = priced.filter((line) => line.discount?.source === 'store').reduce((sum, line) => sum + line.discountMinor, 0);
        expect(ofStore).toBeLessThanOrEqual(50_000);
      }),
    );
  });
});
