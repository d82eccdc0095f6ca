import type { OrderType } from '@bozor/domain/orders/order-type.ts';
import type { OrderStatus } from '@bozor/domain/orders/status.ts';

/** What store and courier do next, and how long after the last step. */
export interface Step {
  readonly act: 'price' | 'accept' | 'prepare' | 'hand-over' | 'pick-up' | 'deliver';
  readonly afterSeconds: number;
}

/** What customers have to call an order off: to look at it, open the list of reasons and choose one. */
const ACCEPTING_SECONDS = 25;
const PREPARING_SECONDS = 35;
const FETCHING_SECONDS = 15;
const RIDING_SECONDS = 100;

/** How long an order is on its way once the store begins to work on it. */
export const LEAD_SECONDS = PREPARING_SECONDS + FETCHING_SECONDS + RIDING_SECONDS;

/** In a city that works faster a store still waits this long for whoever calls off. */
const SHORTEST_ACCEPTING_SECONDS = 8;

/** So long before its slot a store takes an order on; until then its customer may call it off. */
export const AHEAD_SECONDS = 86_400;

/** The life of an order in a demo city: some three minutes from placing to the door. */
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
 * How long a step waits in a city that works so many times faster. What customers have to call an order off is not shortened below eight seconds.
 * @example waitSeconds({ act: 'hand-over', afterSeconds: 35 }, 5) // 7
 */
export function waitSeconds({ act, afterSeconds }: Step, speed: number): number {
  return Math.max(act === 'accept' ? SHORTEST_ACCEPTING_SECONDS : 0, afterSeconds / speed);
}

/**
 * The next step of an order; undefined when nobody has anything to do.
 * @example nextStep('take_away', 'handover') // { act: 'deliver', afterSeconds: 60 }
 */
export function nextStep(type: OrderType, status: OrderStatus): Step | undefined {
  return STEPS[type][status];
}
