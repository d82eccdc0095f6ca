import { sql, type RawBuilder } from 'kysely';
import type { Filter } from '@bozor/domain/catalogue/listing.ts';
import { discountedNow } from './price-now.ts';

/** SQL predicates on `i` (items) that lists share. */
export function and(...predicates: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join(
    predicates.map((predicate) => sql`(${predicate})`),
    sql` and `,
  );
}

export function vegOnly(type: 'all' | 'veg' | 'non_veg'): RawBuilder<unknown> {
  switch (type) {
    case 'all':
      return sql`true`;
    case 'veg':
      return sql`i.veg`;
    case 'non_veg':
      return sql`i.veg = false`;
  }
}

/** In a category or its subcategories. */
export function inCategory(categoryId: number): RawBuilder<unknown> {
  return inCategories([categoryId]);
}

export function inCategories(categoryIds: readonly number[]): RawBuilder<unknown> {
  return sql`exists (select 1 from item_categories ic where ic.item_id = i.id and ic.category_id = any(${[...categoryIds]}::bigint[]))`;
}

export function halalOnly(): RawBuilder<unknown> {
  return sql`i.is_halal`;
}

/**
 * Items that state their allergens and contain none of these, neither themselves nor in an option or add-on. Items without a statement are
 * excluded: they may contain them. `offset 0` keeps the options of an item a look-up: as a join, the planner reads those of all items to count a
 * thousand of them.
 */
export function statedWithout(allergens: readonly string[]): RawBuilder<unknown> {
  const these = sql`${[...allergens]}::text[]`;
  return sql`i.allergens is not null and not i.allergens && ${these}
    and not exists (
      select from food_variation_groups g join food_variation_values v on v.group_id = g.id where g.item_id = i.id and v.allergens && ${these} offset 0)
    and not exists (
      select from item_add_ons ia join add_ons a on a.id = ia.add_on_id where ia.item_id = i.id and a.is_active and a.allergens && ${these} offset 0)`;
}

export const ALLERGENS_NOT_STATED = sql`i.allergens is null`;

/** Minimum rating of a top rated item or store. */
export const TOP_RATED = 4;

/** Number of items of a zone and module that are popular. */
const MOST_POPULAR = 50;

/** One of the most ordered items of its zone and module. Their ids are read along the index, once for a statement. */
const POPULAR = sql`(i.popularity > 0 and i.id in (
  select most.id from zones z cross join modules m cross join lateral (
    select x.id from items x where x.zone_id = z.id and x.module_id = m.id and x.is_listed
    order by x.popularity desc, x.id limit ${sql.lit(MOST_POPULAR)}
  ) most where z.is_active and m.is_active))`;

/** Predicate of a listing filter. Filters about stores match every item. */
export function matching(filter: Filter, now: Date): RawBuilder<unknown> {
  switch (filter) {
    case 'top_rated':
      return sql`i.avg_rating >= ${TOP_RATED}`;
    case 'discounted':
      return discountedNow(now);
    case 'popular':
      return POPULAR;
    case 'currently_open':
    case 'free_delivery':
    case 'coupon':
      return sql`true`;
  }
}
