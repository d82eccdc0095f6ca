import type { Transaction } from '../../platform/db/database.ts';
import { insertNotice, type Localized } from './store.ts';

/** Tells a customer how their order stands, in the transaction that moved it. Its texts are the server's own; who reads them does so in their language. */
export async function addOrderNotice(
  trx: Transaction,
  { customerId, orderId, title }: { readonly customerId: number; readonly orderId: number; readonly title: string },
): Promise<void> {
  await insertNotice(trx, { customerId, type: 'order_status', title: { en: title }, body: { en: 'Order {number}' }, orderId });
}

/** Tells a customer what came into their wallet, in the transaction that booked it. Amounts are not translated later: it is written in every language. */
export async function addWalletNotice(
  trx: Transaction,
  { customerId, title, body }: { readonly customerId: number; readonly title: Localized; readonly body: Localized },
): Promise<void> {
  await insertNotice(trx, { customerId, type: 'wallet', title, body });
}
