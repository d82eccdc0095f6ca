import type { RawBuilder } from 'kysely';
import type { ModuleType } from '@bozor/domain/catalogue/module-type.ts';
import type { ItemCard } from '@bozor/contract/shop/catalogue/item-card.ts';
import type { Api } from '../../platform/api.ts';
import type { Among } from '../../platform/db/zone-page.ts';
import type { Scope } from '../../platform/http/scope.ts';
import { and } from './item-predicates.ts';
import { pageByPrice, type PagePricedNow } from './page-by-price.ts';
import { countOfItems, pageOfItems, type ItemOrder } from './page-of-items.ts';
import { presentItem } from './present.ts';
import { priceNow } from './price-now.ts';
import { activeModuleIds, byIds, moduleTypeOf, readItemRows } from './store.ts';

export interface ItemsQuery {
  readonly limit: number;
  readonly offset: number;
  readonly order: ItemOrder;
  /** Further predicates on `i`. Zone, module and `is_listed` are always checked. */
  readonly where?: RawBuilder<unknown>;
  /** Only items in one of these categories. */
  readonly categoryIds?: readonly number[];
  /** Only items that help with this health condition, in the order `popular`. */
  readonly conditionId?: number;
  readonly among?: Among | undefined;
}

export interface ListedItems {
  readonly total_size: number;
  readonly limit: number;
  readonly offset: number;
  readonly products: ItemCard[];
}

/** A page of items in the caller's zones and module, as cards, and the total count. */
export async function listItems(api: Api, scope: Scope, query: ItemsQuery): Promise<ListedItems> {
  const moduleIds = await modulesOf(api, scope);
  const page = { ...query, zoneIds: scope.zoneIds, moduleIds };
  const [products, counted] = await Promise.all([itemsOfPage(api, scope, pageOfItems(page)), countOfItems(page).execute(api.db)]);
  return { total_size: counted.rows[0]?.total ?? 0, limit: query.limit, offset: query.offset, products };
}

/** Like `listItems`, ordered by the current price. */
export async function listByPrice(api: Api, scope: Scope, { limit, offset, where, within, ...page }: PagePricedNow): Promise<ListedItems> {
  const now = api.adapters.clock.now();
  const conditions = [...(where ? [where] : []), ...(within ? [within(priceNow(now))] : [])];
  const [products, counted] = await Promise.all([
    itemsOfPage(api, scope, pageByPrice({ ...page, ...(where && { where }), ...(within && { within }), limit, offset }, now)),
    countOfItems({ ...page, ...(conditions.length > 0 && { where: and(...conditions) }) }).execute(api.db),
  ]);
  return { total_size: counted.rows[0]?.total ?? 0, limit, offset, products };
}

/** Cards for a page query (`id`, `rank`). */
export async function itemsOfPage(api: Api, scope: Scope, page: RawBuilder<unknown>): Promise<ItemCard[]> {
  const now = api.adapters.clock.now();
  const [rows, settings] = await Promise.all([readItemRows(api.db, page, { locale: scope.locale, now }), api.settings.read()]);
  return rows.map((row) => presentItem(row, { now, digits: settings.digit_after_decimal_point }));
}

/** The module of the header, else all active ones. */
export async function modulesOf(api: Api, scope: Scope): Promise<readonly number[]> {
  return scope.moduleId === undefined ? activeModuleIds(api.db) : [scope.moduleId];
}

/** Type of the module whose home page a request is about. */
export async function homeTypeOf(api: Api, moduleIds: readonly number[]): Promise<ModuleType> {
  return moduleTypeOf(api.db, moduleIds);
}

/** Cards by item id. Deleted items are missing. */
export async function itemsById(api: Api, scope: Scope, ids: readonly number[]): Promise<Map<number, ItemCard>> {
  if (ids.length === 0) return new Map();
  const cards = await itemsOfPage(api, scope, byIds(ids));
  return new Map(cards.map((card) => [card.id, card]));
}
