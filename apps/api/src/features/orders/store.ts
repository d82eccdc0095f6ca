import type { Transaction } from '../../platform/db/database.ts';
import type { CreatedOrder, NewOrder, NewOrderLine } from './create-order.ts';

/** Nine digits are few enough to meet twice: a number that is taken is drawn again. */
const MOST_DRAWS = 5;

export async function insertOrder(trx: Transaction, order: NewOrder): Promise<CreatedOrder> {
  for (let draw = 1; draw <= MOST_DRAWS; draw++) {
    const created = await trx
      .insertInto('orders')
      .values(order)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning(['id', 'created_at'])
      .executeTakeFirst();
    if (created) return created;
  }
  throw new Error('No free order number was drawn');
}

export async function insertLines(trx: Transaction, orderId: number, lines: readonly NewOrderLine[]): Promise<void> {
  if (lines.length === 0) return;
  await trx
    .insertInto('order_lines')
    .values(lines.map((line, index) => ({ ...line, order_id: orderId, position: index + 1 })))
    .execute();
}
