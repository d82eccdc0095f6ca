import { delayedReadyBy, type DelayMinutes, type DelayReason } from '@bozor/domain/orders/ready-time.ts';
import { sql } from 'kysely';
import type { Api } from '../../platform/api.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { believeTap } from './believe-tap.ts';
import { lockForStore } from './lock-for-store.ts';
import { notifyOfDelay } from './notify-customer.ts';
import { recordAct } from './record-act.ts';
import type { StoreActed } from './take-store-step.ts';

/** The store postpones an order that it accepted, once. The customer is notified, and reads the new time with the reason. */
export async function delayOrder(
  api: Api,
  staff: Staff,
  { orderId, minutes, reason, tappedAt }: { orderId: number; minutes: DelayMinutes; reason: DelayReason; tappedAt?: Date | undefined },
): Promise<StoreActed> {
  return inTransaction(
    api.checkoutDb,
    async (trx): Promise<StoreActed> => {
      const order = await lockForStore(trx, staff, orderId);
      if (!order) return { ok: false, problem: 'order-not-found' };
      if (order.status === 'canceled') return { ok: false, problem: 'order-canceled' };
      if (order.delay_reason === reason && (await readToldMinutes(trx, orderId)) === minutes) return { ok: true };
      const now = api.adapters.clock.now();
      const pressedAt = believeTap(order, tappedAt, now);
      const until = delayedReadyBy(
        { status: order.status, readyByMs: order.ready_by?.getTime(), isDelayed: order.delay_reason !== null },
        minutes,
        (pressedAt ?? now).getTime(),
      );
      if (!until.ok) return { ok: false, problem: until.problem === 'delayed-already' ? 'delayed-already' : 'wrong-step' };
      const readyBy = new Date(until.value);
      await trx.updateTable('orders').set({ ready_by: readyBy, delay_reason: reason }).where('id', '=', orderId).execute();
      await recordAct(trx, {
        orderId,
        kind: 'time_told',
        by: staff,
        details: { minutes, reason, before: order.ready_by?.toISOString(), ready_by: readyBy.toISOString() },
        tappedAt: pressedAt,
      });
      await notifyOfDelay(trx, order);
      return { ok: true };
    },
    { isRepeatable: true },
  );
}

/** Minutes of the last postponement. Read after the lock, so that it knows of the one that the lock waited for. */
async function readToldMinutes(trx: Transaction, orderId: number): Promise<number | undefined> {
  const told = await trx
    .selectFrom('order_acts')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'time_told')
    .orderBy('id', 'desc')
    .select(sql<number>`(details->>'minutes')::int`.as('minutes'))
    .executeTakeFirst();
  return told?.minutes;
}
