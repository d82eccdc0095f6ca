import { sql } from 'kysely';
import type { BodyOf } from '@bozor/contract/endpoint.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import { checkOfflineFields } from '@bozor/domain/checkout/check-offline-fields.ts';
import type { Api } from '../../platform/api.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { Problem, refusal, refuse } from '../../platform/http/problem.ts';

/** A transfer method as the operator described it, in the reader's language. */
export interface OfflineMethodRow {
  readonly id: number;
  readonly name: string;
  readonly note: string | null;
  readonly details: readonly { readonly label: string; readonly value: string }[];
  readonly fields: readonly { readonly name: string; readonly label: string; readonly required: boolean }[];
}

export async function readOfflineMethods(db: Database, locale: string): Promise<OfflineMethodRow[]> {
  const said = (value: ReturnType<typeof sql>) => sql<string>`coalesce(${value}->>${locale}, ${value}->>'en')`;
  const { rows } = await sql<OfflineMethodRow>`
    select id, ${said(sql`name`)} as name, ${said(sql`note`)} as note,
      (select coalesce(jsonb_agg(jsonb_build_object('label', ${said(sql`d->'label'`)}, 'value', d->>'value')), '[]') from jsonb_array_elements(details) d) as details,
      (select coalesce(jsonb_agg(jsonb_build_object('name', f->>'name', 'label', ${said(sql`f->'label'`)}, 'required', coalesce((f->>'required')::boolean, false))), '[]')
        from jsonb_array_elements(fields) f) as fields
    from offline_payment_methods where is_active order by position, id`.execute(db);
  return rows;
}

/** Validated transfer details of a customer. */
export interface Transfer {
  readonly methodId: number;
  readonly answers: Readonly<Record<string, string>>;
}

type TransferForm = Pick<BodyOf<typeof API.payment.change>, 'offline_method_id' | 'offline_fields'>;

const TRANSFERRING = [API.checkout.place, API.payment.change] as const;

/** Validates transfer details. All missing fields are refused together, each by name. */
export async function transferIn(
  api: Pick<Api, 'db'>,
  { offline_method_id: id, offline_fields: fields = [] }: TransferForm,
  locale: string,
): Promise<Transfer> {
  const method = (await readOfflineMethods(api.db, locale)).find((each) => each.id === id);
  if (!method) throw refuse(TRANSFERRING, 'offline-fields-missing', { field: 'offline_method_id' });
  const { answers, missing } = checkOfflineFields(method.fields, fields);
  const [first, ...others] = missing.map((name) =>
    refusal(TRANSFERRING, 'offline-field-required', {
      field: `offline_fields.${name}`,
      values: { label: method.fields.find((field) => field.name === name)?.label ?? name },
    }),
  );
  if (first) throw new Problem([first, ...others]);
  return { methodId: method.id, answers };
}

/** Stores an order's transfer. A changed one, or one told again after a denial, needs a new decision. Returns whether it does. */
export async function recordTransfer(trx: Transaction, orderId: number, { methodId, answers }: Transfer): Promise<boolean> {
  const { rows } = await sql`
    insert into offline_payments (order_id, method_id, method_name, answers)
    select ${orderId}, id, name, ${JSON.stringify(answers)}::jsonb from offline_payment_methods where id = ${methodId}
    on conflict (order_id) do update set method_id = excluded.method_id, method_name = excluded.method_name, answers = excluded.answers,
      state = 'pending', created_at = now(), decided_at = null, note = null
    where (offline_payments.method_id, offline_payments.answers, offline_payments.state)
      is distinct from (excluded.method_id, excluded.answers, 'pending')
    returning order_id`.execute(trx);
  return rows.length > 0;
}

/** The operator decides whether the money arrived. Returns false when no decision is pending. */
export async function decideTransfer(db: Database | Transaction, orderId: number, hasCome: boolean): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`select decide_offline_payment(${orderId}, ${hasCome}) as done`.execute(db);
  return rows[0]!.done;
}
