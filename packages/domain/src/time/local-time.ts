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
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(format.format(instantMs)) ?? [];
  if (hours === undefined || minutes === undefined) return 0;
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
}

/** Returns the date of a midnight in UTC, in ms since 1970. @example dateOf(0) // '1970-01-01' */
// oxlint-disable-next-line no-restricted-globals -- Of a given day.
export const dateOf = (utcMidnightMs: number): string => new Date(utcMidnightMs).toISOString().slice(0, 10);
