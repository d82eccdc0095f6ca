import { sql, type RawBuilder } from 'kysely';
import type { ItemShelf } from '@bozor/domain/catalogue/home-shelves.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import type { Api } from '../../platform/api.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Scope } from '../../platform/http/scope.ts';
import { listBestReviewed } from './list-best-reviewed.ts';
import { listItems, type ItemsQuery } from './list-items.ts';
import { listRelated } from './list-related.ts';
import { candidatesOf, listShelf } from './list-shelf.ts';
import { and, inCategory, vegOnly } from './item-predicates.ts';
import { discountedNow } from './price-now.ts';

export function itemRoutes(api: Api): void {
  const shelf = (scope: Scope, name: Exclude<ItemShelf, 'flash'>, { limit }: { readonly limit: number }) =>
    listShelf(api, scope, name, { limit, ...candidatesOf(name, api.adapters.clock.now()) });

  mount(api, API.items.popular, async ({ query, scope }) =>
    isOfHome(query) ? shelf(scope, 'popular', query) : listItems(api, scope, { ...query, order: 'popular', ...narrowing(query) }),
  );
  mount(api, API.items.discounted, async ({ query, scope }) =>
    isOfHome(query)
      ? shelf(scope, 'discounted', query)
      : listItems(api, scope, { ...query, order: 'popular', where: and(predicates(query), discountedNow(api.adapters.clock.now())) }),
  );
  mount(api, API.items.recommended, async ({ query, scope }) => {
    const ofStore = query.store_id === undefined ? sql`true` : sql`i.store_id = ${query.store_id}`;
    const isHome = isOfHome({ ...query, type: query.filter }) && query.store_id === undefined;
    const { products, ...page } = isHome
      ? await shelf(scope, 'recommended', query)
      : await listItems(api, scope, { ...query, order: 'popular', where: and(sql`i.recommended`, vegOnly(query.filter), ofStore) });
    return { ...page, items: products };
  });
  mount(api, API.items.mostReviewed, async ({ query, scope }) => {
    const list = await listBestReviewed(api, scope, { ...query, where: predicates(query) });
    const ofHome = isOfHome(query) && query.menu_id === undefined ? await shelf(scope, 'best-reviewed', query) : {};
    const whole = { ...list, ...ofHome };
    return { ...whole, categories: categoriesOf(whole.products) };
  });
  mount(api, API.items.newArrival, async ({ query, scope }) => {
    const list = isOfHome(query)
      ? await shelf(scope, 'new', query)
      : await listItems(api, scope, { ...query, order: 'new', where: predicates(query) });
    return { ...list, categories: categoriesOf(list.products) };
  });
  mount(api, API.items.related, async ({ params, query, scope }) => listRelated(api, scope, params.id, query));
}

/** Whether a list is asked for as a section of the home page, and as a whole. */
function isOfHome({ home, type, category_id, offset }: HomeQuery): boolean {
  return home === true && type === 'all' && category_id === undefined && offset === 1;
}

interface HomeQuery {
  readonly home?: boolean;
  readonly type: 'all' | 'veg' | 'non_veg';
  readonly category_id?: number;
  readonly offset: number;
}

function predicates(query: { type: 'all' | 'veg' | 'non_veg'; category_id?: number }): RawBuilder<unknown> {
  return and(vegOnly(query.type), query.category_id === undefined ? sql`true` : inCategory(query.category_id));
}

/** Like `predicates`, for lists by popularity, which use the index of each category. */
function narrowing({ type, category_id: id }: Parameters<typeof predicates>[0]): Pick<ItemsQuery, 'where' | 'categoryIds'> {
  return { ...(type !== 'all' && { where: vegOnly(type) }), ...(id !== undefined && { categoryIds: [id] }) };
}

/** Menu above a list: the categories of its items, in order of appearance. */
function categoriesOf(
  products: readonly { category_ids: readonly { id: number; name: string; slug: string }[] }[],
): { id: number; name: string; slug: string }[] {
  const found = new Map<number, { id: number; name: string; slug: string }>();
  for (const { category_ids: categories } of products) for (const category of categories.slice(0, 1)) found.set(category.id, category);
  return [...found.values()];
}
