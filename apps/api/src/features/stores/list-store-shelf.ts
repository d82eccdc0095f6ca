import { sql, type RawBuilder } from 'kysely';
import { STORE_SHELVES, STORES_IN_A_ROW, type StoreShelf } from '@bozor/domain/catalogue/home-shelves.ts';
import type { Api } from '../../platform/api.ts';
import type { Scope } from '../../platform/http/scope.ts';
import { homeTypeOf, modulesOf } from '../items/list-items.ts';
import { listStores, storesById, type ListedStores, type StoresQuery } from './list-stores.ts';
import { pageOfStores } from './page-of-stores.ts';
import { discounting, percentNow } from './store-predicates.ts';

/**
 * A row of stores on the module's home page, without the stores that the rows above show. Districts have few stores, so a row may have one. The
 * list of all stores, the last, has every store that no row shows.
 */
export async function listStoreShelf(
  api: Api,
  scope: Scope,
  shelf: StoreShelf,
  { limit, offset }: Pick<StoresQuery, 'limit' | 'offset'>,
): Promise<ListedStores> {
  const now = api.adapters.clock.now();
  const moduleIds = await modulesOf(api, scope);
  const shown: number[] = [];
  for (const row of STORE_SHELVES[await homeTypeOf(api, moduleIds)]) {
    if (row === 'stores') break;
    const page = pageOfStores({ zoneIds: scope.zoneIds, moduleIds, limit: STORES_IN_A_ROW, offset: 1, ...rowOf(row, shown, now) });
    const { rows } = await sql<{ id: number }>`select id from (${page}) page order by rank`.execute(api.db);
    const ids = rows.map(({ id }) => id);
    if (row === shelf) {
      const stores = await storesById(api, scope, ids.slice((offset - 1) * limit, offset * limit));
      return { total_size: ids.length, limit, offset, stores };
    }
    shown.push(...ids);
  }
  return listStores(api, scope, { limit, offset, order: 'popular', where: notIn(shown) });
}

function rowOf(row: Exclude<StoreShelf, 'stores'>, shown: readonly number[], now: Date): Pick<StoresQuery, 'order' | 'where'> {
  const where = notIn(shown);
  switch (row) {
    case 'top-offers':
      return { order: sql`${percentNow(now)} desc, s.order_count desc, s.id`, where: sql`${where} and ${discounting(now)}` };
    case 'featured':
      return { order: 'popular', where: sql`${where} and s.featured` };
    case 'latest':
      return { order: 'new', where };
  }
}

function notIn(ids: readonly number[]): RawBuilder<unknown> {
  return sql`s.id <> all(${[...ids]}::bigint[])`;
}
