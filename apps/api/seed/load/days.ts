const DAY_MS = 86_400_000;
/** Tashkent has no summer time. */
const OFFSET_MS = 5 * 3_600_000;

/** The same time of day so many days later, or earlier when negative. */
export function daysFrom(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY_MS);
}

/** Midnight in Tashkent that begins the day so many days from now's. */
export function midnight(now: Date, days = 0): Date {
  const today = Math.floor((now.getTime() + OFFSET_MS) / DAY_MS);
  return new Date((today + days) * DAY_MS - OFFSET_MS);
}
