import type { Database, Transaction } from '../../platform/db/database.ts';
import { bookEntry } from './book-entry.ts';
import { readBalance } from './store.ts';

/** What a wallet holds. It is only what is shown: whether it is enough is decided when the money is taken. */
export async function walletBalance(db: Database, customerId: number): Promise<number> {
  return readBalance(db, customerId, 'wallet');
}

/** Takes what an order costs from its customer's wallet, once. A wallet that holds less refuses the posting (`ledger_accounts_not_below_zero`). */
export async function payFromWallet(
  trx: Transaction,
  customerId: number,
  order: { readonly id: number; readonly amountMinor: number },
): Promise<void> {
  await bookEntry(trx, { reason: 'order_payment', once: `order:${order.id}:wallet`, orderId: order.id }, customerId, [
    { own: 'wallet', shop: 'sales', amount: -order.amountMinor },
  ]);
}
