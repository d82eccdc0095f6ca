import { done, refused, type Outcome } from '@bozor/domain/outcome.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { believeTap } from '../orders/believe-tap.ts';
import { pickUp } from '../orders/pick-up.ts';
import { lockCarried } from './carrying-store.ts';
import { tryCode, type CodeProblem } from './try-code.ts';

interface HandOverToCourier {
  readonly orderId: number;
  readonly code: string;
  readonly by: Staff;
  /** When the person pressed, if it was sent later. */
  readonly tappedAt?: Date | undefined;
  /** The server's clock. */
  readonly now: Date;
  /** Unique name of the press. */
  readonly press?: string | undefined;
}

export type HandOverProblem = CodeProblem | { readonly problem: 'gone' | 'order-not-ready' };

/** The store hands an order over by the code that its courier shows. A second press finds it handed over. */
export async function handOverToCourier(
  trx: Transaction,
  { orderId, code, by, tappedAt: told, now, press }: HandOverToCourier,
): Promise<Outcome<'handed-over', HandOverProblem>> {
  const order = await lockCarried(trx, orderId, by);
  if (!order) return refused({ problem: 'gone' });
  if (order.status === 'picked_up') return done('handed-over');
  if (order.order_type !== 'delivery' || order.status !== 'handover' || order.rider_id === null)
    return refused({ problem: 'order-not-ready' });
  const tappedAt = believeTap(order, told, now);
  const tried = await tryCode(trx, { orderId, kind: 'courier', code, by, press, tappedAt });
  if (!tried.ok) return tried;
  await pickUp(trx, orderId, by, { tappedAt });
  return done('handed-over');
}
