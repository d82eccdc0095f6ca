import { calls } from '@bozor/contract/shop/calls.ts';
import { apiQuery } from '@bozor/web/api/query.ts';

/** Coupons open to everyone here; with `isOwn`, those the signed-in customer can use. */
export const couponList = (isOwn: boolean) =>
  apiQuery(calls.promotions.coupons, { query: { limit: 50 } }, { quiet: true, personal: isOwn });
