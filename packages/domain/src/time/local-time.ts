const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Tashkent's offset from UTC, all year round. The store's offset is always passed in; this one is the demo's. */
export const TASHKENT_OFFSET_MINUTES = 300;

/** ISO weekday: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Local calendar and clock of an instant. */
export interface LocalTime {
  readonly weekday: Weekday;
  /** 0 to 1439. */
  readonly minuteOfDay: number;
  /** Midnight at the start of the day, in ms since 1970. */
  readonly dayStartsAtMs: number;
  /** 'YYYY-MM-DD'. */
  readonly date: string;
}

/**
 * Returns the local day and time of an instant (ms since 1970) at an offset from UTC in minutes. Seconds are truncated.
 * @example localTime(Date.UTC(2025, 0, 6, 19, 30), 300) // Tuesday, minute 30, '2025-01-07'
 */
export function localTime(instantMs: number, utcOffsetMinutes: number): LocalTime {
  const shifted = instantMs + utcOffsetMinutes * MINUTE_MS;
  const day = Math.floor(shifted / DAY_MS);
  return {
    // 1 January 1970 was a Thursday, ISO weekday 4.
    weekday: (((((day + 3) % 7) + 7) % 7) + 1) as Weekday,
    minuteOfDay: Math.floor((shifted - day * DAY_MS) / MINUTE_MS),
    dayStartsAtMs: day * DAY_MS - utcOffsetMinutes * MINUTE_MS,
    // oxlint-disable-next-line no-restricted-globals -- Of a given moment.
    date: new Date(day * DAY_MS).toISOString().slice(0, 10),
  };
}

/**
 * Returns the weekday a number of days after another.
 * @example weekdayAfter(7, 1) // 1
 */
export function weekdayAfter(weekday: Weekday, days: number): Weekday {
  return (((((weekday - 1 + days) % 7) + 7) % 7) + 1) as Weekday;
}

/**
 * Returns the instant of a minute of a local day, in ms since 1970. Minutes may pass midnight: 1500 is 01:00 of the next day.
 * @example instantOf(localTime(nowMs, 300).dayStartsAtMs, 570) // today at 09:30
 */
export function instantOf(dayStartsAtMs: number, minute: number): number {
  return dayStartsAtMs + minute * MINUTE_MS;
}
