import type { Localized } from '@bozor/domain/words/localized.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { Owner } from '../cart/owner.ts';

/** Zone of a store, for an order: whether the point is inside, and its charges and permissions. */
export interface OrderZone {
  readonly contains_point: boolean;
  readonly cash_on_delivery: boolean;
  readonly digital_payment: boolean;
  readonly offline_payment: boolean;
  readonly packaging_minor: number;
  readonly additional_minor: number;
  /** Localized. */
  readonly additional_name: Localized | null;
  readonly cash_limit_minor: number | null;
  readonly has_offline_methods: boolean;
}

export async function readOrderZone(
  db: Database,
  where: { zoneId: number; moduleId: number; lat: number | null; lng: number | null },
): Promise<OrderZone | undefined> {
  const { rows } = await sql<OrderZone>`
    select ${where.lat}::float8 is not null and exists (select 1 from zones_at(${where.lat}::float8, ${where.lng}::float8) at where at.id = z.id) as contains_point,
      exists (select from offline_payment_methods where is_active) as has_offline_methods,
      z.cash_on_delivery, z.digital_payment, z.offline_payment, zm.packaging_minor, zm.additional_minor, zm.additional_name, zm.cash_limit_minor
    from zones z join zone_modules zm on zm.zone_id = z.id
    where z.id = ${where.zoneId} and zm.module_id = ${where.moduleId} and z.is_active`.execute(db);
  return rows[0];
}

/** Sender's zone of a parcel with its charges, the category with its overrides, and whether the receiver is reachable. */
export interface ParcelZone extends OrderZone {
  readonly zone_id: number;
  readonly module_id: number;
  readonly reaches: boolean;
  readonly base_minor: number;
  readonly per_km_minor: number;
  readonly minimum_minor: number;
  readonly maximum_minor: number | null;
  readonly surge_percent: number;
  readonly category_id: number;
  /** Localized, as JSON. */
  readonly category_name: string;
  readonly kind_base_minor: number | null;
  readonly kind_per_km_minor: number | null;
  readonly kind_minimum_minor: number | null;
  /** List of localized texts, as JSON. */
  readonly instructions: string;
}

/**
 * Returns undefined for an unknown parcel category. The zone is the first one that contains the sender, else the first of all;
 * `contains_point` says which.
 */
export async function readParcelZone(
  db: Database,
  parcel: {
    readonly categoryId: number;
    readonly from: { readonly lat: number; readonly lng: number };
    readonly to: { readonly lat: number; readonly lng: number };
    readonly instructionIds: readonly number[];
  },
): Promise<ParcelZone | undefined> {
  const { from, to } = parcel;
  const { rows } = await sql<ParcelZone>`
    select z.id as zone_id, c.module_id, at.id is not null as contains_point,
      exists (select 1 from zones_at(${to.lat}::float8, ${to.lng}::float8) t join zone_modules m on m.zone_id = t.id and m.module_id = c.module_id) as reaches,
      exists (select from offline_payment_methods where is_active) as has_offline_methods,
      z.cash_on_delivery, z.digital_payment, z.offline_payment, zm.packaging_minor, zm.additional_minor, zm.additional_name, zm.cash_limit_minor,
      zm.base_minor, zm.per_km_minor, zm.minimum_minor, zm.maximum_minor, zm.surge_percent,
      c.id as category_id, c.name::text as category_name, c.base_minor as kind_base_minor, c.per_km_minor as kind_per_km_minor,
      c.minimum_minor as kind_minimum_minor,
      (select coalesce(jsonb_agg(i.instruction order by i.position, i.id), '[]') from parcel_instructions i
        where i.is_active and i.id = any(${[...parcel.instructionIds]}::bigint[]))::text as instructions
    from parcel_categories c
    join modules m on m.id = c.module_id and m.is_active
    join zone_modules zm on zm.module_id = c.module_id
    join zones z on z.id = zm.zone_id and z.is_active
    left join zones_at(${from.lat}::float8, ${from.lng}::float8) at on at.id = z.id
    where c.id = ${parcel.categoryId} and c.is_active
    order by at.id is null, z.priority, z.id
    limit 1`.execute(db);
  return rows[0];
}

export interface NewQuote extends Owner {
  readonly id: string;
  readonly cartId: number | null;
  readonly cartVersion: number | null;
  readonly storeId: number | null;
  readonly totalMinor: number;
  readonly request: object;
  readonly answer: object;
}

export async function insertQuote(db: Database, quote: NewQuote): Promise<Date> {
  const row = await db
    .insertInto('quotes')
    .values({
      id: quote.id,
      customer_id: quote.customer_id,
      guest_id: quote.guest_id,
      cart_id: quote.cartId,
      cart_version: quote.cartVersion,
      store_id: quote.storeId,
      total_minor: quote.totalMinor,
      request: JSON.stringify(quote.request),
      answer: JSON.stringify(quote.answer),
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return row.expires_at;
}

export interface QuoteRow {
  readonly id: string;
  readonly cart_id: number | null;
  readonly cart_version: number | null;
  readonly total_minor: number;
  readonly is_expired: boolean;
  readonly is_used: boolean;
}

/** Returns a quote of this owner. Another owner's quote is not found. */
export async function findQuote(db: Database, owner: Owner, id: string): Promise<QuoteRow | undefined> {
  return db
    .selectFrom('quotes')
    .where('id', '=', id)
    .where((eb) => (owner.customer_id === null ? eb('guest_id', '=', owner.guest_id) : eb('customer_id', '=', owner.customer_id)))
    .select([
      'id',
      'cart_id',
      'cart_version',
      'total_minor',
      sql<boolean>`expires_at <= now()`.as('is_expired'),
      sql<boolean>`used_at is not null`.as('is_used'),
    ])
    .executeTakeFirst();
}

export interface KeyRow {
  readonly body_hash: Buffer;
  readonly answer: unknown;
}

/** Inserts an idempotency key for this caller, or returns the stored row. Waits for a transaction that holds the same key. */
export async function claimKey(
  trx: Transaction,
  key: { actor: string; key: string; operation: string; bodyHash: Buffer },
): Promise<KeyRow | undefined> {
  const taken = await trx
    .insertInto('idempotency_keys')
    .values({ actor: key.actor, key: key.key, operation: key.operation, body_hash: key.bodyHash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return taken ? undefined : findKey(trx, key);
}

export async function findKey(db: Database, key: { actor: string; key: string }): Promise<KeyRow | undefined> {
  return db
    .selectFrom('idempotency_keys')
    .where('actor', '=', key.actor)
    .where('key', '=', key.key)
    .select(['body_hash', 'answer'])
    .executeTakeFirst();
}

export async function storeAnswer(trx: Transaction, key: { actor: string; key: string }, answer: object): Promise<void> {
  await trx
    .updateTable('idempotency_keys')
    .set({ status: 200, answer: JSON.stringify(answer) })
    .where('actor', '=', key.actor)
    .where('key', '=', key.key)
    .execute();
}

/** Marks a quote as used. Returns false when another order used it first. */
export async function markQuoteUsed(trx: Transaction, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('quotes')
    .set({ used_at: sql`now()` })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
