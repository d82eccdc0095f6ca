import { mayRecall } from '@bozor/domain/orders/staff/acts-of-operator.ts';
import { recallableUntil } from '@bozor/domain/orders/staff/kitchen.ts';
import type { Api } from '../../platform/api.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { believeTap } from './believe-tap.ts';
import { lockForStore } from './lock-for-store.ts';
import { moveOrder, type MoveDetails, type Moved } from './move-order.ts';
import type { Mover } from './mover.ts';
import type { StoreActed } from './take-store-step.ts';

/** The store takes back that an order is ready, within two minutes and while nobody has fetched it. The second of two presses finds it done. */
export async function recallOrder(
  api: Pick<Api, 'checkoutDb' | 'adapters'>,
  staff: Staff,
  { orderId, tappedAt }: { readonly orderId: number; readonly tappedAt?: Date | undefined },
): Promise<StoreActed> {
  return inTransaction(
    api.checkoutDb,
    async (trx): Promise<StoreActed> => {
      const order = await lockForStore(trx, staff, orderId);
      if (!order) return { ok: false, problem: 'order-not-found' };
      if (order.status === 'canceled') return { ok: false, problem: 'order-canceled' };
      if (order.status === 'processing') return { ok: true };
      const untilMs = recallableUntil({ status: order.status, readyAtMs: order.handover_at?.getTime() });
      if (untilMs === undefined || !mayRecall({ type: order.order_type, status: order.status }))
        return { ok: false, problem: 'wrong-step' };
      const now = api.adapters.clock.now();
      const pressedAt = believeTap(order, tappedAt, now);
      if ((pressedAt ?? now).getTime() > untilMs) return { ok: false, problem: 'recall-too-late' };
      const moved = await recall(trx, orderId, staff, { tappedAt: pressedAt });
      return moved.ok ? { ok: true } : { ok: false, problem: 'wrong-step' };
    },
    { isRepeatable: true },
  );
}

/** Takes a ready order back into preparation. The caller has checked that it may. */
export async function recall(trx: Transaction, orderId: number, by: Mover, details: MoveDetails = {}): Promise<Moved> {
  return moveOrder(trx, { orderId, to: 'processing', from: 'handover', by, ...details });
}
