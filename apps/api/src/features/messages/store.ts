import { sql, type RawBuilder } from 'kysely';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { nearestEnd, type PageAt } from '../../platform/db/nearest-end.ts';
import type { Customer } from '../../platform/http/actor.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import { mayConversation } from './policies.ts';

/** Partner of a conversation: a store, a courier, or (neither) the shop itself. */
export interface PartnerKey {
  readonly storeId: number | null;
  readonly courierId: number | null;
}

export interface PartnerRow {
  readonly store_id: number | null;
  readonly courier_id: number | null;
  readonly name: string | null;
  readonly image: string | null;
}

export interface ConversationRow extends PartnerRow {
  readonly id: number;
  readonly customer_unread: number;
  readonly last_message: string | null;
  readonly last_message_at: Date | null;
  readonly message_count: number;
  readonly order_id: number | null;
}

export interface MessageRow {
  readonly id: number;
  readonly conversation_id: number;
  readonly sender: 'customer' | 'store' | 'rider' | 'operator';
  readonly body: string;
  readonly images: readonly string[];
  readonly client_key: string | null;
  readonly read_at: Date | null;
  readonly created_at: Date;
}

const MESSAGE = ['id', 'conversation_id', 'sender', 'body', 'images', 'client_key', 'read_at', 'created_at'] as const;

interface Listing {
  readonly customer: Customer;
  readonly locale: Locale;
  readonly type?: 'store' | 'delivery_man' | 'admin' | undefined;
  readonly name?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** A customer's conversations with messages, latest first, and the number of unread messages in all of them. */
export async function listConversations(
  db: Database,
  { customer, locale, type, name, limit, offset }: Listing,
): Promise<{ readonly rows: readonly ConversationRow[]; readonly total: number; readonly unread: number }> {
  const kind = type === undefined ? sql`true` : KINDS[type];
  const named = name?.trim() ? sql`${partnerName(locale)} ilike ${`%${name.trim().replace(/[\\%_]/g, '\\$&')}%`}` : sql`true`;
  const { rows } = await sql<ConversationRow & { total: number; unread: number }>`
    select ${conversationColumns(locale)}, count(*) over ()::int as total, sum(c.customer_unread) over ()::int as unread
    from ${CONVERSATIONS} where ${mayConversation(customer, 'list')} and c.last_message_id is not null and ${kind} and ${named}
    order by c.last_message_at desc, c.id desc limit ${limit} offset ${(offset - 1) * limit}`.execute(db);
  return { rows, total: rows[0]?.total ?? 0, unread: rows[0]?.unread ?? 0 };
}

const KINDS: Readonly<Record<NonNullable<Listing['type']>, RawBuilder<unknown>>> = {
  store: sql`c.store_id is not null`,
  delivery_man: sql`c.rider_id is not null`,
  admin: sql`c.store_id is null and c.rider_id is null`,
};

/** A conversation of this customer. Another customer's is not found. */
export async function findConversation(
  db: Database | Transaction,
  { customer, locale, ...which }: { readonly customer: Customer; readonly locale: Locale } & ({ readonly id: number } | PartnerKey),
): Promise<ConversationRow | undefined> {
  const { rows } = await sql<ConversationRow>`
    select ${conversationColumns(locale)} from ${CONVERSATIONS} where ${mayConversation(customer, 'read')} and ${
      'id' in which
        ? sql`c.id = ${which.id}`
        : sql`c.store_id is not distinct from ${which.storeId} and c.rider_id is not distinct from ${which.courierId}`
    }`.execute(db);
  return rows[0];
}

/** Finds a partner that a customer may write to: an active store, the courier of one of their orders, or the shop. */
export async function findPartner(
  db: Database,
  { customer, locale, storeId, courierId }: PartnerKey & { readonly customer: Customer; readonly locale: Locale },
): Promise<PartnerRow | undefined> {
  if (storeId === null && courierId === null) return { store_id: null, courier_id: null, name: null, image: null };
  const { rows } = await sql<PartnerRow>`
    select s.id as store_id, null::bigint as courier_id, coalesce(s.name->>${locale}, s.name->>'en') as name, s.logo as image
    from stores s where s.id = ${storeId} and s.is_active
    union all
    select null, r.id, r.f_name, r.image from riders r
    where r.id = ${courierId} and exists (select 1 from orders where rider_id = r.id and customer_id = ${customer.customerId})`.execute(db);
  return rows[0];
}

/** Finds or creates a conversation. Concurrent calls get the same one. */
export async function openConversation(trx: Transaction, customerId: number, { storeId, courierId }: PartnerKey): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into conversations (customer_id, store_id, rider_id) values (${customerId}, ${storeId}, ${courierId})
    on conflict (customer_id, store_id, rider_id) do update set customer_id = excluded.customer_id returning id`.execute(trx);
  return rows[0]!.id;
}

export async function customerOf(trx: Transaction, conversationId: number): Promise<number> {
  return (await trx.selectFrom('conversations').where('id', '=', conversationId).select('customer_id').executeTakeFirstOrThrow())
    .customer_id;
}

/** A page of a conversation's `total` messages, newest first. */
export async function listMessages(db: Database, conversationId: number, at: PageAt): Promise<readonly MessageRow[]> {
  const page = nearestEnd(at);
  if (page.take === 0) return [];
  const rows = await db
    .selectFrom('messages')
    .where('conversation_id', '=', conversationId)
    .select([...MESSAGE])
    .orderBy('id', page.isForward ? 'desc' : 'asc')
    .limit(page.take)
    .offset(page.skip)
    .execute();
  return page.isForward ? rows : rows.toReversed();
}

/** Marks messages as read by one side: the newest ones, as many as its unread counter says. */
export async function markRead(db: Database | Transaction, conversationId: number, reader: 'customer' | 'other'): Promise<void> {
  const unread = sql.ref(reader === 'customer' ? 'customer_unread' : 'other_unread');
  const isForReader = reader === 'customer' ? sql`sender <> 'customer'` : sql`sender = 'customer'`;
  await sql`
    with waiting as (select id, ${unread} as unread from conversations where id = ${conversationId} and ${unread} > 0 for no key update),
    looked as (update conversations c set ${unread} = 0 from waiting where c.id = waiting.id)
    update messages set read_at = now() where id in (
      select said.id from waiting cross join lateral (
        select id from messages where conversation_id = waiting.id and read_at is null and ${isForReader} order by id desc limit waiting.unread
      ) said)`.execute(db);
}

export interface NewMessage {
  readonly conversationId: number;
  readonly sender: MessageRow['sender'];
  readonly body: string;
  readonly images?: readonly string[];
  readonly orderId?: number | undefined;
  readonly clientKey?: string | undefined;
  /** The person who writes for a store, a courier or the shop. */
  readonly staffId?: number | undefined;
}

/** Returns undefined when a message with the same key exists. */
export async function insertMessage(trx: Transaction, message: NewMessage): Promise<MessageRow | undefined> {
  return trx
    .insertInto('messages')
    .values({
      conversation_id: message.conversationId,
      sender: message.sender,
      body: message.body,
      images: [...(message.images ?? [])],
      order_id: message.orderId ?? null,
      client_key: message.clientKey ?? null,
      staff_id: message.staffId ?? null,
    })
    .onConflict((conflict) => conflict.columns(['conversation_id', 'sender', 'client_key']).where('client_key', 'is not', null).doNothing())
    .returning([...MESSAGE])
    .executeTakeFirst();
}

export async function findByClientKey(trx: Transaction, conversationId: number, clientKey: string): Promise<MessageRow | undefined> {
  return trx
    .selectFrom('messages')
    .where('conversation_id', '=', conversationId)
    .where('sender', '=', 'customer')
    .where('client_key', '=', clientKey)
    .select([...MESSAGE])
    .executeTakeFirst();
}

/** Whether an order is the customer's and of this partner. */
export async function isOrderWith(db: Database, orderId: number, customerId: number, { storeId, courierId }: PartnerKey): Promise<boolean> {
  const { rows } = await sql`
    select 1 from orders where id = ${orderId} and customer_id = ${customerId}
      and (${storeId}::bigint is null or store_id = ${storeId}) and (${courierId}::bigint is null or rider_id = ${courierId})`.execute(db);
  return rows.length > 0;
}

/** Data for an answer: the partner, the last message, and the order in question. */
export interface WaitingRow {
  readonly store_id: number | null;
  readonly courier_id: number | null;
  readonly name: string | null;
  readonly last_id: number;
  readonly last_sender: MessageRow['sender'];
  readonly has_pictures: boolean;
  /** Number of messages of this side. */
  readonly answers: number;
  readonly order_id: number | null;
  readonly order_status: string | null;
}

/** The order in question is among these. Limits the read for customers with many orders. */
const LATEST_ORDERS = 50;

export async function findWaiting(db: Database, conversationId: number, locale: string): Promise<WaitingRow | undefined> {
  const { rows } = await sql<WaitingRow>`
    select c.store_id, c.rider_id as courier_id, ${partnerName(locale)} as name, m.id as last_id, m.sender as last_sender,
      cardinality(m.images) > 0 as has_pictures, o.id as order_id, o.status as order_status,
      c.answer_count as answers
    from ${CONVERSATIONS} join messages m on m.id = c.last_message_id
    left join lateral (
      select id, status from (
        select * from orders where customer_id = c.customer_id order by created_at desc, id desc limit ${sql.lit(LATEST_ORDERS)}
      ) latest where store_id = c.store_id or rider_id = c.rider_id order by created_at desc, id desc limit 1
    ) o on true
    where c.id = ${conversationId}`.execute(db);
  return rows[0];
}

const CONVERSATIONS = sql`conversations c left join stores s on s.id = c.store_id left join riders r on r.id = c.rider_id`;

function partnerName(locale: string): RawBuilder<string | null> {
  return sql<string | null>`coalesce(s.name->>${locale}, s.name->>'en', r.f_name)`;
}

function conversationColumns(locale: string): RawBuilder<unknown> {
  return sql`c.id, c.store_id, c.rider_id as courier_id, c.customer_unread, c.last_message_at, ${partnerName(locale)} as name, coalesce(s.logo, r.image) as image,
    (select body from messages where id = c.last_message_id) as last_message, c.message_count, c.last_order_id as order_id`;
}
