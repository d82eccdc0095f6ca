import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CHARGE_KINDS, listCharges, type ChargeAmounts } from '../checkout/charges.ts';
import type { Minor } from '../money/minor.ts';
import { REFUND_KINDS, REFUND_REASONS } from '../orders/refund-pieces.ts';
import { bearerOf, earns, payoutWeek, settle, sumSettled, type SettledOrder, type SettledRefund } from './settlement.ts';

const minor = (amount: number) => amount as Minor;
const NONE = Object.fromEntries(CHARGE_KINDS.map((kind) => [kind, 0])) as ChargeAmounts;
const bill = (amounts: Partial<Record<keyof ChargeAmounts, number>>, isTaxIncluded = false) =>
  listCharges({ ...NONE, ...amounts } as ChargeAmounts, { isTaxIncluded });
const order = (over: Partial<SettledOrder> = {}): SettledOrder => ({
  charges: bill({ items: 100_000, delivery: 9_000, tip: 5_000, additional: 2_000 }),
  campaignDiscountMinor: minor(0),
  isStoreCoupon: false,
  freeDeliveryMinor: minor(0),
  commissionPercent: 15,
  refunds: [],
  ...over,
});
const refund = (over: Partial<SettledRefund> = {}): SettledRefund => ({
  kind: 'lines',
  reason: 'missing',
  amountMinor: minor(20_000),
  ...over,
});

describe('what an order pays its store: gross, commission, refunds, net', () => {
  test.each([
    ['goods alone: delivery, tip and service charge are not the store’s', order(), [100_000, 15_000, 0, 85_000]],
    [
      'its own discount lowers goods and commission',
      order({ charges: bill({ items: 100_000, discount: 10_000 }) }),
      [90_000, 13_500, 0, 76_500],
    ],
    [
      'a discount of a campaign is paid by the shop',
      order({ charges: bill({ items: 100_000, discount: 10_000 }), campaignDiscountMinor: minor(10_000) }),
      [100_000, 15_000, 0, 85_000],
    ],
    [
      'of two discounts each pays its own',
      order({ charges: bill({ items: 100_000, discount: 10_000 }), campaignDiscountMinor: minor(4_000) }),
      [94_000, 14_100, 0, 79_900],
    ],
    [
      'a coupon and a welcome offer of the shop',
      order({ charges: bill({ items: 100_000, coupon: 8_000, welcome: 3_000 }) }),
      [100_000, 15_000, 0, 85_000],
    ],
    [
      'a coupon of the store',
      order({ charges: bill({ items: 100_000, coupon: 8_000 }), isStoreCoupon: true }),
      [92_000, 13_800, 0, 78_200],
    ],
    ['a delivery that the store gives', order({ freeDeliveryMinor: minor(9_000) }), [91_000, 15_000, 0, 76_000]],
    ['packaging, without commission', order({ charges: bill({ items: 100_000, packaging: 3_000 }) }), [103_000, 15_000, 0, 88_000]],
    ['added tax, without commission', order({ charges: bill({ items: 100_000, tax: 12_000 }) }), [112_000, 15_000, 0, 97_000]],
    ['included tax is inside the goods', order({ charges: bill({ items: 112_000, tax: 12_000 }, true) }), [112_000, 16_800, 0, 95_200]],
    ['a refund of its fault, and no commission of it', order({ refunds: [refund()] }), [100_000, 12_000, 20_000, 68_000]],
    ['a refund of somebody else’s fault', order({ refunds: [refund({ reason: 'late' })] }), [100_000, 15_000, 0, 85_000]],
    [
      'a whole refund with delivery, up to what the order brought',
      order({ refunds: [refund({ kind: 'whole', amountMinor: minor(116_000) })] }),
      [100_000, 0, 100_000, 0],
    ],
    ['a rate of two decimals, rounded half up', order({ charges: bill({ items: 999 }), commissionPercent: 12.55 }), [999, 125, 0, 874]],
    ['nothing without goods', order({ charges: bill({ delivery: 9_000 }) }), [0, 0, 0, 0]],
    [
      'a delivery that is dearer than the goods',
      order({ charges: bill({ items: 5_000 }), freeDeliveryMinor: minor(9_000) }),
      [-4_000, 750, 0, -4_750],
    ],
  ])('%s', (_name, given, expected) => {
    const { grossMinor, commissionMinor, refundsMinor, netMinor } = settle(given);
    expect([grossMinor, commissionMinor, refundsMinor, netMinor]).toEqual(expected);
  });

  test('shows what the shop pays in its place, and both kinds of tax', () => {
    const charges = bill({ items: 100_000, discount: 10_000, coupon: 5_000, welcome: 1_000, tax: 7_000 }, true);
    expect(settle(order({ charges, campaignDiscountMinor: minor(10_000) }))).toMatchObject({
      paidByShopMinor: 16_000,
      includedTaxMinor: 7_000,
      addedTaxMinor: 0,
    });
  });

  const amount = fc.integer({ min: 0, max: 1_000_000 }).map(minor);
  const orders = fc
    .record({
      items: amount,
      cut: fc.double({ min: 0, max: 1, noNaN: true }),
      packaging: amount,
      tax: amount,
      isTaxIncluded: fc.boolean(),
      isStoreCoupon: fc.boolean(),
      freeDeliveryMinor: amount,
      campaignDiscountMinor: amount,
      commissionPercent: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
      refunds: fc.array(
        fc.record({
          kind: fc.constantFrom(...REFUND_KINDS),
          reason: fc.option(fc.constantFrom(...REFUND_REASONS), { nil: undefined }),
          amountMinor: amount,
        }),
        { maxLength: 4 },
      ),
    })
    .map(({ items, cut, packaging, tax, isTaxIncluded, ...rest }): SettledOrder => {
      const discount = Math.floor(items * cut);
      return { ...rest, charges: bill({ items, discount, coupon: Math.floor((items - discount) / 3), packaging, tax }, isTaxIncluded) };
    });

  test('gross − commission − refunds is net for every order, and the sums are those of the orders', () => {
    fc.assert(
      fc.property(fc.array(orders, { maxLength: 5 }), (all) => {
        const settled = all.map(settle);
        for (const each of settled) {
          expect(each.grossMinor - each.commissionMinor - each.refundsMinor).toBe(each.netMinor);
          expect(
            each.goodsMinor - each.discountMinor - each.couponMinor - each.freeDeliveryMinor + each.packagingMinor + each.addedTaxMinor,
          ).toBe(each.grossMinor);
          expect(Math.min(each.commissionMinor, each.refundsMinor)).toBeGreaterThanOrEqual(0);
        }
        const sums = sumSettled(settled);
        expect(sums.grossMinor - sums.commissionMinor - sums.refundsMinor).toBe(sums.netMinor);
        expect(sums.netMinor).toBe(settled.reduce((total, { netMinor }) => total + netMinor, 0));
        expect(sums.orders).toBe(all.length);
      }),
    );
  });
});

test.each([
  [{ kind: 'lines', reason: 'missing' }, 'store'],
  [{ kind: 'lines', reason: 'wrong' }, 'store'],
  [{ kind: 'whole', reason: 'quality' }, 'store'],
  [{ kind: 'lines', reason: 'damaged' }, 'shop'],
  [{ kind: 'lines', reason: 'late' }, 'shop'],
  [{ kind: 'whole', reason: 'not_received' }, 'shop'],
  [{ kind: 'whole', reason: 'other' }, 'shop'],
  [{ kind: 'whole', reason: undefined }, 'shop'],
  [{ kind: 'goodwill', reason: 'missing' }, 'shop'],
  [{ kind: 'difference', reason: undefined }, 'nobody'],
] as const)('a refund of %o is borne by the %s', (given, bearer) => {
  expect(bearerOf(given)).toBe(bearer);
});

test.each([
  [{ isDelivered: true, wasBegun: true, borneBy: undefined }, true],
  [{ isDelivered: false, wasBegun: true, borneBy: 'shop' }, true],
  [{ isDelivered: false, wasBegun: true, borneBy: 'courier' }, true],
  [{ isDelivered: false, wasBegun: true, borneBy: 'store' }, false],
  [{ isDelivered: false, wasBegun: false, borneBy: 'shop' }, false],
  [{ isDelivered: false, wasBegun: true, borneBy: undefined }, false],
] as const)('an order %o earns: %s', (given, expected) => {
  expect(earns(given)).toBe(expected);
});

test.each([
  ['a Friday', '2026-11-20', 'Asia/Tashkent', ['2026-11-16', '2026-11-22', '2026-11-15T19:00:00.000Z', '2026-11-22T19:00:00.000Z']],
  ['a Monday', '2026-11-16', 'UTC', ['2026-11-16', '2026-11-22', '2026-11-16T00:00:00.000Z', '2026-11-23T00:00:00.000Z']],
  ['a Sunday', '2026-11-22', 'UTC', ['2026-11-16', '2026-11-22', '2026-11-16T00:00:00.000Z', '2026-11-23T00:00:00.000Z']],
  [
    'a week that summer time ends',
    '2026-10-25',
    'Europe/Berlin',
    ['2026-10-19', '2026-10-25', '2026-10-18T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  ],
])('the payout of %s is its week, Monday to Sunday', (_name, day, timezone, expected) => {
  const { from, to, startsAtMs, endsAtMs } = payoutWeek(day, timezone);
  expect([from, to, new Date(startsAtMs).toISOString(), new Date(endsAtMs).toISOString()]).toEqual(expected);
});
