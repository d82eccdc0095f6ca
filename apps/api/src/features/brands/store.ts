import { sql, type RawBuilder } from 'kysely';
import { LONGEST_LIST } from '@bozor/domain/catalogue/listing.ts';
import type { Database } from '../../platform/db/database.ts';
import type { CatalogueScope } from '../../platform/db/zone-page.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';

export interface BrandRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly image: string | null;
  /** Hue of the brand's most ordered item, so that the tile behind the logo matches it. */
  readonly hue: number;
  readonly items_count: number;
}

export type BrandOrder = 'default' | 'a_to_z' | 'z_to_a';

const name = (locale: Locale): RawBuilder<string> => sql`coalesce(b.name->>${locale}, b.name->>'en')`;

/** Brands with items in these zones, and their total number. */
export async function readBrands(
  db: Database,
  { zoneIds, moduleIds, locale }: CatalogueScope & { readonly locale: Locale },
  { order, limit, offset }: { readonly order: BrandOrder; readonly limit: number; readonly offset: number },
): Promise<{ readonly brands: BrandRow[]; readonly total: number }> {
  const { rows } = await sql<BrandRow & { total: number }>`
    select b.id, b.slug, ${name(locale)} as name, b.image, found.items_count, count(*) over () as total, (
        select i.hue from unnest(${[...zoneIds]}::bigint[]) as z (id) cross join lateral (
          select hue, popularity, id from items where zone_id = z.id and module_id = b.module_id and brand_id = b.id and is_listed
          order by popularity desc, id limit 1
        ) i order by i.popularity desc, i.id limit 1
      ) as hue
    from brands b
    join modules m on m.id = b.module_id and m.is_active
    cross join lateral (
      select least(coalesce(sum(c.items), 0), ${LONGEST_LIST}) as items_count
      from brand_counts c where c.brand_id = b.id and c.zone_id = any(${[...zoneIds]}::bigint[]) and c.module_id = b.module_id
    ) found
    where b.module_id = any(${[...moduleIds]}::bigint[]) and b.is_active and found.items_count > 0
    order by ${ORDERS[order](locale)}, b.id limit ${limit} offset ${(offset - 1) * limit}`.execute(db);
  return { brands: rows, total: rows[0]?.total ?? 0 };
}

export async function findBrand(db: Database, idOrSlug: string, locale: Locale): Promise<(BrandRow & { module_id: number }) | undefined> {
  const which = /^\d{1,15}$/.test(idOrSlug) ? sql`b.id = ${Number(idOrSlug)}` : sql`b.slug = ${idOrSlug}`;
  const { rows } = await sql<BrandRow & { module_id: number }>`
    select b.id, b.slug, ${name(locale)} as name, b.image, b.module_id, 0 as items_count,
      coalesce((select i.hue from items i where i.brand_id = b.id and i.is_active and i.campaign_id is null order by i.popularity desc, i.id limit 1), 0) as hue
    from brands b join modules m on m.id = b.module_id and m.is_active where ${which} and b.is_active`.execute(db);
  return rows[0];
}

const ORDERS: Readonly<Record<BrandOrder, (locale: Locale) => RawBuilder<unknown>>> = {
  default: () => sql`b.position`,
  a_to_z: (locale) => sql`lower(${name(locale)})`,
  z_to_a: (locale) => sql`lower(${name(locale)}) desc`,
};
