import { API } from '@bozor/contract/shop/routes.ts';
import type { Api } from '../../platform/api.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { problem, refuse } from '../../platform/http/problem.ts';
import { endSessions } from '../identity/end-sessions.ts';
import type { OrderPosition } from '../orders/anonymize-orders.ts';
import { emptyAccount } from './empty-account.ts';
import { anonymizeHistory } from './anonymize-history.ts';
import { hasOpenOrder, lockCustomer } from './store.ts';

/** Job that anonymizes the orders that were too many for one request. */
const ANONYMIZE_ORDERS = 'forget-orders';

/** Deletes an account for good. Refused while an order is open, because its courier needs the contact. */
export async function removeAccount(api: Api, customerId: number): Promise<void> {
  const pictures = await inTransaction(api.db, async (trx) => {
    const customer = await lockCustomer(trx, customerId);
    if (!customer) throw problem('not-signed-in');
    if (await hasOpenOrder(trx, customerId)) throw refuse(API.customer.remove, 'order-open');
    await endSessions(trx, customerId);
    const forgotten = await emptyAccount(trx, customerId);
    if (forgotten.next) await api.jobs.enqueue(trx, ANONYMIZE_ORDERS, { customerId, behind: forgotten.next });
    return forgotten.pictures;
  });
  for (const picture of pictures) await api.adapters.media.remove(picture);
}

export function defineAnonymizingOrders(api: Api): void {
  api.jobs.define<{ customerId: number; behind: OrderPosition }>(ANONYMIZE_ORDERS, 'chores', async ({ customerId, behind }) => {
    for (let last: OrderPosition | undefined = behind; last;) {
      const from: OrderPosition = last;
      const { pictures, next } = await inTransaction(api.db, (trx) => anonymizeHistory(trx, customerId, from));
      for (const picture of pictures) await api.adapters.media.remove(picture);
      last = next;
    }
  });
}
