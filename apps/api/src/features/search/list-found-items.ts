import { sql, type RawBuilder } from 'kysely';
import type { GivenQueryOf } from '@bozor/contract/endpoint.ts';
import type { API } from '@bozor/contract/shop/routes.ts';
import { initialFilters, readFilters } from '@bozor/domain/catalogue/listing.ts';
import { PRICE_FILTER_BOUNDS, readPriceFilter } from '@bozor/domain/catalogue/price-filter.ts';
import type { Api } from '../../platform/api.ts';
import type { Scope } from '../../platform/http/scope.ts';
import type { WordQuery } from '../../platform/search/word-query.ts';
import { ALLERGENS_NOT_STATED, and, inCategories, matching } from '../items/item-predicates.ts';
import { itemsById, listByPrice, listItems, modulesOf, type ItemsQuery, type ListedItems } from '../items/list-items.ts';
import { orderByPrice, type PriceOrder } from '../items/page-by-price.ts';
import { countOfItems } from '../items/page-of-items.ts';
import { priceNow } from '../items/price-now.ts';
import { dietPredicate, excludesNotStated, allergenPredicate } from './diet-predicates.ts';
import { matchingWords } from './item-words.ts';
import { countItems, findCommon, findFitting, findItems, type FittingSearch, type Found } from './store.ts';

export type ListingQuery = GivenQueryOf<typeof API.search.listing>;

export interface FoundItems extends ListedItems {
  /** Number of items excluded only because they state no allergens. */
  readonly not_stated: number;
}

/** A page of the items of a listing. Without words the cost depends only on the page. */
export async function listFoundItems(api: Api, scope: Scope, query: ListingQuery, words: WordQuery | undefined): Promise<FoundItems> {
  const now = api.adapters.clock.now();
  const { digit_after_decimal_point: digits } = await api.settings.read();
  const catalogue = { zoneIds: scope.zoneIds, moduleIds: await modulesOf(api, scope) };
  const within = priceFilter(query, digits);
  const narrowing = narrowingOf(query, words);
  const asked = [...predicatesOf(query, now), ...(words ? [matchingWords(words, catalogue)] : [])];
  const priced = within ? [within(priceNow(now))] : [];
  const predicates = [...asked, ...narrowing.predicates, ...(query.without?.length ? [allergenPredicate(query)] : [])];
  const [page, notStated] = await Promise.all([
    !words && isByPrice(query)
      ? listByPrice(api, scope, {
          ...catalogue,
          limit: query.limit,
          offset: query.offset,
          order: query.sort_by,
          ...anyOf(predicates),
          ...(within && { within }),
        })
      : pageOf(api, scope, query, { predicates: [...predicates, ...priced], along: narrowing.along, words }),
    excludesNotStated(query)
      ? countNotStated(api, { ...catalogue, where: and(...asked, ...priced, ...narrowing.asPredicates, ALLERGENS_NOT_STATED) }, words)
      : 0,
  ]);
  return { ...page, not_stated: notStated };
}

const anyOf = (predicates: readonly RawBuilder<unknown>[]) => (predicates.length > 0 ? { where: and(...predicates) } : {});

async function countNotStated(api: Api, asked: Parameters<typeof countItems>[1], words: WordQuery | undefined): Promise<number> {
  if (words) return countItems(api.db, asked);
  const { rows } = await countOfItems(asked).execute(api.db);
  return rows[0]?.total ?? 0;
}

interface Narrowing {
  /** Indexes that are read one by one, each in the usual order. */
  readonly along: Pick<ItemsQuery, 'categoryIds' | 'among'>;
  /** Predicates of the remaining categories and brands. */
  readonly predicates: readonly RawBuilder<unknown>[];
  /** All categories and brands as predicates. */
  readonly asPredicates: readonly RawBuilder<unknown>[];
}

/** Categories and brands each have an index in the usual order. One of the two is read along its index, the other becomes a predicate. */
function narrowingOf(query: ListingQuery, words: WordQuery | undefined): Narrowing {
  const { category_ids: categories = [], brand_ids: brands = [] } = query;
  const isIndexed = !words && isUsual(query) && usualOrder(query) === 'popular';
  const inThem = categories.length > 0 ? [inCategories(categories)] : [];
  const ofThem = brands.length > 0 ? [ofBrands(brands)] : [];
  const asPredicates = [...inThem, ...ofThem];
  if (isIndexed && categories.length > 0) return { along: { categoryIds: categories }, predicates: ofThem, asPredicates };
  if (isIndexed && brands.length > 0) return { along: { among: { column: 'brand_id', ids: brands } }, predicates: inThem, asPredicates };
  return { along: {}, predicates: asPredicates, asPredicates };
}

interface Wanted {
  readonly predicates: readonly RawBuilder<unknown>[];
  readonly along: Narrowing['along'];
  readonly words: WordQuery | undefined;
}

async function pageOf(api: Api, scope: Scope, query: ListingQuery, { predicates, along, words }: Wanted): Promise<ListedItems> {
  const { limit, offset } = query;
  const page = { ...anyOf(predicates), limit, offset };
  const order = isUsual(query) ? undefined : sortOf(query, scope, api.adapters.clock.now());
  if (!words) return listItems(api, scope, { ...page, ...along, order: order ?? usualOrder(query) });
  const search = { zoneIds: scope.zoneIds, moduleIds: await modulesOf(api, scope), where: sql`true`, ...page };
  const found = order
    ? await findItems(api.db, { ...search, order })
    : await fittingBest(
        api,
        { ...search, fit: words.fit('i'), typed: (query.name ?? '').trim(), now: api.adapters.clock.now() },
        { isCommon: words.initials !== undefined && !isPriced(query) },
      );
  const cards = await itemsById(api, scope, found.ids);
  return { total_size: found.total, limit, offset, products: found.ids.flatMap((id) => cards.get(id) ?? []) };
}

/** Words in most names would sort too many items. The most ordered matches are enough to fill a page; the others are only counted. */
async function fittingBest(api: Api, search: FittingSearch, { isCommon }: { readonly isCommon: boolean }): Promise<Found> {
  if (isCommon) {
    const [common, counted] = await Promise.all([findCommon(api.db, search), countOfItems(search).execute(api.db)]);
    if (common.ids.length === search.limit) return { ids: common.ids, total: counted.rows[0]?.total ?? 0 };
  }
  return findFitting(api.db, search);
}

const USUAL = { popular: sql`i.popularity desc, i.id`, new: sql`i.created_at desc, i.id` } as const;

function usualOrder({ data_type }: ListingQuery): keyof typeof USUAL {
  return data_type === 'new' ? 'new' : 'popular';
}

/** Sort orders of stores keep the items' usual order. */
function isUsual({ sort_by }: ListingQuery): boolean {
  return sort_by === 'default' || sort_by === 'fast_delivery' || sort_by === 'nearby';
}

function isByPrice(query: ListingQuery): query is ListingQuery & { sort_by: PriceOrder } {
  return query.sort_by === 'low' || query.sort_by === 'high' || query.sort_by === 'unit_price';
}

function sortOf(query: ListingQuery, { locale }: Scope, now: Date): RawBuilder<unknown> {
  if (isByPrice(query)) return orderByPrice(query.sort_by, priceNow(now));
  // Literal, to match the expression of the index.
  const name = sql`lower(coalesce(i.name->>${sql.lit(locale)}, i.name->>'en'))`;
  return query.sort_by === 'z_to_a' ? sql`${name} desc, i.id desc` : sql`${name}, i.id`;
}

function predicatesOf(query: ListingQuery, now: Date): RawBuilder<unknown>[] {
  const { rating_count: stars = 0, filter, data_type, store_id } = query;
  const filters = readFilters(filter ?? initialFilters(data_type), 'item');
  return [
    ...(query.type !== 'all' || query.halal ? [dietPredicate(query)] : []),
    ...(stars > 0 ? [sql`i.avg_rating >= ${stars}`] : []),
    ...(store_id === undefined ? [] : [sql`i.store_id = ${store_id}`]),
    ...filters.map((each) => matching(each, now)),
  ];
}

export function ofBrands(brandIds: readonly number[]): RawBuilder<unknown> {
  return sql`i.brand_id = any(${[...brandIds]}::bigint[])`;
}

/** Undefined while the price range is at its limits. */
function priceFilter(query: ListingQuery, digits: number): ((price: RawBuilder<unknown>) => RawBuilder<unknown>) | undefined {
  const { from, to } = rangeOf(query);
  const unit = 10 ** digits;
  if (!isPriced(query)) return undefined;
  return (price) =>
    and(
      ...(from > PRICE_FILTER_BOUNDS.from ? [sql`${price} >= ${from * unit}`] : []),
      ...(to < PRICE_FILTER_BOUNDS.to ? [sql`${price} <= ${to * unit}`] : []),
    );
}

function isPriced(query: ListingQuery): boolean {
  const { from, to } = rangeOf(query);
  return from > PRICE_FILTER_BOUNDS.from || to < PRICE_FILTER_BOUNDS.to;
}

function rangeOf({ min_price, max_price }: ListingQuery): ReturnType<typeof readPriceFilter> {
  return readPriceFilter(min_price ?? PRICE_FILTER_BOUNDS.from, max_price ?? PRICE_FILTER_BOUNDS.to);
}
