const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Steps in which offsets are cached: every time zone changes its offset on such a step. */
const STEP_MS = 15 * MINUTE_MS;
const CACHED_STEPS = 5_000;

/** Name of a time zone in the IANA database: 'Asia/Tashkent'. */
export type TimeZone = string;

/** Time zone of the demo city. */
export const TASHKENT: TimeZone = 'Asia/Tashkent';

/** ISO weekday: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Local calendar and clock of an instant. */
export interface LocalTime {
  readonly weekday: Weekday;
  /** 0 to 1439. */
  readonly minuteOfDay: number;
  /** 'YYYY-MM-DD'. */
  readonly date: string;
}

/**
 * Returns the local day and time of an instant (ms since 1970) in a time zone. Seconds are truncated.
 * @example localTime(Date.UTC(2025, 0, 6, 19, 30), 'Asia/Tashkent') // Tuesday, minute 30, '2025-01-07'
 */
export function localTime(instantMs: number, timezone: TimeZone): LocalTime {
  const shifted = instantMs + utcOffsetMinutes(timezone, instantMs) * MINUTE_MS;
  const day = Math.floor(shifted / DAY_MS);
  return {
    // 1 January 1970 was a Thursday, ISO weekday 4.
    weekday: (((((day + 3) % 7) + 7) % 7) + 1) as Weekday,
    minuteOfDay: Math.floor((shifted - day * DAY_MS) / MINUTE_MS),
    date: dateOf(day * DAY_MS),
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

interface Zone {
  readonly format: Intl.DateTimeFormat;
  /** Offsets by step: thousands of rows need the same ones. */
  readonly offsets: Map<number, number>;
}

const zones = new Map<TimeZone, Zone>();

/**
 * Returns the minutes by which a time zone is ahead of UTC at an instant: it differs between summer and winter.
 * @example utcOffsetMinutes('Asia/Tashkent', Date.now()) // 300
 */
export function utcOffsetMinutes(timezone: TimeZone, instantMs: number): number {
  const zone = zones.get(timezone) ?? addZone(timezone);
  const step = Math.floor(instantMs / STEP_MS);
  const known = zone.offsets.get(step);
  if (known !== undefined) return known;
  const offset = readOffset(zone.format, instantMs);
  if (zone.offsets.size >= CACHED_STEPS) zone.offsets.clear();
  zone.offsets.set(step, offset);
  return offset;
}

function addZone(timezone: TimeZone): Zone {
  // oxlint-disable-next-line no-restricted-properties -- Of a named zone.
  const zone = { format: new Intl.DateTimeFormat('en-GB', { timeZone: timezone, timeZoneName: 'longOffset' }), offsets: new Map() };
  zones.set(timezone, zone);
  return zone;
}

function readOffset(format: Intl.DateTimeFormat, instantMs: number): number {
  const name = format.formatToParts(instantMs).find((part) => part.type === 'timeZoneName')?.value ?? 'GMT';
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  if (hours === undefined || minutes === undefined) return 0;
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
}

// oxlint-disable-next-line no-restricted-globals -- Of a given day.
const dateOf = (utcMidnightMs: number): string => new Date(utcMidnightMs).toISOString().slice(0, 10);

// oxlint-disable-next-line no-restricted-globals -- Of a given day.
const utcMidnight = (date: string): number => Date.parse(`${date}T00:00:00Z`);
