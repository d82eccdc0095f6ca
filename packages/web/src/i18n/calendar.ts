import { localTime, type TimeZone } from '@bozor/domain/time/local-time.ts';

/** Date formats of one language: names, and patterns with `{day}`, `{month}`, `{shortMonth}`, `{year}` and `{weekday}`. */
export interface Calendar {
  readonly months: readonly string[];
  readonly shortMonths: readonly string[];
  /** From Monday. */
  readonly weekdays: readonly string[];
  /** Weekdays as they stand within a sentence ("on Wednesday"), where the language inflects them. */
  readonly onWeekdays?: readonly string[];
  readonly patterns: Readonly<Record<DateStyle, string>>;
}

/** `long` 21 March 2026 · `short` 21 Mar 2026 · `day` 21 March · `weekday` Saturday, 21 March · `weekdayOnly` Saturday */
export type DateStyle = 'long' | 'short' | 'day' | 'weekday' | 'weekdayOnly';

/** A moment in the shop's local time. */
export interface DayParts {
  readonly year: number;
  /** 1 to 12 */
  readonly month: number;
  readonly day: number;
  /** 0 is Monday. */
  readonly weekday: number;
  readonly hour: number;
  readonly minute: number;
}

/**
 * Formats a date from the language's own table instead of the browser's, so that server and browser always agree.
 * @example writeDay(calendar, 'day', parts) // '21-mart'
 */
export function writeDay(calendar: Calendar, style: DateStyle, parts: DayParts): string {
  const words: Record<string, string> = {
    day: String(parts.day),
    month: calendar.months[parts.month - 1]!,
    shortMonth: calendar.shortMonths[parts.month - 1]!,
    year: String(parts.year),
    weekday: calendar.weekdays[parts.weekday]!,
  };
  return calendar.patterns[style].replaceAll(/\{(\w+)\}/g, (_, name: string) => words[name]!);
}

/** 24-hour clock. @example writeTime(parts) // '09:05' */
export function writeTime(parts: Pick<DayParts, 'hour' | 'minute'>): string {
  return `${String(parts.hour).padStart(2, '0')}:${String(parts.minute).padStart(2, '0')}`;
}

/** Local date and time in a time zone. */
export function dayParts(moment: Date, timezone: TimeZone): DayParts {
  const { date, minuteOfDay, weekday } = localTime(moment.getTime(), timezone);
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return { year, month, day, weekday: weekday - 1, hour: Math.floor(minuteOfDay / 60), minute: minuteOfDay % 60 };
}
