import { BUSY_AT_MOST_MS, type BusyMinutes } from '@bozor/domain/stores/shift.ts';
import { sql } from 'kysely';
import type { Api } from '../../platform/api.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { lockOwnStore } from './lock-own-store.ts';

const END_BUSY = 'end-busy';

export type ShiftActed = { readonly ok: true } | { readonly ok: false; readonly problem: ShiftProblem };
type ShiftProblem = 'store-not-found' | 'until-not-possible' | 'store-closed-already';

interface Busy {
  readonly storeId: number;
  readonly minutes: BusyMinutes;
  readonly until: Date;
}

/** Adds minutes to the promises of a store until a time. Orders that were placed keep their promise. */
export async function setBusy(api: Api, staff: Staff, { storeId, minutes, until }: Busy): Promise<ShiftActed> {
  const now = api.adapters.clock.now();
  const inMs = until.getTime() - now.getTime();
  return inTransaction(
    api.db,
    async (trx): Promise<ShiftActed> => {
      const store = await lockOwnStore(trx, staff, storeId);
      if (!store) return { ok: false, problem: 'store-not-found' };
      if (inMs <= 0 || inMs > BUSY_AT_MOST_MS) return { ok: false, problem: 'until-not-possible' };
      if (store.extra_prep_minutes === minutes && store.busy_until?.getTime() === until.getTime()) return { ok: true };
      await trx.updateTable('stores').set({ extra_prep_minutes: minutes, busy_until: until }).where('id', '=', storeId).execute();
      await addJob(trx, END_BUSY, { storeId }, { key: `${END_BUSY}:${storeId}`, inMs });
      const after = { minutes, until: until.toISOString() };
      await writeAudit(trx, { staff, action: 'store.busy', subject: 'store', subjectId: storeId, after });
      return { ok: true };
    },
    { isRepeatable: true },
  );
}

/** Takes the minutes back at once. */
export async function endBusy(api: Api, staff: Staff, storeId: number): Promise<ShiftActed> {
  return inTransaction(
    api.db,
    async (trx): Promise<ShiftActed> => {
      const store = await lockOwnStore(trx, staff, storeId);
      if (!store) return { ok: false, problem: 'store-not-found' };
      if (store.extra_prep_minutes === 0) return { ok: true };
      await trx.updateTable('stores').set({ extra_prep_minutes: 0, busy_until: null }).where('id', '=', storeId).execute();
      const before = { minutes: store.extra_prep_minutes, until: store.busy_until?.toISOString() ?? null };
      await writeAudit(trx, { staff, action: 'store.busy_ended', subject: 'store', subjectId: storeId, before });
      return { ok: true };
    },
    { isRepeatable: true },
  );
}

/**
 * Takes the minutes back when their time is over. Whoever reads them computes the same before; the change of the row gives kept pages a new
 * version. Called once, while the API is composed.
 */
export function defineEndingBusy({ db, jobs, adapters: { clock } }: Pick<Api, 'db' | 'jobs' | 'adapters'>): void {
  jobs.define<{ storeId: number }>(END_BUSY, 'offers', async ({ storeId }) => {
    await sql`update stores set extra_prep_minutes = 0, busy_until = null where id = ${storeId} and busy_until <= ${clock.now()}`.execute(
      db,
    );
  });
}
