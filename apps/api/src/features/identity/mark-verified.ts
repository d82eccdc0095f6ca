import type { Identity } from '@bozor/domain/identity/email-or-phone.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { adoptGuestOrders } from '../orders/adopt-guest-orders.ts';
import { setVerified } from './store.ts';

/** Marks a phone or e-mail as verified. Guest orders placed for it move to the customer. */
export async function markVerified(trx: Transaction, customerId: number, proven: Identity): Promise<void> {
  await setVerified(trx, customerId, proven);
  await adoptGuestOrders(trx, customerId, proven);
}
