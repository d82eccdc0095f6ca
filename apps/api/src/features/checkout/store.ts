import type { Localized } from '@bozor/domain/words/localized.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { ConsumedCart } from '../cart/consume-cart.ts';
import type { Owner } from '../cart/owner.ts';
import type { ReservedStock } from '../items/stock.ts';
import { WELCOME } from '../orders/first-order.ts';

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

interface Point {
  readonly lat: number;
  readonly lng: number;
}

/** Returns undefined when the zone is inactive. */
export async function readOrderZone(
  db: Database,
  store: { readonly zone_id: number; readonly module_id: number },
  where: Point | undefined,
): Promise<OrderZone | undefined> {
  const { rows } = await sql<{ zone: OrderZone | null }>`
    select ${orderZone(where)} as zone from zones z join zone_modules zm on zm.zone_id = z.id
    where z.id = ${store.zone_id} and zm.module_id = ${store.module_id}`.execute(db);
  return rows[0]?.zone ?? undefined;
}

/** Facts beside its store that a cart's bill depends on. */
export interface BillingFacts {
  /** Null while it is inactive. */
  readonly zone: OrderZone | null;
  /** Whether the customer gets the welcome offer. */
  readonly is_welcome: boolean;
}

/** `BillingFacts` as an expression on a zone `z` and its charges `zm`. */
export function billingFacts(where: Point | undefined, { customer_id }: Owner): RawBuilder<BillingFacts> {
  return sql`jsonb_build_object('zone', ${orderZone(where)},
    'is_welcome', coalesce((select ${WELCOME} from customers c where c.id = ${customer_id}::bigint), false))`;
}

/** `OrderZone` as an expression on a zone `z` and its charges `zm`; null when the zone is inactive. */
export function orderZone(where: Point | undefined): RawBuilder<OrderZone> {
  const containsPoint = where
    ? sql`exists (select 1 from zones_at(${where.lat}::float8, ${where.lng}::float8) at where at.id = z.id)`
    : sql`false`;
  return sql`case when z.is_active then jsonb_build_object('contains_point', ${containsPoint},
    'has_offline_methods', exists (select from offline_payment_methods where is_active), 'cash_on_delivery', z.cash_on_delivery,
    'digital_payment', z.digital_payment, 'offline_payment', z.offline_payment, 'packaging_minor', zm.packaging_minor, 'additional_minor', zm.additional_minor,
    'additional_name', zm.additional_name, 'cash_limit_minor', zm.cash_limit_minor) end`;
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
  /** Part from the wallet that the quote showed, as a decimal amount. */
  readonly wallet_amount: number;
  readonly is_expired: boolean;
  readonly is_used: boolean;
}

/** Returns the stored answer of a key, and a quote of this owner. Another owner's quote is not found. */
export async function findBefore(
  db: Database,
  owner: Owner,
  key: { readonly actor: string; readonly key: string },
  quoteId: string,
): Promise<{ readonly answered: KeyRow | undefined; readonly quote: QuoteRow | undefined }> {
  const isOwn = owner.customer_id === null ? sql`guest_id = ${owner.guest_id}` : sql`customer_id = ${owner.customer_id}`;
  const { rows } = await sql<Partial<KeyRow> & Partial<QuoteRow>>`
    select k.body_hash, k.answer, q.* from (select) one
    left join (select body_hash, answer from idempotency_keys where actor = ${key.actor} and key = ${key.key}) k on true
    left join (
      select id, cart_id, cart_version, total_minor, (answer->'wallet_amount')::float8 as wallet_amount, expires_at <= now() as is_expired, used_at is not null as is_used
      from quotes where id = ${quoteId} and ${isOwn}
    ) q on true`.execute(db);
  const [found] = rows;
  return {
    answered: found?.body_hash ? (found as KeyRow) : undefined,
    quote: typeof found?.id === 'string' ? (found as QuoteRow) : undefined,
  };
}

export interface KeyRow {
  readonly body_hash: Buffer;
  readonly answer: unknown;
}

/** Idempotency key of a caller's request. */
export interface Key {
  readonly actor: string;
  readonly key: string;
  readonly operation: string;
  readonly bodyHash: Buffer;
}

/** Inserts an idempotency key for this caller, or returns the stored row. Waits for a transaction that holds the same key. */
export async function claimKey(trx: Transaction, key: Key): Promise<KeyRow | undefined> {
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

/** Update that stores the answer of a key. */
export function storingAnswer({ actor, key }: Pick<Key, 'actor' | 'key'>, answer: object): RawBuilder<unknown> {
  return sql`update idempotency_keys set status = 200, answer = ${JSON.stringify(answer)} where actor = ${actor} and key = ${key}`;
}

/** Result of `reserveGoods`. Nothing is reserved after the first thing that is missing. */
export interface Reserved {
  readonly has_key: boolean;
  readonly has_cart: boolean;
  readonly has_quote: boolean;
  readonly missing_stock: number;
}

/** Claims key, cart, quote and stock of an order, in this order, in one statement. Waits for a transaction that holds one of them. */
export async function reserveGoods(
  trx: Transaction,
  key: Key,
  { cart, quoteId, stock }: { readonly cart: ConsumedCart | undefined; readonly quoteId: string; readonly stock: ReservedStock },
): Promise<Reserved> {
  const { rows } = await sql<Reserved>`
    with claimed_key as (
      insert into idempotency_keys (actor, key, operation, body_hash) values (${key.actor}, ${key.key}, ${key.operation}, ${key.bodyHash})
      on conflict do nothing returning key
    ),
    ${cart ? sql`${cart.steps},` : sql``}
    used_quote as (update quotes set used_at = now() where id = ${quoteId} and used_at is null and ${cart?.isTaken ?? HAS_KEY} returning id),
    ${stock.steps}
    select ${HAS_KEY} as has_key, ${cart?.isTaken ?? HAS_KEY} as has_cart, ${HAS_QUOTE} as has_quote, ${stock.missing} as missing_stock`.execute(
    trx,
  );
  return rows[0]!;
}

/** Conditions of later expressions of `reserveGoods` on earlier ones. */
export const HAS_KEY = sql<boolean>`exists (select from claimed_key)`;
export const HAS_QUOTE = sql<boolean>`exists (select from used_quote)`;
