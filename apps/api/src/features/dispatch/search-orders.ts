import { END_STATUSES, type OrderStatus } from '@bozor/domain/orders/status.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { mayOrder } from '../orders/policies.ts';
import { BRIEF_JOINS, briefColumns, type BriefRow } from './brief-order.ts';
import { readSearchText } from './read-search-text.ts';

/** Digits of an order's number, and those that the index of phones has. */
const NUMBER_DIGITS = 9;
const PHONE_DIGITS = 4;
/** Fewer digits begin the numbers of too many orders to help. */
const FEWEST_OF_NUMBER = 5;

export interface OrderSearch {
  readonly query: string;
  readonly status?: OrderStatus | undefined;
  readonly store?: number | undefined;
  readonly zone?: number | undefined;
  /** Days in the shop's time zone, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly timezone: string;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export type FoundRow = BriefRow & { readonly contact_person_name: string; readonly contact_person_number: string; readonly cursor: string };

interface FoundPage {
  readonly rows: readonly FoundRow[];
  readonly next: string | null;
  readonly isTooShort: boolean;
}

/**
 * Finds orders, the newest first, a page at a time. Each kind of query reads the rows of its index alone
 * (`docs/decisions/search-of-orders.md`). An anonymized order has neither name nor phone.
 */
export async function searchOrders(db: Database, actor: Staff, search: OrderSearch, locale: Locale): Promise<FoundPage> {
  const asked = readSearchText(search.query);
  if (asked.kind === 'too-short') return { rows: [], next: null, isTooShort: true };
  const narrowed = sql`${mayOrder(actor, 'read')} and ${narrow(search)}`;
  const most = search.limit + 1;
  const candidates =
    asked.kind === 'all'
      ? newest(sql`${narrowed}`, most)
      : asked.kind === 'name'
        ? byName(asked.names, narrowed, { most, search })
        : byDigits(asked.digits, sql`${narrowed} and ${hasNames(asked.names)}`, most);
  const { rows } = await sql<FoundRow>`
    with found as materialized (${candidates})
    select ${briefColumns(locale)}, o.contact_person_name, o.contact_person_number, ${CURSOR} as cursor
    from found join orders o on o.id = found.id ${BRIEF_JOINS} order by o.created_at desc, o.id desc limit ${sql.lit(most)}`.execute(db);
  const page = rows.slice(0, search.limit);
  if (rows.length > page.length) return { rows: page, next: page.at(-1)!.cursor, isTooShort: false };
  return { rows: page, next: asked.kind === 'name' && isFiltered(search) ? await findOlder(db, search) : null, isTooShort: false };
}

/**
 * Weeks that one page of a filtered name looks through: of a name that many have, the filter may leave nobody, and each week's orders of that name
 * are read to find out.
 */
const WEEKS_OF_FILTERED = 12;

const isFiltered = ({ status, store, zone }: OrderSearch) => status !== undefined || store !== undefined || zone !== undefined;

/** Week in which a search by name begins. */
function lastWeek({ cursor: written, to }: OrderSearch): RawBuilder<unknown> {
  const cursor = readCursor(written);
  return sql`week_number(least(${cursor?.at ?? null}::timestamptz, ${to ?? null}::date + interval '2 days', now() + interval '1 day'))`;
}

/** Where the next page of a filtered name begins: before the weeks of this one, if there is anything older. */
async function findOlder(db: Database, search: OrderSearch): Promise<string | null> {
  const { rows } = await sql<{ cursor: string | null }>`
    select (
      select ${CURSOR_AT(sql`w.began`)} || '_100000000' from orders o
      where o.created_at < w.began and (${search.from ?? null}::date is null or w.began > ${search.from ?? null}::date) limit 1) as cursor
    from (select to_timestamp((${lastWeek(search)} - ${sql.lit(WEEKS_OF_FILTERED - 1)}) * 604800::bigint) as began) w`.execute(db);
  return rows[0]?.cursor ?? null;
}

/** Time and number of an order. The time keeps its microseconds. */
const CURSOR_AT = (at: RawBuilder<unknown>) => sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
const CURSOR = sql`${CURSOR_AT(sql`o.created_at`)} || '_' || o.id`;
const WRITTEN_CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)_(\d{9})$/;

interface Cursor {
  readonly at: string;
  readonly id: number;
}

function readCursor(text: string | undefined): Cursor | undefined {
  const [, at, id] = WRITTEN_CURSOR.exec(text ?? '') ?? [];
  return at === undefined || Number.isNaN(Date.parse(at)) ? undefined : { at, id: Number(id) };
}

function newest(where: RawBuilder<unknown>, most: number): RawBuilder<unknown> {
  return sql`select id, created_at from orders where ${where} order by created_at desc, id desc limit ${sql.lit(most)}`;
}

/** Orders whose number begins with these digits, or whose phone ends with them. */
function byDigits(digits: string, narrowed: RawBuilder<unknown>, most: number): RawBuilder<unknown> {
  const phone = newest(
    sql`right(contact_person_number, 4) = ${digits.slice(-PHONE_DIGITS)} and contact_person_number like ${`%${digits}`} and ${narrowed}`,
    most,
  );
  if (digits.length < FEWEST_OF_NUMBER || digits.length > NUMBER_DIGITS) return phone;
  const each = 10 ** (NUMBER_DIGITS - digits.length);
  const first = Number(digits) * each;
  // The range is read first, and sorted afterwards.
  const numbers = sql`select id, created_at from orders where id between ${first} and ${first + each - 1} and ${narrowed} offset 0`;
  return sql`(select * from (${numbers}) numbers order by created_at desc, id desc limit ${sql.lit(most)}) union (${phone})`;
}

/**
 * Orders by the beginnings of the words of a name, week by week back in time, until the page is full: a nested loop asks for the next week only
 * then. Within a week the index is read first, and sorted afterwards.
 */
function byName(
  names: string,
  narrowed: RawBuilder<unknown>,
  { most, search }: { readonly most: number; readonly search: OrderSearch },
): RawBuilder<unknown> {
  const last = lastWeek(search);
  const oldest = sql`greatest((select week_number(min(created_at)) from orders), week_number(${search.from ?? null}::date - interval '1 day'))`;
  const first = isFiltered(search) ? sql`greatest(${oldest}, ${last} - ${sql.lit(WEEKS_OF_FILTERED - 1)})` : oldest;
  return sql`
    select each.id from generate_series(${last}, ${first}, -1) week
    cross join lateral (
      select id from (
        select id, created_at from orders
        where name_words(contact_person_name, created_at) @@ (
          select string_agg(quote_literal(week || ':' || word) || ':*', ' & ')::tsquery
          from unnest(string_to_array(name_key(${names}), ' ')) word where word <> '')
        and ${narrowed} offset 0) of_week
      order by created_at desc, id desc limit ${sql.lit(most)}) each
    limit ${sql.lit(most)}`;
}

/** Whether every word of a text begins a word of the order's name. */
function hasNames(names: string): RawBuilder<unknown> {
  if (names === '') return sql`true`;
  return sql`not exists (
    select from unnest(string_to_array(name_key(${names}), ' ')) word
    where not starts_with(name_key(contact_person_name), word) and position(' ' || word in name_key(contact_person_name)) = 0)`;
}

function narrow({ status, store, zone, from, to, timezone, cursor: written }: OrderSearch): RawBuilder<unknown> {
  const cursor = readCursor(written);
  const conditions = [
    ...(status === undefined ? [] : [isOf(status)]),
    ...(store === undefined ? [] : [sql`store_id = ${store}`]),
    ...(zone === undefined ? [] : [sql`zone_id = ${zone}`]),
    ...(from === undefined ? [] : [sql`created_at >= ${from}::date::timestamp at time zone ${timezone}`]),
    ...(to === undefined ? [] : [sql`created_at < (${to}::date + 1)::timestamp at time zone ${timezone}`]),
    ...(cursor === undefined ? [] : [sql`(created_at, id) < (${cursor.at}::timestamptz, ${cursor.id})`]),
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** Literals that match the partial indexes. */
function isOf(status: OrderStatus): RawBuilder<unknown> {
  if (status === 'delivered') return sql`ended_as = 'delivered'`;
  if ((END_STATUSES as readonly OrderStatus[]).includes(status))
    return sql`ended_as = ${sql.lit(status)} and ended_as is not null and ended_as <> 'delivered'`;
  return sql`ended_as is null and status = ${sql.lit(status)}`;
}
