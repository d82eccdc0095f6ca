import type { Transaction } from '../../platform/db/database.ts';
import { lockReleasedCoupon, releaseCoupon, reserveReleasedCoupon } from '../coupons/coupon-use.ts';
import { lockReleasedStock, releaseStock, reserveReleasedStock } from '../items/stock.ts';

/** Releases stock, flash stock and coupon use of an order that ended without a sale. Called once, by the transition. */
export async function releaseReservation(trx: Transaction, orderId: number): Promise<void> {
  await releaseStock(trx, orderId);
  await releaseCoupon(trx, orderId);
}

/**
 * Reserves stock, flash stock and coupon use again for an order that had released them. All or nothing: returns false when something is
 * gone.
 */
export async function reserveAgain(trx: Transaction, orderId: number): Promise<boolean> {
  if (!(await lockReleasedStock(trx, orderId)) || !(await lockReleasedCoupon(trx, orderId))) return false;
  await reserveReleasedStock(trx, orderId);
  await reserveReleasedCoupon(trx, orderId);
  return true;
}
