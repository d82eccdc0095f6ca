import type { OrderType } from '../orders/order-type.ts';

const MINUTE_MS = 60_000;
const STEP_MS = 5 * MINUTE_MS;

/** Metres a courier makes in a minute through the city, and minutes at the two doors. */
export const COURIER_METRES_A_MINUTE = 300;
const DOOR_MINUTES = 3;

/**
 * How long orders really take, as parts of what was planned: a quarter are done by `early`, three quarters by `late`, nine in ten by `latest`.
 * From the store's own past at this hour and load.
 */
export interface LoadQuantiles {
  readonly early: number;
  readonly late: number;
  readonly latest: number;
}

/** For a store without enough of a past. */
export const CALM_LOAD: LoadQuantiles = { early: 0.85, late: 1.15, latest: 1.35 };

/** Fewer past orders than this say nothing. */
export const ENOUGH_ORDERS = 20;

/** A promise in clock time: 'between' and 'latest'. Instants in ms since 1970, always `fromMs < toMs <= latestMs`. */
export interface EtaWindow {
  readonly fromMs: number;
  readonly toMs: number;
  readonly latestMs: number;
}

/** What a promise is made from. */
export interface EtaInput {
  readonly orderType: OrderType;
  /** When the work begins: now. */
  readonly nowMs: number;
  readonly preparationMinutes: number;
  /** By road, store to door; not used for take-away. */
  readonly distanceMetres: number;
  readonly load: LoadQuantiles;
}

/**
 * Minutes an order takes when nothing comes between: preparing, both doors and the way. Take-away is preparing alone.
 * @example plannedMinutes({ orderType: 'delivery', preparationMinutes: 20, distanceMetres: 2400 }) // 31
 */
export function plannedMinutes({
  orderType,
  preparationMinutes,
  distanceMetres,
}: Pick<EtaInput, 'orderType' | 'preparationMinutes' | 'distanceMetres'>): number {
  return orderType === 'take_away' ? preparationMinutes : preparationMinutes + DOOR_MINUTES + distanceMetres / COURIER_METRES_A_MINUTE;
}

/**
 * The window promised for an order placed now, on whole five minutes: the start rounded down, the ends up. It is reckoned from the minute, so that all
 * who ask within it hear the same: a card that stands on the screen, and the quote.
 * @example etaWindow({ orderType: 'delivery', nowMs: at('18:10'), preparationMinutes: 20, distanceMetres: 2400, load: CALM_LOAD }) // 18:35-18:50, latest 18:55
 */
export function etaWindow(input: EtaInput): EtaWindow {
  const plannedMs = plannedMinutes(input) * MINUTE_MS;
  const { early, late, latest } = input.load;
  const nowMs = input.nowMs - (input.nowMs % MINUTE_MS);
  const fromMs = Math.floor((nowMs + plannedMs * early) / STEP_MS) * STEP_MS;
  const toMs = Math.max(fromMs + STEP_MS, roundUp(nowMs + plannedMs * late));
  return { fromMs, toMs, latestMs: Math.max(toMs, roundUp(nowMs + plannedMs * latest)) };
}

/**
 * The window promised for a chosen slot: the slot itself, at the latest ten minutes after it.
 * @example slotWindow({ startsAtMs: at('19:00'), endsAtMs: at('19:30') }) // 19:00-19:30, latest 19:40
 */
export function slotWindow({ startsAtMs, endsAtMs }: { readonly startsAtMs: number; readonly endsAtMs: number }): EtaWindow {
  return { fromMs: startsAtMs, toMs: endsAtMs, latestMs: endsAtMs + 2 * STEP_MS };
}

/**
 * Quantiles of a store's past: `ratios` are real minutes ÷ planned minutes, in any order. Fewer than `ENOUGH_ORDERS` give `CALM_LOAD`.
 * @example loadQuantiles(ratios) // { early: 0.9, late: 1.1, latest: 1.3 }
 */
export function loadQuantiles(ratios: readonly number[]): LoadQuantiles {
  if (ratios.length < ENOUGH_ORDERS) return CALM_LOAD;
  const sorted = ratios.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)]!;
  return { early: at(0.25), late: at(0.75), latest: at(0.9) };
}

function roundUp(instantMs: number): number {
  return Math.ceil(instantMs / STEP_MS) * STEP_MS;
}
