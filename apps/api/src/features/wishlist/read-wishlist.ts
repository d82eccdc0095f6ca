import type { ReplyOf } from '@bozor/contract/endpoint.ts';
import type { API } from '@bozor/contract/shop/routes.ts';
import type { Api } from '../../platform/api.ts';
import type { Scope } from '../../platform/http/scope.ts';
import { itemsOfPage, modulesOf } from '../items/list-items.ts';
import { storesOfPage } from '../stores/list-stores.ts';
import { countVisited, favouriteItems, favouriteStores, visitedStores } from './store.ts';

/** The customer's favourites in the caller's zones and module, latest first. */
export async function readWishlist(api: Api, scope: Scope, customerId: number): Promise<ReplyOf<typeof API.wishlist.list>> {
  const where = { customerId, zoneIds: scope.zoneIds, moduleIds: await modulesOf(api, scope) };
  const [items, stores] = await Promise.all([
    itemsOfPage(api, scope, favouriteItems(where)),
    storesOfPage(api, scope, favouriteStores(where)),
  ]);
  return { items, stores };
}

/** Stores of the caller's zones and module that the customer ordered from, latest first. */
export async function listVisited(
  api: Api,
  scope: Scope,
  customerId: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<ReplyOf<typeof API.wishlist.visitAgain>> {
  const where = { customerId, zoneIds: scope.zoneIds, moduleIds: await modulesOf(api, scope) };
  const [stores, total_size] = await Promise.all([
    storesOfPage(api, scope, visitedStores(where, { limit, offset })),
    countVisited(api.db, where),
  ]);
  return { total_size, limit, offset, stores };
}
