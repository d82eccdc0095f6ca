import type { PoolClient } from 'pg';
import { allergens } from '../products/allergens.ts';
import { brands } from '../products/brands.ts';
import { categories } from '../products/categories.ts';
import { conditions } from '../products/conditions.ts';
import { parcelCategories } from '../products/parcel-categories.ts';
import { pictures } from '../pictures.ts';
import { daysFrom } from './days.ts';
import { demoPicture } from './demo-media.ts';
import { idOf, insertKeyed, insertRows } from './insert.ts';
import { CITY_AGE_DAYS, type CityIds } from './places.ts';
import { spelled, spelledName } from './spelling.ts';

export interface CatalogueIds {
  readonly categories: ReadonlyMap<string, number>;
  readonly brands: ReadonlyMap<string, number>;
  readonly conditions: ReadonlyMap<string, number>;
  readonly parcelCategories: ReadonlyMap<string, number>;
}

export async function loadCatalogue(client: PoolClient, city: CityIds, now: Date): Promise<CatalogueIds> {
  await insertRows(
    client,
    'allergens',
    Object.entries(allergens).map(([code, name], position) => ({ code, name: spelled(name), position })),
  );
  return {
    categories: await loadCategories(client, city, now),
    brands: await insertKeyed(
      client,
      'brands',
      brands.map((brand, position) => ({
        key: brand.key,
        module_id: idOf(city.modules, brand.module),
        slug: brand.key,
        name: spelledName(brand.name),
        image: demoPicture(brand.picture),
        position,
      })),
    ),
    conditions: await insertKeyed(
      client,
      'common_conditions',
      conditions.map((condition, position) => ({
        key: condition.key,
        slug: condition.key,
        name: spelled(condition.name),
        image: demoPicture(condition.picture),
        position,
      })),
    ),
    parcelCategories: await insertKeyed(
      client,
      'parcel_categories',
      parcelCategories.map((category, position) => ({
        key: category.key,
        module_id: idOf(city.modules, 'parcel'),
        slug: category.key,
        name: spelled(category.name),
        description: spelled(category.description),
        image: demoPicture(category.picture),
        hue: pictures[category.picture].hue,
        per_km_minor: category.perKilometre,
        minimum_minor: category.minimumCharge,
        position,
      })),
    ),
  };
}

/** Parents first, because a child refers to its parent's id. */
async function loadCategories(client: PoolClient, city: CityIds, now: Date): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const isChild of [false, true]) {
    const level = categories
      .map((category, position) => ({ category, position }))
      .filter(({ category }) => Boolean(category.parent) === isChild)
      .map(({ category, position }) => ({
        key: category.key,
        module_id: idOf(city.modules, category.module),
        parent_id: category.parent ? idOf(ids, category.parent) : null,
        slug: category.key,
        name: spelled(category.name),
        image: demoPicture(category.picture),
        hue: category.hue,
        position,
        featured: category.featured,
        created_at: daysFrom(now, -CITY_AGE_DAYS),
      }));
    for (const [key, id] of await insertKeyed(client, 'categories', level)) ids.set(key, id);
  }
  return ids;
}
