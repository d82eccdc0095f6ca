import { plannedMinutes, type EtaInput } from '@bozor/domain/checkout/eta-window.ts';
import { HAPPY_PATHS, type OrderActor } from '@bozor/domain/orders/transitions.ts';
import type { OrderType } from '@bozor/domain/orders/order-type.ts';
import type { OrderStatus } from '@bozor/domain/orders/status.ts';
import { localTime, TASHKENT } from '@bozor/domain/time/local-time.ts';
import type { Random } from '../random.ts';

/** One status change of an order. */
export interface Transition {
  readonly to: OrderStatus;
  readonly by: OrderActor;
  readonly atMs: number;
  readonly note?: string;
}

/** Final outcome of an order. */
export type Outcome =
  | 'delivered'
  | 'canceled-by-customer'
  | 'canceled-by-store'
  | 'unpaid'
  | 'refunded'
  | 'refund-rejected'
  | 'refund-requested';

const MINUTE_MS = 60_000;
const OUTCOMES: readonly Outcome[] = [
  'delivered',
  'canceled-by-customer',
  'canceled-by-store',
  'unpaid',
  'refunded',
  'refund-rejected',
  'refund-requested',
];
const OUTCOME_SHARES = [940, 26, 16, 6, 7, 3, 2];

export function drawOutcome(random: Random): Outcome {
  return OUTCOMES[random.weighted(OUTCOME_SHARES)] ?? 'delivered';
}

export interface JourneyPlan extends Pick<EtaInput, 'orderType' | 'preparationMinutes' | 'distanceMetres'> {
  readonly placedAtMs: number;
  readonly outcome: Outcome;
  /** Real ÷ planned time; below 1 is faster. */
  readonly pace: number;
}

/** Returns every transition after the placing, in order, with a permitted actor. */
export function journeyOf(random: Random, plan: JourneyPlan): Transition[] {
  const { placedAtMs, outcome, orderType } = plan;
  const soon = (least: number, most: number): number => placedAtMs + (least + random.next() * (most - least)) * MINUTE_MS;
  switch (outcome) {
    case 'canceled-by-customer':
      return [{ to: 'canceled', by: 'customer', atMs: soon(0.3, 4) }];
    case 'canceled-by-store':
      return [{ to: 'canceled', by: orderType === 'parcel' ? 'operator' : 'store', atMs: soon(1, 9), note: 'Something is sold out' }];
    case 'unpaid':
      return [{ to: 'failed', by: 'system', atMs: soon(20, 21), note: 'The payment did not arrive' }];
    case 'delivered':
      return deliver(random, plan);
    case 'refunded':
    case 'refund-rejected':
    case 'refund-requested':
      return askForRefund(random, deliver(random, plan), outcome);
  }
}

/** Distributes the planned time: a moment to accept, then preparation, waiting and the ride. */
function deliver(random: Random, plan: JourneyPlan): Transition[] {
  const { placedAtMs, orderType, pace } = plan;
  const steps = HAPPY_PATHS[orderType].slice(1);
  const totalMs = plannedMinutes(plan) * pace * MINUTE_MS;
  const preparing = Math.min(0.92, plan.preparationMinutes / plannedMinutes(plan));
  const shares: Readonly<Record<string, number>> = {
    confirmed: 0.04 + random.next() * 0.05,
    processing: 0.1 + random.next() * 0.04,
    handover: orderType === 'take_away' ? 0.85 : Math.max(0.2, preparing * 0.94),
    picked_up: Math.max(0.25, preparing),
    delivered: 1,
  };
  return steps.map((to) => ({ to, by: actorOf(to, orderType), atMs: Math.round(placedAtMs + totalMs * (shares[to] ?? 1)) }));
}

function askForRefund(random: Random, journey: readonly Transition[], outcome: Outcome): Transition[] {
  const deliveredAtMs = journey.at(-1)?.atMs ?? 0;
  const requestedAtMs = deliveredAtMs + random.whole(20, 300) * MINUTE_MS;
  const refundRequest: Transition = { to: 'refund_requested', by: 'customer', atMs: requestedAtMs };
  if (outcome === 'refund-requested') return [...journey, refundRequest];
  const decided: Transition = {
    to: outcome === 'refunded' ? 'refunded' : 'refund_rejected',
    by: 'operator',
    atMs: requestedAtMs + random.whole(60, 900) * MINUTE_MS,
  };
  return [...journey, refundRequest, decided];
}

function actorOf(status: OrderStatus, orderType: OrderType): OrderActor {
  if (orderType === 'parcel' || status === 'picked_up') return 'courier';
  return status === 'delivered' && orderType === 'delivery' ? 'courier' : 'store';
}

/** Good stores are punctual; lunch, evening and rain slow all of them down. */
export function paceOf(random: Random, quality: number, placedAtMs: number): number {
  const hour = Math.floor(localTime(placedAtMs, TASHKENT).minuteOfDay / 60);
  const isRush = (hour >= 12 && hour < 14) || (hour >= 18 && hour < 21);
  const usual = 1.28 - (quality - 3.6) * 0.24 + (isRush ? 0.09 : 0);
  // The sum of two random numbers favours the middle; one order in thirty goes wrong altogether.
  const luck = (random.next() + random.next() - 1) * 0.22;
  return Math.max(0.55, usual + luck + (random.chance(0.03) ? 0.5 : 0));
}
