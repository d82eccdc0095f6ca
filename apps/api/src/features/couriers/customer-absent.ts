import { API } from '@bozor/contract/courier/routes.ts';
import { ABSENT_TRIES, checkReturn, type DoorMessage } from '@bozor/domain/orders/undelivered/absence.ts';
import { whenAbsent } from '@bozor/domain/orders/undelivered/when-absent.ts';
import type { Api } from '../../platform/api.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { refuse } from '../../platform/http/problem.ts';
import { believeTap } from '../orders/believe-tap.ts';
import { notifyOfAbsence } from '../orders/notify-customer.ts';
import { recordAct } from '../orders/record-act.ts';
import { takeBack } from '../orders/undelivered/take-back.ts';
import { turnBack } from '../orders/undelivered/turn-back.ts';
import { readAbsence } from '../orders/undelivered/undelivered-store.ts';
import { hasArrived, isRecorded, lockCarried, type CarriedOrder } from './carrying-store.ts';
import { requestForFree } from './duty.ts';
import { courierOf } from './policies.ts';
import { tryCode } from './try-code.ts';

type Courier = Staff<'own deliveries'>;
type Parts = Pick<Api, 'db' | 'settings' | 'adapters'>;

interface Tap {
  readonly orderId: number;
  /** When the person pressed, if it was sent later. The wait counts from then on, as far as it is believed. */
  readonly tappedAt: Date | undefined;
}

/** Begins the wait for a customer who does not answer, once, and tells them. Whoever waits at the door is there. */
export async function startWaiting(api: Parts, actor: Courier, { orderId, tappedAt }: Tap): Promise<void> {
  await inTransaction(api.db, async (trx) => {
    const order = await lockCarried(trx, orderId, actor);
    if (!order) throw refuse(API.jobs.absent, 'order-not-found');
    if (order.status === 'returning') return;
    if (order.status !== 'picked_up') throw refuse(API.jobs.absent, 'order-not-ready');
    const { since, arrived } = await readAbsence(trx, orderId, order.now);
    if (since !== null) return;
    const pressedAt = believeAfter(believeTap(order, tappedAt, order.now), arrived);
    const details = { courier_id: courierOf(actor) };
    if (!(await hasArrived(trx, { orderId, kind: 'courier_at_customer', courierId: details.courier_id })))
      await recordAct(trx, { orderId, kind: 'courier_at_customer', by: actor, details, tappedAt: pressedAt });
    await recordAct(trx, { orderId, kind: 'customer_absent', by: actor, details, tappedAt: pressedAt });
    await notifyOfAbsence(trx, order, 'at-the-door');
  });
}

/** A press at the door is believed from the arrival there on. */
const believeAfter = (pressedAt: Date | undefined, arrived: Date | null): Date | undefined =>
  pressedAt && arrived && arrived > pressedAt ? arrived : pressedAt;

/** Records a try to reach the customer: a call, or a message, which is sent to their notices and devices. */
export async function tryToReach(
  api: Parts,
  actor: Courier,
  {
    orderId,
    tappedAt,
    tap,
    message,
  }: Tap & { readonly message: DoorMessage | undefined; /** Its time as the device gave it. */ readonly tap: string | undefined },
): Promise<void> {
  await inTransaction(api.db, async (trx) => {
    const order = await lockCarried(trx, orderId, actor);
    if (!order) throw refuse(API.jobs.tried, 'order-not-found');
    if (order.status !== 'picked_up' && order.status !== 'returning') throw refuse(API.jobs.tried, 'order-not-ready');
    const kind = message === undefined ? 'call_tried' : 'message_sent';
    // A tap that is sent again is one try.
    if (tap !== undefined && (await isRecorded(trx, { orderId, kind, tap }))) return;
    const details = {
      courier_id: courierOf(actor),
      ...(message !== undefined && { message }),
      ...(tap !== undefined && { tap }),
    };
    await recordAct(trx, { orderId, kind, by: actor, details, tappedAt: believeTap(order, tappedAt, order.now) });
    if (message !== undefined) await notifyOfAbsence(trx, order, message);
  });
}

/**
 * The courier takes the goods back: after the wait and enough tries, as it stood when they pressed. A message that was kept without a network has
 * not reached the customer before it was sent.
 */
export async function returnGoods(api: Parts, actor: Courier, { orderId, tappedAt }: Tap): Promise<void> {
  const { absent_wait_minutes: waitMinutes } = await api.settings.read();
  await inTransaction(api.db, async (trx) => {
    const order = await lockCarried(trx, orderId, actor);
    if (!order) throw refuse(API.jobs.returnGoods, 'order-not-found');
    if (order.status === 'returning' || order.status === 'returned') return;
    const pressedAt = await waitedUntil(trx, order, { tappedAt, waitMinutes });
    const moved = await turnBack(trx, orderId, actor, { borneBy: 'customer', tappedAt: pressedAt });
    if (!moved.ok) throw refuse(API.jobs.returnGoods, 'order-not-ready');
  });
}

/**
 * The courier throws dishes away that nobody received: as `returnGoods`, but the order ends at once. Its customer bears it, because what was cooked
 * for them can be sold to nobody.
 */
export async function disposeGoods(api: Parts, actor: Courier, { orderId, tappedAt }: Tap): Promise<void> {
  const { absent_wait_minutes: waitMinutes } = await api.settings.read();
  await inTransaction(api.db, async (trx) => {
    const order = await lockCarried(trx, orderId, actor);
    if (!order) throw refuse(API.jobs.dispose, 'order-not-found');
    if (order.status === 'returned') return;
    if (whenAbsent({ orderType: order.order_type, moduleType: order.module_type }) !== 'dispose')
      throw refuse(API.jobs.dispose, 'not-disposable');
    const pressedAt = await waitedUntil(trx, order, { tappedAt, waitMinutes });
    await recordAct(trx, { orderId, kind: 'goods_disposed', by: actor, details: { courier_id: courierOf(actor) }, tappedAt: pressedAt });
    const ended = await takeBack(api, trx, orderId, actor, { borneBy: 'customer', isSellable: false, tappedAt: pressedAt });
    if (!ended.ok) throw refuse(API.jobs.dispose, 'order-not-ready');
    await requestForFree(trx);
  });
}

/** Refuses to give up before the wait and enough tries, as it stood at the press. Returns when that was. */
async function waitedUntil(
  trx: Transaction,
  order: CarriedOrder,
  { tappedAt, waitMinutes }: { readonly tappedAt: Date | undefined; readonly waitMinutes: number },
): Promise<Date | undefined> {
  const pressedAt = believeTap(order, tappedAt, order.now);
  const at = pressedAt ?? order.now;
  const { since, tries } = await readAbsence(trx, order.id, at);
  const checked = checkReturn({ status: order.status, sinceMs: since?.getTime(), tries, waitMinutes }, at.getTime());
  if (!checked.ok) throw refusalOf(checked);
  return pressedAt;
}

/** Gives a parcel back to its sender, by the new code that they tell. A store confirms on its own screen. */
export async function giveBackByCode(
  api: Parts,
  actor: Courier,
  { orderId, code, tappedAt, press }: Tap & { readonly code: string; /** Its unique name. */ readonly press: string },
): Promise<void> {
  const { giveBack } = API.jobs;
  const tried = await inTransaction(api.db, async (trx) => {
    const order = await lockCarried(trx, orderId, actor);
    if (!order) throw refuse(giveBack, 'order-not-found');
    if (order.status === 'returned') return undefined;
    if (order.order_type !== 'parcel' || order.status !== 'returning') throw refuse(giveBack, 'order-not-ready');
    const details = { tappedAt: believeTap(order, tappedAt, order.now) };
    const right = await tryCode(trx, { orderId, kind: 'pickup', code, by: actor, press, ...details });
    if (!right.ok) return right;
    await takeBack(api, trx, orderId, actor, details);
    return undefined;
  });
  if (!tried) return;
  if (tried.problem === 'code-locked') throw refuse(giveBack, 'code-locked', { field: 'code' });
  throw refuse(giveBack, 'hand-over-code-wrong', { field: 'code', values: { left: tried.left } });
}

function refusalOf(problem: Exclude<ReturnType<typeof checkReturn>, { ok: true }>): Error {
  switch (problem.problem) {
    case 'not-on-the-way':
      return refuse(API.jobs.returnGoods, 'order-not-ready');
    case 'not-absent':
    case 'tries-missing':
      return refuse(API.jobs.returnGoods, 'tries-missing', { values: { tries: ABSENT_TRIES } });
    case 'too-early':
      return refuse(API.jobs.returnGoods, 'too-early', { values: { minutes: problem.minutes } });
  }
}
