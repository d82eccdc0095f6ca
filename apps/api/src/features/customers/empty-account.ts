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

/** Data that only serves the customer. Each feature deletes its own. */
const OWN = [forgetAddresses, forgetCarts, forgetQuotes, forgetWishes, forgetInterests, forgetNotifications, forgetConversations];

/**
 * Removes all personal data of an account in one transaction. Data that only serves the customer is deleted. Orders, reviews and the ledger
 * stay without a name; of a long history only the first batch of orders is anonymized here. Returns the keys of the pictures to remove:
 * profile, conversations, prescriptions.
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
