import { sql, type RawBuilder } from 'kysely';
import { LONGEST_LIST } from '@bozor/domain/catalogue/listing.ts';
import { countOf, countWithin, pageOf, pageWithin, type ZonePage } from '../../platform/db/zone-page.ts';
import { inCategories } from './item-conditions.ts';

/** How a list of items is ordered; each order is one index of `items`. */
export type ItemOrder = 'popular' | 'rated' | 'new' | RawBuilder<unknown>;

export interface ItemPage extends Omit<ZonePage, 'order' | 'where'> {
  readonly order: ItemOrder;
  /** Conditions on `i` (items) beside zone, module and being listed. */
  readonly where?: RawBuilder<unknown>;
  /** Only what is filed under one of these. */
  readonly categoryIds?: readonly number[];
}

const ORDERS = {
  popular: sql`i.popularity desc, i.id`,
  rated: sql`i.avg_rating desc, i.rating_count desc, i.id`,
  new: sql`i.created_at desc, i.id`,
} as const;

const ALL = sql`true`;

const ITEMS = { table: 'items', as: 'i' } as const;

/** The ids of one page as a query for `readItemRows`. */
export function pageOfItems({ order, where, categoryIds, ...page }: ItemPage): RawBuilder<unknown> {
  if (categoryIds && order === 'popular') return pageOfCategories(categoryIds, { ...page, ...(where && { where }) });
  return pageOf(ITEMS, { ...page, order: typeof order === 'string' ? ORDERS[order] : order, where: listed(where, categoryIds) });
}

/** How many there are in all, on every page. */
export function countOfItems({ where, categoryIds, ...place }: Counted): RawBuilder<{ total: number }> {
  if (!categoryIds) return countOf(ITEMS, { ...place, where: listed(where), order: ORDERS.popular });
  return countWithin(sql`distinct id from (${filed(categoryIds, { ...place, ...(where && { where }) }, LONGEST_LIST)}) filed`);
}

type Counted = Omit<ItemPage, 'order' | 'limit' | 'offset'>;

/** What is ordered most of some categories: each is a shelf of its own, and an item may stand in several. */
function pageOfCategories(categoryIds: readonly number[], page: Omit<ItemPage, 'order'>): RawBuilder<unknown> {
  const { skipped, wanted } = pageWithin(page);
  return sql`
    select id, row_number() over (order by popularity desc, id) as rank
    from (select distinct id, popularity from (${filed(categoryIds, page, skipped + wanted)}) filed) filed
    order by rank limit ${wanted} offset ${skipped}`;
}

/** The first of every category and zone, as `id` and `popularity`. */
function filed(categoryIds: readonly number[], { zoneIds, moduleIds, where }: Counted, reach: number): RawBuilder<unknown> {
  const narrowed = where && sql`join items i on i.id = c.item_id where ${where} and`;
  return sql`
    select c.id, c.popularity
    from categories k
    join modules o on o.id = k.module_id and o.is_active
    cross join zones z
    cross join lateral (
      select c.item_id as id, c.popularity from item_categories c ${narrowed ?? sql`where`} c.category_id = k.id and c.zone_id = z.id and c.is_listed
      order by c.popularity desc, c.item_id limit ${reach}
    ) c
    where k.id = any(${[...categoryIds]}::bigint[]) and o.id = any(${[...moduleIds]}::bigint[])
      and z.id = any(${[...zoneIds]}::bigint[]) and z.is_active`;
}

function listed(where: RawBuilder<unknown> = ALL, categoryIds?: readonly number[]): RawBuilder<unknown> {
  return categoryIds ? sql`i.is_listed and ${where} and ${inCategories(categoryIds)}` : sql`i.is_listed and ${where}`;
}
