import type { OrderType } from '@bozor/domain/orders/order-type.ts';
import type { OrderStatus } from '@bozor/domain/orders/status.ts';

/** Next action of store or courier, and its delay after the previous one. */
export interface Step {
  readonly act: 'price' | 'accept' | 'prepare' | 'hand-over' | 'pick-up' | 'deliver';
  readonly afterSeconds: number;
}

/** Acts that the people of a store take in its console. A prescription is left to those of them who may price it. */
const CONSOLE_ACTS: readonly Step['act'][] = ['accept', 'prepare', 'hand-over'];

/**
 * Whether an act is one of the store's people. Take-away is handed over at their counter.
 * @example isOfStore('deliver', 'take_away') // true
 */
export function isOfStore(act: Step['act'], type: OrderType): boolean {
  return type !== 'parcel' && (CONSOLE_ACTS.includes(act) || (act === 'deliver' && type === 'take_away'));
}

/** Time for customers to cancel: to open the order, open the list of reasons and choose one. */
const ACCEPTING_SECONDS = 25;
const PREPARING_SECONDS = 35;
const FETCHING_SECONDS = 15;
const RIDING_SECONDS = 100;

/** Duration of an order from the start of preparation to delivery. */
export const LEAD_SECONDS = PREPARING_SECONDS + FETCHING_SECONDS + RIDING_SECONDS;

/** Shortest time for customers to cancel, however fast the city is. */
const SHORTEST_ACCEPTING_SECONDS = 8;

/** A store accepts a scheduled order this long before its slot. Until then the customer may cancel it. */
export const AHEAD_SECONDS = 86_400;

/** Life of an order in a demo city: about three minutes from placing to delivery. */
const STEPS: Readonly<Record<OrderType, Partial<Record<OrderStatus, Step>>>> = {
  delivery: {
    prescription_review: { act: 'price', afterSeconds: 20 },
    pending: { act: 'accept', afterSeconds: ACCEPTING_SECONDS },
    confirmed: { act: 'prepare', afterSeconds: 5 },
    processing: { act: 'hand-over', afterSeconds: PREPARING_SECONDS },
    handover: { act: 'pick-up', afterSeconds: FETCHING_SECONDS },
    picked_up: { act: 'deliver', afterSeconds: RIDING_SECONDS },
  },
  take_away: {
    pending: { act: 'accept', afterSeconds: ACCEPTING_SECONDS },
    confirmed: { act: 'prepare', afterSeconds: 5 },
    processing: { act: 'hand-over', afterSeconds: PREPARING_SECONDS },
    handover: { act: 'deliver', afterSeconds: 60 },
  },
  parcel: {
    pending: { act: 'accept', afterSeconds: ACCEPTING_SECONDS },
    confirmed: { act: 'pick-up', afterSeconds: 40 },
    picked_up: { act: 'deliver', afterSeconds: RIDING_SECONDS },
  },
};

/**
 * Delay of a step, in seconds, in a city of this speed. The time to cancel is never shortened below eight seconds.
 * @example waitSeconds({ act: 'hand-over', afterSeconds: 35 }, 5) // 7
 */
export function waitSeconds({ act, afterSeconds }: Step, speed: number): number {
  return Math.max(act === 'accept' ? SHORTEST_ACCEPTING_SECONDS : 0, afterSeconds / speed);
}

/**
 * Next step of an order; undefined when no step is left.
 * @example nextStep('take_away', 'handover') // { act: 'deliver', afterSeconds: 60 }
 */
export function nextStep(type: OrderType, status: OrderStatus): Step | undefined {
  return STEPS[type][status];
}
