import type { GivenBodyOf } from '@bozor/contract/endpoint.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import type { Api } from '../../platform/api.ts';
import { refuse } from '../../platform/http/problem.ts';
import { removeItem, removeStore, addItem, addStore } from './store.ts';

type Named = GivenBodyOf<typeof API.wishlist.add>;

/** Adds an item, a store, or both. Idempotent. */
export async function addFavourite(api: Api, customerId: number, { item_id: itemId, store_id: storeId }: Named): Promise<void> {
  if (itemId === undefined && storeId === undefined) throw refuse(API.wishlist.add, 'wish-nothing-named');
  if (itemId !== undefined && !(await addItem(api.db, customerId, itemId))) throw refuse(API.wishlist.add, 'item-not-found');
  if (storeId !== undefined && !(await addStore(api.db, customerId, storeId))) throw refuse(API.wishlist.add, 'store-not-found');
}

/** Removes an item, a store, or both. Idempotent. */
export async function removeFavourite(api: Api, customerId: number, { item_id: itemId, store_id: storeId }: Named): Promise<void> {
  if (itemId === undefined && storeId === undefined) throw refuse(API.wishlist.remove, 'wish-nothing-named');
  if (itemId !== undefined) await removeItem(api.db, customerId, itemId);
  if (storeId !== undefined) await removeStore(api.db, customerId, storeId);
}
