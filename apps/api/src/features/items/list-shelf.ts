import { sql, type RawBuilder } from 'kysely';
import { alsoShown, ITEM_SHELVES, NOTHING_SHOWN, unshown, type ItemShelf, type Shown } from '@bozor/domain/catalogue/home-shelves.ts';
import type { Api } from '../../platform/api.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Scope } from '../../platform/http/scope.ts';
import { homeTypeOf, itemsOfPage, modulesOf, type ItemsQuery, type ListedItems } from './list-items.ts';
import { pageOfItems } from './page-of-items.ts';
import { discountedNow } from './price-now.ts';
import { byIds } from './store.ts';

type Candidates = Pick<ItemsQuery, 'order' | 'where' | 'categoryIds' | 'conditionId'>;

/**
 * A section of the module's home page: its candidates in their order without the items that the sections above show, on one page. Empty with
 * fewer than four left, and for a health condition, whose choice stays, with none. Every section above is worked out the same way.
 */
export async function listShelf(
  api: Api,
  scope: Scope,
  shelf: ItemShelf,
  { limit, ...candidates }: Candidates & { readonly limit: number },
): Promise<ListedItems> {
  const moduleIds = await modulesOf(api, scope);
  const read = ({ order, ...narrowed }: Candidates, wanted: number, shown: Shown) =>
    // Of a name that is shown already, several stores may have an item.
    named(api.db, pageOfItems({ order, ...narrowed, zoneIds: scope.zoneIds, moduleIds, limit: 3 * wanted + shown.ids.size, offset: 1 }));
  let shown = NOTHING_SHOWN;
  for (const [above, most] of ITEM_SHELVES[await homeTypeOf(api, moduleIds)]) {
    if (above === shelf) break;
    const rows =
      above === 'flash'
        ? await named(api.db, inPanel(scope, moduleIds, api.adapters.clock.now(), most))
        : await read(candidatesOf(above, api.adapters.clock.now()), most, shown);
    shown = alsoShown(shown, unshown(rows, { shown, limit: most, ...(above === 'flash' && { least: 1 }) }));
  }
  const own = unshown(await read(candidates, limit, shown), { shown, limit, ...(shelf === 'condition' && { least: 1 }) });
  const products = own.length === 0 ? [] : await itemsOfPage(api, scope, byIds(own.map(({ id }) => id)));
  return { total_size: products.length, limit, offset: 1, products };
}

/** Candidates of a section that others stand below. Featured categories and health conditions are the last of theirs. */
export function candidatesOf(shelf: Exclude<ItemShelf, 'flash'>, now: Date): Candidates {
  switch (shelf) {
    case 'popular':
    case 'featured':
    case 'condition':
      return { order: 'popular' };
    case 'discounted':
      return { order: 'popular', where: discountedNow(now) };
    case 'best-reviewed':
      return { order: 'rated', where: sql`i.rating_count > 0` };
    case 'recommended':
      return { order: 'popular', where: sql`i.recommended` };
    case 'new':
      return { order: 'new' };
  }
}

/** Items of the running flash sale that ends first. */
function inPanel({ zoneIds }: Scope, moduleIds: readonly number[], now: Date, limit: number): RawBuilder<unknown> {
  return sql`
    select fi.item_id as id, row_number() over (order by f.ends_at, f.id, fi.available = 0, fi.position, fi.item_id) as rank
    from flash_sale_items fi join flash_sales f on f.id = fi.flash_sale_id join items i on i.id = fi.item_id
      join stores s on s.id = i.store_id and s.is_active
    where f.module_id = any(${[...moduleIds]}::bigint[]) and f.is_active and f.starts_at <= ${now} and f.ends_at > ${now}
      and i.zone_id = any(${[...zoneIds]}::bigint[]) and i.is_active
    order by rank limit ${limit}`;
}

/** Ids of a page query with the names that all languages share the source of. What is sold out comes after what is not. */
async function named(db: Database, page: RawBuilder<unknown>): Promise<readonly { readonly id: number; readonly name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select i.id, lower(i.name->>'en') as name from (${page}) page join items i on i.id = page.id join modules m on m.id = i.module_id
    order by m.module_type = 'food' or exists (
      select from item_stock k where k.item_id = i.id and (k.variation_id = 0) = (i.variation_count = 0) and k.stock > 0) desc, page.rank`.execute(
    db,
  );
  return rows;
}
