import { looksForCourier, OFFER_SECONDS } from '@bozor/domain/couriers/offer-rules.ts';
import { done, refused, type Outcome } from '@bozor/domain/outcome.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { mayOrderBy } from '../orders/may-order-by.ts';
import type { Mover } from '../orders/mover.ts';
import { requestCourier } from '../orders/request-courier.ts';
import { makeOffer } from './offer-next.ts';
import { lockLooking, lockShift, readRound, withdrawOffer } from './store.ts';

export type OfferToProblem = { readonly problem: 'gone' | 'not-offerable' | 'courier-off-duty' | 'courier-asked' };

/**
 * Offers an order to one courier, whoever is nearer, for as long as any offer. The open offer is withdrawn. When it is declined or passes, the
 * others are asked as usual.
 */
export async function offerTo(
  trx: Transaction,
  { orderId, courierId, by }: { readonly orderId: number; readonly courierId: number; readonly by: Mover },
  settings: Settings,
): Promise<Outcome<'offered', OfferToProblem>> {
  if (!(await mayOrderBy(trx, orderId, by, 'assign'))) return refused({ problem: 'gone' });
  const order = await lockLooking(trx, orderId);
  if (!order || !looksForCourier(order.order_type, order.status)) return refused({ problem: 'not-offerable' });
  if ((await lockShift(trx, courierId)) === undefined) return refused({ problem: 'courier-off-duty' });
  const { round } = await readRound(trx, orderId);
  const asked = await withdrawOffer(trx, orderId);
  const isMade = await makeOffer(trx, order, { courierId, round, by, settings });
  if (isMade) {
    await requestCourier(trx, orderId, (OFFER_SECONDS + 1) * 1_000);
    return done('offered');
  }
  // The offer that was withdrawn stays so: its courier may have looked away already, and another is asked.
  return refused({ problem: asked === courierId ? 'not-offerable' : 'courier-asked' });
}
