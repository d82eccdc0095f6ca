import { calls } from '@bozor/contract/shop/calls.ts';
import { apiQuery } from '@bozor/web/api/query.ts';

/** What anyone may use here, and with `isOwn` what the signed-in customer may. */
export const couponList = (isOwn: boolean) =>
  apiQuery(calls.promotions.coupons, { query: { limit: 50 } }, { quiet: true, personal: isOwn });
