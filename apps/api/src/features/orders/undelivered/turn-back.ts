import type { CostBearer } from '@bozor/domain/orders/staff/acts-of-operator.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { moveOrder, type Moved } from '../move-order.ts';
import type { Mover } from '../mover.ts';

interface Turning {
  /** Whose fault it is that nobody received the goods. */
  readonly borneBy: CostBearer;
  readonly tappedAt?: Date | undefined;
}

/** Sends goods that are on their way back to whoever gave them. The customer is told, and may still turn up. */
export async function turnBack(trx: Transaction, orderId: number, by: Mover, { borneBy, tappedAt }: Turning): Promise<Moved> {
  return moveOrder(trx, { orderId, to: 'returning', by, borneBy, tappedAt });
}
