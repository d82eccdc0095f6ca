import type { Insertable } from 'kysely';
import type { Tables, Transaction } from '../../platform/db/database.ts';
import { insertLines, insertOrder } from './store.ts';

export type NewOrder = Omit<Insertable<Tables['orders']>, 'id' | 'status'>;
export type NewOrderLine = Omit<Insertable<Tables['order_lines']>, 'id' | 'order_id' | 'position'>;

/** What is known of an order once it is written. */
export interface CreatedOrder {
  readonly id: number;
  readonly created_at: Date;
}

/** Writes an order with its lines, in the state `pending`; the database numbers it, checks its sums and writes its first event. */
export async function createOrder(trx: Transaction, order: NewOrder, lines: readonly NewOrderLine[]): Promise<CreatedOrder> {
  const created = await insertOrder(trx, order);
  await insertLines(trx, created.id, lines);
  return created;
}
