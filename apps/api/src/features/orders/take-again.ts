import type { Transaction } from '../../platform/db/database.ts';
import { holdCouponAgain, takeCouponAgain } from '../coupons/coupon-use.ts';
import { holdStockAgain, takeStockAgain } from '../items/stock.ts';

/**
 * Takes once more what a given-up order had given back: stock, flash pieces and the use of its coupon, all of it or nothing. False when
 * something of it is gone by now.
 */
export async function takeAgain(trx: Transaction, orderId: number): Promise<boolean> {
  if (!(await holdStockAgain(trx, orderId)) || !(await holdCouponAgain(trx, orderId))) return false;
  await takeStockAgain(trx, orderId);
  await takeCouponAgain(trx, orderId);
  return true;
}
