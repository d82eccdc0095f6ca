import type { Transaction } from '../../platform/db/database.ts';
import { rewardOrder } from '../wallet/reward-order.ts';
import { giveBackDifference } from './give-back-difference.ts';
import { moveOrder, type Moved, type MoveDetails } from './move-order.ts';
import type { Mover } from './mover.ts';

/** Marks an order as delivered, by the courier or at the store's counter, and credits the customer's rewards. */
export async function deliver(trx: Transaction, orderId: number, by: Mover, details: MoveDetails = {}): Promise<Moved> {
  const moved = await moveOrder(trx, { orderId, to: 'delivered', by, ...details });
  if (!moved.ok) return moved;
  await giveBackDifference(trx, orderId);
  await rewardOrder(trx, orderId);
  return moved;
}
