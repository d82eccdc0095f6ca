import { sql, type RawBuilder } from 'kysely';

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

/** Whose own, whose store's or whose flash sale's discount runs now. */
export function discountedNow(now: Date): RawBuilder<unknown> {
  return sql`i.discount > 0
    or exists (select 1 from store_discounts d where d.store_id = i.store_id and tstzrange(d.starts_at, d.ends_at) @> ${now}::timestamptz)
    or exists (select 1 from flash_sale_items f where f.item_id = i.id and f.starts_at <= ${now}::timestamptz and f.ends_at > ${now}::timestamptz and f.available > 0)`;
}
