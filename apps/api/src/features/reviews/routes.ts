import { API } from '@bozor/contract/shop/routes.ts';
import type { Api } from '../../platform/api.ts';
import { mount } from '../../platform/http/mount.ts';
import { refuse } from '../../platform/http/problem.ts';
import { mediaUrl } from '../../platform/media/media-url.ts';
import { dismissReviewPrompt } from '../orders/dismiss-review-prompt.ts';
import { storeAt } from '../stores/find-store.ts';
import { listReviews } from './list-reviews.ts';
import { findWaiting } from './store.ts';
import { submitReview, submitCourierReview } from './submit-review.ts';

export function reviewRoutes(api: Api): void {
  mount(api, API.reviews.ofItem, async ({ params, query, scope }) => {
    const reviews = await listReviews(api, scope, { itemId: params.id }, query);
    if (!reviews) throw refuse(API.reviews.ofItem, 'item-not-found');
    return reviews;
  });
  mount(api, API.stores.reviews, async ({ params, query, scope }) => {
    const store = await storeAt(api, params.idOrSlug);
    if (!store.reviews_enabled) throw refuse(API.stores.reviews, 'reviews-off');
    return (await listReviews(api, scope, { storeId: store.id }, query))!;
  });
  mount(api, API.reviews.submit, async ({ actor, body, files, scope: { locale } }) => {
    await submitReview(api, actor, body, files['attachment[]'] ?? []);
    return { message: api.words.translate(locale, 'Thank you for your review.') };
  });
  mount(api, API.reviews.submitCourier, async ({ actor, body, scope: { locale } }) => {
    await submitCourierReview(api, actor, body);
    return { message: api.words.translate(locale, 'Thank you for your review.') };
  });
  mount(api, API.reviews.reminder, async ({ actor, scope: { locale } }) => {
    const waiting = await findWaiting(api.db, actor.customerId, locale);
    return {
      order_id: waiting?.order_id ?? null,
      images: (waiting?.images ?? []).map((image) => mediaUrl(image)),
      store_name: waiting?.store_name ?? null,
    };
  });
  mount(api, API.reviews.cancelReminder, async ({ actor, query, scope: { locale } }) => {
    await dismissReviewPrompt(api, query.order_id, actor);
    return { message: api.words.translate(locale, 'We will not ask about this order again.') };
  });
}
