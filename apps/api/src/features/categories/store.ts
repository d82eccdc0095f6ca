import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';

export interface CategoryRow {
  readonly id: number;
  readonly parent_id: number | null;
  readonly module_id: number;
  readonly name: string;
  readonly slug: string;
  readonly image: string | null;
  readonly hue: number;
  readonly featured: boolean;
  readonly products_count: number;
  readonly stores_count: number;
}

const named = (locale: Locale): RawBuilder<string> => sql`coalesce(c.name->>${locale}, c.name->>'en')`;

/** Categories with items in these zones, in their order, with counts of items and stores. */
export async function readCategories(
  db: Database,
  { zoneIds, moduleIds, locale }: { readonly zoneIds: readonly number[]; readonly moduleIds: readonly number[]; readonly locale: Locale },
): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    with counted as (
      select category_id, sum(products)::int as products, sum(stores)::int as stores from zone_categories
      where zone_id in (select id from zones where id = any(${[...zoneIds]}::bigint[]) and is_active) and products > 0
      group by category_id
    )
    select c.id, c.parent_id, c.module_id, ${named(locale)} as name, c.slug, c.image, c.hue, c.featured,
      counted.products as products_count, counted.stores as stores_count
    from categories c join counted on counted.category_id = c.id join modules m on m.id = c.module_id and m.is_active
    where c.module_id = any(${[...moduleIds]}::bigint[]) and c.is_active
    order by c.position, c.id`.execute(db);
  return rows;
}

/** An active category by id or slug. */
export async function findCategory(
  db: Database,
  idOrSlug: string,
  locale: Locale,
): Promise<Pick<CategoryRow, 'id' | 'parent_id' | 'module_id' | 'name' | 'slug'> | undefined> {
  const which = /^\d{1,15}$/.test(idOrSlug) ? sql`c.id = ${Number(idOrSlug)}` : sql`c.slug = ${idOrSlug}`;
  const { rows } = await sql<Pick<CategoryRow, 'id' | 'parent_id' | 'module_id' | 'name' | 'slug'>>`
    select c.id, c.parent_id, c.module_id, ${named(locale)} as name, c.slug
    from categories c join modules m on m.id = c.module_id and m.is_active where ${which} and c.is_active`.execute(db);
  return rows[0];
}
