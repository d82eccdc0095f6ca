import { sql } from 'kysely';
import type { Transaction } from '../../platform/db/database.ts';
import { forgetPicturesOf } from '../../platform/media/picture-records.ts';
import { forgetMessages } from '../../platform/outbox/forget-messages.ts';
import { forgetAddresses } from '../addresses/forget-addresses.ts';
import { forgetCarts } from '../cart/forget-carts.ts';
import { forgetQuotes } from '../checkout/forget-quotes.ts';
import { forgetCustomer } from '../identity/change-customer.ts';
import { forgetInterests } from '../interests/forget-interests.ts';
import { forgetConversations } from '../messages/forget-conversations.ts';
import { forgetSubscribers } from '../newsletter/forget-subscribers.ts';
import { forgetNotifications } from '../notifications/forget-notifications.ts';
import { forgetWishes } from '../wishlist/forget-wishes.ts';
import { forgetHistory, type Forgotten } from './forget-history.ts';

/** What only served the customer: each feature deletes its own. */
const OWN = [forgetAddresses, forgetCarts, forgetQuotes, forgetWishes, forgetInterests, forgetNotifications, forgetConversations];

/**
 * Takes everything personal off an account, in one transaction: it ends everywhere or nowhere. What only served the customer goes, what others need
 * (orders, reviews, the ledger) stays without a name, of a long history the beginning. Answers the keys of the pictures that go with it: its own,
 * those of its conversations and its prescriptions.
 */
export async function emptyAccount(trx: Transaction, customerId: number): Promise<Forgotten> {
  const { rows } = await sql<{ reached: string[] }>`
    select array_remove(array[phone, email], null) as reached from customers where id = ${customerId}`.execute(trx);
  const { reached } = rows[0]!;
  await forgetSubscribers(trx, reached);
  await forgetMessages(trx, customerId, reached);
  await forgetCustomer(trx, customerId);
  const { pictures: ofOrders, next } = await forgetHistory(trx, customerId);
  const pictures = await forgetPicturesOf(trx, customerId);
  for (const forget of OWN) await forget(trx, customerId);
  return { pictures: [...ofOrders, ...pictures], next };
}
