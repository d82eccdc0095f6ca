import type { Transaction } from '../../platform/db/database.ts';
import { releaseCoupon } from '../coupons/coupon-use.ts';
import { giveBackStock } from '../items/stock.ts';

/** Releases stock, flash stock and coupon use of a canceled order. Called once, by the transition. */
export async function giveBack(trx: Transaction, orderId: number): Promise<void> {
  await giveBackStock(trx, orderId);
  await releaseCoupon(trx, orderId);
}
