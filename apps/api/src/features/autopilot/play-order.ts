import { pointAlong, routeMetres } from '@bozor/domain/places/route.ts';
import { point, type Point } from '@bozor/domain/places/point.ts';
import type { Api } from '../../platform/api.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { acceptOrder } from '../orders/accept-order.ts';
import { assignCourier } from '../orders/assign-courier.ts';
import { deliver } from '../orders/deliver.ts';
import { handOver } from '../orders/hand-over.ts';
import { moveOrder, type Moved } from '../orders/move-order.ts';
import type { Mover } from '../orders/mover.ts';
import { moveCourier } from '../orders/move-courier.ts';
import { pickUp } from '../orders/pick-up.ts';
import { pricePrescription } from '../orders/price-prescription.ts';
import { startPreparing } from '../orders/start-preparing.ts';
import { decideTransfer } from '../payments/offline-methods.ts';
import { AHEAD_SECONDS, isOfStore, LEAD_SECONDS, nextStep, waitSeconds, type Step } from './steps.ts';
import { findMedicines, type PlayedOrder } from './store.ts';

/** Actors without a staff member. */
const STORE: Mover = { as: 'store' };
const COURIER: Mover = { as: 'courier' };

const STRIDE_MS = 2_000;
const PAYMENT_PAUSE_MS = 5_000;
/** Pause until an order that people of its store work on is looked at again. */
const STAFF_PAUSE_MS = 2_000;
/** Pause before an order is looked at again that a person carries, or is asked to carry. */
const PERSON_PAUSE_MS = 5_000;
/** Time until the demo's operator confirms a transfer, independent of the autopilot's speed. */
const TRANSFER_SECONDS = 60;

/**
 * Simulates store, courier and operator for one order, through the use-cases that a console would call. The due step depends only on the
 * order's status and its age. Returns the milliseconds until the next check; undefined when no step is left.
 */
export async function playOrder(api: Api, order: PlayedOrder): Promise<number | undefined> {
  const step = nextStep(order.order_type, order.status);
  if (!step) return undefined;
  if (order.awaits_payment) {
    if (order.is_transfer && !order.has_cashier && order.since_seconds >= TRANSFER_SECONDS) await decideTransfer(api.db, order.id, true);
    return PAYMENT_PAUSE_MS;
  }
  if (order.has_pharmacist && step.act === 'price') return STAFF_PAUSE_MS;
  if (order.has_staff && isOfStore(step.act, order.order_type)) return leaveToStaff(api, order);
  if (order.is_of_person && isOfCourier(order, step)) return PERSON_PAUSE_MS;
  const waitMs = dueInMs(order, step, api.config.autopilotSpeed);
  if (waitMs > 0) {
    if (order.status !== 'picked_up') return waitMs;
    await ride(api, order, waitMs);
    return Math.min(waitMs, STRIDE_MS);
  }
  const moved = await inTransaction(api.db, async (trx) => {
    // People on duty are asked first; whom nobody fits gets a courier of the demo then.
    if (isOfCourier(order, step) && order.courier_id === null && (await assignCourier(trx, order.id)) === undefined) return undefined;
    return act(api, trx, order, step);
  });
  if (!moved) return PERSON_PAUSE_MS;
  return moved.ok ? 0 : undefined;
}

/** Whether a step is the courier's. A parcel has no store, so its courier accepts it. */
function isOfCourier({ order_type }: PlayedOrder, { act: what }: Step): boolean {
  if (order_type === 'parcel') return true;
  return order_type === 'delivery' && (what === 'pick-up' || what === 'deliver');
}

/** The people of a store take its steps. An order that they accepted gets a courier, whom they see coming. */
async function leaveToStaff(api: Api, order: PlayedOrder): Promise<number> {
  if (order.status !== 'pending' && order.courier_id === null && order.order_type === 'delivery')
    await inTransaction(api.db, (trx) => assignCourier(trx, order.id));
  return STAFF_PAUSE_MS;
}

/**
 * Milliseconds until a step is due. An order for another day is accepted shortly before it. A scheduled order is prepared so that it
 * arrives when its slot begins.
 */
function dueInMs(order: PlayedOrder, step: Step, speed: number): number {
  const waitMs = (waitSeconds(step, speed) - order.since_seconds) * 1000;
  if (step.act === 'accept') return Math.max(waitMs, ((order.slot_in_seconds ?? 0) - AHEAD_SECONDS) * 1000);
  if (step.act !== 'prepare' && !(step.act === 'pick-up' && order.order_type === 'parcel')) return waitMs;
  return Math.max(waitMs, ((order.slot_in_seconds ?? 0) - LEAD_SECONDS / speed) * 1000);
}

async function act(api: Api, trx: Transaction, order: PlayedOrder, { act: what }: Step): Promise<Moved> {
  const isParcel = order.order_type === 'parcel';
  switch (what) {
    case 'price':
      return fillPrescription(api, trx, order.id);
    case 'accept':
      return acceptOrder(trx, order.id, isParcel ? COURIER : STORE);
    case 'prepare':
      await assignCourier(trx, order.id);
      return startPreparing(trx, order.id, STORE);
    case 'hand-over':
      return handOver(trx, order.id, STORE);
    case 'pick-up':
      // People who had it ready may not have waited for the autopilot to see it.
      if (order.courier_id === null) await assignCourier(trx, order.id);
      return startRide(trx, order);
    case 'deliver':
      return deliver(trx, order.id, order.order_type === 'take_away' ? STORE : COURIER);
  }
}

/** Fills a prescription from the demo pharmacy's stock, or cancels the order when there is none. */
async function fillPrescription(api: Api, trx: Transaction, orderId: number): Promise<Moved> {
  const medicines = (await findMedicines(trx, orderId)).map((itemId) => ({ itemId, quantity: 1 }));
  if (medicines.length === 0) return moveOrder(trx, { orderId, to: 'canceled', by: STORE });
  return pricePrescription(api, trx, orderId, medicines, STORE);
}

async function startRide(trx: Transaction, order: PlayedOrder): Promise<Moved> {
  const moved = await pickUp(trx, order.id, COURIER);
  if (moved.ok && order.courier_id !== null)
    await moveCourier(trx, order.courier_id, order.id, { point: startOf(order), headingDegrees: 0 });
  return moved;
}

/** Moves the courier along the route in proportion to the elapsed time. */
async function ride(api: Api, order: PlayedOrder, leftMs: number): Promise<void> {
  const end = order.to_lat === null || order.to_lng === null ? undefined : point(order.to_lat, order.to_lng);
  if (order.courier_id === null || !end) return;
  const { path } = await api.adapters.places.routeBetween(startOf(order), end);
  const share = order.since_seconds / (order.since_seconds + leftMs / 1000);
  const position = pointAlong(path, routeMetres(path) * share);
  if (!position) return;
  const courierId = order.courier_id;
  await inTransaction(api.db, (trx) => moveCourier(trx, courierId, order.id, position));
}

function startOf(order: PlayedOrder): Point {
  return point(order.from_lat, order.from_lng)!;
}
