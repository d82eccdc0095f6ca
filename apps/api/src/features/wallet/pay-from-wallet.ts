import type { Database, Transaction } from '../../platform/db/database.ts';
import { bookEntry } from './book-entry.ts';
import { readBalance } from './store.ts';

/** Wallet balance for display. Whether it covers an order is decided when the money is taken. */
export async function walletBalance(db: Database, customerId: number): Promise<number> {
  return readBalance(db, customerId, 'wallet');
}

/** Takes an order's amount from the customer's wallet, once. The database refuses an overdraft (`ledger_accounts_not_below_zero`). */
export async function payFromWallet(
  trx: Transaction,
  customerId: number,
  order: { readonly id: number; readonly amountMinor: number },
): Promise<void> {
  await bookEntry(trx, { reason: 'order_payment', once: `order:${order.id}:wallet`, orderId: order.id }, customerId, [
    { own: 'wallet', shop: 'sales', amount: -order.amountMinor },
  ]);
}
