import type { RawBuilder } from 'kysely';
import type { Transaction } from '../../platform/db/database.ts';
import type { CreatedOrder, NewCharge, NewOrder, NewOrderLine, NewParcel } from './new-order.ts';
import { insertBill, insertOrder, insertParcel } from './store.ts';

/** An order with its bill, and its lines or its parcel. */
interface WholeOrder {
  readonly order: NewOrder;
  readonly charges: readonly NewCharge[];
  readonly lines: readonly NewOrderLine[];
  readonly parcel?: NewParcel | undefined;
  /** Another write, sent in the same statement as the bill. */
  readonly beside?: ((created: CreatedOrder) => RawBuilder<unknown>) | undefined;
}

/** Writes an order. The database draws its number, checks that its bill adds up and writes the first event. */
export async function createOrder(trx: Transaction, { order, charges, lines, parcel, beside }: WholeOrder): Promise<CreatedOrder> {
  const created = await insertOrder(trx, order);
  await insertBill(trx, created.id, { charges, lines }, beside?.(created));
  if (parcel) await insertParcel(trx, created.id, parcel);
  return created;
}
