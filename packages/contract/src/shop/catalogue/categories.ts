import Type, { type Static } from 'typebox';
import { endpoint } from '../../endpoint.ts';
import { Count, Exact, Flag, Hue, Id, IdOrSlug, ListOf, Nullable, optionalPage, Slug, Text, Url } from '../../fields.ts';
import { categoryNotFound } from '../../refusals.ts';

const categoryFields = {
  id: Id,
  name: Text,
  slug: Slug,
  image: Nullable(Url),
  image_full_url: Nullable(Url),
  tile_hue: Hue,
  featured: Flag,
  module_id: Id,
  products_count: Count,
  stores_count: Count,
};

/** A subcategory. */
export const ChildCategory = Exact({ ...categoryFields, parent_id: Id });

/** A top-level category with its subcategories. */
export const Category = Exact({ ...categoryFields, childes: Type.Array(ChildCategory) });
export type Category = Static<typeof Category>;

const list = { method: 'GET', tag: 'Categories', access: 'anyone', rate: 'browse', cacheSeconds: 300, dependsOn: 'module' } as const;

export const categories = {
  list: endpoint({
    ...list,
    path: '/categories',
    summary: 'Categories of the module, with those under them',
    query: Exact(optionalPage),
    reply: ListOf('data', Category),
  }),
  featured: endpoint({
    ...list,
    cacheSeconds: 480,
    path: '/categories/featured',
    summary: 'Featured categories',
    query: Exact(optionalPage),
    reply: ListOf('data', Category),
  }),
  childes: endpoint({
    ...list,
    path: '/categories/childes/{idOrSlug}',
    summary: 'Categories under one',
    params: Exact({ idOrSlug: IdOrSlug }),
    query: Exact(optionalPage),
    reply: ListOf('data', ChildCategory, { parent: Exact({ id: Id, name: Text, slug: Slug, module_id: Id }) }),
    problems: categoryNotFound,
  }),
  /** Categories offered as interests; empty for a module without interests (parcel). */
  interests: endpoint({
    ...list,
    path: '/interest-categories',
    summary: 'Categories to choose interests from',
    query: Exact(optionalPage),
    reply: ListOf('data', Category),
  }),
};
