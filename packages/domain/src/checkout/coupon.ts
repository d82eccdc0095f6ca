import type { CustomerId, ModuleId, StoreId, ZoneId } from '../ids.ts';
import { smaller, ZERO } from '../money/minor.ts';
import type { Minor } from '../money/minor.ts';
import { percentOf } from '../money/ratio-of.ts';
import { done, refused } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';

/** Benefit of a coupon. `maximumMinor` caps a percentage; 0 or missing means no cap. */
export type CouponBenefit =
  | { readonly type: 'percent'; readonly percent: number; readonly maximumMinor?: Minor | undefined }
  | { readonly type: 'amount'; readonly amountMinor: Minor }
  | { readonly type: 'free_delivery' };

/** A coupon and its conditions. An empty or missing list means no restriction. */
export interface Coupon {
  readonly code: string;
  readonly benefit: CouponBenefit;
  readonly startsAtMs: number;
  readonly endsAtMs: number;
  /** Minimum of the items after discounts. */
  readonly minimumPurchaseMinor: Minor;
  readonly zoneIds?: readonly ZoneId[];
  readonly moduleIds?: readonly ModuleId[];
  readonly storeIds?: readonly StoreId[];
  readonly customerIds?: readonly CustomerId[];
  readonly firstOrderOnly: boolean;
  /** Uses by all customers together; missing means no limit. */
  readonly totalLimit?: number | undefined;
  /** Uses per customer; missing means no limit. Conditions on the customer exclude guests. */
  readonly customerLimit?: number | undefined;
}

/** The order that a coupon is applied to. */
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

/** Problem of a coupon. `COUPON_MESSAGES` holds the sentences. */
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

/** A valid coupon: its discount on the items, and whether delivery is free. */
export interface AppliedCoupon {
  readonly code: string;
  readonly discountMinor: Minor;
  readonly isFreeDelivery: boolean;
}

/**
 * English sentence of each problem; `{amount}` is the formatted minimum (checkout-03). Coupons that do not exist, have ended or belong to
 * another customer get the same sentence, so that codes cannot be probed.
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
 * Checks that a coupon applies to an order, and returns its benefit. The order of checks: dates, place (zone, module, store), customer,
 * first order, limits, minimum (checkout-03). The check is repeated when the order is placed.
 * @example applyCoupon(coupon, order) // { ok: true, value: { code: 'SALOM30', discountMinor: 20000, isFreeDelivery: false } }
 */
export function applyCoupon(coupon: Coupon, order: CouponOrder): Outcome<AppliedCoupon, CouponProblem> {
  const problem = restrictionProblem(coupon, order) ?? personProblem(coupon, order);
  if (problem) return refused({ problem });
  if (coupon.totalLimit !== undefined && order.usesByAll >= coupon.totalLimit) return refused({ problem: 'coupon-used-up' });
  if (order.itemsMinor < coupon.minimumPurchaseMinor) {
    return refused({ problem: 'coupon-below-minimum', minimumMinor: coupon.minimumPurchaseMinor });
  }
  const { code, benefit } = coupon;
  return done({ code, discountMinor: couponDiscount(benefit, order.itemsMinor), isFreeDelivery: benefit.type === 'free_delivery' });
}

/**
 * Returns the canonical form of a code for comparison: trimmed, upper case.
 * @example couponKey(' salom30 ') // 'SALOM30'
 */
export function couponKey(code: string): string {
  return code.trim().toUpperCase();
}

/**
 * Returns what a coupon takes off the items; 0 where it makes the delivery free.
 * @example couponDiscount({ type: 'amount', amountMinor: 5000 }, 3000) // 3000
 */
export function couponDiscount(benefit: CouponBenefit, itemsMinor: Minor): Minor {
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

function restrictionProblem(coupon: Coupon, order: CouponOrder): PlainProblem | undefined {
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
