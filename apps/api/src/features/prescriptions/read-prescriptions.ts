import type { Prescription, QueuedPrescription } from '@bozor/contract/staff/prescriptions.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { localized } from '../../platform/db/localized-column.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { mayOrder } from '../orders/policies.ts';
import type { Presenting } from '../orders/presenting.ts';

/** Bounds the queue; it is worked off from its oldest end. */
const MOST_QUEUED = 100;

type BriefRow = Pick<QueuedPrescription, 'id' | 'status' | 'store' | 'zone' | 'pages' | 'viewed_by' | 'question'> & {
  readonly created_at: Date;
  readonly contact_person_name: string;
};

type WholeRow = BriefRow & {
  readonly note: string | null;
  readonly total_minor: number;
  readonly agree_until: Date | null;
  readonly questions: readonly (Omit<Prescription['questions'][number], 'asked_at' | 'answered_at'> & {
    readonly asked_ms: number;
    readonly answered_ms: number | null;
  })[];
  readonly lines: readonly { readonly name: string; readonly quantity: number; readonly total_minor: number }[];
};

const briefColumns = (locale: Locale): RawBuilder<unknown> => sql`
  o.id, o.status, o.created_at, o.contact_person_name, cardinality(o.prescription_images) as pages,
  jsonb_build_object('id', s.id, 'name', ${localized('s.name', locale)}) as store,
  jsonb_build_object('id', z.id, 'name', ${localized('z.name', locale)}) as zone,
  (select p.name from order_acts a join staff p on p.id = a.staff_id
    where a.order_id = o.id and a.kind = 'prescription_viewed' order by a.id desc limit 1) as viewed_by,
  (select case when q.answer is null then 'asked' else 'answered' end from prescription_questions q
    where q.order_id = o.id order by q.id desc limit 1) as question`;

/** Orders within the person's reach whose prescription waits for its price, the oldest first. */
export async function readQueue(db: Database, actor: Staff, locale: Locale): Promise<QueuedPrescription[]> {
  const { rows } = await sql<BriefRow>`
    select ${briefColumns(locale)}
    from (select * from orders where status = 'prescription_review' and ended_as is null and ${mayOrder(actor, 'see prescriptions')}
      order by created_at, id limit ${MOST_QUEUED}) o
    join stores s on s.id = o.store_id join zones z on z.id = o.zone_id order by o.created_at, o.id`.execute(db);
  return rows.map(presentBrief);
}

/** One order by prescription; undefined for another store's. */
export async function readPrescription(
  db: Database,
  actor: Staff,
  orderId: number,
  { locale, money }: Pick<Presenting, 'locale' | 'money'>,
): Promise<Prescription | undefined> {
  const { rows } = await sql<WholeRow>`
    select ${briefColumns(locale)}, o.order_note as note, o.total_minor, case when o.status = 'price_proposed' then o.agree_until end as agree_until,
      coalesce((select jsonb_agg(jsonb_build_object('id', q.id, 'question', q.question, 'asked_by', p.name, 'answer', q.answer,
        'asked_ms', (extract(epoch from q.asked_at) * 1000)::bigint, 'answered_ms', (extract(epoch from q.answered_at) * 1000)::bigint) order by q.id)
        from prescription_questions q join staff p on p.id = q.asked_by where q.order_id = o.id), '[]') as questions,
      coalesce((select jsonb_agg(jsonb_build_object('name', ${localized('l.name', locale)}, 'quantity', l.quantity, 'total_minor', l.total_minor)
        order by l.position) from order_lines l where l.order_id = o.id), '[]') as lines
    from (select * from orders where id = ${orderId} and cardinality(prescription_images) > 0 and ${mayOrder(actor, 'see prescriptions')}) o
    join stores s on s.id = o.store_id join zones z on z.id = o.zone_id`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  return {
    ...presentBrief(row),
    note: row.note,
    questions: row.questions.map(({ asked_ms, answered_ms, ...question }) => ({
      ...question,
      asked_at: new Date(asked_ms).toISOString(),
      answered_at: answered_ms === null ? null : new Date(answered_ms).toISOString(),
    })),
    lines: row.lines.map(({ name, quantity, total_minor }) => ({ name, quantity, total: money(total_minor) })),
    total: money(row.total_minor),
    agree_until: row.agree_until?.toISOString() ?? null,
    can_price: row.status === 'prescription_review' && actor.permissions.has('prescriptions.price'),
  };
}

function presentBrief({ id, status, store, zone, pages, viewed_by, question, ...row }: BriefRow): QueuedPrescription {
  return {
    id,
    status,
    placed_at: row.created_at.toISOString(),
    store,
    zone,
    customer_name: row.contact_person_name.trim().split(/\s+/, 1)[0]!,
    pages,
    viewed_by,
    question,
  };
}
