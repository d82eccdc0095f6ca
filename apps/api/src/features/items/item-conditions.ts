import { sql, type RawBuilder } from 'kysely';
import type { Filter } from '@bozor/domain/catalogue/listing.ts';
import { discountedNow } from './price-now.ts';

/** Conditions on `i` (items) that lists share. */
export function and(...conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join(
    conditions.map((condition) => sql`(${condition})`),
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

/** In a category or in one under it. */
export function inCategory(categoryId: number): RawBuilder<unknown> {
  return inCategories([categoryId]);
}

export function inCategories(categoryIds: readonly number[]): RawBuilder<unknown> {
  return sql`exists (select 1 from item_categories ic where ic.item_id = i.id and ic.category_id = any(${[...categoryIds]}::bigint[]))`;
}

export function halalOnly(): RawBuilder<unknown> {
  return sql`i.is_halal`;
}

/** That state to contain none of these. What does not state its allergens is not among them: nobody knows. */
export function statedWithout(allergens: readonly string[]): RawBuilder<unknown> {
  return sql`i.allergens is not null and not i.allergens && ${[...allergens]}::text[]`;
}

export const ALLERGENS_NOT_STATED = sql`i.allergens is null`;

/** Stars from which something counts as top rated. */
export const TOP_RATED = 4;

/** What a filter of listings asks of an item; those that speak of stores ask nothing. */
export function matching(filter: Filter, now: Date): RawBuilder<unknown> {
  switch (filter) {
    case 'top_rated':
      return sql`i.avg_rating >= ${TOP_RATED}`;
    case 'discounted':
      return discountedNow(now);
    case 'popular':
      return sql`i.popularity > 0`;
    case 'currently_open':
    case 'free_delivery':
    case 'coupon':
      return sql`true`;
  }
}
