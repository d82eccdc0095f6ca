import { sql, type RawBuilder } from 'kysely';
import type { Api } from '../../platform/api.ts';
import type { Scope } from '../../platform/http/scope.ts';
import { and, inCategories } from './item-predicates.ts';
import { listItems, modulesOf, type ItemsQuery, type ListedItems } from './list-items.ts';
import { readReviewMenus, type ReviewMenuRow } from './store.ts';

interface BestReviewed extends ListedItems {
  readonly menus: { readonly id: number; readonly name: string }[];
}

/** Best reviewed items, or those of one entry of the operator's menu (none for an unknown entry), and the menu itself. */
export async function listBestReviewed(
  api: Api,
  scope: Scope,
  { menu_id: menuId, where, ...page }: { limit: number; offset: number; where: RawBuilder<unknown>; menu_id?: number },
): Promise<BestReviewed> {
  const rows = await readReviewMenus(api.db, await modulesOf(api, scope), scope.locale);
  const chosen = rows.find(({ id }) => id === menuId);
  const condition = menuId === undefined || chosen ? where : sql`false`;
  const list = await listItems(api, scope, { ...page, ...chosenOf(chosen, condition, api.adapters.clock.now()) });
  return { ...list, menus: rows.map(({ id, name }) => ({ id, name })) };
}

function chosenOf(menu: ReviewMenuRow | undefined, where: RawBuilder<unknown>, now: Date): Pick<ItemsQuery, 'order' | 'where'> {
  const reviewed = and(where, sql`i.rating_count > 0`);
  if (!menu) return { order: 'rated', where: reviewed };
  if (menu.newest_days === null) return { order: 'rated', where: and(reviewed, inCategories(menu.category_ids)) };
  return { order: 'new', where: and(where, sql`i.created_at > ${new Date(now.getTime() - menu.newest_days * DAY_MS)}`) };
}

const DAY_MS = 24 * 60 * 60_000;
