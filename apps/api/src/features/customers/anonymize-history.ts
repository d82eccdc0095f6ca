import type { Transaction } from '../../platform/db/database.ts';
import { deletePicturesOfOrders } from '../../platform/media/picture-records.ts';
import { deleteCouponPhones } from '../coupons/coupon-use.ts';
import { anonymizeOrders, type OrderPosition } from '../orders/anonymize-orders.ts';
import { deleteTransferDetails } from '../payments/delete-transfer-details.ts';

export interface AnonymizedBatch {
  /** Keys of the pictures to remove. */
  readonly pictures: readonly string[];
  /** Cursor after this batch of orders; undefined when it was the last. */
  readonly next: OrderPosition | undefined;
}

/** Anonymizes a batch of a customer's orders (`anonymizeOrders`), with their coupon uses, transfers and pictures. */
export async function anonymizeHistory(trx: Transaction, customerId: number, behind?: OrderPosition): Promise<AnonymizedBatch> {
  const { ids, pictures, next } = await anonymizeOrders(trx, customerId, behind);
  await deleteCouponPhones(trx, ids);
  await deleteTransferDetails(trx, ids);
  return { pictures: await deletePicturesOfOrders(trx, customerId, pictures), next };
}
