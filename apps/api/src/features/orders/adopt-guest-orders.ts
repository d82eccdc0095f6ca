import type { Identity } from '@bozor/domain/identity/email-or-phone.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { giveToCustomer } from './store.ts';

/** Orders that a guest placed for a phone or e-mail join the account whose own it proved to be: its history, its running orders, its reviews. */
export async function adoptGuestOrders(trx: Transaction, customerId: number, proven: Identity): Promise<void> {
  await giveToCustomer(trx, customerId, proven);
}
