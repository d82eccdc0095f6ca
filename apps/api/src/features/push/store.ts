import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';

/** Owner of a browser's subscription: a customer's session, or a guest. */
export type PushOwner = { readonly sessionId: number } | { readonly guestId: number };
export type PushPerson = { readonly customerId: number } | { readonly guestId: number };

export interface NewSubscription {
  readonly kind: 'web_push' | 'fcm';
  readonly endpoint: string;
  readonly p256dh: string | null;
  readonly auth: string | null;
  readonly locale: Locale;
}

/** Stores the subscription of a session or guest: one each. A subscription of another owner moves to this one. */
export async function putSubscription(trx: Transaction, owner: PushOwner, subscription: NewSubscription): Promise<void> {
  const owned = { session_id: 'sessionId' in owner ? owner.sessionId : null, guest_id: 'guestId' in owner ? owner.guestId : null };
  const { endpoint, ...rest } = subscription;
  await trx.deleteFrom('push_subscriptions').where(ofOwner(owner)).where('endpoint', '<>', endpoint).execute();
  await trx
    .insertInto('push_subscriptions')
    .values({ ...subscription, ...owned })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet({ ...rest, ...owned, failures: 0 }))
    .execute();
}

export async function deleteSubscriptionOf(db: Database, owner: PushOwner): Promise<void> {
  await db.deleteFrom('push_subscriptions').where(ofOwner(owner)).execute();
}

export async function deleteSubscription(db: Database, id: number): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('id', '=', id).execute();
}

/** A subscription is deleted after this many refusals in a row by its push service. An unreachable service does not count. */
const MOST_REFUSALS = 5;

export async function recordRefusal(db: Database, id: number): Promise<void> {
  await db
    .updateTable('push_subscriptions')
    .set({ failures: sql`failures + 1` })
    .where('id', '=', id)
    .execute();
  await db.deleteFrom('push_subscriptions').where('id', '=', id).where('failures', '>=', MOST_REFUSALS).execute();
}

export async function recordSent(db: Database, id: number): Promise<void> {
  await db.updateTable('push_subscriptions').set({ failures: 0 }).where('id', '=', id).where('failures', '>', 0).execute();
}

/** Subscriptions of a person's valid sessions. A signed-out browser must not show notices. */
export async function listTargets(db: Database | Transaction, person: PushPerson): Promise<readonly number[]> {
  const own = 'customerId' in person ? sql`s.customer_id = ${person.customerId}` : sql`g.id = ${person.guestId}`;
  const { rows } = await sql<{ id: number }>`select p.id from ${LIVE} and p.kind = 'web_push' and ${own}
    order by p.id desc limit ${sql.lit(MOST_PLACES)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Limit of a person's browsers per notice; the latest count. */
const MOST_PLACES = 10;

export interface TargetRow {
  readonly id: number;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly locale: Locale;
  readonly is_guest: boolean;
}

export async function findTarget(db: Database, id: number): Promise<TargetRow | undefined> {
  const { rows } = await sql<TargetRow>`
    select p.id, p.endpoint, p.p256dh, p.auth, p.locale, p.guest_id is not null as is_guest
    from ${LIVE} and p.kind = 'web_push' and p.id = ${id}`.execute(db);
  return rows[0];
}

/**
 * Checks a batch of subscriptions after an id. Deletes those of ended sessions and merged guests. Returns the last id; undefined at the
 * end.
 */
export async function deleteStale(db: Database, after: number, most: number): Promise<number | undefined> {
  const { rows } = await sql<{ last: number | null }>`
    with looked_at as materialized (
      select id, session_id, guest_id from push_subscriptions where id > ${after} order by id limit ${most}
    ), gone as (
      delete from push_subscriptions using looked_at l where push_subscriptions.id = l.id
        and not exists (select from sessions s join customers c on c.id = s.customer_id
          where s.id = l.session_id and s.revoked_at is null and s.expires_at > now() and c.status = 'active')
        and not exists (select from guests where id = l.guest_id and merged_into is null)
    )
    select max(id) as last from looked_at`.execute(db);
  return rows[0]!.last ?? undefined;
}

const LIVE = sql`push_subscriptions p
  left join sessions s on s.id = p.session_id and s.revoked_at is null and s.expires_at > now()
  left join customers c on c.id = s.customer_id and c.status = 'active'
  left join guests g on g.id = p.guest_id and g.merged_into is null
  where (c.id is not null or g.id is not null)`;

function ofOwner(owner: PushOwner) {
  return 'sessionId' in owner ? sql<boolean>`session_id = ${owner.sessionId}` : sql<boolean>`guest_id = ${owner.guestId}`;
}

export interface UnreadMessage {
  readonly conversation_id: number;
  readonly body: string;
  readonly name: string | null;
  readonly sender_type: 'store' | 'delivery_man' | 'admin';
}

/** A message that its reader has not seen, and its sender. */
export async function findUnread(db: Database, messageId: number, locale: Locale): Promise<UnreadMessage | undefined> {
  const { rows } = await sql<UnreadMessage>`
    select m.conversation_id, m.body, coalesce(s.name->>${locale}, s.name->>'en', r.f_name) as name,
      case when c.store_id is not null then 'store' when c.rider_id is not null then 'delivery_man' else 'admin' end as sender_type
    from messages m join conversations c on c.id = m.conversation_id
    left join stores s on s.id = c.store_id left join riders r on r.id = c.rider_id
    where m.id = ${messageId} and m.read_at is null and m.sender <> 'customer'`.execute(db);
  return rows[0];
}
