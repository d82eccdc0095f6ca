import { readyBy, readyForSlot } from '@bozor/domain/orders/ready-time.ts';
import { statusesUntil, STORE_STEPS, type StoreStep } from '@bozor/domain/orders/staff/store-steps.ts';
import type { OrderStatus } from '@bozor/domain/orders/status.ts';
import { waitsForAnswer } from '@bozor/domain/orders/transitions.ts';
import type { Api } from '../../platform/api.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { acceptOrder } from './accept-order.ts';
import { believeTap } from './believe-tap.ts';
import { deliver } from './deliver.ts';
import { handOver } from './hand-over.ts';
import { lockForStore, type LockedForStore } from './lock-for-store.ts';
import type { Moved, OrderMove } from './move-order.ts';
import { allergyOf, isAllergyAcknowledged } from './read-allergy.ts';
import { startPreparing } from './start-preparing.ts';

/** Outcome of a store's act: done, also where somebody had done it before. */
export type StoreActed = { readonly ok: true } | { readonly ok: false; readonly problem: StoreProblem };
type StoreProblem =
  | 'order-not-found'
  | 'order-canceled'
  | 'wrong-step'
  | 'minutes-required'
  | 'delayed-already'
  | 'swap-unanswered'
  | 'allergy-unread'
  | 'recall-too-late'
  | 'collected-later';

export interface StoreStepInput {
  readonly orderId: number;
  readonly step: StoreStep;
  /** Minutes until the goods are ready; for accepting. */
  readonly minutes?: number | undefined;
  /** When the person pressed, if it was sent later. */
  readonly tappedAt?: Date | undefined;
}

/**
 * A person of the store takes a step with an order: accepts it with a time, prepares it, has it ready, hands it to its customer. The second
 * of two tablets, or of two taps, finds it done.
 */
export async function takeStoreStep(api: Api, staff: Staff, input: StoreStepInput): Promise<StoreActed> {
  return inTransaction(
    api.checkoutDb,
    async (trx): Promise<StoreActed> => {
      const order = await lockForStore(trx, staff, input.orderId);
      if (!order) return { ok: false, problem: 'order-not-found' };
      const statuses = statusesUntil(input.step, { type: order.order_type, status: order.status });
      if (!statuses) return { ok: false, problem: order.status === 'canceled' ? 'order-canceled' : 'wrong-step' };
      // Told before the first of two steps, so that none is taken.
      if (order.swap_until !== null && statuses.some(waitsForAnswer)) return { ok: false, problem: 'swap-unanswered' };
      if (statuses.includes(STORE_STEPS.ready) && allergyOf(order) !== undefined && !(await isAllergyAcknowledged(trx, order.id)))
        return { ok: false, problem: 'allergy-unread' };
      const now = api.adapters.clock.now();
      const tappedAt = believeTap(order, input.tappedAt, now);
      const ready = input.step === 'accept' ? readyTimeOf(order, input.minutes, tappedAt ?? now) : undefined;
      if (input.step === 'accept' && statuses.length > 0 && !ready) return { ok: false, problem: 'minutes-required' };
      for (const to of statuses) {
        const moved = await moveTo(trx, to, {
          orderId: order.id,
          by: staff,
          tappedAt,
          ...(ready && { readyBy: ready }),
        });
        if (!moved.ok) return { ok: false, problem: moved.problem === 'gone' ? 'order-not-found' : 'wrong-step' };
      }
      return { ok: true };
    },
    { isRepeatable: true },
  );
}

function readyTimeOf(order: LockedForStore, minutes: number | undefined, pressedAt: Date): Date | undefined {
  if (minutes !== undefined) return new Date(readyBy(pressedAt.getTime(), minutes));
  if (!order.schedule_at || !order.promised_from) return undefined;
  const slot = { type: order.order_type, fromMs: order.promised_from.getTime(), distanceMetres: order.distance_metres ?? 0 };
  return new Date(readyForSlot(slot));
}

async function moveTo(trx: Transaction, to: OrderStatus, { orderId, by, ...more }: Omit<OrderMove, 'to'>): Promise<Moved> {
  switch (to) {
    case STORE_STEPS.accept:
      return acceptOrder(trx, orderId, by, more);
    case STORE_STEPS.prepare:
      return startPreparing(trx, orderId, by, more);
    case STORE_STEPS.ready:
      return handOver(trx, orderId, by, more);
    default:
      return deliver(trx, orderId, by, more);
  }
}
