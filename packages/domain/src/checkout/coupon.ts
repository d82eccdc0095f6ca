import type { CustomerId, ModuleId, StoreId, ZoneId } from '../ids.ts';
import { smaller, ZERO } from '../money/minor.ts';
import type { Minor } from '../money/minor.ts';
import { percentOf } from '../money/ratio-of.ts';
import { done, refused } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';

/** What a coupon gives. `maximumMinor` caps a percentage; 0 or missing is without cap. */
export type CouponBenefit =
  | { readonly type: 'percent'; readonly percent: number; readonly maximumMinor?: Minor | undefined }
  | { readonly type: 'amount'; readonly amountMinor: Minor }
  | { readonly type: 'free_delivery' };

/** A coupon with everything that bounds it. An empty or missing list does not bound. */
export interface Coupon {
  readonly code: string;
  readonly benefit: CouponBenefit;
  readonly startsAtMs: number;
  readonly endsAtMs: number;
  /** Items after discounts must come to at least this. */
  readonly minimumPurchaseMinor: Minor;
  readonly zoneIds?: readonly ZoneId[];
  readonly moduleIds?: readonly ModuleId[];
  readonly storeIds?: readonly StoreId[];
  readonly customerIds?: readonly CustomerId[];
  readonly firstOrderOnly: boolean;
  /** Uses of everybody together; missing is without limit. */
  readonly totalLimit?: number | undefined;
  /** Uses of one customer; missing is without limit. Bounds that need to know the customer keep guests out. */
  readonly customerLimit?: number | undefined;
}

/** The order a coupon is held against. */
export interface CouponOrder {
  readonly nowMs: number;
  readonly zoneId: ZoneId;
  readonly moduleId: ModuleId;
  readonly storeId: StoreId;
  /** Items after discounts, with add-ons. */
  readonly itemsMinor: Minor;
  /** Missing for a guest. */
  readonly customer?: { readonly id: CustomerId; readonly orderCount: number; readonly usesOfThisCoupon: number } | undefined;
  readonly usesByAll: number;
}

/** Why a coupon can't be used. Sentences for them: `COUPON_MESSAGES`. */
export type CouponProblem =
  | {
      readonly problem:
        | 'coupon-not-running'
        | 'coupon-elsewhere'
        | 'coupon-not-yours'
        | 'coupon-used-up'
        | 'coupon-already-used'
        | 'coupon-first-order-only';
    }
  | { readonly problem: 'coupon-sign-in-required' }
  | { readonly problem: 'coupon-below-minimum'; readonly minimumMinor: Minor };

/** A coupon that stands: what it takes off the items, and whether it pays for the delivery. */
export interface AppliedCoupon {
  readonly code: string;
  readonly discountMinor: Minor;
  readonly isFreeDelivery: boolean;
}

/**
 * English sentences; `{amount}` is the formatted minimum (checkout-03). Coupons that don't exist, have ended or are somebody else's are told
 * apart nowhere, so that codes can't be tried out.
 */
export const COUPON_MESSAGES = {
  'coupon-not-running': 'This coupon is not valid.',
  'coupon-not-yours': 'This coupon is not valid.',
  'coupon-elsewhere': 'This coupon is not valid for this order.',
  'coupon-used-up': 'This coupon has been used up.',
  'coupon-already-used': 'You have already used this coupon.',
  'coupon-first-order-only': 'This coupon is for a first order only.',
  'coupon-sign-in-required': 'Please sign in to use this coupon.',
  'coupon-below-minimum': 'To apply this coupon, total item amount should be minimum {amount}',
} as const satisfies Record<CouponProblem['problem'], string>;

/**
 * Whether a coupon may be used for an order, and what it gives. Asked in this order: dates, place (zone, module, store), person, first order,
 * limits, minimum. Asked again when the order is placed.
 * @example applyCoupon(coupon, order) // { ok: true, value: { code: 'SALOM30', discountMinor: 20000, isFreeDelivery: false } }
 */
export function applyCoupon(coupon: Coupon, order: CouponOrder): Outcome<AppliedCoupon, CouponProblem> {
  const problem = placeProblem(coupon, order) ?? personProblem(coupon, order);
  if (problem) return refused({ problem });
  if (coupon.totalLimit !== undefined && order.usesByAll >= coupon.totalLimit) return refused({ problem: 'coupon-used-up' });
  if (order.itemsMinor < coupon.minimumPurchaseMinor) {
    return refused({ problem: 'coupon-below-minimum', minimumMinor: coupon.minimumPurchaseMinor });
  }
  const { code, benefit } = coupon;
  return done({ code, discountMinor: discountOf(benefit, order.itemsMinor), isFreeDelivery: benefit.type === 'free_delivery' });
}

/**
 * A code as it is compared: trimmed, upper case.
 * @example couponKey(' salom30 ') // 'SALOM30'
 */
export function couponKey(code: string): string {
  return code.trim().toUpperCase();
}

function discountOf(benefit: CouponBenefit, itemsMinor: Minor): Minor {
  switch (benefit.type) {
    case 'percent': {
      const wantedMinor = smaller(percentOf(itemsMinor, benefit.percent), itemsMinor);
      return benefit.maximumMinor ? smaller(wantedMinor, benefit.maximumMinor) : wantedMinor;
    }
    case 'amount':
      return smaller(benefit.amountMinor, itemsMinor);
    case 'free_delivery':
      return ZERO;
  }
}

type PlainProblem = Exclude<CouponProblem['problem'], 'coupon-below-minimum'>;

function placeProblem(coupon: Coupon, order: CouponOrder): PlainProblem | undefined {
  if (order.nowMs < coupon.startsAtMs || order.nowMs >= coupon.endsAtMs) return 'coupon-not-running';
  const fits = allows(coupon.zoneIds, order.zoneId) && allows(coupon.moduleIds, order.moduleId) && allows(coupon.storeIds, order.storeId);
  return fits ? undefined : 'coupon-elsewhere';
}

function personProblem(coupon: Coupon, { customer }: CouponOrder): PlainProblem | undefined {
  const isPersonal = coupon.firstOrderOnly || coupon.customerLimit !== undefined || (coupon.customerIds?.length ?? 0) > 0;
  if (!isPersonal) return undefined;
  if (!customer) return 'coupon-sign-in-required';
  if (!allows(coupon.customerIds, customer.id)) return 'coupon-not-yours';
  if (coupon.firstOrderOnly && customer.orderCount > 0) return 'coupon-first-order-only';
  const isSpent = coupon.customerLimit !== undefined && customer.usesOfThisCoupon >= coupon.customerLimit;
  return isSpent ? 'coupon-already-used' : undefined;
}

function allows<Id>(allowed: readonly Id[] | undefined, id: Id): boolean {
  return !allowed || allowed.length === 0 || allowed.includes(id);
}
