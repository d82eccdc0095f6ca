import type { Transfer } from '@bozor/contract/operator/transfers.ts';
import { starPhone } from '@bozor/domain/identity/format-phone.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { localized } from '../../platform/db/localized-column.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { mayOrder } from '../orders/policies.ts';
import type { Presenting } from '../orders/presenting.ts';

/** Bounds the queue; it is worked off from its oldest end. */
const MOST_QUEUED = 100;

interface TransferRow {
  readonly order_id: number;
  readonly order_status: string;
  readonly store: Transfer['order']['store'];
  readonly zone: Transfer['order']['zone'];
  readonly customer_name: string;
  readonly phone: string;
  readonly due_minor: number;
  readonly method: string;
  readonly fields: Transfer['fields'];
  readonly created_at: Date;
  readonly state: Transfer['state'];
  readonly decided_at: Date | null;
  readonly decided_by: string | null;
  readonly note: string | null;
  readonly total: number;
}

/** Transfers within the person's reach that wait for a decision, the oldest first; or that of one order. */
export async function readTransfers(
  db: Database,
  actor: Staff,
  orderId: number | undefined,
  { locale, money }: Pick<Presenting, 'locale' | 'money'>,
): Promise<{ transfers: Transfer[]; total: number }> {
  const wanted = orderId === undefined ? sql`f.state = 'pending' and o.ended_as is null` : sql`f.order_id = ${orderId}`;
  const { rows } = await sql<TransferRow>`
    select f.order_id, o.status as order_status, f.state, f.note, f.created_at, f.decided_at, o.total_minor - o.wallet_minor as due_minor,
      o.contact_person_name as customer_name, o.contact_person_number as phone, ${localized('f.method_name', locale)} as method,
      case when s.id is not null then jsonb_build_object('id', s.id, 'name', ${localized('s.name', locale)}) end as store,
      jsonb_build_object('id', z.id, 'name', ${localized('z.name', locale)}) as zone,
      (select p.name from order_acts a join staff p on p.id = a.staff_id where f.state <> 'pending' and a.order_id = o.id
        and a.kind in ('transfer_approved', 'transfer_denied') order by a.id desc limit 1) as decided_by,
      (select coalesce(jsonb_agg(jsonb_build_object('label', coalesce(w->'label'->>${locale}, w->'label'->>'en'), 'value', f.answers->>(w->>'name'))), '[]')
        from jsonb_array_elements(y.fields) w where f.answers ? (w->>'name')) as fields,
      count(*) over ()::int as total
    from offline_payments f join offline_payment_methods y on y.id = f.method_id
    join (select * from orders where ${mayOrder(actor, 'see transfers')}) o on o.id = f.order_id
    join zones z on z.id = o.zone_id left join stores s on s.id = o.store_id
    where ${wanted} order by f.created_at, f.order_id limit ${MOST_QUEUED}`.execute(db);
  return {
    total: rows[0]?.total ?? 0,
    transfers: rows.map((row) => ({
      order: {
        id: row.order_id,
        store: row.store,
        zone: row.zone,
        customer_name: row.customer_name,
        customer_phone: starPhone(row.phone),
      },
      amount: money(row.due_minor),
      method: row.method,
      fields: row.fields,
      told_at: row.created_at.toISOString(),
      state: row.state,
      decided_at: row.decided_at?.toISOString() ?? null,
      decided_by: row.decided_by,
      note: row.note,
      can_decide: row.state === 'pending' && row.order_status === 'pending' && actor.permissions.has('transfers.decide'),
    })),
  };
}
