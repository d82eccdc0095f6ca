import { COURIER_METRES_A_MINUTE, HANDOVER_MINUTES } from '../checkout/eta-window.ts';
import { done, refused, type Outcome } from '../outcome.ts';
import type { OrderType } from './order-type.ts';
import type { OrderStatus } from './status.ts';

const MINUTE_MS = 60_000;
const STEP_MINUTES = 5;

/** Bounds of the minutes that a store may promise, and number of its orders that the proposal looks at. */
export const READY_MINUTES = { least: 1, most: 240 } as const;
export const PROPOSED_MINUTES = { least: 5, most: 120 } as const;
export const PROPOSAL_ORDERS = 200;
/** Fewer orders than this say nothing about a store. */
const MINIMUM_ORDERS = 5;

/** Minutes by which a store may postpone an order, once. */
export const DELAY_MINUTES = [5, 10, 15, 20, 30] as const;
export type DelayMinutes = (typeof DELAY_MINUTES)[number];

/** Why a store needs longer than it said. */
export const DELAY_REASONS = ['many-orders', 'longer-preparation', 'missing-goods'] as const;
export type DelayReason = (typeof DELAY_REASONS)[number];

/**
 * Returns the minutes that a store is offered when it accepts an order: the median of its own orders from accepting to ready, in fives rounded
 * up. A store with too few orders is offered its usual preparation.
 * @example proposedMinutes([12, 17, 31, 14, 22], 30) // 20
 */
export function proposedMinutes(minutes: readonly number[], usual: number): number {
  const sorted = minutes.toSorted((one, other) => one - other);
  const median = sorted.length < MINIMUM_ORDERS ? usual : sorted[Math.ceil(sorted.length / 2) - 1]!;
  const rounded = Math.ceil(median / STEP_MINUTES) * STEP_MINUTES;
  return Math.min(Math.max(rounded, PROPOSED_MINUTES.least), PROPOSED_MINUTES.most);
}

/**
 * Returns the row of minutes to choose from, ascending: the proposed ones, five less, and five, ten and twenty more.
 * @example minutesToChoose(20) // [15, 20, 25, 30, 40]
 */
export function minutesToChoose(proposed: number): readonly number[] {
  return [-5, 0, 5, 10, 20].map((more) => proposed + more).filter((minutes) => minutes >= PROPOSED_MINUTES.least);
}

/**
 * Returns the instant at which the goods are ready, by the clock that both store and customer read: whole minutes, from the start of the
 * minute in which the store pressed.
 * @example readyBy(at('19:00:40'), 25) // 19:25
 */
export function readyBy(pressedAtMs: number, minutes: number): number {
  return startOfMinute(pressedAtMs) + minutes * MINUTE_MS;
}

/**
 * Returns the instant at which the goods of an order for later are ready: so that it comes when its slot begins.
 * @example readyForSlot({ type: 'delivery', fromMs: at('19:00'), distanceMetres: 3000 }) // 18:47
 */
export function readyForSlot({
  type,
  fromMs,
  distanceMetres,
}: {
  readonly type: OrderType;
  readonly fromMs: number;
  readonly distanceMetres: number;
}): number {
  return startOfMinute(fromMs - wayMinutes(type, distanceMetres) * MINUTE_MS);
}

/** Minutes from the counter to the customer: both doors and the ride, nothing for take-away. */
export function wayMinutes(type: OrderType, distanceMetres: number): number {
  return type === 'take_away' ? 0 : HANDOVER_MINUTES + distanceMetres / COURIER_METRES_A_MINUTE;
}

/** An order that its store wants to postpone. Instants in ms since 1970. */
export interface Delayable {
  readonly status: OrderStatus;
  readonly readyByMs: number | undefined;
  readonly isDelayed: boolean;
}

export type DelayProblem = { readonly problem: 'not-in-preparation' | 'delayed-already' };

/**
 * Returns the new instant of an order that is postponed: later than what was said, or later than now where that has passed. An order is
 * postponed once, between accepting and ready.
 * @example delayedReadyBy({ status: 'processing', readyByMs: at('19:25'), isDelayed: false }, 10, at('19:20')) // { ok: true, value: 19:35 }
 */
export function delayedReadyBy(
  { status, readyByMs, isDelayed }: Delayable,
  minutes: number,
  pressedAtMs: number,
): Outcome<number, DelayProblem> {
  if ((status !== 'confirmed' && status !== 'processing') || readyByMs === undefined) return refused({ problem: 'not-in-preparation' });
  if (isDelayed) return refused({ problem: 'delayed-already' });
  return done(readyBy(Math.max(readyByMs, pressedAtMs), minutes));
}

function startOfMinute(instantMs: number): number {
  return Math.floor(instantMs / MINUTE_MS) * MINUTE_MS;
}
