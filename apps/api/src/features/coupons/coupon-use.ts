import { sql } from 'kysely';
import type { Transaction } from '../../platform/db/database.ts';

/** Records that an order uses a coupon. The phone counts for the limit per customer. */
export async function insertCouponUse(
  trx: Transaction,
  use: { couponId: number; orderId: number; customerId: number | null; phone: string },
): Promise<void> {
  await trx
    .insertInto('coupon_uses')
    .values({
      coupon_id: use.couponId,
      order_id: use.orderId,
      customer_id: use.customerId,
      phone: use.phone,
    })
    .execute();
}

/** Releases an order's use of its coupon. */
export async function releaseCoupon(trx: Transaction, orderId: number): Promise<void> {
  await sql`
    with released as (
      update coupon_uses set released_at = now() where order_id = ${orderId} and released_at is null returning coupon_id
    )
    update coupons c set used = c.used - 1 from released where c.id = released.coupon_id and c.used > 0`.execute(trx);
}

/** Locks the coupon that an order had released. Returns false when its limits are reached by now, true for an order without a coupon. */
export async function lockReleasedCoupon(trx: Transaction, orderId: number): Promise<boolean> {
  const { rows } = await sql<{ is_there: boolean }>`
    with coupon as (
      select c.*, u.customer_id as user_id, u.phone from coupon_uses u join coupons c on c.id = u.coupon_id
      where u.order_id = ${orderId} and u.released_at is not null for update of c
    )
    select not exists (select from coupon c where c.used >= c.total_limit or c.per_customer_limit <= (
      select count(*) from coupon_uses u where u.coupon_id = c.id and u.released_at is null and (u.customer_id = c.user_id or u.phone = c.phone)
    )) as is_there`.execute(trx);
  return rows[0]!.is_there;
}

/** Reserves the coupon locked by `lockReleasedCoupon`. */
export async function reserveReleasedCoupon(trx: Transaction, orderId: number): Promise<void> {
  await sql`
    with reserved as (update coupon_uses set released_at = null where order_id = ${orderId} and released_at is not null returning coupon_id)
    update coupons c set used = c.used + 1 from reserved where c.id = reserved.coupon_id`.execute(trx);
}

/** Deletes the phones that counted for the limit per customer. */
export async function deleteCouponPhones(trx: Transaction, orderIds: readonly number[]): Promise<void> {
  await sql`update coupon_uses set phone = null where order_id = any(${[...orderIds]}::bigint[])`.execute(trx);
}
