import type { PartOfWeek } from '@bozor/domain/orders/staff/kept-times.ts';
import type { Api } from '../../platform/api.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { lockOwnStore } from './lock-own-store.ts';

interface Choice extends PartOfWeek {
  readonly storeId: number;
  /** null: the median of the store's last orders. */
  readonly minutes: number | null;
}

/** Chooses the minutes that a store is offered in a part of the week. Returns false for a store of somebody else. */
export async function chooseMinutes(api: Pick<Api, 'db'>, staff: Staff, { storeId, weekday, fromHour, minutes }: Choice): Promise<boolean> {
  return inTransaction(
    api.db,
    async (trx) => {
      if (!(await lockOwnStore(trx, staff, storeId))) return false;
      const part = { store_id: storeId, weekday, from_hour: fromHour };
      const chosen = await trx
        .deleteFrom('store_ready_minutes')
        .where((of) => of.and(part))
        .returning('minutes')
        .executeTakeFirst();
      if (minutes !== null)
        await trx
          .insertInto('store_ready_minutes')
          .values({ ...part, minutes })
          .execute();
      const before = chosen?.minutes ?? null;
      if (before === minutes) return true;
      const of = { weekday, from_hour: fromHour };
      await writeAudit(trx, {
        staff,
        action: 'store.ready_minutes',
        subject: 'store',
        subjectId: storeId,
        before: { ...of, minutes: before },
        after: { ...of, minutes },
      });
      return true;
    },
    { isRepeatable: true },
  );
}
