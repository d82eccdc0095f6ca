import { API } from '@bozor/contract/shop/routes.ts';
import { SORTS } from '@bozor/domain/catalogue/listing.ts';
import type { Api } from '../../platform/api.ts';
import { mount } from '../../platform/http/mount.ts';
import { itemsById, modulesOf } from '../items/list-items.ts';
import type { ListingQuery } from './list-found-items.ts';
import { searchListing } from './search-listing.ts';
import { findSuggested, readDiets } from './store.ts';
import { suggest } from './suggest.ts';

export function searchRoutes(api: Api): void {
  mount(api, API.search.listing, async ({ query: given, scope }) => {
    const query = { ...given, ...namedAlone(given), sort_by: orderAsked(given) };
    return searchListing(api, scope, query);
  });
  mount(api, API.search.diets, async ({ scope }) =>
    readDiets(api.db, { zoneIds: scope.zoneIds, moduleIds: await modulesOf(api, scope), locale: scope.locale }),
  );
  mount(api, API.search.suggestions, async ({ query, scope }) => suggest(api, scope, query.name));
  mount(api, API.search.suggested, async ({ query: { limit, offset }, scope, actor }) => {
    const moduleIds = await modulesOf(api, scope);
    const { ids, total } = await findSuggested(api.db, actor.customerId, { zoneIds: scope.zoneIds, moduleIds, limit, offset });
    const cards = await itemsById(api, scope, ids);
    return { total_size: total, limit, offset, products: ids.flatMap((id) => cards.get(id) ?? []) };
  });
}

/** Adds a single category or brand to the lists. */
function namedAlone({ category_id, category_ids = [], brand_id, brand_ids = [] }: ListingQuery): Partial<ListingQuery> {
  return {
    ...(category_id !== undefined && { category_ids: [...category_ids, category_id] }),
    ...(brand_id !== undefined && { brand_ids: [...brand_ids, brand_id] }),
  };
}

/** The requested order. An order among the filters counts too. */
function orderAsked({ sort_by, filter = [] }: ListingQuery): ListingQuery['sort_by'] {
  return sort_by === 'default' ? (SORTS.find((sort) => filter.some((wish) => wish === sort)) ?? 'default') : sort_by;
}
