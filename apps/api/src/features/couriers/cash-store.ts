import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/db/database.ts';

export interface CashBalance {
  readonly in_hand_minor: number;
  readonly cash_limit_minor: number | null;
}

/** Locks a courier; false when there is none. */
export async function lockCourier(trx: Transaction, courierId: number): Promise<boolean> {
  return (await trx.selectFrom('riders').where('id', '=', courierId).select('id').forUpdate().executeTakeFirst()) !== undefined;
}

export async function readBalance(db: Database | Transaction, courierId: number): Promise<CashBalance> {
  const { rows } = await sql<CashBalance>`
    select coalesce((select c.balance_minor from courier_cash c where c.rider_id = r.id order by c.id desc limit 1), 0)::bigint as in_hand_minor, r.cash_limit_minor
    from riders r where r.id = ${courierId}`.execute(db);
  return rows[0]!;
}

export async function insertHandIn(
  trx: Transaction,
  { courierId, amountMinor, staffId }: { readonly courierId: number; readonly amountMinor: number; readonly staffId: number },
): Promise<void> {
  await trx
    .insertInto('courier_cash')
    .values({ rider_id: courierId, kind: 'handed_in', amount_minor: -amountMinor, staff_id: staffId })
    .execute();
}

/** The last entries, newest first. */
export async function readEntries(db: Database, courierId: number, most: number) {
  return db
    .selectFrom('courier_cash')
    .where('rider_id', '=', courierId)
    .orderBy('id', 'desc')
    .limit(most)
    .select(['id', 'kind', 'order_id', 'amount_minor', 'at'])
    .execute();
}
