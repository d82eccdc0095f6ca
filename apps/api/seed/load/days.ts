const DAY_MS = 86_400_000;
/** Tashkent has no summer time. */
const OFFSET_MS = 5 * 3_600_000;

/** Returns the same time of day a number of days later, or earlier when negative. */
export function daysFrom(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY_MS);
}

/** Returns midnight in Tashkent at the start of the day a number of days from today. */
export function midnight(now: Date, days = 0): Date {
  const today = Math.floor((now.getTime() + OFFSET_MS) / DAY_MS);
  return new Date((today + days) * DAY_MS - OFFSET_MS);
}
