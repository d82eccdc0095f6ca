import { sql, type RawBuilder } from 'kysely';
import type { StoreCard } from '@bozor/contract/shop/catalogue/store-card.ts';
import type { Api } from '../../platform/api.ts';
import type { Scope } from '../../platform/http/scope.ts';
import { modulesOf } from '../items/list-items.ts';
import { and } from '../items/item-predicates.ts';
import { countOfStores, pageOfStores, type StoreOrder } from './page-of-stores.ts';
import { presentStoreCard } from './present.ts';
import { byIds, readShownStoreRows } from './store.ts';
import { discounting, percentNow } from './store-predicates.ts';

export interface StoresQuery {
  readonly limit: number;
  readonly offset: number;
  readonly order: StoreOrder | RawBuilder<unknown>;
  /** Further predicates on `s`. Zone, module and active state are always checked. */
  readonly where?: RawBuilder<unknown>;
}

export interface ListedStores {
  readonly total_size: number;
  readonly limit: number;
  readonly offset: number;
  readonly stores: StoreCard[];
}

/** A page of the stores in the caller's zones and module, as cards with a few items each, and the total count. */
export async function listStores(api: Api, scope: Scope, query: StoresQuery): Promise<ListedStores> {
  const page = { ...query, zoneIds: scope.zoneIds, moduleIds: await modulesOf(api, scope) };
  const [stores, counted] = await Promise.all([storesOfPage(api, scope, pageOfStores(page)), countOfStores(page).execute(api.db)]);
  return { total_size: counted.rows[0]?.total ?? 0, limit: query.limit, offset: query.offset, stores };
}

/** Stores by their own current discount, highest first. Equal ones by distance, or without a point by popularity. */
export async function listTopOffers(api: Api, scope: Scope, { limit, offset, where }: Omit<StoresQuery, 'order'>): Promise<ListedStores> {
  const now = api.adapters.clock.now();
  const away = scope.point
    ? sql`point(s.lng * cos(radians(s.lat)), s.lat) <-> point(${scope.point.lng}::float8 * cos(radians(s.lat)), ${scope.point.lat}::float8)`
    : sql`-s.order_count`;
  const offered = where ? and(where, discounting(now)) : discounting(now);
  return listStores(api, scope, { limit, offset, where: offered, order: sql`${percentNow(now)} desc, ${away}, s.id` });
}

/** Cards by store id, in the given order. Deleted stores are missing. */
export async function storesById(api: Api, scope: Scope, ids: readonly number[]): Promise<StoreCard[]> {
  return ids.length === 0 ? [] : storesOfPage(api, scope, byIds(ids));
}

/** Cards for a page query (`id`, `rank`). */
export async function storesOfPage(api: Api, scope: Scope, page: RawBuilder<unknown>): Promise<StoreCard[]> {
  const now = api.adapters.clock.now();
  const [rows, settings] = await Promise.all([readShownStoreRows(api.db, page, { locale: scope.locale, now }), api.settings.read()]);
  return rows.map((row) => presentStoreCard(row, { now, settings, scope }));
}
