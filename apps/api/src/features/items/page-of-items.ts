import { sql, type RawBuilder } from 'kysely';
import { LONGEST_LIST } from '@bozor/domain/catalogue/listing.ts';
import { countOf, countWithin, pageOf, pageWithin, limitLiteral, type ZonePage } from '../../platform/db/zone-page.ts';
import { inCategories } from './item-predicates.ts';

/** Order of a list of items; each one is an index of `items`. */
export type ItemOrder = 'popular' | 'rated' | 'new' | RawBuilder<unknown>;

export interface ItemPage extends Omit<ZonePage, 'order' | 'where'> {
  readonly order: ItemOrder;
  /** Further predicates on `i` (items). Zone, module and `is_listed` are always checked. */
  readonly where?: RawBuilder<unknown>;
  /** Only items in one of these categories. */
  readonly categoryIds?: readonly number[];
  /** Only items that help with this health condition, in the order `popular`. */
  readonly conditionId?: number;
}

const ORDERS = {
  popular: sql`i.popularity desc, i.id`,
  rated: sql`i.avg_rating desc, i.rating_count desc, i.id`,
  new: sql`i.created_at desc, i.id`,
} as const;

const ALL = sql`true`;

const ITEMS = { table: 'items', as: 'i' } as const;

/** Page query for `readItemRows`. */
export function pageOfItems({ order, where, categoryIds, conditionId, ...page }: ItemPage): RawBuilder<unknown> {
  const { zoneIds, moduleIds } = page;
  if (conditionId !== undefined)
    return mergedPage((range) => helping(conditionId, page, range), page, zoneIds.length === 1 && moduleIds.length === 1);
  if (categoryIds && order === 'popular')
    return mergedPage(
      (range) => filed(categoryIds, { ...page, ...(where && { where }) }, range),
      page,
      zoneIds.length === 1 && categoryIds.length === 1,
    );
  return pageOf(ITEMS, { ...page, order: typeof order === 'string' ? ORDERS[order] : order, where: listed(where, categoryIds) });
}

/** SQL for the total number of items, over all pages. */
export function countOfItems({ where, categoryIds, conditionId, ...place }: Counted): RawBuilder<{ total: number }> {
  if (conditionId !== undefined) return countWithin(sql`from (${helping(conditionId, place, ALL_OF_A_LIST)}) helping`);
  if (!categoryIds) return countOf(ITEMS, { ...place, where: listed(where), order: ORDERS.popular });
  return countWithin(sql`distinct id from (${filed(categoryIds, { ...place, ...(where && { where }) }, ALL_OF_A_LIST)}) filed`);
}

type Counted = Omit<ItemPage, 'order' | 'limit' | 'offset'>;

/** Range of rows in a group. */
interface RowRange {
  readonly wanted: number;
  readonly skipped: number;
}

const ALL_OF_A_LIST: RowRange = { wanted: LONGEST_LIST, skipped: 0 };

/**
 * Most popular items of several groups (categories or conditions per zone). `rangeOf` gives the SQL of a range of rows. An item may be in
 * several groups. A single group is sorted already, so its page is read directly.
 */
function mergedPage(
  rangeOf: (range: RowRange) => RawBuilder<unknown>,
  page: Pick<ItemPage, 'limit' | 'offset'>,
  isSingleGroup: boolean,
): RawBuilder<unknown> {
  const { skipped, wanted } = pageWithin(page);
  const found = isSingleGroup
    ? rangeOf({ wanted, skipped })
    : sql`
      select distinct popularity, id from (${rangeOf({ wanted: skipped + wanted, skipped: 0 })}) filed
      order by popularity desc, id limit ${wanted} offset ${skipped}`;
  return sql`select id, row_number() over (order by popularity desc, id) as rank from (${found}) filed limit ${limitLiteral(wanted)}`;
}

/** Range of each category and zone, as `id` and `popularity`. */
function filed(categoryIds: readonly number[], { zoneIds, moduleIds, where }: Counted, { wanted, skipped }: RowRange): RawBuilder<unknown> {
  const narrowed = where && sql`join items i on i.id = c.item_id where ${where} and`;
  return sql`
    select c.id, c.popularity
    from categories k
    join modules o on o.id = k.module_id and o.is_active
    cross join zones z
    cross join lateral (
      select * from (
        select c.item_id as id, c.popularity from item_categories c ${narrowed ?? sql`where`} c.category_id = k.id and c.zone_id = z.id and c.is_listed
        order by c.popularity desc, c.item_id limit ${limitLiteral(skipped + wanted)}
      ) c limit ${wanted} offset ${skipped}
    ) c
    where k.id = any(${[...categoryIds]}::bigint[]) and o.id = any(${[...moduleIds]}::bigint[])
      and z.id = any(${[...zoneIds]}::bigint[]) and z.is_active`;
}

/** Range of items that help with a condition, for each zone and module, as `id` and `popularity`. */
function helping(conditionId: number, { zoneIds, moduleIds }: Counted, { wanted, skipped }: RowRange): RawBuilder<unknown> {
  return sql`
    select c.id, c.popularity
    from zones z
    cross join modules o
    cross join lateral (
      select * from (
        select c.item_id as id, c.popularity from item_conditions c
        where c.condition_id = ${conditionId} and c.zone_id = z.id and c.module_id = o.id and c.is_listed
        order by c.popularity desc, c.item_id limit ${limitLiteral(skipped + wanted)}
      ) c limit ${wanted} offset ${skipped}
    ) c
    where z.id = any(${[...zoneIds]}::bigint[]) and z.is_active and o.id = any(${[...moduleIds]}::bigint[]) and o.is_active`;
}

function listed(where: RawBuilder<unknown> = ALL, categoryIds?: readonly number[]): RawBuilder<unknown> {
  return categoryIds ? sql`i.is_listed and ${where} and ${inCategories(categoryIds)}` : sql`i.is_listed and ${where}`;
}
