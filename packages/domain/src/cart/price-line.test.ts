import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestDiscount } from '../catalogue/discount.ts';
import type { Discount, StoreDiscount } from '../catalogue/discount.ts';
import type { SellableItem } from '../catalogue/item.ts';
import type { AddOnId, ItemId } from '../ids.ts';
import { buildAddOn, buildGroup, buildItem, money } from '../testing/build-item.ts';
import { dearerWithOneMore } from './next-piece.ts';
import { priceLines } from './price-line.ts';
import type { PricedLine } from './price-line.ts';
import { resolveLine } from './resolve-line.ts';
import type { ResolvedLine } from './resolve-line.ts';
import { summariseCart } from './summarise-cart.ts';
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

describe('a line', () => {
  const cheese = buildAddOn(5, 3000);
  const size = buildGroup({ name: 'Size', labels: ['25 cm', '30 cm'], required: true });
  const pizza = buildItem({
    moduleType: 'food',
    priceMinor: money(45_005),
    foodVariations: [size],
    addOns: [cheese],
    discount: { type: 'percent', percent: 10 },
  });

  test('is the discounted piece of base and options times quantity, plus add-ons never discounted [cart-27]', () => {
    const line = resolved(pizza, {
      quantity: 3,
      selection: [{ name: 'Size', labels: ['30 cm'] }],
      addOns: [{ id: cheese.id, quantity: 2 }],
    });
    expect(priceLines([line], NOW)[0]).toMatchObject({
      pieceMinor: 46_005,
      discountedPieceMinor: 41_405,
      goodsMinor: 138_015,
      discountMinor: 13_800,
      addOnsMinor: 6000,
      totalMinor: 130_215,
      flashPieces: 0,
      discount: { source: 'item' },
    });
  });

  test('rounds the piece once, so that seven cost seven times one [cart-27]', () => {
    const item = buildItem({ priceMinor: money(15_990), discount: { type: 'percent', percent: 15 } });
    expect(totals(priceLines([resolved(item, { quantity: 7 })], NOW))).toEqual([7 * 13_592]);
  });

  test('keeps the discount of its item when a weaker one of the store begins to hold', () => {
    const item = buildItem({
      priceMinor: money(16_500),
      discount: { type: 'percent', percent: 25 },
      storeDiscount: storeDiscount({ percent: 7, minimumPurchaseMinor: money(150_000), maximumDiscountMinor: money(40_000) }),
    });
    const of = (quantity: number) => priceLines([resolved(item, { quantity })], NOW)[0];
    expect([of(9), of(10)]).toMatchObject([{ totalMinor: 111_375 }, { totalMinor: 123_750, discount: { source: 'item' } }]);
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

  const flashSale = { discount: { type: 'percent', percent: 50 } as const, startsAtMs: 0, endsAtMs: NOW + 1, availableStock: 5 };

  test('a cap of the store is used up in the order of the lines, each piece of a line alike', () => {
    const capped = storeDiscount({ percent: 50, maximumDiscountMinor: money(11_000) });
    const plain = buildItem({ priceMinor: money(10_000), storeDiscount: capped });
    const flash = buildItem({ id: 8 as ItemId, priceMinor: money(10_000), storeDiscount: capped, flashSale });
    const lines = priceLines([resolved(plain), resolved(flash), resolved(plain, { quantity: 4 }), resolved(plain)], NOW);
    expect(lines.map((line) => line.discountMinor)).toEqual([5000, 5000, 6000, 0]);
  });

  test('what the rounding leaves of a cap is given to nobody', () => {
    const item = buildItem({ priceMinor: money(10_000), storeDiscount: storeDiscount({ maximumDiscountMinor: money(1000) }) });
    const lines = priceLines([resolved(item, { quantity: 3 }), resolved(item)], NOW);
    expect(lines.map((line) => line.discountedPieceMinor)).toEqual([9667, 10_000]);
  });

  test('a line that does without the store leaves the cap to the next', () => {
    const capped = storeDiscount({ maximumDiscountMinor: money(1000) });
    const own = buildItem({ priceMinor: money(10_000), discount: { type: 'percent', percent: 30 }, storeDiscount: capped });
    const plain = buildItem({ priceMinor: money(10_000), storeDiscount: capped });
    expect(priceLines([resolved(own), resolved(plain)], NOW).map((line) => line.discountMinor)).toEqual([3000, 1000]);
  });

  test('lines with the same item share the pieces of its flash sale, in their order', () => {
    const size = buildGroup({ name: 'Size', labels: ['S', 'M'], required: true });
    const item = buildItem({ moduleType: 'food', priceMinor: money(10_000), foodVariations: [size], flashSale });
    const of = (label: string) => resolved(item, { quantity: 4, selection: [{ name: 'Size', labels: [label] }] });
    const other = resolved({ ...item, id: 8 as ItemId, foodVariations: [] });
    expect(priceLines([of('S'), of('M'), other], NOW)).toMatchObject([
      { flashPieces: 4, discountedPieceMinor: 5000 },
      { flashPieces: 1, discountedPieceMinor: 9625 },
      { flashPieces: 1, discountedPieceMinor: 5000 },
    ]);
  });

  test('an empty basket has no lines', () => {
    expect(priceLines([], NOW)).toEqual([]);
  });
});

const RUNS = { numRuns: 500 };

/** 0 or 2 decimals: whole soʻm in the thousands, or cents. A tenth of all prices is nothing at all. */
const anyPrice = fc.oneof(
  { weight: 1, arbitrary: fc.constant(0) },
  { weight: 5, arbitrary: fc.nat(300).map((thousands) => thousands * 500) },
  { weight: 4, arbitrary: fc.nat(30_000) },
);
const anyPercent = fc.oneof(
  fc.nat(100),
  fc.integer({ min: 0, max: 1_000_000 }).map((parts) => parts / 10_000),
);
const anyDiscount: fc.Arbitrary<Discount> = fc.oneof(
  anyPercent.map((percent) => ({ type: 'percent', percent }) as const),
  anyPrice.map((amount) => ({ type: 'amount', amountMinor: money(amount) }) as const),
);
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });

const anyStore: fc.Arbitrary<StoreDiscount | undefined> = maybe(
  fc.record({
    percent: anyPercent,
    startsAtMs: fc.constantFrom(0, 0, 0, NOW + 1),
    endsAtMs: fc.constantFrom(NOW + 1, NOW + 1, NOW + 1, NOW),
    minimumPurchaseMinor: fc.constantFrom(0, 1, 20_000, 150_000).map(money),
    maximumDiscountMinor: fc.constantFrom(0, 1, 7, 5000, 40_000).map(money),
  }),
);

const anyItem = (storeDiscount: StoreDiscount | undefined, id: number): fc.Arbitrary<SellableItem> =>
  fc
    .record({
      price: anyPrice,
      discount: maybe(anyDiscount),
      flash: maybe(fc.record({ discount: anyDiscount, availableStock: fc.nat(8) })),
      hasOptions: fc.boolean(),
      maximum: fc.constantFrom(0, 3, 999),
    })
    .map(({ price, discount, flash, hasOptions, maximum }) =>
      buildItem({
        id: id as ItemId,
        moduleType: 'food',
        priceMinor: money(price),
        discount,
        storeDiscount,
        flashSale: flash && { ...flash, startsAtMs: 0, endsAtMs: NOW + 1 },
        maximumCartQuantity: maximum,
        foodVariations: hasOptions ? [buildGroup({ name: 'Size', labels: ['S', 'M', 'L'], required: true })] : [],
        addOns: [buildAddOn(5, 3000)],
      }),
    );

/** Lines of one store; two of them may have the same item with different options. */
const anyBasket: fc.Arbitrary<ResolvedLine[]> = anyStore.chain((storeDiscount) =>
  fc
    .tuple(...[1, 2, 3].map((id) => anyItem(storeDiscount, id)))
    .chain((items) =>
      fc.array(
        fc.record({
          item: fc.constantFrom(...items),
          quantity: fc.integer({ min: 1, max: 12 }),
          label: fc.constantFrom('S', 'M', 'L'),
          addOns: fc.nat(3),
        }),
        { minLength: 1, maxLength: 6 },
      ),
    )
    .map((lines) =>
      lines.map(({ item, quantity, label, addOns }) => {
        const line = resolveLine({
          item,
          quantity,
          selection: item.foodVariations.length > 0 ? [{ name: 'Size', labels: [label] }] : [],
          addOns: addOns > 0 ? [{ id: 5 as AddOnId, quantity: addOns }] : [],
        });
        if (!line.ok) throw new Error(line.problem);
        return line.value;
      }),
    ),
);

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
const oneMoreOf = (lines: readonly ResolvedLine[], index: number) =>
  lines.map((line, at) => (at === index ? { ...line, quantity: line.quantity + 1 } : line));

describe('of any basket:', () => {
  test('a line is its discounted piece × quantity + add-ons, and the sums agree [cart-27]', () => {
    fc.assert(
      fc.property(anyBasket, (lines) => {
        const priced = priceLines(lines, NOW);
        priced.forEach((line, index) => {
          expect(line.pieceMinor).toBe(lines[index]!.pieceMinor);
          expect(line.totalMinor).toBe(line.discountedPieceMinor * line.quantity + line.addOnsMinor);
          expect(line.totalMinor).toBe(line.goodsMinor - line.discountMinor + line.addOnsMinor);
          expect(line.discountedPieceMinor).toBeGreaterThanOrEqual(0);
          expect(line.discountedPieceMinor).toBeLessThanOrEqual(line.pieceMinor);
          expect(line.discount !== undefined).toBe(line.discountMinor > 0);
        });
        const summary = summariseCart(priced);
        expect(summary.subtotalMinor).toBe(sumOf(priced.map(({ totalMinor }) => totalMinor)));
        expect(summary.goodsMinor + summary.addOnsMinor - summary.savedMinor).toBe(summary.subtotalMinor);
      }),
      RUNS,
    );
  });

  test('the chosen discount is never worse than any single one that holds', () => {
    fc.assert(
      fc.property(anyBasket, (lines) => {
        const basketMinor = money(sumOf(lines.map(({ pieceMinor, quantity }) => pieceMinor * quantity)));
        const priced = priceLines(lines, NOW);
        lines.forEach((line, index) => {
          const { item, pieceMinor, quantity } = line;
          // Of the first line no other has used a limit yet.
          const limited = index === 0 ? [{ storeDiscount: item.storeDiscount }, { flashSale: item.flashSale }] : [];
          for (const single of [{ discount: item.discount }, ...limited]) {
            const off = bestDiscount(single, { pieceMinor, quantity }, { nowMs: NOW, basketMinor })?.offMinor ?? 0;
            expect(priced[index]!.discountedPieceMinor).toBeLessThanOrEqual(pieceMinor - off);
          }
        });
      }),
      RUNS,
    );
  });

  test('no limit is exceeded: the cap of the store over all lines, the pieces of a flash sale over the lines of its item', () => {
    fc.assert(
      fc.property(anyBasket, (lines) => {
        const priced = priceLines(lines, NOW);
        const cap = lines[0]!.item.storeDiscount?.maximumDiscountMinor ?? 0;
        const ofStore = sumOf(priced.map(({ discount, discountMinor }) => (discount?.source === 'store' ? discountMinor : 0)));
        if (cap > 0) expect(ofStore).toBeLessThanOrEqual(cap);
        for (const { item } of lines) {
          const pieces = sumOf(priced.map(({ flashPieces }, at) => (lines[at]!.item.id === item.id ? flashPieces : 0)));
          expect(pieces).toBeLessThanOrEqual(item.flashSale?.availableStock ?? 0);
        }
      }),
      RUNS,
    );
  });

  test('a piece more makes nothing dearer unannounced, and never lowers what its own line costs but at the minimum of the store', () => {
    fc.assert(
      fc.property(anyBasket, fc.nat(5), (lines, at) => {
        const index = at % lines.length;
        const before = priceLines(lines, NOW);
        const after = priceLines(oneMoreOf(lines, index), NOW);
        const said = dearerWithOneMore(lines, before, index, NOW);
        after.forEach((line, each) => {
          const rose = line.discountedPieceMinor > before[each]!.discountedPieceMinor;
          expect(said.find((one) => one.index === each)?.pieceMinor).toBe(rose ? line.discountedPieceMinor : undefined);
        });
        // Only a stated limit makes a piece dearer.
        if (said.length > 0) {
          const hasCap = (lines[0]!.item.storeDiscount?.maximumDiscountMinor ?? 0) > 0;
          expect(hasCap || lines[index]!.item.flashSale !== undefined).toBe(true);
          expect(said.every((one) => one.index >= index)).toBe(true);
        }
        const minimum = lines[0]!.item.storeDiscount?.minimumPurchaseMinor ?? 0;
        const goods = sumOf(lines.map(({ pieceMinor, quantity }) => pieceMinor * quantity));
        const reaches = goods < minimum && goods + lines[index]!.pieceMinor >= minimum;
        if (!reaches) expect(after[index]!.totalMinor).toBeGreaterThanOrEqual(before[index]!.totalMinor);
      }),
      RUNS,
    );
  });

  test('a line that is added makes no line before it dearer', () => {
    fc.assert(
      fc.property(anyBasket, (lines) => {
        const all = priceLines(lines, NOW);
        priceLines(lines.slice(0, -1), NOW).forEach((before, index) => {
          expect(all[index]!.discountedPieceMinor).toBeLessThanOrEqual(before.discountedPieceMinor);
        });
      }),
      RUNS,
    );
  });
});
