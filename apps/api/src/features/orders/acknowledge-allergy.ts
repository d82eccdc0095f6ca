import type { Api } from '../../platform/api.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { believeTap } from './believe-tap.ts';
import { lockForStore } from './lock-for-store.ts';
import { allergyOf, isAllergyAcknowledged } from './read-allergy.ts';
import { recordAct } from './record-act.ts';
import type { StoreActed } from './take-store-step.ts';

/** Statuses in which the goods are still with the store. */
const WITH_STORE = ['pending', 'confirmed', 'processing', 'handover'];

/** A person of the store says that they have read the allergy line of an order. The second of two finds it said. */
export async function acknowledgeAllergy(
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
      if (allergyOf(order) === undefined) return { ok: false, problem: 'wrong-step' };
      if (await isAllergyAcknowledged(trx, orderId)) return { ok: true };
      if (!WITH_STORE.includes(order.status)) return { ok: false, problem: 'wrong-step' };
      const pressedAt = believeTap(order, tappedAt, api.adapters.clock.now());
      await recordAct(trx, { orderId, kind: 'allergy_acknowledged', by: staff, tappedAt: pressedAt });
      return { ok: true };
    },
    { isRepeatable: true },
  );
}
