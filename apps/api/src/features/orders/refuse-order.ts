import type { RefusalReason } from '@bozor/domain/orders/staff/store-steps.ts';
import type { Api } from '../../platform/api.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { believeTap } from './believe-tap.ts';
import { lockForStore } from './lock-for-store.ts';
import { moveOrder } from './move-order.ts';
import type { StoreActed } from './take-store-step.ts';

/** Statuses in which a store may still refuse an order. Afterwards its goods are ready, and the operator settles it. */
const REFUSABLE = ['pending', 'confirmed', 'processing'];

/**
 * The store refuses an order, before or after it accepted it. Stock, flash stock, coupon and money go back as with every canceled order, and the
 * customer reads the reason in their language.
 */
export async function refuseOrder(
  api: Api,
  staff: Staff,
  { orderId, reason, note, tappedAt }: { orderId: number; reason: RefusalReason; note?: string | undefined; tappedAt?: Date | undefined },
): Promise<StoreActed> {
  const words = note?.trim();
  return inTransaction(
    api.checkoutDb,
    async (trx): Promise<StoreActed> => {
      const order = await lockForStore(trx, staff, orderId);
      if (!order) return { ok: false, problem: 'order-not-found' };
      if (order.refusal_reason !== null) return { ok: true };
      if (order.status === 'canceled') return { ok: false, problem: 'order-canceled' };
      if (!REFUSABLE.includes(order.status)) return { ok: false, problem: 'wrong-step' };
      const moved = await moveOrder(trx, {
        orderId,
        to: 'canceled',
        by: staff,
        refusalReason: reason,
        tappedAt: believeTap(order, tappedAt, api.adapters.clock.now()),
        ...(words && { note: words }),
      });
      return moved.ok ? moved : { ok: false, problem: 'wrong-step' };
    },
    { isRepeatable: true },
  );
}
