import { sql } from 'kysely';
import type { Transaction } from '../../platform/db/database.ts';
import { deletePicturesOf } from '../../platform/media/picture-records.ts';
import { deleteMessages } from '../../platform/outbox/delete-messages.ts';
import { deleteAddresses } from '../addresses/delete-addresses.ts';
import { deleteCarts } from '../cart/delete-carts.ts';
import { deleteQuotes } from '../checkout/delete-quotes.ts';
import { anonymizeCustomer } from '../identity/change-customer.ts';
import { deleteInterests } from '../interests/delete-interests.ts';
import { deleteConversations } from '../messages/delete-conversations.ts';
import { deleteSubscribers } from '../newsletter/delete-subscribers.ts';
import { deleteNotifications } from '../notifications/delete-notifications.ts';
import { deleteFavourites } from '../wishlist/delete-favourites.ts';
import { anonymizeHistory, type AnonymizedBatch } from './anonymize-history.ts';

/** Data that only serves the customer. Each feature deletes its own. */
const OWN = [deleteAddresses, deleteCarts, deleteQuotes, deleteFavourites, deleteInterests, deleteNotifications, deleteConversations];

/**
 * Removes all personal data of an account in one transaction. Data that only serves the customer is deleted. Orders, reviews and the ledger
 * stay without a name; of a long history only the first batch of orders is anonymized here. Returns the keys of the pictures to remove:
 * profile, conversations, prescriptions.
 */
export async function emptyAccount(trx: Transaction, customerId: number): Promise<AnonymizedBatch> {
  const { rows } = await sql<{ reached: string[] }>`
    select array_remove(array[phone, email], null) as reached from customers where id = ${customerId}`.execute(trx);
  const { reached } = rows[0]!;
  await deleteSubscribers(trx, reached);
  await deleteMessages(trx, customerId, reached);
  await anonymizeCustomer(trx, customerId);
  const { pictures: ofOrders, next } = await anonymizeHistory(trx, customerId);
  const pictures = await deletePicturesOf(trx, customerId);
  for (const erase of OWN) await erase(trx, customerId);
  return { pictures: [...ofOrders, ...pictures], next };
}
