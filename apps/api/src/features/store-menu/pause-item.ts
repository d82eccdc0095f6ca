import { opensOnLaterDay } from '@bozor/domain/stores/shift.ts';
import type { WeeklyHours } from '@bozor/domain/stores/store-hours.ts';
import { dateAfter, instantOf } from '@bozor/domain/time/days.ts';
import { localTime } from '@bozor/domain/time/local-time.ts';
import { sql } from 'kysely';
import type { Api } from '../../platform/api.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { mayItem } from './policies.ts';

const PUT_BACK = 'put-item-back';

export type MenuActed =
  | { readonly ok: true }
  | { readonly ok: false; readonly problem: 'item-not-found' | 'item-withdrawn' | 'time-passed' };

interface TakeOff {
  readonly itemId: number;
  readonly lasts: 'today' | 'until' | 'for_good';
  readonly until?: Date | undefined;
}

/** Takes an item off the shelf: every list, page and cart of the shop knows it at once. A second time changes how long it lasts. */
export async function takeItemOff(api: Api, staff: Staff, { itemId, lasts, until }: TakeOff): Promise<MenuActed> {
  const now = api.adapters.clock.now();
  return inTransaction(
    api.db,
    async (trx): Promise<MenuActed> => {
      const item = await lockItem(trx, staff, itemId);
      if (!item) return { ok: false, problem: 'item-not-found' };
      const paused = await trx.selectFrom('item_pauses').where('item_id', '=', itemId).select('until').executeTakeFirst();
      if (!paused && !item.is_active) return { ok: false, problem: 'item-withdrawn' };
      if (lasts === 'until' && (!until || until <= now)) return { ok: false, problem: 'time-passed' };
      const back = lasts === 'today' ? await readNextDay(trx, item.store_id, now) : lasts === 'until' ? until! : null;
      if (paused && paused.until?.getTime() === back?.getTime()) return { ok: true };
      await trx
        .insertInto('item_pauses')
        .values({ item_id: itemId, until: back })
        .onConflict((conflict) => conflict.column('item_id').doUpdateSet({ until: back }))
        .execute();
      await trx.updateTable('items').set({ is_active: false }).where('id', '=', itemId).where('is_active', '=', true).execute();
      if (back) await addJob(trx, PUT_BACK, { itemId }, { key: `${PUT_BACK}:${itemId}`, inMs: back.getTime() - now.getTime() });
      const after = { until: back?.toISOString() ?? null };
      await writeAudit(trx, { staff, action: 'item.off', subject: 'item', subjectId: itemId, after });
      return { ok: true };
    },
    { isRepeatable: true },
  );
}

/** Puts an item back that was taken off. */
export async function putItemBack(api: Api, staff: Staff, itemId: number): Promise<MenuActed> {
  return inTransaction(
    api.db,
    async (trx): Promise<MenuActed> => {
      if (!(await lockItem(trx, staff, itemId))) return { ok: false, problem: 'item-not-found' };
      if (await endPause(trx, itemId)) await writeAudit(trx, { staff, action: 'item.on', subject: 'item', subjectId: itemId });
      return { ok: true };
    },
    { isRepeatable: true },
  );
}

/** Puts items back whose time has come. Called once, while the API is composed. */
export function definePuttingBack({ db, jobs, adapters: { clock } }: Pick<Api, 'db' | 'jobs' | 'adapters'>): void {
  jobs.define<{ itemId: number }>(PUT_BACK, 'offers', async ({ itemId }) =>
    inTransaction(db, async (trx) => void (await endPause(trx, itemId, clock.now()))),
  );
}

/** Whether there was a pause to end; one that lasts longer than `at` stays. */
async function endPause(trx: Transaction, itemId: number, at?: Date): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('item_pauses')
    .where('item_id', '=', itemId)
    .$if(at !== undefined, (query) => query.where('until', '<=', at!))
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await trx.updateTable('items').set({ is_active: true }).where('id', '=', itemId).execute();
  return true;
}

async function lockItem(trx: Transaction, staff: Staff, itemId: number) {
  return trx
    .selectFrom('items')
    .where('id', '=', itemId)
    .where('campaign_id', 'is', null)
    .where(mayItem(staff, 'pause'))
    .select(['id', 'store_id', 'is_active'])
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** When the store opens on a later day; without hours the beginning of tomorrow. */
async function readNextDay(trx: Transaction, storeId: number, now: Date): Promise<Date> {
  const { rows } = await sql<{ timezone: string; hours: WeeklyHours }>`
    select timezone, coalesce((select jsonb_agg(jsonb_build_object('weekday', weekday, 'opensAtMinute', opens_at_minute, 'closesAtMinute', closes_at_minute))
      from store_hours where store_id = s.id), '[]') as hours from stores s where id = ${storeId}`.execute(trx);
  const { timezone, hours } = rows[0]!;
  const nowMs = now.getTime();
  const opensMs = opensOnLaterDay({ hours, closures: [] }, { nowMs, timezone });
  return new Date(opensMs ?? instantOf(dateAfter(localTime(nowMs, timezone).date, 1), 0, timezone));
}
