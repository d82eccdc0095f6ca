import { applyCoupon, type AppliedCoupon, type Coupon } from '@bozor/domain/checkout/coupon.ts';
import type { ModuleId, StoreId, ZoneId } from '@bozor/domain/ids.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import { midnight } from '../load/days.ts';
import { COUPONS } from '../promotions/coupons.ts';

/** Returns the percentage coupons without limits on customers or uses, so that the history needs no counters. */
export function openCoupons(now: Date): Coupon[] {
  return COUPONS.flatMap((coupon) => {
    const isBound = coupon.perCustomer ?? coupon.total ?? coupon.firstOrder ?? coupon.module ?? coupon.zone ?? coupon.store;
    if (coupon.kind !== 'percent' || isBound) return [];
    return {
      code: coupon.code,
      benefit: { type: 'percent', percent: coupon.discount ?? 0, maximumMinor: coupon.cap as Minor | undefined },
      startsAtMs: midnight(now, coupon.startsInDays).getTime(),
      endsAtMs: midnight(now, coupon.endsInDays).getTime(),
      minimumPurchaseMinor: coupon.minimumPurchase as Minor,
      firstOrderOnly: false,
    };
  });
}

export function couponAt(coupon: Coupon | undefined, itemsMinor: Minor, nowMs: number): AppliedCoupon | undefined {
  if (!coupon) return undefined;
  // An open coupon has no restriction on places, so any will do.
  const anywhere = { zoneId: 1 as ZoneId, moduleId: 1 as ModuleId, storeId: 1 as StoreId };
  const applied = applyCoupon(coupon, { nowMs, itemsMinor, usesByAll: 0, ...anywhere });
  return applied.ok ? applied.value : undefined;
}
