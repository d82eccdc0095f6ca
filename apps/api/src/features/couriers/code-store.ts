import { sql } from 'kysely';
import type { Transaction } from '../../platform/db/database.ts';

/** Codes of an order: of the store for the courier, of the courier for the store, of the customer for the courier. */
export type CodeKind = 'pickup' | 'courier' | 'delivery';

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
  const { rows } = await sql<{ code: string; tries_left: number }>`
    select ${sql.ref(`${kind}_code`)} as code, ${sql.ref(`${kind}_tries_left`)}::int as tries_left from order_codes where order_id = ${orderId}`.execute(
    trx,
  );
  return rows[0]!;
}

/** Takes a try and returns how many are left. */
export async function takeTry(trx: Transaction, orderId: number, kind: CodeKind): Promise<number> {
  const tries = sql.ref(`${kind}_tries_left`);
  const { rows } = await sql<{ left: number }>`
    update order_codes set ${tries} = ${tries} - 1 where order_id = ${orderId} returning ${tries}::int as left`.execute(trx);
  return rows[0]!.left;
}
