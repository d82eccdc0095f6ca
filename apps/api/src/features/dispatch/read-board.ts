import type { Locale } from '@bozor/domain/words/locale.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { mayOrder } from '../orders/policies.ts';
import { BRIEF_JOINS, briefColumns, type BriefRow } from './brief-order.ts';

/** More cards than anybody reads; a shop with more running orders filters them by zone. */
export const MOST_ON_BOARD = 500;

/** Running orders, the oldest promise first, and the count of all. One statement, by the index of running orders alone. */
export async function readBoard(db: Database, actor: Staff, locale: Locale): Promise<{ total: number; rows: BriefRow[] }> {
  const { rows } = await sql<BriefRow & { total: number }>`
    with running as materialized (select * from orders where ended_as is null and ${mayOrder(actor, 'read')} order by promised_until, id limit ${sql.lit(MOST_ON_BOARD)})
    select ${briefColumns(locale)}, (select count(*)::int from orders where ended_as is null and ${mayOrder(actor, 'read')}) as total
    from running o ${BRIEF_JOINS} order by o.promised_until, o.id`.execute(db);
  return { total: rows[0]?.total ?? 0, rows: rows.map(({ total: _, ...row }) => row) };
}
