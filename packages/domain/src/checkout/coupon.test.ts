import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CustomerId, ModuleId, StoreId, ZoneId } from '../ids.ts';
import { money } from '../testing/build-item.ts';
import { applyCoupon, COUPON_MESSAGES, couponKey } from './coupon.ts';
import type { Coupon, CouponBenefit, CouponOrder } from './coupon.ts';

const NOW = 1_000_000;
const coupon: Coupon = {
  code: 'SALOM30',
  benefit: { type: 'percent', percent: 30, maximumMinor: money(20_000) },
  startsAtMs: NOW - 10,
  endsAtMs: NOW + 10,
  minimumPurchaseMinor: money(50_000),
  firstOrderOnly: false,
};
const customer = { id: 4 as CustomerId, orderCount: 0, usesOfThisCoupon: 0 };
const order: CouponOrder = {
  nowMs: NOW,
  zoneId: 1 as ZoneId,
  moduleId: 2 as ModuleId,
  storeId: 3 as StoreId,
  itemsMinor: money(75_600),
  customer,
  usesByAll: 0,
};

describe('applyCoupon gives', () => {
  test.each<[string, CouponBenefit, number, boolean]>([
    ['a percentage up to its cap', { type: 'percent', percent: 30, maximumMinor: money(20_000) }, 20_000, false],
    ['a percentage without cap', { type: 'percent', percent: 30 }, 22_680, false],
    ['a cap of 0 is none', { type: 'percent', percent: 30, maximumMinor: money(0) }, 22_680, false],
    ['an amount', { type: 'amount', amountMinor: money(15_000) }, 15_000, false],
    ['an amount up to the items', { type: 'amount', amountMinor: money(90_000) }, 75_600, false],
    ['a free delivery', { type: 'free_delivery' }, 0, true],
  ])('%s', (_name, benefit, discountMinor, isFreeDelivery) => {
    expect(applyCoupon({ ...coupon, benefit }, order)).toEqual({ ok: true, value: { code: 'SALOM30', discountMinor, isFreeDelivery } });
  });
});

describe('applyCoupon refuses', () => {
  test.each<[string, Partial<Coupon>, Partial<CouponOrder>, string]>([
    ['before its dates', { startsAtMs: NOW + 1 }, {}, 'coupon-not-running'],
    ['at the end of its dates', { endsAtMs: NOW }, {}, 'coupon-not-running'],
    ['in another zone', { zoneIds: [9 as ZoneId] }, {}, 'coupon-elsewhere'],
    ['in another module', { moduleIds: [9 as ModuleId] }, {}, 'coupon-elsewhere'],
    ['in another store', { storeIds: [9 as StoreId] }, {}, 'coupon-elsewhere'],
    ['for another customer', { customerIds: [9 as CustomerId] }, {}, 'coupon-not-yours'],
    ['for a guest when it is for named customers', { customerIds: [4 as CustomerId] }, { customer: undefined }, 'coupon-sign-in-required'],
    ['for a guest when it counts uses of a customer', { customerLimit: 1 }, { customer: undefined }, 'coupon-sign-in-required'],
    ['for a guest when it is for a first order', { firstOrderOnly: true }, { customer: undefined }, 'coupon-sign-in-required'],
    ['on a second order', { firstOrderOnly: true }, { customer: { ...customer, orderCount: 1 } }, 'coupon-first-order-only'],
    ['beyond the limit of the customer', { customerLimit: 2 }, { customer: { ...customer, usesOfThisCoupon: 2 } }, 'coupon-already-used'],
    ['beyond the limit of all', { totalLimit: 5 }, { usesByAll: 5 }, 'coupon-used-up'],
    ['below its minimum [checkout-03]', {}, { itemsMinor: money(49_999) }, 'coupon-below-minimum'],
  ])('%s', (_name, differentCoupon, differentOrder, problem) => {
    expect(applyCoupon({ ...coupon, ...differentCoupon }, { ...order, ...differentOrder })).toMatchObject({ ok: false, problem });
  });

  test('and names the minimum [checkout-03]', () => {
    expect(applyCoupon(coupon, { ...order, itemsMinor: money(1) })).toEqual({
      ok: false,
      problem: 'coupon-below-minimum',
      minimumMinor: 50_000,
    });
    expect(COUPON_MESSAGES['coupon-below-minimum']).toBe('To apply this coupon, total item amount should be minimum {amount}');
  });

  test('an inactive and a foreign coupon with the same message', () => {
    expect(COUPON_MESSAGES['coupon-not-running']).toBe(COUPON_MESSAGES['coupon-not-yours']);
  });
});

describe('applyCoupon allows', () => {
  test.each<[string, Partial<Coupon>, Partial<CouponOrder>]>([
    ['a guest without personal bounds', {}, { customer: undefined }],
    ['the minimum itself', {}, { itemsMinor: money(50_000) }],
    ['its first instant', { startsAtMs: NOW }, {}],
    [
      'lists that name the order',
      { zoneIds: [1 as ZoneId], moduleIds: [2 as ModuleId], storeIds: [3 as StoreId], customerIds: [4 as CustomerId] },
      {},
    ],
    ['empty lists', { zoneIds: [], moduleIds: [], storeIds: [], customerIds: [] }, { customer: undefined }],
    ['the last use', { totalLimit: 5, customerLimit: 2 }, { usesByAll: 4, customer: { ...customer, usesOfThisCoupon: 1 } }],
    ['a first order', { firstOrderOnly: true }, {}],
  ])('%s', (_name, differentCoupon, differentOrder) => {
    expect(applyCoupon({ ...coupon, ...differentCoupon }, { ...order, ...differentOrder }).ok).toBe(true);
  });

  test('never more than the items cost', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.double({ min: 0, max: 500, noNaN: true }), (items, percent) => {
        const applied = applyCoupon(
          { ...coupon, minimumPurchaseMinor: money(0), benefit: { type: 'percent', percent } },
          { ...order, itemsMinor: money(items) },
        );
        expect(applied.ok && applied.value.discountMinor <= items).toBe(true);
      }),
    );
  });
});

test('codes are compared without spaces around and in upper case', () => {
  expect(couponKey(' salom30 ')).toBe('SALOM30');
});
