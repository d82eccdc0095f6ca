import type { Transaction } from '../../platform/db/database.ts';
import { releaseCoupon } from '../coupons/coupon-use.ts';
import { giveBackStock } from '../items/stock.ts';

/** Puts back what a called-off order took: stock, flash pieces and the use of its coupon. Called once, by the jump. */
export async function giveBack(trx: Transaction, orderId: number): Promise<void> {
  await giveBackStock(trx, orderId);
  await releaseCoupon(trx, orderId);
}
