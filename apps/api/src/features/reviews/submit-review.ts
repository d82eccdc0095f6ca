import type { GivenBodyOf } from '@bozor/contract/endpoint.ts';
import { REVIEW_PICTURES } from '@bozor/contract/files.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import type { Api } from '../../platform/api.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Customer } from '../../platform/http/actor.ts';
import { refuse } from '../../platform/http/problem.ts';
import type { SentFile } from '../../platform/http/read-form.ts';
import { newPictures } from '../../platform/media/new-pictures.ts';
import { findReviewable, insertReview, insertCourierReview } from './store.ts';

/** Stores a customer's review of an item of a delivered order, once per item of the order. */
export async function submitReview(
  api: Api,
  customer: Customer,
  { order_id: orderId, item_id: itemId, rating, comment = '' }: GivenBodyOf<typeof API.reviews.submit>,
  files: readonly SentFile[],
): Promise<void> {
  const order = await findReviewable(api.db, orderId, customer);
  if (!order) throw refuse(API.reviews.submit, 'order-not-found', { field: 'order_id' });
  if (!order.is_delivered) throw refuse(API.reviews.submit, 'not-delivered-yet', { field: 'order_id' });
  if (!order.reviews_enabled) throw refuse(API.reviews.submit, 'reviews-off', { field: 'order_id' });
  if (!order.item_ids.includes(itemId)) throw refuse(API.reviews.submit, 'item-not-found', { field: 'item_id' });
  const pictures = await newPictures(api, { files, rule: REVIEW_PICTURES, purpose: 'review', customerId: customer.customerId });
  if (typeof pictures === 'string') throw refuse(API.reviews.submit, pictures, { field: 'attachment[]' });
  await pictures.store();
  try {
    await inTransaction(api.db, async (trx) => {
      await pictures.note(trx);
      const review = { orderId, customerId: customer.customerId, itemId, rating, comment: comment.trim(), images: pictures.keys };
      if (!(await insertReview(trx, review))) throw refuse(API.reviews.submit, 'already-reviewed', { field: 'item_id' });
    });
  } catch (error) {
    await pictures.discard();
    throw error;
  }
}

/** Stores a customer's review of the courier, once per order. */
export async function submitCourierReview(
  api: Api,
  customer: Customer,
  { order_id: orderId, delivery_man_id: courierId, rating, comment = '' }: GivenBodyOf<typeof API.reviews.submitCourier>,
): Promise<void> {
  const order = await findReviewable(api.db, orderId, customer);
  if (!order) throw refuse(API.reviews.submitCourier, 'order-not-found', { field: 'order_id' });
  if (!order.is_delivered) throw refuse(API.reviews.submitCourier, 'not-delivered-yet', { field: 'order_id' });
  if (order.courier_id !== courierId) throw refuse(API.reviews.submitCourier, 'courier-not-of-order', { field: 'delivery_man_id' });
  if (!(await insertCourierReview(api.db, { orderId, customerId: customer.customerId, courierId, rating, comment: comment.trim() })))
    throw refuse(API.reviews.submitCourier, 'already-reviewed', { field: 'delivery_man_id' });
}
