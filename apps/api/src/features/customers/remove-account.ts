import { API } from '@bozor/contract/shop/routes.ts';
import type { Api } from '../../platform/api.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { problem, refuse } from '../../platform/http/problem.ts';
import { endSessions } from '../identity/end-sessions.ts';
import { emptyAccount, hasOpenOrder, lockCustomer } from './store.ts';

/** Ends an account for good, unless an order of it is open: whoever brings it must know whom to call. */
export async function removeAccount(api: Api, customerId: number): Promise<void> {
  const pictures = await inTransaction(api.db, async (trx) => {
    const customer = await lockCustomer(trx, customerId);
    if (!customer) throw problem('not-signed-in');
    if (await hasOpenOrder(trx, customerId)) throw refuse(API.customer.remove, 'order-open');
    await endSessions(trx, customerId);
    return emptyAccount(trx, customerId);
  });
  for (const picture of pictures) await api.adapters.media.remove(picture);
}
