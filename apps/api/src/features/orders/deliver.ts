import type { Transaction } from '../../platform/db/database.ts';
import { rewardOrder } from '../wallet/reward-order.ts';
import { moveOrder, type Moved } from './move-order.ts';
import type { Mover } from './mover.ts';

/** It is in the receiver's hands, and its customer has earned what it brings: brought by the courier, or handed out by the store to who came for it. */
export async function deliver(trx: Transaction, orderId: number, by: Mover): Promise<Moved> {
  const moved = await moveOrder(trx, { orderId, to: 'delivered', by });
  if (moved.ok) await rewardOrder(trx, orderId);
  return moved;
}
