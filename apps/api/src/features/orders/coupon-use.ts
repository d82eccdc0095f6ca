import type { Transaction } from '../../platform/db/database.ts';

/** Notes that an order carries a coupon; the phone counts for the limit per customer. */
export async function insertCouponUse(
  trx: Transaction,
  use: { couponId: number; orderId: number; customerId: number | null; phone: string; amountMinor: number },
): Promise<void> {
  await trx
    .insertInto('coupon_uses')
    .values({
      coupon_id: use.couponId,
      order_id: use.orderId,
      customer_id: use.customerId,
      phone: use.phone,
      amount_minor: use.amountMinor,
    })
    .execute();
}
