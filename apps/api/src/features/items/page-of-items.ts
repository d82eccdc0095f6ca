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
  /** Only what helps with it, in the order `popular`. */
  readonly conditionId?: number;
}

const ORDERS = {
  popular: sql`i.popularity desc, i.id`,
  rated: sql`i.avg_rating desc, i.rating_count desc, i.id`,
  new: sql`i.created_at desc, i.id`,
} as const;

const ALL = sql`true`;

const ITEMS = { table: 'items', as: 'i' } as const;

/** The ids of one page as a query for `readItemRows`. */
export function pageOfItems({ order, where, categoryIds, conditionId, ...page }: ItemPage): RawBuilder<unknown> {
  if (conditionId !== undefined) return pageOfFiled((reach) => helping(conditionId, page, reach), page);
  if (categoryIds && order === 'popular')
    return pageOfFiled((reach) => filed(categoryIds, { ...page, ...(where && { where }) }, reach), page);
  return pageOf(ITEMS, { ...page, order: typeof order === 'string' ? ORDERS[order] : order, where: listed(where, categoryIds) });
}

/** How many there are in all, on every page. */
export function countOfItems({ where, categoryIds, conditionId, ...place }: Counted): RawBuilder<{ total: number }> {
  if (conditionId !== undefined) return countWithin(sql`from (${helping(conditionId, place, LONGEST_LIST)}) helping`);
  if (!categoryIds) return countOf(ITEMS, { ...place, where: listed(where), order: ORDERS.popular });
  return countWithin(sql`distinct id from (${filed(categoryIds, { ...place, ...(where && { where }) }, LONGEST_LIST)}) filed`);
}

type Counted = Omit<ItemPage, 'order' | 'limit' | 'offset'>;

/** What is ordered most of some shelves, of each of which `filedUpTo` tells the first: an item may stand on several. */
function pageOfFiled(filedUpTo: (reach: number) => RawBuilder<unknown>, page: Pick<ItemPage, 'limit' | 'offset'>): RawBuilder<unknown> {
  const { skipped, wanted } = pageWithin(page);
  return sql`
    select id, row_number() over (order by popularity desc, id) as rank
    from (
      select distinct popularity, id from (${filedUpTo(skipped + wanted)}) filed
      order by popularity desc, id limit ${wanted} offset ${skipped}
    ) filed`;
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

/** The first of every zone and module that helps with a condition, as `id` and `popularity`. */
function helping(conditionId: number, { zoneIds, moduleIds }: Counted, reach: number): RawBuilder<unknown> {
  return sql`
    select c.id, c.popularity
    from zones z
    cross join modules o
    cross join lateral (
      select c.item_id as id, c.popularity from item_conditions c
      where c.condition_id = ${conditionId} and c.zone_id = z.id and c.module_id = o.id and c.is_listed
      order by c.popularity desc, c.item_id limit ${reach}
    ) c
    where z.id = any(${[...zoneIds]}::bigint[]) and z.is_active and o.id = any(${[...moduleIds]}::bigint[]) and o.is_active`;
}

function listed(where: RawBuilder<unknown> = ALL, categoryIds?: readonly number[]): RawBuilder<unknown> {
  return categoryIds ? sql`i.is_listed and ${where} and ${inCategories(categoryIds)}` : sql`i.is_listed and ${where}`;
}
