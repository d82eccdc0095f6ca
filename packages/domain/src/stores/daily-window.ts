/** Minute of a day: 0 is midnight, 1439 is 23:59. */
export type MinuteOfDay = number;

/** Minutes from one midnight to the next. */
export const MINUTES_A_DAY = 1440;

/** A daily window in minutes of the day. An end before the start crosses midnight; equal ends mean the whole day. */
export interface DailyWindow {
  readonly startsAtMinute: MinuteOfDay;
  readonly endsAtMinute: MinuteOfDay;
}

/**
 * Returns whether a minute lies in a daily window; the end is exclusive.
 * @example isInWindow({ startsAtMinute: 1320, endsAtMinute: 120 }, 30) // true: 22:00-02:00 at 00:30
 */
export function isInWindow({ startsAtMinute, endsAtMinute }: DailyWindow, minute: MinuteOfDay): boolean {
  if (startsAtMinute < endsAtMinute) return startsAtMinute <= minute && minute < endsAtMinute;
  return minute >= startsAtMinute || minute < endsAtMinute;
}

/**
 * Parses a clock time 'HH:mm' (seconds are dropped) into minutes; '24:00' is the end of the day. `undefined` for anything else.
 * @example parseClock('09:30') // 570;  parseClock('24:00') // 1440;  parseClock('9:30') // undefined
 */
export function parseClock(text: string): MinuteOfDay | undefined {
  const match = /^(\d{2}):(\d{2})(:\d{2})?$/.exec(text);
  if (!match) return undefined;
  const minute = Number(match[1]) * 60 + Number(match[2]);
  return Number(match[2]) < 60 && minute <= MINUTES_A_DAY ? minute : undefined;
}

/**
 * Formats a minute of the day as a 24-hour time; the end of the day is '00:00'.
 * @example formatClock(570) // '09:30'
 */
export function formatClock(minute: MinuteOfDay): string {
  const wrapped = ((minute % MINUTES_A_DAY) + MINUTES_A_DAY) % MINUTES_A_DAY;
  return `${String(Math.floor(wrapped / 60)).padStart(2, '0')}:${String(wrapped % 60).padStart(2, '0')}`;
}
