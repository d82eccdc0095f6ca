import { sql, type RawBuilder } from 'kysely';
import { parseDeliveryType, type StoreKind } from '@bozor/domain/stores/store-section.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import type { Api } from '../../platform/api.ts';
import { mount } from '../../platform/http/mount.ts';
import { and, TOP_RATED } from '../items/item-predicates.ts';
import { storeAt } from './find-store.ts';
import { listStoreItems } from './list-store-items.ts';
import { listStoreShelf } from './list-store-shelf.ts';
import { listStores, listTopOffers } from './list-stores.ts';
import type { StoreOrder } from './page-of-stores.ts';
import { readStoreDetails } from './read-store-details.ts';
import { cooking, handingOver } from './store-predicates.ts';

export function storeRoutes(api: Api): void {
  mount(api, API.stores.list, async ({ params, query, scope }) => {
    const { store_type: kind } = query;
    if (query.home && (kind === 'all' || kind === 'popular') && query.filter === 'all' && isOfAll({ ...query, type: params.type }))
      return listStoreShelf(api, scope, 'stores', query);
    const order = ORDER_OF[isStoreKind(kind) && kind !== 'all' ? kind : query.filter];
    const handsOver = and(handingOver(parseDeliveryType(params.type) ?? 'all'), handingOver(parseDeliveryType(kind) ?? 'all'));
    const where = and(handsOver, predicates(query), kindIs(query.filter, api.adapters.clock.now()));
    return listStores(api, scope, { ...query, order, where });
  });
  mount(api, API.stores.popular, async ({ query, scope }) =>
    listStores(api, scope, { ...query, order: 'popular', where: predicates(query) }),
  );
  mount(api, API.stores.latest, async ({ query, scope }) =>
    query.home && isOfAll(query)
      ? listStoreShelf(api, scope, 'latest', query)
      : listStores(api, scope, { ...query, order: 'new', where: predicates(query) }),
  );
  mount(api, API.stores.topOffers, async ({ query, scope }) =>
    query.home && isOfAll(query)
      ? listStoreShelf(api, scope, 'top-offers', query)
      : listTopOffers(api, scope, { ...query, where: predicates(query) }),
  );
  mount(api, API.stores.recommended, async ({ query, scope }) =>
    listStores(api, scope, { ...query, order: 'rated', where: and(predicates(query), sql`s.rating_count > 0`) }),
  );
  mount(api, API.stores.featured, async ({ query, scope }) =>
    query.home && isOfAll(query)
      ? listStoreShelf(api, scope, 'featured', query)
      : listStores(api, scope, { ...query, order: 'popular', where: and(predicates(query), sql`s.featured`) }),
  );
  mount(api, API.stores.details, async ({ params, scope }) => readStoreDetails(api, scope, params.idOrSlug));
  mount(api, API.stores.items, async ({ params, query, scope }) => listStoreItems(api, scope, await storeAt(api, params.idOrSlug), query));
}

const ORDER_OF: Readonly<Record<StoreKind, StoreOrder>> = { all: 'popular', popular: 'popular', newly_joined: 'new', top_rated: 'rated' };

function isStoreKind(value: string): value is StoreKind {
  return Object.hasOwn(ORDER_OF, value);
}

/** Predicate of a kind of store in `filter`. As `store_type`, a kind sets the order of the list instead. */
function kindIs(kind: StoreKind, now: Date): RawBuilder<unknown> {
  switch (kind) {
    case 'all':
      return sql`true`;
    case 'popular':
      return sql`s.order_count > 0`;
    case 'top_rated':
      return sql`s.avg_rating >= ${TOP_RATED}`;
    case 'newly_joined':
      return sql`s.created_at > ${new Date(now.getTime() - NEWLY_JOINED_MS)}`;
  }
}

const NEWLY_JOINED_MS = 60 * 24 * 60 * 60_000;

/** Whether a list is not narrowed: only a whole one is a row of the home page. */
function isOfAll({ type, veg }: { readonly type: string; readonly veg: 'all' | 'veg' | 'non_veg' }): boolean {
  return type === 'all' && veg === 'all';
}

function predicates({ type, veg }: { readonly type: string; readonly veg: 'all' | 'veg' | 'non_veg' }): RawBuilder<unknown> {
  return and(handingOver(parseDeliveryType(type) ?? 'all'), cooking(veg));
}
