import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { forgetOrders, type Forgotten } from './forget-orders.ts';

export interface KnownCustomer {
  readonly f_name: string;
  readonly l_name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly image: string | null;
  readonly is_phone_verified: boolean;
}

export interface ProfileChange {
  readonly f_name: string;
  readonly l_name: string;
  readonly phone: string;
  readonly email: string;
  readonly password_hash?: string;
  readonly image?: string;
}

/** What the profile form begins with. */
export async function findCustomer(db: Database, customerId: number): Promise<KnownCustomer | undefined> {
  return knownCustomer(db, customerId).executeTakeFirst();
}

/** The same; the row is kept from others until the transaction ends. */
export async function lockCustomer(trx: Transaction, customerId: number): Promise<KnownCustomer | undefined> {
  return knownCustomer(trx, customerId).forUpdate().executeTakeFirst();
}

function knownCustomer(db: Database, customerId: number) {
  return db
    .selectFrom('customers')
    .where('id', '=', customerId)
    .where('status', '=', 'active')
    .select(['f_name', 'l_name', 'phone', 'email', 'image', sql<boolean>`phone_verified_at is not null`.as('is_phone_verified')]);
}

/** A phone or an e-mail that is another than before is not proven any more. */
export async function updateCustomer(trx: Transaction, customerId: number, change: ProfileChange): Promise<void> {
  await trx
    .updateTable('customers')
    .set({
      ...change,
      phone_verified_at: sql`case when phone = ${change.phone} then phone_verified_at end`,
      email_verified_at: sql`case when email = ${change.email} then email_verified_at end`,
    })
    .where('id', '=', customerId)
    .execute();
}

export async function forgetPicture(trx: Transaction, key: string): Promise<void> {
  await trx.deleteFrom('media_objects').where('key', '=', key).where('purpose', '=', 'profile').execute();
}

/** An order is open while it is under way, and while money is asked back for it. */
export async function hasOpenOrder(db: Database, customerId: number): Promise<boolean> {
  const { rows } = await sql<{ is_open: boolean }>`
    select exists (select from orders where customer_id = ${customerId} and ended_as is null)
      or exists (select from order_counts where customer_id = ${customerId} and kind = 'refund_requested' and orders > 0) as is_open`.execute(
    db,
  );
  return rows[0]!.is_open;
}

/**
 * Takes everything personal off an account: what only served the customer goes, what others need (orders, reviews, the ledger) stays without a
 * name (`forget-orders.ts`, of a long history the beginning). This is the one place that deletes from the tables of other slices, because an account
 * ends in all of them or in none. Answers the keys of the pictures that go with it: its own, those of its conversations and its prescriptions.
 */
export async function emptyAccount(trx: Transaction, customerId: number): Promise<Forgotten> {
  const { rows } = await sql<{ reached: string[] }>`
    select array_remove(array[phone, email], null) as reached from customers where id = ${customerId}`.execute(trx);
  const { reached } = rows[0]!;
  await trx
    .deleteFrom('newsletter_subscribers')
    .where(sql<boolean>`email = any(${reached})`)
    .execute();
  await trx
    .deleteFrom('outbox')
    .where(sql<boolean>`recipient = any(${reached})`)
    .execute();
  await trx
    .updateTable('customers')
    .set({
      status: 'deleted',
      deleted_at: sql`now()`,
      f_name: '',
      l_name: '',
      phone: null,
      email: null,
      phone_verified_at: null,
      email_verified_at: null,
      password_hash: null,
      image: null,
      welcome_until: null,
    })
    .where('id', '=', customerId)
    .execute();
  const { pictures: ofOrders, next } = await forgetOrders(trx, customerId);
  const pictures = await trx
    .deleteFrom('media_objects')
    .where('customer_id', '=', customerId)
    .where('purpose', 'in', ['profile', 'chat'])
    .returning('key')
    .execute();
  for (const table of OWN_TABLES) await trx.deleteFrom(table).where('customer_id', '=', customerId).execute();
  return { pictures: [...ofOrders, ...pictures.map(({ key }) => key)], next };
}

const OWN_TABLES = [
  'sessions',
  'identities',
  'one_time_codes',
  'pending_steps',
  'addresses',
  'carts',
  'quotes',
  'wishlist_items',
  'wishlist_stores',
  'interests',
  'interest_answers',
  'notifications',
  'conversations',
  'outbox',
] as const;
