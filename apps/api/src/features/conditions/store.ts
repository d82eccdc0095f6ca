import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import type { Locale } from '../../platform/http/scope.ts';

export interface ConditionRow {
  readonly id: number;
  readonly name: string;
  readonly image: string | null;
  readonly items_count: number;
}

/** What people treat at home and something helps with here. */
export async function readConditions(
  db: Database,
  { zoneIds, moduleIds, locale }: { readonly zoneIds: readonly number[]; readonly moduleIds: readonly number[]; readonly locale: Locale },
): Promise<ConditionRow[]> {
  const { rows } = await sql<ConditionRow>`
    select c.id, coalesce(c.name->>${locale}, c.name->>'en') as name, c.image, count(*) as items_count
    from common_conditions c
    join item_conditions ic on ic.condition_id = c.id
    join items i on i.id = ic.item_id and i.is_active and i.campaign_id is null
    join stores s on s.id = i.store_id and s.is_active
    where c.is_active and i.zone_id = any(${[...zoneIds]}::bigint[]) and i.module_id = any(${[...moduleIds]}::bigint[])
    group by c.id order by c.position, c.id`.execute(db);
  return rows;
}

export async function isCondition(db: Database, id: number): Promise<boolean> {
  const row = await db.selectFrom('common_conditions').where('id', '=', id).where('is_active', '=', true).select('id').executeTakeFirst();
  return row !== undefined;
}
