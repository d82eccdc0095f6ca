import { API } from '@bozor/contract/courier/routes.ts';
import { MOST_JOBS } from '@bozor/domain/couriers/choose-courier.ts';
import { wasOpen } from '@bozor/domain/couriers/offer-rules.ts';
import type { Api } from '../../platform/api.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { refuse } from '../../platform/http/problem.ts';
import { acceptOrder } from '../orders/accept-order.ts';
import { recordAct } from '../orders/record-act.ts';
import { requestCourier } from '../orders/request-courier.ts';
import { setCourier } from '../orders/set-courier.ts';
import { courierOf } from './policies.ts';
import { answerOffer, countJobs, findOwnOffer, lockLooking, lockShift, takeExpired } from './store.ts';

type Courier = Staff<'own deliveries'>;

interface Answer {
  readonly id: number;
  /** When the courier pressed, if it is sent later. */
  readonly tappedAt: Date | undefined;
}

/**
 * Takes an offer. The order is locked first and has no courier, so of two who take it one gets it, whoever else is asked or assigned. Whoever
 * has taken it already presses twice. A press in time that arrives late counts as long as nobody has the order and the courier has room.
 */
export async function takeOffer(api: Pick<Api, 'db'>, actor: Courier, { id, tappedAt }: Answer): Promise<void> {
  const isTaken = await inTransaction(api.db, async (trx) => {
    const offer = await findOwnOffer(trx, id, actor);
    if (!offer) throw refuse(API.offers.take, 'offer-not-found');
    if (offer.answer === 'taken') return true;
    const order = await lockLooking(trx, offer.order_id);
    const courierId = courierOf(actor);
    if (!order || (await lockShift(trx, courierId)) === undefined) return isOwn(trx, id, actor);
    const isTakenNow = (await answerOffer(trx, id, 'taken')) || (await takeLate(trx, actor, { id, tappedAt }));
    if (!isTakenNow) return isOwn(trx, id, actor);
    await setCourier(trx, order.id, courierId);
    await recordAct(trx, { orderId: order.id, kind: 'courier_assigned', by: actor, details: { courier_id: courierId }, tappedAt });
    if (order.status === 'pending') await acceptOrder(trx, order.id, actor);
    return true;
  });
  if (!isTaken) throw refuse(API.offers.take, 'offer-over');
}

/** Takes an offer that is over and was open when its courier pressed. Order and shift are locked. */
async function takeLate(trx: Transaction, actor: Courier, { id, tappedAt }: Answer): Promise<boolean> {
  if (tappedAt === undefined) return false;
  const offer = await findOwnOffer(trx, id, actor);
  if (!offer || !wasOpen({ expiresAtMs: offer.expires_at.getTime() }, tappedAt.getTime())) return false;
  if ((await countJobs(trx, courierOf(actor))) >= MOST_JOBS) return false;
  return takeExpired(trx, id);
}

/** Two presses at once: the first one took it. */
async function isOwn(trx: Transaction, id: number, actor: Courier): Promise<boolean> {
  return (await findOwnOffer(trx, id, actor))?.answer === 'taken';
}

/** Declines an offer; the next courier is asked at once. An offer that is over stays as it is. */
export async function declineOffer(api: Pick<Api, 'db'>, actor: Courier, { id, tappedAt }: Answer): Promise<void> {
  await inTransaction(api.db, async (trx) => {
    const offer = await findOwnOffer(trx, id, actor);
    if (!offer) throw refuse(API.offers.decline, 'offer-not-found');
    await decline(trx, actor, { id, orderId: offer.order_id, tappedAt });
  });
}

/** Declines an open offer in the transaction of the caller. */
export async function decline(
  trx: Transaction,
  actor: Courier,
  { id, orderId, tappedAt }: Answer & { readonly orderId: number },
): Promise<void> {
  if (!(await lockLooking(trx, orderId)) || !(await answerOffer(trx, id, 'declined'))) return;
  await recordAct(trx, { orderId, kind: 'offer_declined', by: actor, details: { courier_id: courierOf(actor) }, tappedAt });
  await requestCourier(trx, orderId);
}
