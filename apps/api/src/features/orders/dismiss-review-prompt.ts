import { API } from '@bozor/contract/shop/routes.ts';
import type { Api } from '../../platform/api.ts';
import type { Customer } from '../../platform/http/actor.ts';
import { refuse } from '../../platform/http/problem.ts';
import { dismissReview } from './store.ts';

/** Stops review prompts for this order. Idempotent. */
export async function dismissReviewPrompt(api: Api, orderId: number, customer: Customer): Promise<void> {
  if (!(await dismissReview(api.db, orderId, customer))) throw refuse(API.reviews.cancelReminder, 'order-not-found', { field: 'order_id' });
}
