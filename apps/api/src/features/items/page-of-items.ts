import { sql, type RawBuilder } from 'kysely';
import { countOf, pageOf, type ZonePage } from '../../platform/db/zone-page.ts';

/** How a list of items is ordered; each order is one index of `items`. */
export type ItemOrder = 'popular' | 'rated' | 'new' | RawBuilder<unknown>;

export interface ItemPage extends Omit<ZonePage, 'order' | 'where'> {
  readonly order: ItemOrder;
  /** Conditions on `i` (items) beside zone, module and being listed. */
  readonly where?: RawBuilder<unknown>;
}

const ORDERS = {
  popular: sql`i.popularity desc, i.id`,
  rated: sql`i.avg_rating desc, i.rating_count desc, i.id`,
  new: sql`i.created_at desc, i.id`,
} as const;

const ALL = sql`true`;

const ITEMS = { table: 'items', as: 'i' } as const;

/** The ids of one page as a query for `readItemRows`. */
export function pageOfItems({ order, where = ALL, ...page }: ItemPage): RawBuilder<unknown> {
  return pageOf(ITEMS, { ...page, order: typeof order === 'string' ? ORDERS[order] : order, where: listed(where) });
}

/** How many there are in all, on every page. */
export function countOfItems({
  where = ALL,
  ...place
}: Pick<ItemPage, 'zoneIds' | 'moduleIds' | 'where' | 'joined'>): RawBuilder<{ total: number }> {
  return countOf(ITEMS, { ...place, where: listed(where) });
}

function listed(where: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`i.is_listed and ${where}`;
}
