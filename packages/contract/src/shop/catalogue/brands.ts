import { endpoint } from '../../endpoint.ts';
import { Count, Exact, Hue, Id, IdOrSlug, ListOf, Nullable, OneOf, page, Slug, Text, Url, WithDefault } from '../../fields.ts';
import { ItemCard } from './item-card.ts';

/** A brand with the number of its items (entity-31). */
export const Brand = Exact({ id: Id, slug: Slug, name: Text, image_full_url: Nullable(Url), tile_hue: Hue, items_count: Count });

const list = { method: 'GET', tag: 'Brands', access: 'anyone', rate: 'browse', dependsOn: 'module' } as const;

export const brands = {
  list: endpoint({
    ...list,
    path: '/brand',
    summary: 'Brands that have items here',
    query: Exact({ ...page(50), sort_by: WithDefault(OneOf('default', 'a_to_z', 'z_to_a'), 'default') }),
    reply: ListOf('brands', Brand),
    cacheSeconds: 300,
  }),
  items: endpoint({
    ...list,
    path: '/brand/items/{idOrSlug}',
    summary: 'Items of a brand',
    params: Exact({ idOrSlug: IdOrSlug }),
    query: Exact(page()),
    reply: ListOf('products', ItemCard, { brand: Brand }),
    problems: { 'brand-not-found': { status: 404, message: 'This brand does not exist.' } },
    cacheSeconds: 30,
  }),
};
