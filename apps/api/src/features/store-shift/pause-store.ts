import { PAUSED_AT_MOST_MS } from '@bozor/domain/stores/shift.ts';
import { sql } from 'kysely';
import type { Api } from '../../platform/api.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { lockOwnStore } from './lock-own-store.ts';
import type { ShiftActed } from './set-busy.ts';

/** A store takes no orders until a time. It is a closure, so everything that knows the hours of stores knows it, and its end needs nobody. */
export async function pauseStore(
  api: Api,
  staff: Staff,
  { storeId, until }: { readonly storeId: number; readonly until: Date },
): Promise<ShiftActed> {
  const now = api.adapters.clock.now();
  const inMs = until.getTime() - now.getTime();
  return inTransaction(
    api.db,
    async (trx): Promise<ShiftActed> => {
      if (!(await lockOwnStore(trx, staff, storeId))) return { ok: false, problem: 'store-not-found' };
      if (inMs <= 0 || inMs > PAUSED_AT_MOST_MS) return { ok: false, problem: 'until-not-possible' };
      const running = await readRunning(trx, storeId, now);
      if (running && !running.is_pause) return { ok: false, problem: 'store-closed-already' };
      const next = await readNextStart(trx, storeId, now);
      // A planned closure goes on where the pause would run into it.
      const endsAt = next && next < until ? next : until;
      if (running?.ends_at.getTime() === endsAt.getTime()) return { ok: true };
      if (running) await trx.updateTable('store_closures').set({ ends_at: endsAt }).where('id', '=', running.id).execute();
      else await trx.insertInto('store_closures').values({ store_id: storeId, starts_at: now, ends_at: endsAt, is_pause: true }).execute();
      const after = { until: endsAt.toISOString() };
      await writeAudit(trx, { staff, action: 'store.pause', subject: 'store', subjectId: storeId, after });
      return { ok: true };
    },
    { isRepeatable: true },
  );
}

/** Ends the running pause. */
export async function endPause(api: Api, staff: Staff, storeId: number): Promise<ShiftActed> {
  const now = api.adapters.clock.now();
  return inTransaction(
    api.db,
    async (trx): Promise<ShiftActed> => {
      if (!(await lockOwnStore(trx, staff, storeId))) return { ok: false, problem: 'store-not-found' };
      const running = await readRunning(trx, storeId, now);
      if (!running?.is_pause) return { ok: true };
      await trx.deleteFrom('store_closures').where('id', '=', running.id).execute();
      const before = { until: running.ends_at.toISOString() };
      await writeAudit(trx, { staff, action: 'store.pause_ended', subject: 'store', subjectId: storeId, before });
      return { ok: true };
    },
    { isRepeatable: true },
  );
}

async function readRunning(trx: Transaction, storeId: number, now: Date) {
  return trx
    .selectFrom('store_closures')
    .where('store_id', '=', storeId)
    .where(sql<boolean>`tstzrange(starts_at, ends_at) @> ${now}::timestamptz`)
    .select(['id', 'ends_at', 'is_pause'])
    .executeTakeFirst();
}

async function readNextStart(trx: Transaction, storeId: number, now: Date): Promise<Date | undefined> {
  const next = await trx
    .selectFrom('store_closures')
    .where('store_id', '=', storeId)
    .where('starts_at', '>', now)
    .orderBy('starts_at')
    .select('starts_at')
    .executeTakeFirst();
  return next?.starts_at;
}
