import { dateAfter, instantOf } from '../time/days.ts';
import { localTime } from '../time/local-time.ts';
import { openIntervals, type StoreMoment, type StoreTimes } from './store-hours.ts';

/** Minutes by which a busy store lengthens its preparation. */
export const BUSY_MINUTES = [10, 20, 30] as const;
export type BusyMinutes = (typeof BUSY_MINUTES)[number];

/** Minutes of a short pause. */
export const PAUSE_MINUTES = [30, 60] as const;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The longest that a store may be busy, or paused. */
export const BUSY_AT_MOST_MS = DAY_MS;
export const PAUSED_AT_MOST_MS = 14 * DAY_MS;

/**
 * Returns when a store opens on a later day: the end of a pause until tomorrow. A store that is open at midnight begins its day then.
 * Undefined where it does not open within a week.
 * @example opensOnLaterDay(times, { nowMs: at('2026-11-20 21:00'), timezone }) // 2026-11-21 09:00
 */
export function opensOnLaterDay(times: StoreTimes, moment: StoreMoment): number | undefined {
  const tomorrowMs = instantOf(dateAfter(localTime(moment.nowMs, moment.timezone).date, 1), 0, moment.timezone);
  const intervals = openIntervals(times, moment, 8);
  const next = intervals.find(({ opensAtMs }) => opensAtMs >= tomorrowMs);
  if (next) return next.opensAtMs;
  return intervals.some(({ opensAtMs, closesAtMs }) => opensAtMs < tomorrowMs && closesAtMs - tomorrowMs >= DAY_MS)
    ? tomorrowMs
    : undefined;
}

/**
 * Returns the next instant at which a clock on the store's wall shows this minute of the day.
 * @example nextClockTime(21 * 60, { nowMs: at('20:10'), timezone }) // today 21:00
 */
export function nextClockTime(minuteOfDay: number, { nowMs, timezone }: StoreMoment): number {
  const { date } = localTime(nowMs, timezone);
  const todayMs = instantOf(date, minuteOfDay, timezone);
  return todayMs > nowMs ? todayMs : instantOf(dateAfter(date, 1), minuteOfDay, timezone);
}

const HALF_HOURS_OFFERED = 4;

/**
 * Returns the clock times until which a store may say that it is busy, by one press each: the next half hours, then whole hours until midnight.
 * @example busyTimes({ nowMs: at('20:10'), timezone }) // 20:30, 21:00, 21:30, 22:00, 23:00, 00:00
 */
export function busyTimes(moment: StoreMoment): number[] {
  const soon = nextHalfHours(HALF_HOURS_OFFERED, moment);
  const midnightMs = nextClockTime(0, moment);
  const later: number[] = [];
  for (let hour = nextWholeHour(soon.at(-1)!, moment.timezone); hour <= midnightMs; hour += 60 * MINUTE_MS) later.push(hour);
  return [...soon, ...later];
}

function nextWholeHour(afterMs: number, timezone: string): number {
  return afterMs + (60 - (localTime(afterMs, timezone).minuteOfDay % 60)) * MINUTE_MS;
}

/**
 * Returns the next clock times to choose from: half hours, the first at least a quarter of an hour away.
 * @example nextHalfHours(3, { nowMs: at('20:10'), timezone }) // 20:30, 21:00, 21:30
 */
export function nextHalfHours(count: number, { nowMs, timezone }: StoreMoment): number[] {
  const fromMs = Math.ceil((nowMs + 15 * MINUTE_MS) / MINUTE_MS) * MINUTE_MS;
  const past = localTime(fromMs, timezone).minuteOfDay % 30;
  const firstMs = fromMs + ((30 - past) % 30) * MINUTE_MS;
  return Array.from({ length: count }, (_, index) => firstMs + index * 30 * MINUTE_MS);
}
