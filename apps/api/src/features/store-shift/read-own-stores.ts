import type { OwnStore } from '@bozor/contract/store/shift.ts';
import { opensOnLaterDay } from '@bozor/domain/stores/shift.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import { sql } from 'kysely';
import { localized } from '../../platform/db/localized-column.ts';
import type { Api } from '../../platform/api.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { extraMinutes } from '../stores/extra-minutes.ts';
import { openStateOf, timesOf } from '../stores/open-state-of.ts';
import type { StoreRow } from '../stores/store-row.ts';
import { mayStore } from './policies.ts';

interface OwnStoreRow extends Pick<StoreRow, 'id' | 'name' | 'timezone' | 'is_active' | 'is_accepting' | 'hours' | 'closures'> {
  readonly busy_minutes: number;
  readonly busy_until: Date | null;
  readonly paused_until: Date | null;
}

/** Bounds the stores of one person. */
const MOST_STORES = 50;

/** The stores of a person, and how each takes orders now. */
export async function readOwnStores(
  { db, adapters: { clock } }: Pick<Api, 'db' | 'adapters'>,
  staff: Staff,
  locale: Locale,
): Promise<{ now: string; stores: OwnStore[] }> {
  const now = clock.now();
  const ms = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::bigint`;
  const { rows } = await sql<OwnStoreRow>`
    select s.id, ${localized('s.name', locale)} as name, s.timezone, s.is_active, s.is_accepting, ${extraMinutes(now)} as busy_minutes,
      case when s.busy_until > ${now}::timestamptz then s.busy_until end as busy_until,
      (select c.ends_at from store_closures c where c.store_id = s.id and c.is_pause and tstzrange(c.starts_at, c.ends_at) @> ${now}::timestamptz) as paused_until,
      coalesce((select jsonb_agg(jsonb_build_object('weekday', weekday, 'opens', opens_at_minute, 'closes', closes_at_minute))
        from store_hours where store_id = s.id), '[]') as hours,
      coalesce((select jsonb_agg(jsonb_build_object('starts_at_ms', ${ms('starts_at')}, 'ends_at_ms', ${ms('ends_at')}) order by starts_at)
        from store_closures where store_id = s.id and ends_at > ${now}::timestamptz), '[]') as closures
    from stores s where s.id in (select id from stores where ${mayStore(staff, 'see')}) order by s.id limit ${MOST_STORES}`.execute(db);
  return { now: now.toISOString(), stores: rows.map((row) => present(row, now)) };
}

function present(row: OwnStoreRow, now: Date): OwnStore {
  const pausedMs = row.paused_until?.getTime();
  const closures = timesOf(row).closures.filter(({ endsAtMs }) => endsAtMs !== pausedMs);
  const opens = opensOnLaterDay({ ...timesOf(row), closures }, { nowMs: now.getTime(), timezone: row.timezone });
  return {
    id: row.id,
    name: row.name,
    timezone: row.timezone,
    is_open: openStateOf(row, now).isOpen,
    busy_minutes: row.busy_minutes,
    busy_until: row.busy_until?.toISOString() ?? null,
    paused_until: row.paused_until?.toISOString() ?? null,
    opens_tomorrow_at: opens === undefined ? null : new Date(opens).toISOString(),
  };
}
