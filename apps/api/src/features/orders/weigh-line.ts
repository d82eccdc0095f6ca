import { amountOfAdjustment } from '@bozor/domain/orders/received/adjustments.ts';
import { checkWeight, type WeighingProblem } from '@bozor/domain/orders/received/weighing.ts';
import type { Api } from '../../platform/api.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { ADJUSTABLE, insertWeight, readAdjustable } from './adjustments-store.ts';
import { believeTap } from './believe-tap.ts';
import { lockForStore } from './lock-for-store.ts';
import { recordAct } from './record-act.ts';

type WeighProblem =
  | WeighingProblem
  | { readonly problem: 'order-not-found' | 'line-not-found' | 'order-canceled' | 'wrong-step' | 'swap-unanswered' };
export type Weighed = { readonly ok: true } | ({ readonly ok: false } & WeighProblem);

interface Weigh {
  readonly orderId: number;
  readonly lineId: number;
  /** Grams of all pieces of the line that are there, by the scales. */
  readonly grams: number;
  /** When the person pressed, if it was sent later. */
  readonly tappedAt?: Date | undefined;
}

/**
 * A person of the store enters the real weight of a line that is sold by weight, and its price follows. A later weight takes the place of an
 * earlier one; the same one, pressed twice or on two tablets, is entered once.
 */
export async function weighLine(
  api: Pick<Api, 'checkoutDb' | 'adapters'>,
  staff: Staff,
  { orderId, lineId, grams, tappedAt }: Weigh,
): Promise<Weighed> {
  return inTransaction(
    api.checkoutDb,
    async (trx): Promise<Weighed> => {
      const refused = (problem: Exclude<WeighProblem, WeighingProblem>['problem']) => ({ ok: false, problem }) as const;
      const locked = await lockForStore(trx, staff, orderId);
      if (!locked) return refused('order-not-found');
      const order = await readAdjustable(trx, orderId);
      const line = order.lines.find(({ id }) => id === lineId);
      if (!line) return refused('line-not-found');
      if (locked.status === 'canceled') return refused('order-canceled');
      if (!ADJUSTABLE.includes(locked.status)) return refused('wrong-step');
      const ofLine = order.kept.filter((each) => each.lineId === lineId);
      if (ofLine.some(({ state }) => state === 'proposed')) return refused('swap-unanswered');
      const checked = checkWeight(order.done, { line, grams, isPrepaid: order.isPrepaid });
      if (!checked.ok) return checked;
      const adjustment = checked.value;
      const before = ofLine.findLast(({ kind }) => kind === 'line_weighed');
      if (before?.weighedGrams === grams && before.orderedGrams === adjustment.orderedGrams) return { ok: true };
      const amountMinor = amountOfAdjustment(order, order.done, adjustment);
      await insertWeight(trx, { orderId, position: line.position, adjustment, amountMinor, by: staff, weighedGrams: grams });
      await recordAct(trx, {
        orderId,
        kind: 'line_weighed',
        by: staff,
        details: { line_id: lineId, grams, amount_minor: amountMinor },
        tappedAt: believeTap(locked, tappedAt, api.adapters.clock.now()),
      });
      return { ok: true };
    },
    { isRepeatable: true },
  );
}
