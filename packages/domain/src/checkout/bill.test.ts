import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money } from '../testing/build-item.ts';
import { makeBill, priceItems, taxOf } from './bill.ts';
import type { Bill, BillInput, LineShare } from './bill.ts';
import { CHARGE_KINDS, recordedCharges, totalOf } from './charges.ts';
import { deliveryFee } from './delivery-fee.ts';
import type { DeliveryFeeInput } from './delivery-fee.ts';

const rate = { baseMinor: money(6000), perKmMinor: money(2000), minimumMinor: money(8000), surge: 1 };
const fee =
  (different: Partial<DeliveryFeeInput> = {}) =>
  (itemsMinor: DeliveryFeeInput['itemsMinor']) =>
    deliveryFee({ orderType: 'delivery', rate, distanceMetres: 2400, itemsMinor, ...different });
const line = (goods: number, discount: number, addOns = 0) => ({
  goodsMinor: money(goods),
  discountMinor: money(discount),
  addOnsMinor: money(addOns),
  totalMinor: money(goods - discount + addOns),
});

function bill(input: BillInput): Bill {
  const made = makeBill(input);
  if (!made.ok) throw new Error(made.problem);
  return made.value;
}

const basket: BillInput = {
  lines: [line(29_800, 4000), line(23_900, 0, 7000), line(21_900, 3000)],
  coupon: { code: 'SALOM30', discountMinor: money(20_000), isFreeDelivery: false },
  packagingMinor: money(1500),
  tax: { percent: 12, isInclusive: true },
  delivery: fee(),
  tipMinor: money(5000),
  walletMinor: money(30_000),
};
const amounts = ({ charges }: Bill) => charges.map((charge) => charge.amountMinor);

const amount = fc.nat(100_000_000);
const anyLine = fc
  .tuple(amount, fc.double({ min: 0, max: 1, noNaN: true }), amount)
  .map(([goods, share, addOns]) => line(goods, Math.floor(goods * share), addOns));
const anyBasket: fc.Arbitrary<BillInput> = fc
  .record({
    lines: fc.array(anyLine, { maxLength: 10 }),
    coupon: amount,
    packaging: amount,
    additional: amount,
    percent: fc.double({ min: 0, max: 60, noNaN: true }),
    isInclusive: fc.boolean(),
    tip: amount,
    wallet: amount,
    over: amount,
    welcome: fc.option(fc.record({ percent: fc.nat(100), maximumMinor: amount.map(money) }), { nil: undefined }),
  })
  .map((each) => ({
    lines: each.lines,
    coupon: { code: 'X', discountMinor: money(each.coupon), isFreeDelivery: false },
    packagingMinor: money(each.packaging),
    additionalMinor: money(each.additional),
    tax: { percent: each.percent, isInclusive: each.isInclusive },
    delivery: fee({ freeDeliveryOverMinor: money(each.over) }),
    tipMinor: money(each.tip),
    walletMinor: money(each.wallet),
    welcome: each.welcome,
  }));

describe('makeBill', () => {
  test('lists every part in its one order', () => {
    const made = bill(basket);
    expect(made.charges.map((charge) => charge.kind)).toEqual(CHARGE_KINDS);
    expect(amounts(made)).toEqual([82_600, -7000, -20_000, 0, 1500, 0, 5957, 10_800, 5000]);
    expect(made).toMatchObject({
      itemsMinor: 75_600,
      couponMinor: 20_000,
      taxMinor: 5957,
      totalMinor: 72_900,
      walletMinor: 30_000,
      dueMinor: 42_900,
    });
  });

  test('adds tax on top when prices are without it', () => {
    const made = bill({ ...basket, tax: { percent: 12, isInclusive: false } });
    expect(made.taxMinor).toBe(6672);
    expect(made.totalMinor).toBe(72_900 + 6672);
  });

  test('adds packaging and the additional charge', () => {
    expect(bill({ ...basket, packagingMinor: money(0), additionalMinor: money(2500) }).totalMinor).toBe(73_900);
  });

  test('holds the items after the coupon against the threshold of free delivery', () => {
    const delivery = (freeDeliveryOverMinor: number) => fee({ freeDeliveryOverMinor: money(freeDeliveryOverMinor) });
    expect(bill({ ...basket, delivery: delivery(55_600) }).delivery.freeBy).toBe('threshold');
    expect(bill({ ...basket, delivery: delivery(55_601) }).delivery.freeBy).toBeUndefined();
  });

  test('prorates coupon and welcome offer over the lines, the welcome offer by the rest after the coupon', () => {
    const { lineShares, welcomeMinor } = bill({ ...basket, welcome: { percent: 10, maximumMinor: money(40_000) } });
    expect(lineShares.map(({ couponMinor }) => couponMinor)).toEqual([6825, 8175, 5000]);
    expect(welcomeMinor).toBe(5560);
    expect(lineShares.map((share) => share.welcomeMinor)).toEqual([1898, 2272, 1390]);
  });

  test('names the charge that the operator named, and no other', () => {
    const additionalName = { en: 'Service fee', uz: 'Xizmat haqi' };
    const named = bill({ ...basket, additionalMinor: money(1000), additionalName }).charges.filter(({ name }) => name);
    expect(named).toEqual([{ kind: 'additional', amountMinor: 1000, isIncluded: false, name: additionalName }]);
  });

  test('a coupon above the items takes the items', () => {
    const coupon = { code: 'X', discountMinor: money(999_999), isFreeDelivery: false };
    expect(bill({ ...basket, coupon, tipMinor: money(0) })).toMatchObject({ couponMinor: 75_600, taxMinor: 0, totalMinor: 12_300 });
  });

  test('the welcome offer is a percentage of the rest after the coupon, before tax and free delivery, up to its cap', () => {
    const welcome = (percent: number, maximum: number) => ({ percent, maximumMinor: money(maximum) });
    expect(bill({ ...basket, welcome: welcome(20, 40_000) })).toMatchObject({ welcomeMinor: 11_120, taxMinor: 4766, totalMinor: 61_780 });
    expect(bill({ ...basket, welcome: welcome(20, 10_000) })).toMatchObject({ welcomeMinor: 10_000, totalMinor: 62_900 });
    expect(bill({ ...basket, welcome: welcome(200, 900_000) })).toMatchObject({ welcomeMinor: 55_600, taxMinor: 0, totalMinor: 17_300 });
    const over = (least: number) => fee({ freeDeliveryOverMinor: money(least) });
    expect(bill({ ...basket, welcome: welcome(20, 10_000), delivery: over(45_600) }).delivery.freeBy).toBe('threshold');
    expect(bill({ ...basket, welcome: welcome(20, 10_000), delivery: over(45_601) }).delivery.freeBy).toBeUndefined();
  });

  test('the wallet pays at most the total, and nothing when it is empty', () => {
    expect(bill({ ...basket, walletMinor: money(900_000) })).toMatchObject({ walletMinor: 72_900, dueMinor: 0 });
    expect(bill({ ...basket, walletMinor: money(-5) })).toMatchObject({ walletMinor: 0, dueMinor: 72_900 });
    expect(bill({ ...basket, walletMinor: undefined }).dueMinor).toBe(72_900);
  });

  test('a parcel is its delivery', () => {
    expect(bill({ lines: [], delivery: fee({ orderType: 'parcel' }) })).toMatchObject({
      itemsMinor: 0,
      totalMinor: 10_800,
      lineShares: [],
    });
  });

  test('accepts the largest total', () => {
    expect(bill({ lines: [line(999_999_989_200, 0)], delivery: fee() }).totalMinor).toBe(1_000_000_000_000);
  });

  test('refuses a larger total', () => {
    expect(makeBill({ ...basket, coupon: undefined, lines: [line(1_000_000_000_001, 0)] })).toEqual({
      ok: false,
      problem: 'total-out-of-range',
    });
    expect(makeBill({ ...basket, tipMinor: money(NaN) })).toEqual({ ok: false, problem: 'total-out-of-range' });
  });

  test('the parts always sum to the total, and wallet and rest again', () => {
    fc.assert(
      fc.property(anyBasket, (input) => {
        const made = bill(input);
        expect(totalOf(made.charges)).toBe(made.totalMinor);
        expect(made.walletMinor + made.dueMinor).toBe(made.totalMinor);
        expect(made.totalMinor).toBeGreaterThanOrEqual(0);
        expect(Number.isSafeInteger(made.totalMinor)).toBe(true);
      }),
    );
  });

  const sumOf = (shares: readonly LineShare[], part: keyof LineShare) => shares.reduce((sum, share) => sum + share[part], 0);

  test('the shares of the lines sum to coupon and welcome, and together take from no line more than it costs', () => {
    fc.assert(
      fc.property(anyBasket, (input) => {
        const { lineShares, couponMinor, welcomeMinor } = bill(input);
        expect([sumOf(lineShares, 'couponMinor'), sumOf(lineShares, 'welcomeMinor')]).toEqual([couponMinor, welcomeMinor]);
        expect(lineShares).toHaveLength(input.lines.length);
        lineShares.forEach((share, index) => {
          expect(Math.min(share.couponMinor, share.welcomeMinor)).toBeGreaterThanOrEqual(0);
          expect(share.couponMinor + share.welcomeMinor).toBeLessThanOrEqual(input.lines[index]!.totalMinor);
        });
      }),
    );
  });

  test('the recorded charges sum to the total too', () => {
    fc.assert(
      fc.property(anyBasket, (input) => {
        const made = bill(input);
        expect(totalOf(recordedCharges(made.charges, 'delivery'))).toBe(made.totalMinor);
      }),
    );
  });
});

describe('priceItems', () => {
  const review = (isInclusive: boolean) =>
    bill({
      lines: [],
      tax: { percent: 12, isInclusive },
      delivery: fee(),
      tipMinor: money(5000),
      additionalMinor: money(1000),
      additionalName: { en: 'Fee' },
    });

  test.each([
    ['inside the prices', true, 2143, 36_800],
    ['on top', false, 2400, 39_200],
  ])('replaces the items of recorded charges, with tax %s', (_name, isInclusive, tax, total) => {
    const kept = recordedCharges(review(isInclusive).charges, 'delivery');
    const priced = priceItems(kept, [line(20_000, 0)], 12);
    expect(recordedCharges(priced, 'delivery')).toEqual([
      { kind: 'items', amountMinor: 20_000, isIncluded: false },
      { kind: 'additional', amountMinor: 1000, isIncluded: false, name: { en: 'Fee' } },
      { kind: 'tax', amountMinor: tax, isIncluded: isInclusive },
      { kind: 'delivery', amountMinor: 10_800, isIncluded: false },
      { kind: 'tip', amountMinor: 5000, isIncluded: false },
    ]);
    expect(totalOf(priced)).toBe(total);
  });

  test('is the bill that the items would have had from the beginning', () => {
    fc.assert(
      fc.property(anyBasket, (input) => {
        const { percent } = input.tax!;
        const without = { ...input, lines: [], coupon: undefined, welcome: undefined, delivery: fee() };
        const priced = priceItems(recordedCharges(bill(without).charges, 'delivery'), input.lines, percent);
        expect(priced).toEqual(bill({ ...without, lines: input.lines }).charges);
      }),
    );
  });
});

describe('taxOf', () => {
  test.each([
    ['inside the price', 55_600, { percent: 12, isInclusive: true }, 5957],
    ['on top', 55_600, { percent: 12, isInclusive: false }, 6672],
    ['none', 55_600, { percent: 0, isInclusive: true }, 0],
    ['a half that rounds up', 50, { percent: 1, isInclusive: false }, 1],
  ])('is %s', (_name, base, rule, expected) => {
    expect(taxOf(money(base), rule)).toBe(expected);
  });

  test('inside the price is the tax on top of the rest, to the unit', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), fc.integer({ min: 0, max: 60 }), (gross, percent) => {
        const inside = taxOf(money(gross), { percent, isInclusive: true });
        expect(Math.abs(taxOf(money(gross - inside), { percent, isInclusive: false }) - inside)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
