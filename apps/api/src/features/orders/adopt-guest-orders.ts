import type { Identity } from '@bozor/domain/identity/email-or-phone.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { giveToCustomer } from './store.ts';

/** Moves guest orders placed for a phone or e-mail to the account that has verified it: history, running orders, reviews. */
export async function adoptGuestOrders(trx: Transaction, customerId: number, proven: Identity): Promise<void> {
  await giveToCustomer(trx, customerId, proven);
}
