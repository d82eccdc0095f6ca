import { sql } from 'kysely';
import { LONGEST_LIST } from '@bozor/domain/catalogue/listing.ts';
import type { Database } from '../../platform/db/database.ts';
import type { CatalogueScope } from '../../platform/db/zone-page.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';

export interface HealthConditionRow {
  readonly id: number;
  readonly name: string;
  readonly image: string | null;
  readonly items_count: number;
}

/** Health conditions with matching items in these zones. Counts stop at the length of the longest list. */
export async function readHealthConditions(
  db: Database,
  { zoneIds, moduleIds, locale }: CatalogueScope & { readonly locale: Locale },
): Promise<HealthConditionRow[]> {
  const { rows } = await sql<HealthConditionRow>`
    select c.id, coalesce(c.name->>${locale}, c.name->>'en') as name, c.image, helping.items as items_count
    from common_conditions c
    cross join lateral (
      select count(*) as items from (
        select from item_conditions ic
        where ic.condition_id = c.id and ic.zone_id = any(${[...zoneIds]}::bigint[]) and ic.module_id = any(${[...moduleIds]}::bigint[]) and ic.is_listed
        limit ${sql.lit(LONGEST_LIST)}
      ) counted
    ) helping
    where c.is_active and helping.items > 0
    order by c.position, c.id`.execute(db);
  return rows;
}

export async function isHealthCondition(db: Database, id: number): Promise<boolean> {
  const row = await db.selectFrom('common_conditions').where('id', '=', id).where('is_active', '=', true).select('id').executeTakeFirst();
  return row !== undefined;
}
