import type { Transaction } from '../../platform/db/database.ts';
import { forgetPicturesOfOrders } from '../../platform/media/picture-records.ts';
import { forgetCouponPhones } from '../coupons/coupon-use.ts';
import { forgetOrders, type OrderPosition } from '../orders/forget-orders.ts';
import { forgetTransfers } from '../payments/forget-transfers.ts';

export interface Forgotten {
  /** Keys of the pictures that go. */
  readonly pictures: readonly string[];
  /** The last order of those that were forgotten, when there are more behind it. */
  readonly next: OrderPosition | undefined;
}

/** Takes what tells who somebody is off the next orders of a customer (`forgetOrders`) and what hangs on them. */
export async function forgetHistory(trx: Transaction, customerId: number, behind?: OrderPosition): Promise<Forgotten> {
  const { ids, pictures, next } = await forgetOrders(trx, customerId, behind);
  await forgetCouponPhones(trx, ids);
  await forgetTransfers(trx, ids);
  return { pictures: await forgetPicturesOfOrders(trx, customerId, pictures), next };
}
