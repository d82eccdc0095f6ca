const SECOND_MS = 1000;

/** Time left until an end, in whole units; `isOver` from the end on, then all are 0. */
export interface Countdown {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
  readonly isOver: boolean;
}

/**
 * Days, hours, minutes and seconds until an end (camp-01). A begun second counts as whole, so that the clock shows 1 until the end itself.
 * At the end campaigns say 'This campaign is over' (camp-02).
 * @example countdown(nowMs + 90_000, nowMs) // { days: 0, hours: 0, minutes: 1, seconds: 30, isOver: false }
 */
export function countdown(endsAtMs: number, nowMs: number): Countdown {
  const left = Math.max(0, Math.ceil((endsAtMs - nowMs) / SECOND_MS));
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
    isOver: left === 0,
  };
}
