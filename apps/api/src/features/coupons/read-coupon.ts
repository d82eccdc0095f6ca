import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { Owner } from '../cart/owner.ts';
import type { CouponColumns } from './coupon-columns.ts';

/** A coupon by its code, with its number of uses in total and by this caller. */
export interface CouponRow extends CouponColumns {
  readonly zone_id: number | null;
  readonly module_id: number | null;
  readonly store_id: number | null;
  readonly customer_id: number | null;
  readonly per_customer_limit: number | null;
  readonly total_limit: number | null;
  readonly used: number;
  readonly own_uses: number;
  readonly own_orders: number;
}

export async function readCoupon(db: Database, code: string, owner: Owner, locale: string): Promise<CouponRow | undefined> {
  const { rows } = await sql<CouponRow>`
    select c.id, c.code, coalesce(c.title->>${locale}, c.title->>'en') as title, c.kind, c.discount, c.max_discount_minor, c.min_purchase_minor, c.zone_id,
      c.module_id, c.store_id, c.customer_id, c.first_order, c.per_customer_limit, c.total_limit, c.used, c.starts_at, c.ends_at,
      ${usesBy(owner)} as own_uses, ${ordersOf(owner)} as own_orders
    from coupons c where c.code = ${code} and c.is_active`.execute(db);
  return rows[0];
}

/**
 * Counts one more use of a coupon, within its limits. The update locks the coupon's row until the transaction ends; for a first-order
 * coupon the customer's row is locked too. The customer's uses are read under that lock, so that concurrent orders see each other.
 */
export async function reserveCoupon(
  trx: Transaction,
  couponId: number,
  owner: Owner,
): Promise<'coupon-used-up' | 'coupon-already-used' | 'coupon-first-order-only' | undefined> {
  const taken = await trx
    .updateTable('coupons')
    .set({ used: sql`used + 1` })
    .where('id', '=', couponId)
    .where((eb) => eb.or([eb('total_limit', 'is', null), eb('used', '<', eb.ref('total_limit'))]))
    .returning(['per_customer_limit', 'first_order'])
    .executeTakeFirst();
  if (!taken) return 'coupon-used-up';
  const { per_customer_limit: limit, first_order: isForFirst } = taken;
  if (limit === null && !isForFirst) return undefined;
  if (isForFirst) await sql`select from customers where id = ${owner.customer_id} for no key update`.execute(trx);
  const { rows } = await sql<{ uses: number; orders: number }>`
    select ${usesBy(owner)} as uses, ${ordersOf(owner)} as orders from coupons c where c.id = ${couponId}`.execute(trx);
  const { uses, orders } = rows[0]!;
  if (isForFirst && orders > 0) return 'coupon-first-order-only';
  return limit !== null && uses >= limit ? 'coupon-already-used' : undefined;
}

/** Number of uses of the coupon `c` by a person: by their account, or with their phone. */
const usesBy = ({
  customer_id,
}: Owner) => sql<number>`(select count(*) from coupon_uses u where u.coupon_id = c.id and u.released_at is null
  and (u.customer_id = ${customer_id} or u.phone = (select phone from customers where id = ${customer_id})))`;

/** 1 when a person has ordered before, else 0. */
const ordersOf = ({ customer_id }: Owner) => sql<number>`has_standing_order(${customer_id})::int`;
