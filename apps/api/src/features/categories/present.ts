import type { Static } from 'typebox';
import type { Category, ChildCategory } from '@bozor/contract/shop/catalogue/categories.ts';
import { mediaUrl, tileHue } from '../../platform/media/media-url.ts';
import type { CategoryRow } from './store.ts';

/** Nests rows of both levels: categories with their subcategories, in the order of the rows. */
export function presentCategories(rows: readonly CategoryRow[]): Category[] {
  return rows
    .filter((row) => row.parent_id === null)
    .map((row) => ({ ...fields(row), childes: rows.filter((child) => child.parent_id === row.id).map(presentChild) }));
}

export function presentChild(row: CategoryRow): Static<typeof ChildCategory> {
  return { ...fields(row), parent_id: row.parent_id! };
}

function fields(row: CategoryRow) {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    image: mediaUrl(row.image),
    image_full_url: mediaUrl(row.image),
    tile_hue: tileHue(row.hue),
    featured: row.featured ? (1 as const) : (0 as const),
    module_id: row.module_id,
    products_count: row.products_count,
    stores_count: row.stores_count,
  };
}
