import type { OrderType } from '../orders/order-type.ts';

const MINUTE_MS = 60_000;
const STEP_MS = 5 * MINUTE_MS;

/** Average speed of a courier in the city, in metres per minute; and the minutes spent at the two doors. */
export const COURIER_METRES_A_MINUTE = 300;
export const HANDOVER_MINUTES = 3;

/**
 * Quantiles of the real duration of orders ÷ the planned duration: `early` 25 %, `late` 75 %, `latest` 90 %. They come from the store's own
 * history at this hour and load.
 */
export interface LoadQuantiles {
  readonly early: number;
  readonly late: number;
  readonly latest: number;
}

/** Default of a store with too little history. */
export const NORMAL_LOAD: LoadQuantiles = { early: 0.85, late: 1.15, latest: 1.35 };

/** Minimum number of past orders for quantiles of their own. */
export const MINIMUM_ORDERS = 20;

/** A promised window. Instants in ms since 1970; always `fromMs < toMs <= latestMs`. */
export interface EtaWindow {
  readonly fromMs: number;
  readonly toMs: number;
  readonly latestMs: number;
}

/** Input of a promise. */
export interface EtaInput {
  readonly orderType: OrderType;
  /** Start of the work: now, in ms since 1970. */
  readonly nowMs: number;
  readonly preparationMinutes: number;
  /** Distance by road from store to door; ignored for take-away. */
  readonly distanceMetres: number;
  readonly load: LoadQuantiles;
}

/**
 * Returns the planned minutes of an order: preparation, both doors and the ride. Take-away is preparation alone.
 * @example plannedMinutes({ orderType: 'delivery', preparationMinutes: 20, distanceMetres: 2400 }) // 31
 */
export function plannedMinutes({
  orderType,
  preparationMinutes,
  distanceMetres,
}: Pick<EtaInput, 'orderType' | 'preparationMinutes' | 'distanceMetres'>): number {
  return orderType === 'take_away' ? preparationMinutes : preparationMinutes + HANDOVER_MINUTES + distanceMetres / COURIER_METRES_A_MINUTE;
}

/**
 * Returns the window promised for an order placed now, in whole five minutes: the start rounded down, the ends rounded up. It is computed
 * from the start of the minute, so that a card on screen and the quote agree within that minute.
 * @example etaWindow({ orderType: 'delivery', nowMs: at('18:10'), preparationMinutes: 20, distanceMetres: 2400, load: NORMAL_LOAD }) // 18:35-18:50, latest 18:55
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
 * Returns a window as minutes from now, in fives rounded up: cards and pages show minutes, the checkout shows clock times.
 * @example minutesUntil({ fromMs: at('18:35'), toMs: at('18:50') }, at('18:02')) // { from: 35, to: 50 }
 */
export function minutesUntil(
  { fromMs, toMs }: Pick<EtaWindow, 'fromMs' | 'toMs'>,
  nowMs: number,
): { readonly from: number; readonly to: number } {
  const minutes = (instantMs: number) => Math.max(0, roundUp(instantMs - nowMs) / MINUTE_MS);
  return { from: minutes(fromMs), to: minutes(toMs) };
}

/**
 * Returns the window promised for a slot: the slot itself, and at the latest ten minutes after it.
 * @example slotWindow({ startsAtMs: at('19:00'), endsAtMs: at('19:30') }) // 19:00-19:30, latest 19:40
 */
export function slotWindow({ startsAtMs, endsAtMs }: { readonly startsAtMs: number; readonly endsAtMs: number }): EtaWindow {
  return { fromMs: startsAtMs, toMs: endsAtMs, latestMs: endsAtMs + 2 * STEP_MS };
}

/**
 * Returns the quantiles of a store's history. `ratios` are real minutes ÷ planned minutes in any order. Fewer than `MINIMUM_ORDERS` return
 * `NORMAL_LOAD`.
 * @example loadQuantiles(ratios) // { early: 0.9, late: 1.1, latest: 1.3 }
 */
export function loadQuantiles(ratios: readonly number[]): LoadQuantiles {
  if (ratios.length < MINIMUM_ORDERS) return NORMAL_LOAD;
  const sorted = ratios.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)]!;
  return { early: at(0.25), late: at(0.75), latest: at(0.9) };
}

function roundUp(instantMs: number): number {
  return Math.ceil(instantMs / STEP_MS) * STEP_MS;
}
