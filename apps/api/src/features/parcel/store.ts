import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';

export interface ParcelCategoryRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly image: string;
  readonly hue: number;
  readonly per_km_minor: number;
  readonly minimum_minor: number;
}

/** Parcel categories of these zones. A category without a rate of its own gets the lowest of the zones. */
export async function readParcelCategories(db: Database, zoneIds: readonly number[], locale: Locale): Promise<ParcelCategoryRow[]> {
  const { rows } = await sql<ParcelCategoryRow>`
    select c.id, c.slug, coalesce(c.name->>${locale}, c.name->>'en') as name, coalesce(c.description->>${locale}, c.description->>'en') as description,
      c.image, c.hue, coalesce(c.per_km_minor, min(zm.per_km_minor)) as per_km_minor, coalesce(c.minimum_minor, min(zm.minimum_minor)) as minimum_minor
    from parcel_categories c
    join modules m on m.id = c.module_id and m.is_active
    join zone_modules zm on zm.module_id = c.module_id and zm.zone_id = any(${[...zoneIds]}::bigint[])
    join zones z on z.id = zm.zone_id and z.is_active
    where c.is_active
    group by c.id order by c.position, c.id`.execute(db);
  return rows;
}

/** A page of the possible instructions for couriers. */
export async function readInstructions(
  db: Database,
  { locale, limit, offset }: { readonly locale: Locale; readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: { readonly id: number; readonly instruction: string }[]; readonly total: number }> {
  const { rows } = await sql<{ id: number; instruction: string; total: number }>`
    select id, coalesce(instruction->>${locale}, instruction->>'en') as instruction, count(*) over () as total
    from parcel_instructions where is_active order by position, id limit ${limit} offset ${(offset - 1) * limit}`.execute(db);
  return { rows: rows.map(({ id, instruction }) => ({ id, instruction })), total: rows[0]?.total ?? 0 };
}
