import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { descending, nearestEnd, pageOf, type PageAt } from '../../platform/db/nearest-end.ts';
import type { Customer } from '../../platform/http/actor.ts';
import { mayOrder } from '../orders/policies.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';

/** Subject of reviews: one item, or all items of one store. */
export type Reviewed = { readonly itemId: number } | { readonly storeId: number };

export interface ReviewRow {
  readonly id: number;
  readonly rating: 1 | 2 | 3 | 4 | 5;
  readonly comment: string;
  readonly f_name: string;
  readonly l_name: string;
  readonly item_id: number;
  readonly item_name: string;
  readonly images: readonly string[];
  readonly reply: string | null;
  readonly created_at: Date;
}

/** Numbers of visible reviews by stars, one star first. */
export type Stars = readonly number[];

/** A page of a subject's `total` visible reviews, newest first. */
export async function readReviews(db: Database, of: Reviewed, at: PageAt, locale: Locale): Promise<readonly ReviewRow[]> {
  const page = nearestEnd(at);
  if (page.take === 0) return [];
  const about = 'itemId' in of ? sql`item_id = ${of.itemId}` : sql`store_id = ${of.storeId}`;
  const { rows } = await sql<ReviewRow>`
    with page as materialized (${pageOf(sql`select id from reviews where ${about} and is_visible order by id ${descending(page)}`, page)})
    select r.id, r.rating, r.comment, c.f_name, c.l_name, r.item_id, coalesce(i.name->>${locale}, i.name->>'en') as item_name, r.images, r.reply, r.created_at
    from page join reviews r on r.id = page.id join customers c on c.id = r.customer_id join items i on i.id = r.item_id
    order by r.id desc`.execute(db);
  return rows;
}

/** Undefined for an unknown item or store. */
export async function readStars(db: Database, of: Reviewed): Promise<Stars | undefined> {
  const row =
    'itemId' in of
      ? await db.selectFrom('items').where('id', '=', of.itemId).where('is_active', '=', true).select('stars').executeTakeFirst()
      : await db.selectFrom('stores').where('id', '=', of.storeId).select('stars').executeTakeFirst();
  return row?.stars;
}

/** Fields of a customer's order that a review depends on. */
export interface ReviewableRow {
  readonly is_delivered: boolean;
  /** False for a parcel, which has neither store nor items. */
  readonly reviews_enabled: boolean;
  readonly courier_id: number | null;
  readonly item_ids: readonly number[];
}

/** Undefined when the customer has no such order. */
export async function findReviewable(db: Database, orderId: number, customer: Customer): Promise<ReviewableRow | undefined> {
  const { rows } = await sql<ReviewableRow>`
    select o.status = 'delivered' as is_delivered, coalesce(s.reviews_enabled, false) as reviews_enabled, o.rider_id as courier_id,
      array(select distinct item_id from order_lines where order_id = o.id and item_id is not null) as item_ids
    from orders o left join stores s on s.id = o.store_id
    where o.id = ${orderId} and ${mayOrder(customer, 'review')}`.execute(db);
  return rows[0];
}

/** Returns false when it was reviewed already. */
export async function insertReview(
  trx: Transaction,
  review: {
    readonly orderId: number;
    readonly customerId: number;
    readonly itemId: number;
    readonly rating: number;
    readonly comment: string;
    readonly images: readonly string[];
  },
): Promise<boolean> {
  const { rows } = await sql`
    insert into reviews (order_id, customer_id, item_id, store_id, rating, comment, images)
    select ${review.orderId}, ${review.customerId}, id, store_id, ${review.rating}, ${review.comment}, ${[...review.images]}
    from items where id = ${review.itemId}
    on conflict (order_id, item_id, customer_id) do nothing returning id`.execute(trx);
  return rows.length > 0;
}

/** Returns false when the courier was reviewed already. */
export async function insertCourierReview(
  db: Database,
  review: {
    readonly orderId: number;
    readonly customerId: number;
    readonly courierId: number;
    readonly rating: number;
    readonly comment: string;
  },
): Promise<boolean> {
  const inserted = await db
    .insertInto('rider_reviews')
    .values({
      order_id: review.orderId,
      customer_id: review.customerId,
      rider_id: review.courierId,
      rating: review.rating,
      comment: review.comment,
    })
    .onConflict((conflict) => conflict.columns(['order_id', 'customer_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export interface WaitingRow {
  readonly order_id: number;
  readonly store_name: string;
  readonly images: readonly string[];
}

/** Older orders are not offered for review. */
const LATEST_ORDERS = 50;

/** The customer's latest delivered order, if it has no review yet and the customer has not dismissed it. */
export async function findWaiting(db: Database, customerId: number, locale: Locale): Promise<WaitingRow | undefined> {
  const { rows } = await sql<WaitingRow>`
    select o.id as order_id, coalesce(s.name->>${locale}, s.name->>'en') as store_name,
      array(select image::text from order_lines where order_id = o.id and image is not null order by position limit 4) as images
    from (
      select * from (
        select * from orders where customer_id = ${customerId} order by created_at desc, id desc limit ${sql.lit(LATEST_ORDERS)}
      ) latest where status = 'delivered' order by delivered_at desc, id limit 1
    ) o
    join stores s on s.id = o.store_id and s.reviews_enabled
    where o.review_dismissed_at is null
      and exists (select 1 from order_lines l where l.order_id = o.id and l.item_id is not null)
      and not exists (select 1 from reviews r where r.order_id = o.id)`.execute(db);
  return rows[0];
}
