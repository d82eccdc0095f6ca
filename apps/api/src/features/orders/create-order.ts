import type { Transaction } from '../../platform/db/database.ts';
import type { CreatedOrder, NewOrder, NewOrderLine, NewParcel } from './new-order.ts';
import { insertLines, insertOrder, insertParcel } from './store.ts';

/** Writes an order with its lines or its parcel; the database numbers it, checks its sums and writes its first event. */
export async function createOrder(
  trx: Transaction,
  order: NewOrder,
  lines: readonly NewOrderLine[],
  parcel?: NewParcel,
): Promise<CreatedOrder> {
  const created = await insertOrder(trx, order);
  await insertLines(trx, created.id, lines);
  if (parcel) await insertParcel(trx, created.id, parcel);
  return created;
}
