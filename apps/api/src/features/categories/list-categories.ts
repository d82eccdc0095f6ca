import type { Category } from '@bozor/contract/shop/catalogue/categories.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import type { Api } from '../../platform/api.ts';
import { refuse } from '../../platform/http/problem.ts';
import type { Scope } from '../../platform/http/scope.ts';
import { modulesOf } from '../items/list-items.ts';
import { presentCategories, presentChild } from './present.ts';
import { findCategory, readCategories } from './store.ts';

const OF_CATEGORY = [API.categories.childes, API.items.ofCategory, API.stores.ofCategory] as const;

/** Top-level categories with items in the caller's zones, and their subcategories. */
export async function listCategories(api: Api, scope: Scope): Promise<Category[]> {
  const moduleIds = await modulesOf(api, scope);
  return presentCategories(await readCategories(api.db, { ...scope, moduleIds }));
}

export async function listFeaturedCategories(api: Api, scope: Scope): Promise<Category[]> {
  return (await listCategories(api, scope)).filter(({ featured }) => featured === 1);
}

/** Subcategories of a category, in any module. */
export async function listChildren(api: Api, scope: Scope, idOrSlug: string) {
  const { id, name, slug, module_id } = await categoryAt(api, scope, idOrSlug);
  const rows = await readCategories(api.db, { ...scope, moduleIds: [module_id] });
  return { children: rows.filter(({ parent_id }) => parent_id === id).map(presentChild), parent: { id, name, slug, module_id } };
}

/** The category of a URL. */
export async function categoryAt(api: Api, { locale }: Scope, idOrSlug: string) {
  const category = await findCategory(api.db, idOrSlug, locale);
  if (!category) throw refuse(OF_CATEGORY, 'category-not-found');
  return category;
}
