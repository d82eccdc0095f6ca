import type { Identity } from '@bozor/domain/identity/email-or-phone.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { adoptGuestOrders } from '../orders/adopt-guest-orders.ts';
import { setProven } from './store.ts';

/** Notes that this phone or e-mail is the customer's own. Orders that were placed for it without an account become theirs. */
export async function prove(trx: Transaction, customerId: number, proven: Identity): Promise<void> {
  await setProven(trx, customerId, proven);
  await adoptGuestOrders(trx, customerId, proven);
}
