import Type from 'typebox';
import { endpoint } from '../../endpoint.ts';
import { Exact, Id, IdOrSlug, JsonList, ListOf, Nullable, OneOf, page, WithDefault, Written } from '../../fields.ts';
import { ItemCard } from './item-card.ts';
import { OnHome, Veg } from './items.ts';
import { categoryNotFound, storeNotFound } from '../../refusals.ts';
import { ListingFilter, ListingSort } from './search.ts';
import { StoreCard } from './store-card.ts';
import { RatingSummary, Review, StoreDetails } from './store-details.ts';

/** Delivery type; `home` is delivery, `takeaway` is take_away. */
export const DeliveryType = OneOf('all', 'delivery', 'home', 'take_away', 'takeaway');
/** Kinds of store to filter by (store-03). */
export const StoreOrder = OneOf('all', 'newly_joined', 'popular', 'top_rated');
/** Sort order of the list, or delivery type. */
const StoreType = OneOf('all', 'newly_joined', 'popular', 'top_rated', 'delivery', 'home', 'take_away', 'takeaway');

const Stores = ListOf('stores', StoreCard);
const list = { method: 'GET', tag: 'Stores', access: 'anyone', rate: 'browse', cacheSeconds: 30 } as const;
const storesQuery = Exact({ ...page(12), type: WithDefault(DeliveryType, 'all'), veg: WithDefault(Veg, 'all'), home: OnHome });

export const stores = {
  list: endpoint({
    ...list,
    path: '/stores/get-stores/{type}',
    summary: 'Stores that deliver, hand over, or both',
    params: Exact({ type: DeliveryType }),
    query: Exact({
      ...page(12),
      type: WithDefault(DeliveryType, 'all'),
      store_type: WithDefault(StoreType, 'all'),
      filter: WithDefault(StoreOrder, 'all'),
      veg: WithDefault(Veg, 'all'),
      home: OnHome,
    }),
    reply: Stores,
  }),
  popular: endpoint({ ...list, path: '/stores/popular', summary: 'Stores ordered from most', query: storesQuery, reply: Stores }),
  latest: endpoint({ ...list, path: '/stores/latest', summary: 'Stores that joined last', query: storesQuery, reply: Stores }),
  topOffers: endpoint({
    ...list,
    path: '/stores/top-offer-near-me',
    summary: 'Stores with the best discounts near the point',
    query: storesQuery,
    reply: Stores,
  }),
  recommended: endpoint({ ...list, path: '/stores/recommended', summary: 'Stores to try', query: storesQuery, reply: Stores }),
  featured: endpoint({
    ...list,
    path: '/stores/featured',
    summary: 'Featured stores',
    query: Exact({ ...page(20), type: WithDefault(DeliveryType, 'all'), veg: WithDefault(Veg, 'all'), home: OnHome }),
    reply: Stores,
  }),
  ofCategory: endpoint({
    ...list,
    path: '/categories/stores/{idOrSlug}',
    summary: 'Stores that sell something of a category',
    params: Exact({ idOrSlug: IdOrSlug }),
    query: storesQuery,
    reply: Stores,
    problems: categoryNotFound,
  }),
  details: endpoint({
    ...list,
    path: '/stores/details/{idOrSlug}',
    summary: 'One store',
    params: Exact({ idOrSlug: IdOrSlug }),
    reply: StoreDetails,
    problems: storeNotFound,
  }),
  items: endpoint({
    ...list,
    path: '/stores/items/{idOrSlug}',
    summary: 'Items of a store, by category and words',
    params: Exact({ idOrSlug: IdOrSlug }),
    query: Exact({
      ...page(),
      category_id: Type.Optional(Id),
      name: Type.Optional(Written(100)),
      type: WithDefault(Veg, 'all'),
      filter: Type.Optional(JsonList(ListingFilter, 6)),
      halal: Type.Optional(Type.Boolean()),
      sort_by: WithDefault(ListingSort, 'default'),
    }),
    reply: ListOf('products', ItemCard),
    problems: storeNotFound,
  }),
  reviews: endpoint({
    ...list,
    path: '/stores/reviews/{idOrSlug}',
    summary: 'Reviews of a store, newest first',
    dependsOn: 'language',
    params: Exact({ idOrSlug: IdOrSlug }),
    query: Exact(page()),
    reply: ListOf('reviews', Review, { summary: Nullable(RatingSummary) }),
    problems: { ...storeNotFound, 'reviews-off': { status: 404, message: 'this store is not having any review plan' } },
  }),
};
