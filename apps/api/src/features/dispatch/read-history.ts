import type { TimelineEntry } from '@bozor/contract/operator/order-shapes.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';

type Kept = 'status' | 'act' | 'by' | 'person' | 'text' | 'courier' | 'from_courier';

interface HistoryRow extends Pick<TimelineEntry, Kept> {
  readonly at: Date;
  readonly tapped_at: Date | null;
}

/** History of an order: its steps and the acts between them, in one order, with the people who did them. The oldest first. */
export async function readHistory(db: Database, orderId: number): Promise<readonly HistoryRow[]> {
  const courier = (key: string) =>
    sql`(select trim(r.f_name || ' ' || r.l_name) from riders r where r.id = (h.details->>${sql.lit(key)})::bigint)`;
  const { rows } = await sql<HistoryRow>`
    select h.status, h.act, h.by, h.at, h.tapped_at, coalesce(h.note, h.details->>'text') as text,
      ${courier('courier_id')} as courier, ${courier('from_courier_id')} as from_courier,
      case when p.id is not null then jsonb_build_object('name', p.name,
        'role', (select g.role from staff_grants g where g.staff_id = p.id order by g.ends_at desc nulls first, g.id limit 1)) end as person
    from (
      select e.status, null as act, e.by, e.staff_id, e.at, e.tapped_at, e.note, '{}'::jsonb as details, e.position::bigint as place
      from order_events e where e.order_id = ${orderId}
      union all
      select null, a.kind, a.by, a.staff_id, a.at, a.tapped_at, null, a.details, a.id from order_acts a where a.order_id = ${orderId}
    ) h left join staff p on p.id = h.staff_id
    order by h.at, h.act is not null, h.place`.execute(db);
  return rows;
}

export function presentHistory(rows: readonly HistoryRow[]): TimelineEntry[] {
  return rows.map(({ at, tapped_at, ...row }) => ({ ...row, at: at.toISOString(), tapped_at: tapped_at?.toISOString() ?? null }));
}
