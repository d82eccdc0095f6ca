import { sql, type RawBuilder } from 'kysely';
import type { OrderStatus } from '@bozor/domain/orders/status.ts';
import type { Database, Tables, Transaction } from '../../platform/db/database.ts';
import { assertTransaction } from '../../platform/db/transaction.ts';
import { descending, nearestEnd, pageOf } from '../../platform/db/nearest-end.ts';
import type { Shopper } from '../../platform/http/actor.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';

/** A text in English, and in the other languages it was written in. */
type Localized = Readonly<Record<'en', string> & Partial<Record<Locale, string>>>;

export type NoticeType = Tables['notifications']['type'];

export interface NoticeRow {
  readonly id: number;
  readonly type: NoticeType;
  readonly title: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, string>>;
  readonly image: string | null;
  readonly conversation_id: number | null;
  readonly order_id: number | null;
  readonly read_at: Date | null;
  readonly created_at: Date;
  readonly store_id: number | null;
  readonly courier_id: number | null;
  /** Movement of money or points that the notice tells. */
  readonly posting: {
    readonly reason: Tables['ledger_entries']['reason'];
    readonly unit: Tables['ledger_postings']['unit'];
    readonly amount: number;
  } | null;
}

const NOTICE = sql`n.id, n.type, n.title, n.body, n.image, n.conversation_id, n.order_id, n.read_at, n.created_at, c.store_id, c.rider_id as courier_id,
  case when p.id is not null then jsonb_build_object('reason', e.reason, 'unit', p.unit, 'amount', p.amount) end as posting`;
const NOTICES = sql`(notifications n left join conversations c on c.id = n.conversation_id left join ledger_postings p on p.id = n.posting_id left join ledger_entries e on e.id = p.entry_id)`;

/** A page of a customer's notices, newest first, and their total number. */
export async function listNotices(
  db: Database,
  customerId: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly NoticeRow[]; readonly total: number; readonly unread: number }> {
  const counts = await db
    .selectFrom('notice_counts')
    .where('customer_id', '=', customerId)
    .select(['notices', 'unread'])
    .executeTakeFirst();
  const { notices: total, unread } = counts ?? { notices: 0, unread: 0 };
  const page = nearestEnd({ total, limit, offset });
  if (page.take === 0) return { rows: [], total, unread };
  const { rows } = await sql<NoticeRow>`
    with page as materialized (${pageOf(sql`select id from notifications where customer_id = ${customerId} order by id ${descending(page)}`, page)})
    select ${NOTICE} from page join ${NOTICES} on n.id = page.id order by n.id desc`.execute(db);
  return { rows, total, unread };
}

export async function markNoticesRead(db: Database, customerId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('notifications')
    .set({ read_at: sql`now()` })
    .where('customer_id', '=', customerId)
    .where('id', 'in', [...ids])
    .where('read_at', 'is', null)
    .execute();
}

export async function insertNotice(
  trx: Transaction,
  notice: {
    readonly customerId: number;
    readonly type: NoticeType;
    readonly title: Localized;
    readonly body: Localized;
    readonly orderId?: number;
  },
): Promise<void> {
  assertTransaction(trx);
  await trx
    .insertInto('notifications')
    .values({
      customer_id: notice.customerId,
      type: notice.type,
      title: notice.title,
      body: notice.body,
      order_id: notice.orderId ?? null,
    })
    .execute();
}

/** Only a customer's latest orders can still change. */
const MOVING_ORDERS = 20;
const MOST_AT_ONCE = 100;

/** Cursor of an event stream: the last order step, message and notice that were sent. */
export interface Reached {
  readonly step: number;
  readonly message: number;
  readonly notice: number;
}

export async function readLatest(db: Database, who: Shopper): Promise<Reached> {
  const { rows } = await sql<Reached>`
    select coalesce((select max(e.id) from ${movingOrders(who)} o join order_events e on e.order_id = o.id), 0) as step, coalesce((select max(id) from messages), 0) as message,
      coalesce((select max(id) from notifications), 0) as notice`.execute(db);
  return rows[0]!;
}

export interface StepRow {
  readonly id: number;
  readonly order_id: number;
  readonly status: OrderStatus;
}

export interface NewMessageRow {
  readonly id: number;
  readonly conversation_id: number;
  readonly sender: 'customer' | 'store' | 'rider' | 'operator';
}

/** Steps of a shopper's orders after this id, in order. */
export async function readSteps(db: Database, who: Shopper, since: number): Promise<readonly StepRow[]> {
  const { rows } = await sql<StepRow>`
    select e.id, e.order_id, e.status
    from ${movingOrders(who)} o
    join order_events e on e.order_id = o.id and e.id > ${since} order by e.id limit ${sql.lit(MOST_AT_ONCE)}`.execute(db);
  return rows;
}

function movingOrders(who: Shopper): RawBuilder<unknown> {
  const own = who.kind === 'customer' ? sql`customer_id = ${who.customerId}` : sql`guest_id = ${who.guestId}`;
  return sql`(select id from orders where ${own} order by created_at desc, id desc limit ${sql.lit(MOVING_ORDERS)})`;
}

/** Messages in a customer's conversations after this id. */
export async function readNewMessages(db: Database, customerId: number, since: number): Promise<readonly NewMessageRow[]> {
  const { rows } = await sql<NewMessageRow>`
    select m.id, m.conversation_id, m.sender from conversations c join messages m on m.conversation_id = c.id
    where c.customer_id = ${customerId} and m.id > ${since} order by m.id limit ${sql.lit(MOST_AT_ONCE)}`.execute(db);
  return rows;
}

export async function readNotices(db: Database, customerId: number, since: number): Promise<readonly NoticeRow[]> {
  const { rows } = await sql<NoticeRow>`
    select ${NOTICE} from ${NOTICES} where n.customer_id = ${customerId} and n.id > ${since} order by n.id limit ${sql.lit(MOST_AT_ONCE)}`.execute(
    db,
  );
  return rows;
}

export interface OwnerRow {
  readonly customer_id: number | null;
  readonly guest_id: number | null;
}

export async function ownerOfOrder(db: Database, orderId: number): Promise<OwnerRow | undefined> {
  return db.selectFrom('orders').where('id', '=', orderId).select(['customer_id', 'guest_id']).executeTakeFirst();
}

export async function ownerOfConversation(db: Database, conversationId: number): Promise<OwnerRow | undefined> {
  const row = await db.selectFrom('conversations').where('id', '=', conversationId).select('customer_id').executeTakeFirst();
  return row && { ...row, guest_id: null };
}
