import { sql, type RawBuilder } from 'kysely';
import type { GivenQueryOf } from '@bozor/contract/endpoint.ts';
import type { API } from '@bozor/contract/shop/routes.ts';
import type { Api } from '../../platform/api.ts';
import type { Scope } from '../../platform/http/scope.ts';
import { readWords } from '../../platform/search/word-query.ts';
import type { FoundStore } from './store.ts';
import { and, halalOnly, inCategory, matching, vegOnly } from '../items/item-predicates.ts';
import { itemsOfPage, type ListedItems } from '../items/list-items.ts';

type Query = GivenQueryOf<typeof API.stores.items>;

/** A store's items in menu order or sorted, filtered by category, words and filters. */
export async function listStoreItems(api: Api, scope: Scope, { id, zone_id, module_id }: FoundStore, query: Query): Promise<ListedItems> {
  const { limit, offset, name = '' } = query;
  const words = name.trim() === '' ? undefined : await readWords(api.db, name, [module_id]);
  if (name.trim() !== '' && !words) return { total_size: 0, limit, offset, products: [] };
  const catalogue = { zoneIds: [zone_id], moduleIds: [module_id] };
  const order = words && query.sort_by === 'default' ? sql`${words.fit('i')} desc, ${MENU}` : ORDERS[query.sort_by];
  const from = sql`from items i join categories c on c.id = i.category_id left join categories p on p.id = c.parent_id
    where i.store_id = ${id} and i.is_active and i.campaign_id is null and ${predicatesOf(query, api.adapters.clock.now())} and ${words?.finds('i', catalogue) ?? sql`true`}`;
  const [products, counted] = await Promise.all([
    itemsOfPage(
      api,
      scope,
      sql`select i.id, row_number() over (order by ${order}) as rank ${from} order by rank limit ${limit} offset ${(offset - 1) * limit}`,
    ),
    sql<{ total: number }>`select count(*) as total ${from}`.execute(api.db),
  ]);
  return { total_size: counted.rows[0]?.total ?? 0, limit, offset, products };
}

const MENU = sql`coalesce(p.position, c.position), coalesce(p.id, c.id), c.position, i.position, i.id`;

/** Sort orders of stores keep the items in menu order. */
const ORDERS: Readonly<Record<Query['sort_by'], RawBuilder<unknown>>> = {
  default: MENU,
  fast_delivery: MENU,
  nearby: MENU,
  low: sql`i.lowest_price_minor, i.id`,
  high: sql`i.lowest_price_minor desc, i.id`,
  a_to_z: sql`i.name->>'en', i.id`,
  z_to_a: sql`i.name->>'en' desc, i.id`,
  unit_price: sql`i.price_minor / i.measure_amount nulls last, i.id`,
};

function predicatesOf({ category_id, type, filter = [], halal }: Query, now: Date): RawBuilder<unknown> {
  return and(
    vegOnly(type),
    ...(category_id === undefined ? [] : [inCategory(category_id)]),
    ...(halal ? [halalOnly()] : []),
    ...filter.map((each) => matching(each, now)),
  );
}
