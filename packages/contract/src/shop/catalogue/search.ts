import Type from 'typebox';
import { endpoint } from '../../endpoint.ts';
import {
  CLAMPED,
  Count,
  envelope,
  Exact,
  Hue,
  Id,
  InEnvelope,
  JsonList,
  ListOf,
  ModuleType,
  Money,
  Nullable,
  OneOf,
  page,
  Rating,
  Slug,
  Text,
  Url,
  WithDefault,
  Written,
} from '../../fields.ts';
import { ItemCard } from './item-card.ts';
import { Veg } from './items.ts';
import { StoreCard } from './store-card.ts';

/** Filters of a listing (list-10). */
export const ListingFilter = OneOf('currently_open', 'top_rated', 'discounted', 'popular', 'free_delivery', 'coupon');
/** Sort orders of a listing (list-11, list-12). */
export const ListingSort = OneOf('default', 'fast_delivery', 'nearby', 'high', 'low', 'a_to_z', 'z_to_a', 'unit_price');
/** Filters and sort orders of a listing. A sort order among them counts like `sort_by`. */
const FilterName = OneOf(
  'currently_open',
  'top_rated',
  'discounted',
  'popular',
  'free_delivery',
  'coupon',
  'default',
  'fast_delivery',
  'nearby',
  'high',
  'low',
);
/** Kinds of listing. */
export const ListingKind = OneOf('all', 'category', 'brand', 'searched', 'discounted', 'new');

/** `milk` */
const AllergenCode = Type.String({ maxLength: 40, pattern: '^[a-z][a-z_-]{0,39}$' });

/** One row of suggestions under the search box. */
const ItemSuggestion = Exact({
  id: Id,
  slug: Slug,
  name: Text,
  store_id: Id,
  store_name: Text,
  module_id: Id,
  module_type: ModuleType,
  price: Money,
  discounted_price: Money,
  has_variations: Type.Boolean(),
  image_full_url: Nullable(Url),
  tile_hue: Hue,
});
const StoreSuggestion = Exact({
  id: Id,
  slug: Slug,
  name: Text,
  module_id: Id,
  module_type: ModuleType,
  zone_id: Id,
  logo_full_url: Nullable(Url),
  avg_rating: Rating,
  rating_count: Count,
  open: Type.Boolean(),
});

const CategorySuggestion = Exact({ id: Id, slug: Slug, name: Text });

export const search = {
  listing: endpoint({
    method: 'GET',
    path: '/items/search',
    summary: 'The listing: items or stores by words, categories, brands, filters and order',
    tag: 'Search',
    access: 'anyone',
    rate: 'search',
    cacheSeconds: 30,
    // Item cards do not depend on the distance to their store; store cards do.
    dependsOnFor: ({ list_type }: { readonly list_type?: 'item' | 'store' }) => (list_type === 'store' ? 'point' : 'module'),
    query: Exact({
      name: Type.Optional(Written(100, 'Words; only read with data_type=searched.')),
      ...page(12),
      data_type: WithDefault(ListingKind, 'all'),
      list_type: WithDefault(OneOf('item', 'store'), 'item'),
      category_ids: Type.Optional(JsonList(Id, 100)),
      brand_ids: Type.Optional(JsonList(Id, 100)),
      /** One more id of each, as the shop's addresses write it. */
      category_id: Type.Optional(Id),
      brand_id: Type.Optional(Id),
      filter: Type.Optional(JsonList(FilterName, 11)),
      sort_by: WithDefault(ListingSort, 'default'),
      rating_count: Type.Optional(Type.Number({ minimum: 0, maximum: 5, ...CLAMPED, description: 'Stars at least.' })),
      min_price: Type.Optional(Type.Number({ minimum: 0, maximum: 1e12, ...CLAMPED })),
      max_price: Type.Optional(Type.Number({ minimum: 0, maximum: 1e12, ...CLAMPED })),
      type: WithDefault(Veg, 'all'),
      halal: Type.Optional(Type.Boolean()),
      without: Type.Optional(JsonList(AllergenCode, 20)),
      not_stated: Type.Optional(Type.Boolean({ description: 'With `without`: also what does not state its allergens.' })),
      store_id: Type.Optional(Id),
    }),
    /**
     * The list that was not requested is empty. `not_stated` counts the items that `without` excluded only because they do not state their
     * allergens. `is_partial`: nothing has all the words, and these have some. `elsewhere`: other modules that have all of them, set where
     * this one has not.
     */
    reply: InEnvelope(
      Exact({
        ...envelope,
        products: Type.Array(ItemCard),
        stores: Type.Array(StoreCard),
        not_stated: Count,
        is_partial: Type.Boolean(),
        elsewhere: Type.Array(Exact({ module_id: Id, module_type: ModuleType, slug: Slug, name: Text, total_size: Count })),
      }),
      'products',
      'stores',
    ),
  }),
  diets: endpoint({
    method: 'GET',
    path: '/items/diets',
    summary: 'By which diets and allergens the listing of a module can be narrowed',
    dependsOn: 'module',
    tag: 'Search',
    access: 'anyone',
    rate: 'browse',
    cacheSeconds: 300,
    /** `allergens` is empty where no item states any; `halal` and `veg` are true where any item is. */
    reply: Exact({ halal: Type.Boolean(), veg: Type.Boolean(), allergens: Type.Array(Exact({ code: AllergenCode, name: Text })) }),
  }),
  suggestions: endpoint({
    method: 'GET',
    path: '/items/item-or-store-search',
    summary: 'Items, stores and categories whose names begin with what is being typed',
    tag: 'Search',
    access: 'anyone',
    rate: 'search',
    cacheSeconds: 30,
    query: Exact({ name: Written(100) }),
    reply: InEnvelope(
      Exact({ items: Type.Array(ItemSuggestion), stores: Type.Array(StoreSuggestion), categories: Type.Array(CategorySuggestion) }),
      'items',
    ),
  }),
  suggested: endpoint({
    method: 'GET',
    path: '/items/suggested',
    summary: 'Items for this customer, shown when the search opens',
    tag: 'Search',
    access: 'customer',
    rate: 'search',
    query: Exact(page()),
    reply: ListOf('products', ItemCard),
  }),
};
