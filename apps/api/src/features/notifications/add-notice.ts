import type { Transaction } from '../../platform/db/database.ts';
import { insertNotice } from './store.ts';

/** Tells a customer how their order stands, in the transaction that moved it. Its texts are the server's own; who reads them does so in their language. */
export async function addOrderNotice(
  trx: Transaction,
  { customerId, orderId, title }: { readonly customerId: number; readonly orderId: number; readonly title: string },
): Promise<void> {
  await insertNotice(trx, { customerId, type: 'order_status', title: { en: title }, body: { en: 'Order {number}' }, orderId });
}
