import type { Transaction } from '../../platform/db/database.ts';
import { forgetPicturesOfOrders } from '../../platform/media/picture-records.ts';
import { forgetCouponPhones } from '../coupons/coupon-use.ts';
import { forgetOrders, type OrderPosition } from '../orders/forget-orders.ts';
import { forgetTransfers } from '../payments/forget-transfers.ts';

export interface Forgotten {
  /** Keys of the pictures to remove. */
  readonly pictures: readonly string[];
  /** Cursor after this batch of orders; undefined when it was the last. */
  readonly next: OrderPosition | undefined;
}

/** Anonymizes a batch of a customer's orders (`forgetOrders`), with their coupon uses, transfers and pictures. */
export async function forgetHistory(trx: Transaction, customerId: number, behind?: OrderPosition): Promise<Forgotten> {
  const { ids, pictures, next } = await forgetOrders(trx, customerId, behind);
  await forgetCouponPhones(trx, ids);
  await forgetTransfers(trx, ids);
  return { pictures: await forgetPicturesOfOrders(trx, customerId, pictures), next };
}
