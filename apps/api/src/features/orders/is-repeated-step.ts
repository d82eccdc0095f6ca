import type { OrderStatus } from '@bozor/domain/orders/status.ts';
import type { Transaction } from '../../platform/db/database.ts';

/**
 * Whether the customer has already taken this step of the order. A phone that loses a reply sends the request again: the second is answered like
 * the first instead of being refused. The caller has checked whose order it is, and locked it.
 */
export async function isRepeatedStep(trx: Transaction, { orderId, from, to }: { orderId: number; from?: OrderStatus; to: OrderStatus }) {
  const taken = await trx
    .selectFrom('order_events')
    .where('order_id', '=', orderId)
    .where('status', '=', to)
    .where('by', '=', 'customer')
    .$if(from !== undefined, (query) => query.where('from_status', '=', from!))
    .select('id')
    .executeTakeFirst();
  return taken !== undefined;
}
