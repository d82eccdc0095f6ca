import { sql, type RawBuilder } from 'kysely';
import { countOf, pageOf, type ZonePage } from '../../platform/db/zone-page.ts';

/** Order of a list of stores; each one is an index of `stores`. */
export type StoreOrder = 'popular' | 'rated' | 'new';

export interface StorePage extends Omit<ZonePage, 'order' | 'where'> {
  readonly order: StoreOrder | RawBuilder<unknown>;
  /** Further predicates on `s` (stores). Zone, module and active state are always checked. */
  readonly where?: RawBuilder<unknown>;
}

const ORDERS: Readonly<Record<StoreOrder, RawBuilder<unknown>>> = {
  popular: sql`s.order_count desc, s.id`,
  rated: sql`s.avg_rating desc, s.rating_count desc, s.id`,
  new: sql`s.created_at desc, s.id`,
};

const ALL = sql`true`;

const STORES = { table: 'stores', as: 's' } as const;

/** Page query for `readStoreRows`. */
export function pageOfStores({ order, where = ALL, ...page }: StorePage): RawBuilder<unknown> {
  return pageOf(STORES, { ...page, order: typeof order === 'string' ? ORDERS[order] : order, where: sql`s.is_active and ${where}` });
}

/** SQL for the total number of stores, over all pages. */
export function countOfStores({
  where = ALL,
  ...place
}: Pick<StorePage, 'zoneIds' | 'moduleIds' | 'where'>): RawBuilder<{ total: number }> {
  return countOf(STORES, { ...place, where: sql`s.is_active and ${where}` });
}
