import { calls } from '@bozor/contract/shop/calls.ts';
import { apiQuery } from '@bozor/web/api/query.ts';

/** The last order while it awaits a review. */
export const reviewReminder = () => apiQuery(calls.reviews.reminder, {}, { personal: true, quiet: true });

export const reviewedOrder = (orderId: number) =>
  apiQuery(calls.orders.details, { query: { order_id: orderId } }, { personal: true, quiet: true, staleMs: 0 });
