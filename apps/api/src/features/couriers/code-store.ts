import { sql } from 'kysely';
import type { Transaction } from '../../platform/db/database.ts';

/** Codes of an order: of the store for the courier, of the courier for the store, of the customer for the courier. */
export type CodeKind = 'pickup' | 'courier' | 'delivery';

const COLUMNS = {
  pickup: ['pickup_code', 'pickup_tries_left'],
  courier: ['courier_code', 'courier_tries_left'],
  delivery: ['delivery_code', 'delivery_tries_left'],
} as const satisfies Readonly<Record<CodeKind, readonly [code: string, tries: string]>>;

export async function readCode(
  trx: Transaction,
  orderId: number,
  kind: CodeKind,
): Promise<{ readonly code: string; readonly tries_left: number }> {
  // An order that was assigned before it was confirmed has none yet.
  await trx
    .insertInto('order_codes')
    .values({ order_id: orderId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await trx.selectFrom('order_codes').where('order_id', '=', orderId).selectAll().executeTakeFirstOrThrow();
  const [code, tries] = COLUMNS[kind];
  return { code: row[code], tries_left: row[tries] };
}

/** Takes a try and returns how many are left. */
export async function takeTry(trx: Transaction, orderId: number, kind: CodeKind): Promise<number> {
  const tries = sql.ref(COLUMNS[kind][1]);
  const { rows } = await sql<{ left: number }>`
    update order_codes set ${tries} = ${tries} - 1 where order_id = ${orderId} returning ${tries}::int as left`.execute(trx);
  return rows[0]!.left;
}

/** Tries that were left after a press whose code was wrong; undefined for a press that was not refused. */
export async function findRefused(trx: Transaction, orderId: number, press: string): Promise<number | undefined> {
  const { rows } = await sql<{ left: number }>`
    select (details->>'left')::int as left from order_acts
    where order_id = ${orderId} and kind = 'code_refused' and details->>'press' = ${press} order by id limit 1`.execute(trx);
  return rows[0]?.left;
}
