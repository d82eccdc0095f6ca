import type { ReactNode } from 'react';
import { LONGEST_LIST } from '@bozor/domain/catalogue/listing.ts';
import { formatAmount, formatCount, formatDifference } from '@bozor/domain/money/format-amount.ts';
import { nearestMinor } from '@bozor/domain/money/json-amount.ts';
import { UZS, type Currency } from '@bozor/domain/money/currency.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import { localTime, TASHKENT, type TimeZone } from '@bozor/domain/time/local-time.ts';
import { dayParts, writeDay, writeTime, type DateStyle } from './calendar.ts';
import type { Catalogue } from './catalogue.ts';
import { fillMessage, type Values } from './fill-message.ts';
import { parsePlaceholders } from './parse-placeholders.ts';
import { directionOf, type Direction } from '@bozor/domain/words/direction.ts';
import { writeDecimal } from '@bozor/domain/words/decimal-mark.ts';
import { LANGUAGES, type Locale } from '@bozor/domain/words/locale.ts';
import { whenText } from './when-text.ts';

/** Translation and formatting for one language. */
export interface I18n {
  readonly locale: Locale;
  readonly direction: Direction;
  /** The currency as amounts are written here. */
  readonly currency: Currency;
  /** Translates a text. @example t('{total} {tab} Found', { total, tab }) */
  readonly t: (source: string, values?: Values) => string;
  /** Likewise with elements as placeholder values. @example rich('I agree to the {terms}', { terms: <Link …/> }) */
  readonly rich: (source: string, values: Readonly<Record<string, ReactNode>>) => ReactNode[];
  /** Formats an amount in minor units. */
  readonly formatMoney: (amount: Minor) => string;
  /** Formats a decimal amount, as the API returns it. */
  readonly formatPrice: (amount: number) => string;
  /** Likewise, always with its sign: price differences, wallet transactions. */
  readonly formatDifference: (amount: number) => string;
  /** Grouped whole number, or a number with at most `decimals` decimals. */
  readonly formatNumber: (value: number, decimals?: number) => string;
  /** A number with exactly `decimals` decimals, such as a rating. */
  readonly formatFixed: (value: number, decimals: number) => string;
  /** Length of a list, with a plus sign when counting stopped there. */
  readonly formatTotal: (total: number) => string;
  readonly formatDate: (moment: Date | string | number, style?: DateStyle) => string;
  readonly formatTime: (moment: Date | string | number) => string;
  /**
   * A future time, with its day unless that is today: 'at 09:00', 'tomorrow at 09:00', 'on Monday at 09:00'. Without `nowMs` only the time.
   */
  readonly formatWhen: (moment: Date | string | number, nowMs: number | undefined) => string;
  /** Joins a list with the comma of the language. */
  readonly formatList: (things: readonly string[]) => string;
  /** Number of midnights, in the shop's time zone, between now and the moment: 1 is tomorrow. */
  readonly daysUntil: (moment: Date | string | number, nowMs: number) => number;
}

export interface I18nSettings {
  readonly currency: Currency;
  /** The shop's time zone: opening hours and deliveries are shown in the shop's time. */
  readonly timezone: TimeZone;
}

const USUAL_SETTINGS: I18nSettings = { currency: UZS, timezone: TASHKENT };

export function createI18n(locale: Locale, catalogue: Catalogue, { currency: given, timezone }: I18nSettings = USUAL_SETTINGS): I18n {
  const currency = { ...given, decimalMark: LANGUAGES[locale].decimalMark };
  const t: I18n['t'] = (source, values = {}) => {
    const message = Object.hasOwn(catalogue.messages, source) ? catalogue.messages[source] : undefined;
    return message || source.includes('{') ? fillMessage(message ?? parsePlaceholders(source), values, locale) : source;
  };
  const formatNumber: I18n['formatNumber'] = (value, decimals) => writeNumber(value, decimals, currency.decimalMark);
  const direction = directionOf(locale);
  const inPlace = (written: string) => (direction === 'rtl' ? withSignInPlace(written) : written);
  const money = (amount: Minor) => inPlace(formatAmount(amount, currency));
  const parts = (moment: Date | string | number) => dayParts(new Date(moment), timezone);
  const formatDate: I18n['formatDate'] = (moment, style = 'short') => writeDay(catalogue.calendar, style, parts(moment));
  const dayOf = (moment: Date | string | number) =>
    Math.floor(Date.parse(localTime(new Date(moment).getTime(), timezone).date) / 86_400_000);
  const daysUntil: I18n['daysUntil'] = (moment, nowMs) => dayOf(moment) - dayOf(nowMs);
  return {
    locale,
    direction,
    currency,
    t,
    rich: (source, values) =>
      fill(t(source, Object.fromEntries(Object.keys(values).map((name) => [name, PLACEHOLDER + name + PLACEHOLDER]))), values),
    formatMoney: (amount) => money(amount),
    formatPrice: (amount) => money(nearestMinor(amount, currency.digits)),
    formatDifference: (amount) => inPlace(formatDifference(nearestMinor(amount, currency.digits), currency)),
    formatNumber,
    formatFixed: (value, decimals) => writeDecimal(value, decimals, locale),
    formatTotal: (total) => formatNumber(total) + (total >= LONGEST_LIST ? '+' : ''),
    formatDate,
    formatTime: (moment) => writeTime(parts(moment)),
    formatList: (things) => things.join(LANGUAGES[locale].listMark),
    formatWhen: (moment, nowMs) => {
      const { weekday, ...clock } = parts(moment);
      const days = nowMs === undefined ? 0 : daysUntil(moment, nowMs);
      const { weekdays, onWeekdays = weekdays } = catalogue.calendar;
      return whenText(days, { weekday: onWeekdays[weekday]!, time: writeTime(clock), date: formatDate(moment, 'day') }, t);
    },
    daysUntil,
  };
}

/** Placeholder mark from the private use area, which no text contains. */
const PLACEHOLDER = '\uE000';

function fill(message: string, values: Readonly<Record<string, ReactNode>>): ReactNode[] {
  return message.split(PLACEHOLDER).map((part, index) => (index % 2 === 1 ? values[part] : part));
}

/** Right-to-left text would move the sign to the other end of the amount, so sign and digits are isolated from the currency. */
function withSignInPlace(amount: string): string {
  return amount.replace(/^[+\u2212][\d.\u202F]+/, '\u2066$&\u2069');
}

function writeNumber(value: number, decimals = 0, mark: string): string {
  const [whole = '0', fraction = ''] = Math.abs(value).toFixed(decimals).split('.');
  const significant = fraction.replace(/0+$/, '');
  return formatCount(value < 0 ? -Number(whole) : Number(whole)) + (significant && mark + significant);
}
