import type { Calendar, DateStyle } from '../src/i18n/calendar.ts';
import { LANGUAGES, type Locale } from '@bozor/domain/words/locale.ts';

/** Day and month names and their order in one language, generated at build time from Node's Unicode data. */
export function makeCalendar(locale: Locale): Calendar {
  return {
    months: names(12, (index) => part(locale, { day: 'numeric', month: 'long' }, 'month', Date.UTC(2026, index, 5))),
    shortMonths: names(12, (index) => part(locale, { day: 'numeric', month: 'short' }, 'month', Date.UTC(2026, index, 5))),
    weekdays: names(7, (index) => part(locale, { weekday: 'long' }, 'weekday', Date.UTC(2026, 0, 5 + index))),
    ...(locale === 'ru' && { onWeekdays: RUSSIAN_ON_WEEKDAYS }),
    patterns: Object.fromEntries(Object.entries(STYLES).map(([style, options]) => [style, pattern(locale, options)])) as Record<
      DateStyle,
      string
    >,
  };
}

/** Unicode has only the nominative of weekdays. */
const RUSSIAN_ON_WEEKDAYS = ['в понедельник', 'во вторник', 'в среду', 'в четверг', 'в пятницу', 'в субботу', 'в воскресенье'];

const STYLES: Readonly<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  day: { day: 'numeric', month: 'long' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  weekdayOnly: { weekday: 'long' },
};

function parts(locale: Locale, options: Intl.DateTimeFormatOptions, moment: number): Intl.DateTimeFormatPart[] {
  return new Intl.DateTimeFormat(LANGUAGES[locale].dates, { ...options, timeZone: 'UTC' }).formatToParts(moment);
}

function part(locale: Locale, options: Intl.DateTimeFormatOptions, type: Intl.DateTimeFormatPartTypes, moment: number): string {
  return parts(locale, options, moment).find((candidate) => candidate.type === type)!.value;
}

function pattern(locale: Locale, options: Intl.DateTimeFormatOptions): string {
  return parts(locale, options, Date.UTC(2026, 2, 21))
    .map(({ type, value }) => (type === 'literal' ? value : `{${type === 'month' && options.month === 'short' ? 'shortMonth' : type}}`))
    .join('');
}

function names(count: number, name: (index: number) => string): string[] {
  return Array.from({ length: count }, (_, index) => name(index));
}
