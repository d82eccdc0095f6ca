import type { Transaction } from '../../platform/db/database.ts';
import { holdCouponAgain, takeCouponAgain } from '../coupons/coupon-use.ts';
import { holdStockAgain, takeStockAgain } from '../items/stock.ts';

/**
 * Reserves stock, flash stock and coupon use again for an order that had released them. All or nothing: returns false when something is
 * gone.
 */
export async function takeAgain(trx: Transaction, orderId: number): Promise<boolean> {
  if (!(await holdStockAgain(trx, orderId)) || !(await holdCouponAgain(trx, orderId))) return false;
  await takeStockAgain(trx, orderId);
  await takeCouponAgain(trx, orderId);
  return true;
}
