import { collectUntilMs } from '@bozor/domain/orders/undelivered/not-collected.ts';
import type { Api } from '../../../platform/api.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Staff } from '../../../platform/http/actor.ts';
import { lockForStore } from '../lock-for-store.ts';
import { believeTap } from '../believe-tap.ts';
import type { StoreActed } from '../take-store-step.ts';
import { takeBack } from './take-back.ts';

interface TakingBack {
  readonly orderId: number;
  readonly isSellable: boolean | undefined;
  readonly tappedAt: Date | undefined;
}

/**
 * The store has goods back that nobody received, or gives an order up that nobody collected, once its time is over. The second of two taps finds it
 * done.
 */
export async function takeBackForStore(
  api: Pick<Api, 'checkoutDb' | 'adapters' | 'settings'>,
  staff: Staff,
  { orderId, isSellable, tappedAt }: TakingBack,
): Promise<StoreActed> {
  return inTransaction(api.checkoutDb, async (trx): Promise<StoreActed> => {
    const order = await lockForStore(trx, staff, orderId);
    if (!order) return { ok: false, problem: 'order-not-found' };
    if (order.status === 'returned') return { ok: true };
    if (order.status === 'canceled') return { ok: false, problem: 'order-canceled' };
    const now = api.adapters.clock.now();
    const pressedAt = believeTap(order, tappedAt, now);
    const untilMs = collectUntilMs({
      type: order.order_type,
      status: order.status,
      promisedUntilMs: order.promised_until?.getTime(),
      readyAtMs: order.handover_at?.getTime(),
    });
    if (untilMs !== undefined && (pressedAt ?? now).getTime() < untilMs) return { ok: false, problem: 'collected-later' };
    const moved = await takeBack(api, trx, orderId, staff, { isSellable, tappedAt: pressedAt });
    return moved.ok ? moved : { ok: false, problem: 'wrong-step' };
  });
}
