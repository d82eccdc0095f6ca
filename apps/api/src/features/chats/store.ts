import type { Chat, ChatThread, CHAT_FILTERS } from '@bozor/contract/staff/chats.ts';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { localized } from '../../platform/db/localized-column.ts';
import type { Staff } from '../../platform/http/actor.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import { mayOrder } from '../orders/policies.ts';
import { mayConversation } from '../messages/policies.ts';

const MOST_CHATS = 100;
const MOST_MESSAGES = 100;

export interface ChatRow extends Omit<Chat, 'last_at'> {
  readonly last_message_at: Date | null;
  readonly customer_id: number;
  readonly locale: Locale;
}

export interface ChatMessageRow {
  readonly id: number;
  readonly sender: 'customer' | 'store' | 'rider' | 'operator';
  readonly body: string;
  readonly images: readonly string[];
  readonly created_at: Date;
  readonly read_at: Date | null;
  readonly by: string | null;
}

const CHATS = sql`conversations c join customers u on u.id = c.customer_id left join stores s on s.id = c.store_id left join riders r on r.id = c.rider_id`;

/** Whether a conversation is one of this person's side: a store's own, a courier's own, or with the shop itself. */
function isOfSide({ scope }: Staff): RawBuilder<SqlBool> {
  return scope.of === 'all' ? sql<SqlBool>`c.store_id is null and c.rider_id is null` : sql<SqlBool>`true`;
}

const lastStaff = (column: RawBuilder<unknown>) => sql`(select ${column} from messages a join staff p on p.id = a.staff_id
  where a.conversation_id = c.id and a.staff_id is not null order by a.id desc limit 1)`;

const columns = (locale: Locale) => sql`c.id, c.customer_id, u.locale, u.f_name as customer_name, ${localized('s.name', locale)} as store,
  coalesce((select body from messages where id = c.last_message_id), '') as last_message, c.last_message_at, c.other_unread as unread,
  ${lastStaff(sql`p.name`)} as answered_by`;

/** Conversations within the person's reach that have messages, the latest first, and the unread messages in all of them. */
export async function listChats(
  db: Database,
  actor: Staff,
  show: (typeof CHAT_FILTERS)[number],
  locale: Locale,
): Promise<{ readonly rows: readonly ChatRow[]; readonly unread: number }> {
  const filters = { all: sql`true`, unread: sql`c.other_unread > 0`, mine: sql`${lastStaff(sql`p.id`)} = ${actor.staffId}` };
  const { rows } = await sql<ChatRow & { unread_total: number }>`
    select ${columns(locale)}, c.unread_total from (
      select c.*, sum(c.other_unread) over ()::int as unread_total from conversations c
      where ${mayConversation(actor, 'see')} and ${isOfSide(actor)} and c.last_message_id is not null and ${filters[show]}
      order by c.last_message_at desc, c.id desc limit ${MOST_CHATS}) c
    join customers u on u.id = c.customer_id left join stores s on s.id = c.store_id order by c.last_message_at desc, c.id desc`.execute(
    db,
  );
  return { rows, unread: rows[0]?.unread_total ?? 0 };
}

/** A conversation within the person's reach; undefined for any other. */
export async function findChat(
  db: Database | Transaction,
  actor: Staff,
  chatId: number,
  { act, locale }: { readonly act: 'see' | 'answer'; readonly locale: Locale },
): Promise<ChatRow | undefined> {
  const { rows } = await sql<ChatRow>`
    select ${columns(locale)} from ${CHATS} where c.id = ${chatId} and ${mayConversation(actor, act)} and ${isOfSide(actor)}`.execute(db);
  return rows[0];
}

/** The latest messages of a conversation, oldest first. */
export async function readChatMessages(db: Database, chatId: number): Promise<readonly ChatMessageRow[]> {
  const { rows } = await sql<ChatMessageRow>`
    select m.id, m.sender, m.body, m.images, m.created_at, m.read_at, p.name as by
    from messages m left join staff p on p.id = m.staff_id where m.conversation_id = ${chatId} order by m.id desc limit ${MOST_MESSAGES}`.execute(
    db,
  );
  return rows.toReversed();
}

interface OrderOfChat extends Omit<NonNullable<ChatThread['order']>, 'placed_at'> {
  readonly created_at: Date;
}

/** The order that a conversation is about, within the person's reach: the one that was spoken of last, else the customer's latest. */
export async function readOrderOfChat(
  db: Database,
  actor: Staff,
  { id, customer_id }: Pick<ChatRow, 'id' | 'customer_id'>,
  { orderId, locale }: { readonly orderId?: number | undefined; readonly locale: Locale },
): Promise<OrderOfChat | undefined> {
  const { rows } = await sql<OrderOfChat>`
    select o.id, o.status, o.created_at, coalesce((select jsonb_agg(jsonb_build_object('name', ${localized('l.name', locale)}, 'quantity', l.quantity)
      order by l.position) from order_lines l where l.order_id = o.id), '[]') as lines
    from (
      (select *, 1 as choice from orders where id = coalesce(${orderId ?? null}, (select last_order_id from conversations where id = ${id}))
        and customer_id = ${customer_id} and ${mayOrder(actor, 'read')})
      union all
      (select *, 2 as choice from orders where customer_id = ${customer_id} and ${mayOrder(actor, 'read')} order by created_at desc, id desc limit 1)
      order by choice limit 1
    ) o`.execute(db);
  return rows[0];
}

interface Talked {
  readonly customerId: number;
  readonly storeId: number | null;
  readonly courierId: number | null;
}

/** Customer of an order about which this person may talk, and the side that talks. A courier talks until an hour after it ended. */
export async function findTalkedOf(trx: Transaction, actor: Staff, orderId: number): Promise<Talked | undefined> {
  const { rows } = await sql<{ customer_id: number | null; store_id: number | null; rider_id: number | null }>`
    select customer_id, store_id, rider_id from orders o where id = ${orderId} and ${mayOrder(actor, 'read')}
      and (${actor.scope.of !== 'own deliveries'} or ${isOnJob})`.execute(trx);
  const [order] = rows;
  if (!order || order.customer_id === null) return undefined;
  const of = actor.scope.of;
  return {
    customerId: order.customer_id,
    storeId: of === 'own store' ? order.store_id : null,
    courierId: of === 'own deliveries' ? order.rider_id : null,
  };
}

/** Whether the order `o` runs, or ended within the hour. */
const isOnJob = sql<SqlBool>`(o.ended_as is null or coalesce(o.delivered_at, o.status_at) > now() - interval '1 hour')`;
