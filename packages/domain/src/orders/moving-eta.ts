import { COURIER_METRES_A_MINUTE, HANDOVER_MINUTES } from '../checkout/eta-window.ts';
import type { OrderType } from './order-type.ts';
import { wayMinutes, type DelayReason } from './ready-time.ts';
import { isEnded } from './status.ts';
import type { OrderStatus } from './status.ts';

const MINUTE_MS = 60_000;
const STEP_MS = 5 * MINUTE_MS;
/** Length of a window that is made anew. */
const WINDOW_MS = 2 * STEP_MS;
/** Work that may still be ahead of a kitchen that is late. */
const REST_MINUTES = 5;
/** Longest preparation that is believed of an order for later, whose promise says nothing about it. */
const LONGEST_PREPARATION_MINUTES = 60;

/** Why an order comes at another time than was promised. */
export const ETA_REASONS = [
  'waits-for-answer',
  'store-not-confirmed',
  'kitchen-busy',
  'many-orders',
  'longer-preparation',
  'missing-goods',
  'store-faster',
  'courier-waits-for-kitchen',
  'waits-for-courier',
  'not-collected',
  'longer-way',
  'courier-faster',
] as const;
export type EtaReason = (typeof ETA_REASONS)[number];

/** English sentence of each reason. */
export const ETA_REASON_TEXTS = {
  'waits-for-answer': 'the pharmacy waits for your answer',
  'store-not-confirmed': 'the store has not confirmed yet',
  'kitchen-busy': 'the kitchen needs longer',
  'many-orders': 'the store has many orders at once',
  'longer-preparation': 'the preparation takes longer',
  'missing-goods': 'something of it has to be fetched first',
  'store-faster': 'the store is ahead of time',
  'courier-waits-for-kitchen': 'the courier waits for the kitchen',
  'waits-for-courier': 'the order waits for a courier',
  'not-collected': 'the order waits to be collected',
  'longer-way': 'the way takes longer',
  'courier-faster': 'the courier is ahead of time',
} as const satisfies Record<EtaReason, string>;

interface Window {
  readonly fromMs: number;
  readonly toMs: number;
}

/** Everything that decides when a running order comes. Instants in ms since 1970. */
export interface EtaState {
  readonly type: OrderType;
  readonly status: OrderStatus;
  /** The window promised when the order was placed. */
  readonly promise: Window;
  readonly placedAtMs: number;
  readonly processingAtMs?: number | undefined;
  readonly isForLater: boolean;
  /** When the store has the goods ready, as it said, and why it postponed that. */
  readonly readyByMs?: number | undefined;
  readonly delayReason?: DelayReason | undefined;
  readonly hasCourier: boolean;
  /** The whole way, in metres; and what is left of it while a courier's position is known. */
  readonly distanceMetres: number;
  readonly leftMetres?: number | undefined;
  readonly nowMs: number;
}

/** The window of a running order, and by how many minutes and why it differs from the promised one. */
export interface MovingEta {
  readonly window: Window;
  readonly change: { readonly minutes: number; readonly reason: EtaReason } | undefined;
}

/**
 * Returns the window of a running order by its status and its courier's position. The promise stands while it can be kept; a window never
 * lies in the past. Undefined for an order that has ended or goes back.
 * @example movingEta({ status: 'processing', promise: until('19:00'), nowMs: at('18:55'), … }).change // { minutes: 10, reason: 'kitchen-busy' }
 */
export function movingEta(state: EtaState): MovingEta | undefined {
  const { status, promise, nowMs } = state;
  if (isEnded(status) || status === 'returning') return undefined;
  const comesMs = expectedMs(state);
  const canBeKept = comesMs >= promise.fromMs && comesMs <= promise.toMs && nowMs < promise.toMs;
  if (canBeKept) return { window: promise, change: undefined };
  const fromMs = Math.floor((comesMs - STEP_MS) / STEP_MS) * STEP_MS;
  const window = { fromMs, toMs: fromMs + WINDOW_MS };
  const minutes = Math.round((window.toMs - promise.toMs) / MINUTE_MS);
  if (minutes === 0) return { window: promise, change: undefined };
  return { window, change: { minutes, reason: minutes < 0 ? reasonOfEarlier(state) : reasonOf(state) } };
}

/**
 * Instant at which the order is expected. Before the courier rides, it is never earlier than planned, unless the customer collects it and the
 * store named a time.
 */
function expectedMs(state: EtaState): number {
  const { type, status, promise, nowMs, readyByMs } = state;
  const expected = nowMs + remainingMinutes(state) * MINUTE_MS;
  const mayBeEarlier = status === 'picked_up' || (type === 'take_away' && readyByMs !== undefined);
  return mayBeEarlier ? expected : Math.max(expected, promise.fromMs);
}

function reasonOfEarlier({ type }: EtaState): EtaReason {
  return type === 'take_away' ? 'store-faster' : 'courier-faster';
}

function remainingMinutes(state: EtaState): number {
  const { type, status, nowMs, distanceMetres, leftMetres = distanceMetres, processingAtMs = nowMs, readyByMs } = state;
  if (status === 'picked_up') return HANDOVER_MINUTES / 2 + leftMetres / COURIER_METRES_A_MINUTE;
  const way = wayMinutes(type, distanceMetres);
  if (status === 'handover') return way;
  if (readyByMs !== undefined && isInPreparation(status)) return way + (readyByMs > nowMs ? (readyByMs - nowMs) / MINUTE_MS : REST_MINUTES);
  const preparation = preparationMinutes(state, way);
  if (status !== 'processing') return preparation + way;
  const worked = Math.max(0, nowMs - processingAtMs) / MINUTE_MS;
  return Math.max(Math.min(REST_MINUTES, preparation), preparation - worked) + way;
}

const isInPreparation = (status: OrderStatus) => status === 'confirmed' || status === 'processing';

/** The preparation that the promise contained: its start, less the way. */
function preparationMinutes({ promise, placedAtMs, isForLater }: EtaState, way: number): number {
  const promised = (promise.fromMs - placedAtMs) / MINUTE_MS - way;
  return isForLater ? Math.min(Math.max(promised, 0), LONGEST_PREPARATION_MINUTES) : Math.max(promised, 0);
}

function reasonOf({ type, status, hasCourier, readyByMs, delayReason, nowMs }: EtaState): EtaReason {
  switch (status) {
    case 'picked_up':
      return 'longer-way';
    case 'price_proposed':
      return 'waits-for-answer';
    case 'handover':
      return type === 'take_away' ? 'not-collected' : 'waits-for-courier';
    case 'confirmed':
    case 'processing':
      if (type === 'parcel') return 'waits-for-courier';
      if (readyByMs !== undefined && readyByMs > nowMs) return delayReason ?? 'longer-preparation';
      return hasCourier ? 'courier-waits-for-kitchen' : 'kitchen-busy';
    default:
      return type === 'parcel' ? 'waits-for-courier' : 'store-not-confirmed';
  }
}
