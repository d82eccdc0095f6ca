import { applyCoupon, couponKey, type AppliedCoupon, type Coupon } from '@bozor/domain/checkout/coupon.ts';
import type { CustomerId, ModuleId, StoreId, ZoneId } from '@bozor/domain/ids.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import type { Database } from '../../platform/db/database.ts';
import { refuse } from '../../platform/http/problem.ts';
import type { Owner } from '../cart/owner.ts';
import type { LoadedStore } from '../stores/load-stores.ts';
import { readCoupon, type CouponRow } from '../coupons/read-coupon.ts';
import { CHECKING_COUPONS } from './refusing-endpoints.ts';

/** A coupon that is valid for this order. */
export interface CouponUse {
  readonly row: CouponRow;
  readonly applied: AppliedCoupon;
}

export interface CouponMoment {
  /** Field of the request that carries the code. */
  readonly field: 'coupon_code' | 'code';
  readonly owner: Owner;
  readonly store: LoadedStore;
  /** Items after discounts, with add-ons. */
  readonly itemsMinor: Minor;
  readonly now: Date;
  readonly locale: string;
  readonly money: (amount: Minor) => string;
}

/** Checks a code against an order. An unknown code and another customer's code get the same problem. */
export async function couponFor(db: Database, code: string | undefined, moment: CouponMoment): Promise<CouponUse | undefined> {
  if (code === undefined || code.trim() === '') return undefined;
  const { field } = moment;
  const row = await readCoupon(db, couponKey(code), moment.owner, moment.locale);
  if (!row) throw refuse(CHECKING_COUPONS, 'coupon-not-running', { field });
  const { owner, store, itemsMinor, now, money } = moment;
  const applied = applyCoupon(couponOf(row), {
    nowMs: now.getTime(),
    zoneId: store.row.zone_id as ZoneId,
    moduleId: store.row.module_id as ModuleId,
    storeId: store.row.id as StoreId,
    itemsMinor,
    usesByAll: row.used,
    customer:
      owner.customer_id === null
        ? undefined
        : { id: owner.customer_id as CustomerId, orderCount: row.own_orders, usesOfThisCoupon: row.own_uses },
  });
  if (applied.ok) return { row, applied: applied.value };
  if (applied.problem === 'coupon-below-minimum') {
    throw refuse(CHECKING_COUPONS, applied.problem, { field, values: { amount: money(applied.minimumMinor) } });
  }
  // Another customer's coupon must look like an unknown code.
  const problem = applied.problem === 'coupon-not-yours' ? 'coupon-not-running' : applied.problem;
  throw refuse(CHECKING_COUPONS, problem, { field });
}

/** The domain's coupon of a row. */
export function couponOf(row: CouponRow): Coupon {
  const only = <Id>(id: number | null): Id[] => (id === null ? [] : [id as Id]);
  return {
    code: row.code,
    benefit:
      row.kind === 'percent'
        ? { type: 'percent', percent: row.discount, maximumMinor: (row.max_discount_minor ?? undefined) as Minor | undefined }
        : row.kind === 'amount'
          ? { type: 'amount', amountMinor: row.discount as Minor }
          : { type: 'free_delivery' },
    startsAtMs: row.starts_at.getTime(),
    endsAtMs: row.ends_at.getTime(),
    minimumPurchaseMinor: row.min_purchase_minor as Minor,
    zoneIds: only<ZoneId>(row.zone_id),
    moduleIds: only<ModuleId>(row.module_id),
    storeIds: only<StoreId>(row.store_id),
    customerIds: only<CustomerId>(row.customer_id),
    firstOrderOnly: row.first_order,
    totalLimit: row.total_limit ?? undefined,
    customerLimit: row.per_customer_limit ?? undefined,
  };
}
