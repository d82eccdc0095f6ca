import { sql } from 'kysely';
import type { Module } from '@bozor/contract/shop/catalogue/module.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';

export interface ModuleRow {
  readonly id: number;
  readonly module_type: Module['module_type'];
  readonly name: string;
  readonly description: string;
  readonly hero_title: string;
  readonly hero_text: string;
  readonly icon: string | null;
  readonly thumbnail: string | null;
  readonly stores_count: number;
  readonly items_count: number;
  /** All active zones that offer it. */
  readonly zone_ids: readonly number[];
}

/** Active modules that one of these zones offers, with their counts. */
export async function readModules(db: Database, zoneIds: readonly number[], locale: Locale): Promise<ModuleRow[]> {
  const { rows } = await sql<ModuleRow>`
    select m.id, m.module_type, coalesce(m.name->>${locale}, m.name->>'en') as name,
      coalesce(m.description->>${locale}, m.description->>'en', '') as description,
      coalesce(m.hero_title->>${locale}, m.hero_title->>'en', m.name->>${locale}, m.name->>'en') as hero_title,
      coalesce(m.hero_text->>${locale}, m.hero_text->>'en', '') as hero_text, m.icon, m.thumbnail, offered.zone_ids,
      (select count(*) from stores s where s.module_id = m.id and s.zone_id = any(${[...zoneIds]}::bigint[]) and s.is_active) as stores_count,
      (select coalesce(sum(c.items), 0) from shelf_counts c where c.module_id = m.id and c.zone_id = any(${[...zoneIds]}::bigint[])) as items_count
    from modules m
    cross join lateral (
      select array_agg(z.id order by z.id) as zone_ids from zone_modules zm join zones z on z.id = zm.zone_id and z.is_active where zm.module_id = m.id
    ) offered
    where m.is_active and offered.zone_ids && ${[...zoneIds]}::bigint[]
    order by m.position, m.id`.execute(db);
  return rows;
}
