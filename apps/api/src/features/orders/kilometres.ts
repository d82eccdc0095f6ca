import { writeDecimal } from '@bozor/domain/words/decimal-mark.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';

/**
 * Formats a distance for a bill, in quotes and orders alike. A very short distance is not shown as zero. @example kilometres(2412, 'en') //
 * '2.4'
 */
export function kilometres(metres: number, locale: Locale): string {
  return metres < 50 ? `< ${writeDecimal(0.1, 1, locale)}` : writeDecimal(metres / 1000, 1, locale);
}
