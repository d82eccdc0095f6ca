import { allergyLine } from '@bozor/domain/orders/staff/kitchen.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { OrderRow } from './order-row.ts';

/** The allergy line of an order, if it has one. */
export const allergyOf = ({
  order_note: note,
  unavailable_item_note: missing,
}: Pick<OrderRow, 'order_note' | 'unavailable_item_note'>): string | undefined => allergyLine({ note, missing });

/** Whether somebody of the store has read it. To be asked after the order's lock. */
export async function isAllergyAcknowledged(trx: Transaction, orderId: number): Promise<boolean> {
  const act = await trx
    .selectFrom('order_acts')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'allergy_acknowledged')
    .select('id')
    .executeTakeFirst();
  return act !== undefined;
}
