import { sql, type RawBuilder } from 'kysely';
import { initialFilters, readFilters } from '@bozor/domain/catalogue/listing.ts';
import { COURIER_METRES_A_MINUTE } from '@bozor/domain/checkout/eta-window.ts';
import type { Api } from '../../platform/api.ts';
import type { Scope } from '../../platform/http/scope.ts';
import type { WordQuery } from '../../platform/search/word-query.ts';
import { and, inCategories } from '../items/item-predicates.ts';
import { modulesOf } from '../items/list-items.ts';
import { extraMinutes } from '../stores/extra-minutes.ts';
import { listStores, storesById, type ListedStores } from '../stores/list-stores.ts';
import { cooking } from '../stores/store-predicates.ts';
import { dietPredicate, allergenPredicate } from './diet-predicates.ts';
import { ofBrands, type ListingQuery } from './list-found-items.ts';
import { findStoresByWords } from './store.ts';
import { storeFilter, sellingItems } from './store-filters.ts';

/** A page of the stores of a listing. Words match the store's name and its items; matching names come first. */
export async function listFoundStores(api: Api, scope: Scope, query: ListingQuery, words: WordQuery | undefined): Promise<ListedStores> {
  const { limit, offset } = query;
  const now = api.adapters.clock.now();
  const page = { limit, offset, where: and(...predicatesOf(query, now)), order: sortOf(query, scope, { words, now }) };
  if (!words) return listStores(api, scope, page);
  const catalogue = { zoneIds: scope.zoneIds, moduleIds: await modulesOf(api, scope) };
  const { ids, total } = await findStoresByWords(api.db, { ...catalogue, ...page }, words);
  return { total_size: total, limit, offset, stores: await storesById(api, scope, ids) };
}

function predicatesOf(query: ListingQuery, now: Date): RawBuilder<unknown>[] {
  const { category_ids: categories = [], brand_ids: brands = [], rating_count: stars = 0, filter, data_type, store_id, type } = query;
  const filters = readFilters(filter ?? initialFilters(data_type), 'store');
  return [
    cooking(type),
    ...(query.halal || query.without?.length ? [sellingItems(and(dietPredicate(query), allergenPredicate(query)))] : []),
    ...(categories.length > 0 ? [sellingItems(inCategories(categories))] : []),
    ...(brands.length > 0 ? [sellingItems(ofBrands(brands))] : []),
    ...(stars > 0 ? [sql`s.avg_rating >= ${stars}`] : []),
    ...(store_id === undefined ? [] : [sql`s.id = ${store_id}`]),
    ...filters.map((each) => storeFilter(each, now)),
  ];
}

function sortOf(
  { sort_by, data_type }: ListingQuery,
  { locale, point }: Scope,
  { words, now }: { readonly words: WordQuery | undefined; readonly now: Date },
): RawBuilder<unknown> {
  // Literal, to match the expression of the index.
  const name = sql`lower(coalesce(s.name->>${sql.lit(locale)}, s.name->>'en'))`;
  const usual = sql`s.order_count desc, s.id`;
  const metres = point && roadMetres(point);
  switch (sort_by) {
    case 'a_to_z':
      return sql`${name}, s.id`;
    case 'z_to_a':
      return sql`${name} desc, s.id`;
    case 'nearby':
      return metres ? sql`${metres}, s.id` : usual;
    case 'fast_delivery':
      // Closed stores last: nothing of them arrives now.
      return sql`store_open_at(s, ${now}::timestamptz) desc, (s.prep_minutes_min + s.prep_minutes_max) / 2.0 + ${extraMinutes(now)} + ${metres ?? sql`0`} / ${COURIER_METRES_A_MINUTE}, ${usual}`;
    case 'default':
    case 'low':
    case 'high':
    case 'unit_price':
      if (words) return sql`coalesce(own.fit, 0) desc, ${usual}`;
      return data_type === 'new' ? sql`s.created_at desc, s.id` : usual;
  }
}

/** Same estimate as on cards, but on a plane: precise enough for sorting. */
function roadMetres({ lat, lng }: { readonly lat: number; readonly lng: number }): RawBuilder<unknown> {
  return sql`1.3 * 111195 * (point(s.lng * cos(radians(${lat}::float8)), s.lat) <-> point(${lng}::float8 * cos(radians(${lat}::float8)), ${lat}::float8))`;
}
