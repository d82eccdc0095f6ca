import Type from 'typebox';
import { endpoint } from '../../endpoint.ts';
import { CLAMPED, Exact, Id, IdOrSlug, ListOf, OneOf, page, Slug, Text, WithDefault } from '../../fields.ts';
import { ItemCard } from './item-card.ts';
import { ItemDetails } from './item-details.ts';
import { categoryNotFound, itemNotFound, storeNotFound } from '../../refusals.ts';

/** Diet preference of food lists: all, only vegetarian, or only not. */
export const Veg = OneOf('all', 'veg', 'non_veg');

/** On a home page: a list without what the sections above it show, and empty with fewer than four left. Ignored in a narrowed list. */
export const OnHome = Type.Optional(Type.Boolean({ description: 'As on the home page: without what the sections above show.' }));

/** Query of the plain item lists. */
const itemsQuery = (defaultLimit?: number) =>
  Exact({ ...page(defaultLimit), type: WithDefault(Veg, 'all'), category_id: Type.Optional(Id), home: OnHome });

/** A page of item cards. */
const Products = ListOf('products', ItemCard);

const CategoryChip = Exact({ id: Id, name: Text, slug: Slug });
const list = { method: 'GET', tag: 'Items', access: 'anyone', rate: 'browse', cacheSeconds: 30, dependsOn: 'module' } as const;

export const items = {
  recommended: endpoint({
    ...list,
    path: '/items/recommended',
    summary: 'Items the stores recommend',
    query: Exact({ ...page(15), filter: WithDefault(Veg, 'all'), store_id: Type.Optional(Id), home: OnHome }),
    reply: ListOf('items', ItemCard),
    problems: storeNotFound,
  }),
  popular: endpoint({ ...list, path: '/items/popular', summary: 'Items ordered most', query: itemsQuery(), reply: Products }),
  discounted: endpoint({
    ...list,
    path: '/items/discounted',
    summary: 'Items with a discount now',
    query: itemsQuery(15),
    reply: Products,
  }),
  mostReviewed: endpoint({
    ...list,
    path: '/items/most-reviewed',
    summary: 'Best reviewed items with the entries of the menu above them, and the categories of what is listed',
    query: Exact({ ...itemsQuery().properties, menu_id: Type.Optional(Id) }),
    reply: ListOf('products', ItemCard, {
      menus: Type.Array(Exact({ id: Id, name: Text })),
      categories: Type.Array(CategoryChip),
    }),
  }),
  newArrival: endpoint({
    ...list,
    path: '/items/new-arrival',
    summary: 'Newest items and their categories',
    query: itemsQuery(),
    reply: ListOf('products', ItemCard, { categories: Type.Array(CategoryChip) }),
  }),
  details: endpoint({
    ...list,
    path: '/items/details/{idOrSlug}',
    summary: 'One item',
    dependsOn: 'language',
    params: Exact({ idOrSlug: IdOrSlug }),
    query: Exact({ campaign: Type.Optional(Type.Boolean({ description: 'Look among the campaign items.' })) }),
    reply: ItemDetails,
    problems: itemNotFound,
  }),
  related: endpoint({
    ...list,
    path: '/items/related/{id}',
    summary: 'Items of the same kind, the same store first',
    params: Exact({ id: Id }),
    query: Exact(page()),
    reply: Products,
    problems: itemNotFound,
  }),
  ofCategory: endpoint({
    ...list,
    path: '/categories/items/{idOrSlug}',
    summary: 'Items of a category and of those under it',
    params: Exact({ idOrSlug: IdOrSlug }),
    query: itemsQuery(),
    reply: ListOf('products', ItemCard, { category: CategoryChip }),
    problems: categoryNotFound,
  }),
  ofFeaturedCategories: endpoint({
    ...list,
    path: '/categories/featured/items',
    summary: 'Items of the featured categories',
    query: Exact({
      ...page(20),
      page_limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, ...CLAMPED, description: 'Same as limit.' })),
      type: WithDefault(Veg, 'all'),
      category_id: Type.Optional(Id),
      home: OnHome,
    }),
    reply: ListOf('products', ItemCard, { categories: Type.Array(CategoryChip) }),
  }),
};
