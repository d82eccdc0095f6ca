import type { Locale } from '@bozor/domain/words/locale.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { Staff } from '../../platform/http/actor.ts';
import type { StoreRow } from '../stores/store-row.ts';
import { mayStore } from './policies.ts';

export interface HoursRow extends Pick<StoreRow, 'id' | 'name' | 'timezone' | 'hours'> {
  readonly version: number;
  readonly closures: readonly {
    readonly id: number;
    readonly starts_at_ms: number;
    readonly ends_at_ms: number;
    readonly reason: string | null;
  }[];
}

/** Hours of a store that this person may change, and its planned closures that are not over. */
export async function readHoursRow(
  db: Database | Transaction,
  staff: Staff,
  { storeId, now, locale }: { readonly storeId: number; readonly now: Date; readonly locale: Locale },
): Promise<HoursRow | undefined> {
  const { rows } = await sql<HoursRow>`
    select s.id, coalesce(s.name->>${locale}, s.name->>'en') as name, s.timezone, s.hours_version as version,
      coalesce((select jsonb_agg(jsonb_build_object('weekday', weekday, 'opens', opens_at_minute, 'closes', closes_at_minute) order by weekday, opens_at_minute)
        from store_hours where store_id = s.id), '[]') as hours,
      coalesce((select jsonb_agg(jsonb_build_object('id', id, 'starts_at_ms', (extract(epoch from starts_at) * 1000)::bigint,
        'ends_at_ms', (extract(epoch from ends_at) * 1000)::bigint, 'reason', coalesce(reason->>${locale}, reason->>'en')) order by starts_at)
        from store_closures where store_id = s.id and ends_at > ${now} and not is_pause), '[]') as closures
    from stores s where s.id in (select id from stores where id = ${storeId} and ${mayStore(staff, 'hours')})`.execute(db);
  return rows[0];
}

/** Locks a store whose hours this person may change. */
export async function lockHours(trx: Transaction, staff: Staff, storeId: number) {
  return trx
    .selectFrom('stores')
    .where('id', '=', storeId)
    .where(mayStore(staff, 'hours'))
    .select(['id', 'hours_version'])
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export interface PlacedRow {
  readonly id: number;
  readonly at: Date;
  readonly is_scheduled: boolean;
}

/** Bounds what is read: more running orders of one store are no list for a person. */
const MOST_ORDERS = 500;

/** Running orders of a store that it still has to hand over, and when: as it said, as ordered, or as promised. */
export async function readPlaced(db: Database | Transaction, storeId: number): Promise<readonly PlacedRow[]> {
  const { rows } = await sql<PlacedRow>`
    select id, coalesce(ready_by, schedule_at, promised_from, created_at) as at, schedule_at is not null as is_scheduled from orders
    where store_id = ${storeId} and ended_as is null and picked_up_at is null order by 2, 1 limit ${MOST_ORDERS}`.execute(db);
  return rows;
}
