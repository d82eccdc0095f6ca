import type { PoolClient } from 'pg';
import type { PastReviews } from '../history/past-review.ts';
import type { HistoryIds } from './past.ts';
import { idOf, insertRows } from './insert.ts';

/** The ratings of items, stores and couriers were inserted with them. */
export async function loadReviews(client: PoolClient, ids: HistoryIds, { ofItems, ofCouriers }: PastReviews): Promise<void> {
  await insertRows(
    client,
    'reviews',
    ofItems.map(({ order, slug, rating, comment, reply, writtenAtMs }) => ({
      order_id: order.id,
      customer_id: ids.customers[order.buyer.at],
      item_id: idOf(ids.items, slug),
      store_id: idOf(ids.stores, order.store.key),
      rating,
      comment,
      reply,
      created_at: new Date(writtenAtMs),
    })),
  );
  await insertRows(
    client,
    'rider_reviews',
    ofCouriers.map(({ order, rating, comment, writtenAtMs }) => ({
      order_id: order.id,
      customer_id: ids.customers[order.buyer.at],
      rider_id: ids.couriers.get(order.zone)?.[order.courierAt],
      rating,
      comment,
      created_at: new Date(writtenAtMs),
    })),
  );
}
