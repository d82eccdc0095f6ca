import type { Api } from '../../platform/api.ts';
import { refuse } from '../../platform/http/problem.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import { findStore, type FoundStore } from './store.ts';

/** An active store by id or slug; refuses otherwise. */
export async function storeAt(api: Api, idOrSlug: string): Promise<FoundStore> {
  const store = await findStore(api.db, idOrSlug);
  if (!store) throw refuse(API.stores.details, 'store-not-found');
  return store;
}
