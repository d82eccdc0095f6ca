/**
 * Reasons for which an order needs the operator now, the most harmful first: a customer who has paid and waits for nothing, late goods, a courier
 * nobody sees, goods without a courier, a code that is locked, a door that nobody opens, and what people wait for an answer to.
 */
export const NEEDS = [
  'not_accepted',
  'late',
  'courier_silent',
  'no_courier',
  'code_locked',
  'customer_absent',
  'returning',
  'refund_overdue',
  'prescription_waiting',
  'transfer_waiting',
  'refund_open',
] as const;
export type Need = (typeof NEEDS)[number];

/** Minutes after which a wait is harmful. */
export const HARMFUL_MINUTES = { notAccepted: 5, courierSilent: 4, refund: 24 * 60 } as const;

/** Wrong codes after which a hand-over is locked. */
export const CODE_TRIES = 5;

/** Act with which a need is answered in place; `open` leads to the order. */
export const NEXT_ACTS = ['accept', 'assign', 'open'] as const;

/**
 * Returns whole minutes by which a promise is broken at `nowMs`; 0 while it holds.
 * @example minutesLate(promisedUntilMs, promisedUntilMs + 90_000) // 1
 */
export function minutesLate(promisedUntilMs: number | undefined, nowMs: number): number {
  return promisedUntilMs === undefined ? 0 : Math.max(0, Math.floor((nowMs - promisedUntilMs) / 60_000));
}
