import type { Transaction } from '../../platform/db/database.ts';
import { readMover, type Mover } from './mover.ts';
import { mayOrder } from './policies.ts';

/** Whether a mover may do this with an order. Another's order counts as unknown; an actor without a person may do everything. */
export async function mayOrderBy(trx: Transaction, orderId: number, by: Mover, act: 'assign' | 'move'): Promise<boolean> {
  const { staff } = readMover(by);
  const found = await trx
    .selectFrom('orders')
    .where('id', '=', orderId)
    .$if(staff !== undefined, (query) => query.where(mayOrder(staff!, act)))
    .select('id')
    .executeTakeFirst();
  return found !== undefined;
}
