import { parseDeliveryType } from '@bozor/domain/stores/store-section.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import type { Api } from '../../platform/api.ts';
import { mount } from '../../platform/http/mount.ts';
import { wholeList } from '../../platform/http/whole-list.ts';
import { and, inCategory, vegOnly } from '../items/item-predicates.ts';
import { listItems } from '../items/list-items.ts';
import { listShelf } from '../items/list-shelf.ts';
import { listStores } from '../stores/list-stores.ts';
import { cooking, handingOver, selling } from '../stores/store-predicates.ts';
import { categoryAt, listCategories, listChildren, listFeaturedCategories } from './list-categories.ts';

export function categoryRoutes(api: Api): void {
  mount(api, API.categories.list, async ({ query, scope }) => wholeList('data', await listCategories(api, scope), query));
  mount(api, API.categories.featured, async ({ query, scope }) => wholeList('data', await listFeaturedCategories(api, scope), query));
  mount(api, API.categories.childes, async ({ params, query, scope }) => {
    const { children, parent } = await listChildren(api, scope, params.idOrSlug);
    return { ...wholeList('data', children, query), parent };
  });
  mount(api, API.categories.interests, async ({ query, scope }) => wholeList('data', await listCategories(api, scope), query));

  mount(api, API.items.ofCategory, async ({ params, query, scope }) => {
    const { id, name, slug, module_id } = await categoryAt(api, scope, params.idOrSlug);
    const predicates = [
      ...(query.category_id === undefined ? [] : [inCategory(query.category_id)]),
      ...(query.type === 'all' ? [] : [vegOnly(query.type)]),
    ];
    const list = await listItems(
      api,
      { ...scope, moduleId: module_id },
      { ...query, order: 'popular', categoryIds: [id], ...(predicates.length > 0 && { where: and(...predicates) }) },
    );
    return { ...list, category: { id, name, slug } };
  });
  mount(api, API.items.ofFeaturedCategories, async ({ query, scope }) => {
    const featured = (await listFeaturedCategories(api, scope)).map(({ id, name, slug }) => ({ id, name, slug }));
    const wanted = query.category_id === undefined ? featured.map(({ id }) => id) : [query.category_id];
    const limit = query.page_limit ?? query.limit;
    const isOfHome = query.home === true && query.category_id === undefined && query.type === 'all' && query.offset === 1;
    if (isOfHome)
      return { ...(await listShelf(api, scope, 'featured', { limit, order: 'popular', categoryIds: wanted })), categories: featured };
    const list = await listItems(api, scope, {
      limit,
      offset: query.offset,
      order: 'popular',
      categoryIds: wanted,
      ...(query.type !== 'all' && { where: vegOnly(query.type) }),
    });
    return { ...list, categories: featured };
  });
  mount(api, API.stores.ofCategory, async ({ params, query, scope }) => {
    const { id, module_id } = await categoryAt(api, scope, params.idOrSlug);
    const where = and(selling(id), handingOver(parseDeliveryType(query.type) ?? 'all'), cooking(query.veg));
    return listStores(api, { ...scope, moduleId: module_id }, { ...query, order: 'popular', where });
  });
}
