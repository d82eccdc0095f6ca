import type { PrescriptionRefusal } from '@bozor/domain/orders/staff/store-steps.ts';
import type { Api } from '../../../platform/api.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Staff } from '../../../platform/http/actor.ts';
import { moveOrder } from '../move-order.ts';
import { lockPrescription } from './question-store.ts';

export type Rejected = { readonly ok: true } | { readonly ok: false; readonly problem: 'order-not-found' | 'wrong-step' };

/** Rejects a prescription before its price is proposed. Its order ends as every canceled one, and the customer reads the reason. */
export async function rejectPrescription(
  api: Pick<Api, 'checkoutDb'>,
  by: Staff,
  { orderId, reason, note }: { readonly orderId: number; readonly reason: PrescriptionRefusal; readonly note?: string | undefined },
): Promise<Rejected> {
  const words = note?.trim();
  return inTransaction(
    api.checkoutDb,
    async (trx): Promise<Rejected> => {
      const order = await lockPrescription(trx, by, orderId, 'price prescriptions');
      if (!order) return { ok: false, problem: 'order-not-found' };
      if (order.refusal_reason !== null) return { ok: true };
      if (order.status !== 'prescription_review') return { ok: false, problem: 'wrong-step' };
      const moved = await moveOrder(trx, {
        orderId,
        to: 'canceled',
        from: 'prescription_review',
        by,
        refusalReason: reason,
        ...(words && { note: words }),
      });
      return moved.ok ? moved : { ok: false, problem: 'wrong-step' };
    },
    { isRepeatable: true },
  );
}
