import { API } from '@bozor/contract/routes.ts';
import type { Api } from '../../platform/api.ts';
import { mount } from '../../platform/http/mount.ts';
import { refuse } from '../../platform/http/problem.ts';
import { storeAt } from '../stores/find-store.ts';
import { listReviews } from './list-reviews.ts';
import { isItem } from './store.ts';

export function reviewRoutes(api: Api): void {
  mount(api, API.reviews.ofItem, async ({ params, query, scope }) => {
    if (!(await isItem(api.db, params.id))) throw refuse(API.reviews.ofItem, 'item-not-found');
    return listReviews(api, scope, { itemId: params.id, ...query });
  });
  mount(api, API.stores.reviews, async ({ params, query, scope }) => {
    const store = await storeAt(api, params.idOrSlug);
    if (!store.reviews_enabled) throw refuse(API.stores.reviews, 'reviews-off');
    return listReviews(api, scope, { storeId: store.id, ...query });
  });
}
