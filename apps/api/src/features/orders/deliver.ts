import type { OrderActor } from '@bozor/domain/orders/jumps.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { moveOrder, type Moved } from './move-order.ts';

/** It is in the receiver's hands: brought by the courier, or handed out by the store to who came for it. */
export async function deliver(trx: Transaction, orderId: number, by: Extract<OrderActor, 'courier' | 'store'>): Promise<Moved> {
  return moveOrder(trx, { orderId, to: 'delivered', by });
}
