import { dateOf, utcOffsetMinutes } from './local-time.ts';
import type { TimeZone, Weekday } from './local-time.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * Returns the weekday a number of days after another.
 * @example weekdayAfter(7, 1) // 1
 */
export function weekdayAfter(weekday: Weekday, days: number): Weekday {
  return (((((weekday - 1 + days) % 7) + 7) % 7) + 1) as Weekday;
}

/**
 * Returns the date a number of days after another.
 * @example dateAfter('2026-02-28', 1) // '2026-03-01'
 */
export function dateAfter(date: string, days: number): string {
  return dateOf(utcMidnight(date) + days * DAY_MS);
}

/**
 * Returns the instant at which the clocks of a time zone show a minute of a day, in ms since 1970. Minutes may pass midnight: 1500 is 01:00
 * of the next day. A time that summer time skips becomes as much later; of one that comes twice it is the first.
 * @example instantOf('2026-03-29', 600, 'Europe/Berlin') // 10:00 of that Sunday, 08:00 UTC; a day before it would be 09:00 UTC
 */
export function instantOf(date: string, minute: number, timezone: TimeZone): number {
  const wallMs = utcMidnight(date) + minute * MINUTE_MS;
  const at = (offset: number) => wallMs - offset * MINUTE_MS;
  const before = utcOffsetMinutes(timezone, wallMs - DAY_MS);
  const after = utcOffsetMinutes(timezone, wallMs + DAY_MS);
  const holds = [before, after].find((offset) => utcOffsetMinutes(timezone, at(offset)) === offset);
  return at(holds ?? before);
}

// oxlint-disable-next-line no-restricted-globals -- Of a given day.
const utcMidnight = (date: string): number => Date.parse(`${date}T00:00:00Z`);
