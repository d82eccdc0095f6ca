import { writeDecimal } from '@bozor/domain/words/decimal-mark.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';

/** Kilometres in the words of a bill, the same before an order and after: a way of some steps is not none. @example kilometres(2412, 'en') // '2.4' */
export function kilometres(metres: number, locale: Locale): string {
  return metres < 50 ? `< ${writeDecimal(0.1, 1, locale)}` : writeDecimal(metres / 1000, 1, locale);
}
