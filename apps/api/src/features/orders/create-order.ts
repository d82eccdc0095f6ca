import type { Insertable } from 'kysely';
import type { Tables, Transaction } from '../../platform/db/database.ts';
import { insertLines, insertOrder, insertParcel } from './store.ts';

export type NewOrder = Omit<Insertable<Tables['orders']>, 'id'>;
export type NewOrderLine = Omit<Insertable<Tables['order_lines']>, 'id' | 'order_id' | 'position'>;
export type NewParcel = Omit<Insertable<Tables['parcel_details']>, 'order_id'>;

/** What is known of an order once it is written. */
export interface CreatedOrder {
  readonly id: number;
  readonly created_at: Date;
}

/** Writes an order with its lines or its parcel, ; the database numbers it, checks its sums and writes its first event. */
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
