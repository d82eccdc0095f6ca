import type { EarnedOrder } from '@bozor/contract/store/earnings.ts';

/** A week of a store in which one order ended, on Wednesday. */
export const NOTHING = { orders: 0, gross: 0, commission: 0, refunds: 0, net: 0, tax: 0 };
export const SUMS = { orders: 1, gross: 103_000, commission: 12_000, refunds: 20_000, net: 71_000, tax: 10_714 };
export const DAYS = [16, 17, 18, 19, 20, 21, 22].map((day) => ({ day: `2026-11-${day}`, ...(day === 18 ? SUMS : NOTHING) }));

export const ORDER: EarnedOrder = {
  order_id: 493_028_417,
  ended_at: '2026-11-18T08:40:00.000Z',
  is_canceled: false,
  goods: 110_000,
  discount: 10_000,
  coupon: 0,
  free_delivery: 0,
  packaging: 3_000,
  added_tax: 0,
  included_tax: 10_714,
  paid_by_shop: 5_000,
  gross: 103_000,
  commission_percent: 15,
  commissioned: 80_000,
  commission: 12_000,
  refunds: 20_000,
  net: 71_000,
  given_back: [
    { amount: 20_000, reason: 'missing', borne_by: 'store' },
    { amount: 4_000, reason: 'late', borne_by: 'shop' },
  ],
};
