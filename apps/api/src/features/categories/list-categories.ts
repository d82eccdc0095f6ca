import type { Static } from 'typebox';
import type { Category, ChildCategory } from '@bozor/contract/categories.ts';
import { API } from '@bozor/contract/routes.ts';
import type { Api } from '../../platform/api.ts';
import { refuse } from '../../platform/http/problem.ts';
import type { Scope } from '../../platform/http/scope.ts';
import { modulesOf } from '../items/list-items.ts';
import { presentCategories, presentChild } from './present.ts';
import { findCategory, readCategories } from './store.ts';

/** A list that is answered whole. */
export interface WholeList<Row> {
  readonly total_size: number;
  readonly limit: number;
  readonly offset: number;
  readonly data: Row[];
}

/** Categories of the first level that have something to sell in the caller's zones, with those under them. */
export async function listCategories(api: Api, scope: Scope): Promise<WholeList<Category>> {
  const moduleIds = await modulesOf(api, scope);
  return whole(presentCategories(await readCategories(api.db, { ...scope, moduleIds })));
}

export async function listFeaturedCategories(api: Api, scope: Scope): Promise<WholeList<Category>> {
  const { data } = await listCategories(api, scope);
  return whole(data.filter(({ featured }) => featured === 1));
}

/** Those under one, whatever module the headers name. */
export async function listChildren(
  api: Api,
  scope: Scope,
  idOrSlug: string,
): Promise<WholeList<Static<typeof ChildCategory>> & { parent: { id: number; name: string; slug: string; module_id: number } }> {
  const { id, name, slug, module_id } = await categoryAt(api, scope, idOrSlug);
  const rows = await readCategories(api.db, { ...scope, moduleIds: [module_id] });
  const children = rows.filter(({ parent_id }) => parent_id === id).map(presentChild);
  return { ...whole(children), parent: { id, name, slug, module_id } };
}

/** The category that an address names. */
export async function categoryAt(api: Api, { locale }: Scope, idOrSlug: string) {
  const category = await findCategory(api.db, idOrSlug, locale);
  if (!category) throw refuse(API.categories.childes, 'category-not-found');
  return category;
}

function whole<Row>(data: Row[]): WholeList<Row> {
  return { total_size: data.length, limit: data.length, offset: 1, data };
}
