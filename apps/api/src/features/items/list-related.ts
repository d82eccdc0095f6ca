import { sql } from 'kysely';
import { API } from '@bozor/contract/shop/routes.ts';
import type { Api } from '../../platform/api.ts';
import { refuse } from '../../platform/http/problem.ts';
import { countWithin, pageWithin, limitLiteral } from '../../platform/db/zone-page.ts';
import type { Scope } from '../../platform/http/scope.ts';
import { itemsOfPage, type ListedItems } from './list-items.ts';

/** Items of the same category and zone: those of the same store first, then by popularity. */
export async function listRelated(
  api: Api,
  scope: Scope,
  itemId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListedItems> {
  const item = await api.db
    .selectFrom('items')
    .where('id', '=', itemId)
    .where('is_active', '=', true)
    .select(['store_id', 'zone_id', 'module_id', 'category_id'])
    .executeTakeFirst();
  if (!item) throw refuse(API.items.related, 'item-not-found');
  const like = sql`from items i where i.zone_id = ${item.zone_id} and i.module_id = ${item.module_id} and i.category_id = ${item.category_id}
    and i.is_listed and i.id <> ${itemId}`;
  const { skipped, wanted } = pageWithin({ limit, offset });
  const [products, counted] = await Promise.all([
    itemsOfPage(
      api,
      scope,
      sql`select id, row_number() over (order by is_own desc, popularity desc, id) as rank from (
        (select i.id, i.popularity, true as is_own ${like} and i.store_id = ${item.store_id} order by i.popularity desc, i.id limit ${limitLiteral(skipped + wanted)})
        union all
        (select i.id, i.popularity, false ${like} and i.store_id <> ${item.store_id} order by i.popularity desc, i.id limit ${limitLiteral(skipped + wanted)})
      ) near order by rank limit ${wanted} offset ${skipped}`,
    ),
    countWithin(like).execute(api.db),
  ]);
  return { total_size: counted.rows[0]?.total ?? 0, limit, offset, products };
}
