import type { Api } from '../../platform/api.ts';
import { refuse } from '../../platform/http/problem.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import { findStore, type FoundStore } from './store.ts';

const OF_STORE = [API.stores.details, API.stores.items, API.stores.reviews] as const;

/** An active store by id or slug; refuses otherwise. */
export async function storeAt(api: Api, idOrSlug: string): Promise<FoundStore> {
  const store = await findStore(api.db, idOrSlug);
  if (!store) throw refuse(OF_STORE, 'store-not-found');
  return store;
}
