import { sql } from 'kysely';
import type { Api } from '../../platform/api.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { commissionPercent } from '../stores/commission-percent.ts';
import { mayStore } from './policies.ts';

interface NewRate {
  readonly storeId: number;
  /** null: that of the shop. */
  readonly percent: number | null;
  /** Orders that are placed from then on have it; undefined for now. */
  readonly from: Date | undefined;
  readonly reason: string;
}

export type RateSet = { readonly ok: true } | { readonly ok: false; readonly problem: 'store-not-found' | 'from-not-possible' };

const PLANNED_AT_MOST_MS = 366 * 24 * 60 * 60_000;

/**
 * Gives a store a rate of commission from now or a later time on. One rate is planned at a time: a new one takes its place, and a rate from
 * now on cancels it. Orders keep the rate of their placing.
 */
export async function setCommission(
  api: Pick<Api, 'db' | 'adapters'>,
  staff: Staff,
  { storeId, percent, from, reason }: NewRate,
): Promise<RateSet> {
  const now = api.adapters.clock.now();
  return inTransaction(
    api.db,
    async (trx): Promise<RateSet> => {
      const before = await lockCommission(trx, staff, storeId, now);
      if (!before) return { ok: false, problem: 'store-not-found' };
      const planned = before.next_at && before.next_at > now ? { next_percent: before.next_percent, from: before.next_at } : undefined;
      if (from && (from <= now || from.getTime() - now.getTime() > PLANNED_AT_MOST_MS)) return { ok: false, problem: 'from-not-possible' };
      const isAsWanted = from
        ? planned?.from.getTime() === from.getTime() && planned.next_percent === percent
        : !planned && before.percent === percent;
      if (isAsWanted) return { ok: true };
      await trx
        .updateTable('stores')
        .set({
          // A planned rate whose time has come is the rate.
          commission_percent: from ? before.percent : percent,
          commission_next_percent: from ? percent : null,
          commission_next_at: from ?? null,
        })
        .where('id', '=', storeId)
        .execute();
      await writeAudit(trx, {
        staff,
        action: 'store.commission',
        subject: 'store',
        subjectId: storeId,
        before: { percent: before.percent, ...(planned && { ...planned, from: planned.from.toISOString() }) },
        after: from ? { percent: before.percent, next_percent: percent, from: from.toISOString() } : { percent, from: now.toISOString() },
        reason,
      });
      return { ok: true };
    },
    { isRepeatable: true },
  );
}

/** Locks a store whose rate this person may set, with the rate that is in force. */
export async function lockCommission(trx: Transaction, staff: Staff, storeId: number, now: Date) {
  return trx
    .selectFrom('stores as s')
    .where('id', '=', storeId)
    .where(mayStore(staff, 'commission'))
    .select([
      sql<number | null>`(${commissionPercent(now)})::float8`.as('percent'),
      sql<number | null>`commission_next_percent::float8`.as('next_percent'),
      'commission_next_at as next_at',
    ])
    .forNoKeyUpdate()
    .executeTakeFirst();
}
