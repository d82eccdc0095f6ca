import type { Transaction } from '../../platform/db/database.ts';
import { insertNotice } from './store.ts';

/**
 * Notifies a customer of an order's status, in the transaction of the transition. Only the English source text is stored; it is translated
 * when read.
 */
export async function addOrderNotice(
  trx: Transaction,
  { customerId, orderId, title }: { readonly customerId: number; readonly orderId: number; readonly title: string },
): Promise<void> {
  await insertNotice(trx, { customerId, type: 'order_status', title: { en: title }, body: { en: 'Order {number}' }, orderId });
}
