import { calls } from '@bozor/contract/shop/calls.ts';
import { apiQuery } from '@bozor/web/api/query.ts';

/** Query of the store that the checkout orders from. */
export const checkoutStore = (idOrSlug: string) => apiQuery(calls.stores.details, { params: { idOrSlug } }, { near: true });
