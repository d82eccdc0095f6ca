import type { BoardOrder } from '@bozor/contract/operator/order-shapes.ts';
import { minutesLate } from '@bozor/domain/orders/staff/harm.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Locale } from '@bozor/domain/words/locale.ts';
import type { Presenting } from '../orders/presenting.ts';

type Kept = 'id' | 'order_type' | 'status' | 'payment_method' | 'payment_status' | 'store' | 'zone' | 'courier' | 'module';

/** An order as lists of the operator read it. */
export type BriefRow = Pick<BoardOrder, Kept> & {
  readonly status_at: Date;
  readonly created_at: Date;
  readonly promised_until: Date | null;
  readonly total_minor: number;
};

/** Columns of `BriefRow` for a query that has joined `BRIEF_JOINS`. */
export function briefColumns(locale: Locale): RawBuilder<unknown> {
  const said = (value: RawBuilder<unknown>) => sql`coalesce(${value}->>${locale}, ${value}->>'en')`;
  return sql`o.id, o.order_type, o.status, o.status_at, o.created_at, o.promised_until, o.payment_method, o.payment_status, o.total_minor,
    jsonb_build_object('id', m.id, 'type', m.module_type) as module,
    jsonb_build_object('id', z.id, 'name', ${said(sql`z.name`)}) as zone,
    case when s.id is not null then jsonb_build_object('id', s.id, 'name', ${said(sql`s.name`)}) end as store,
    case when r.id is not null then jsonb_build_object('id', r.id, 'name', trim(r.f_name || ' ' || r.l_name)) end as courier`;
}

/** Joins of an order `o` that `briefColumns` reads. */
export const BRIEF_JOINS = sql`join modules m on m.id = o.module_id join zones z on z.id = o.zone_id
  left join stores s on s.id = o.store_id left join riders r on r.id = o.rider_id`;

export function presentBrief(row: BriefRow, { money, now }: Pick<Presenting, 'money' | 'now'>): BoardOrder {
  return {
    id: row.id,
    order_type: row.order_type,
    module: row.module,
    status: row.status,
    status_since: row.status_at.toISOString(),
    placed_at: row.created_at.toISOString(),
    promised_until: row.promised_until?.toISOString() ?? null,
    minutes_late: minutesLate(row.promised_until?.getTime(), now.getTime()),
    store: row.store,
    zone: row.zone,
    courier: row.courier,
    payment_method: row.payment_method,
    payment_status: row.payment_status,
    total: money(row.total_minor),
  };
}
