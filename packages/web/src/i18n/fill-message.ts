import { formatCount } from '@bozor/domain/money/format-amount.ts';
import { isolate } from '@bozor/domain/words/isolate.ts';
import { LANGUAGES, type Locale } from '@bozor/domain/words/locale.ts';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';

export type Values = Readonly<Record<string, string | number | null | undefined>>;

/**
 * Formats a compiled message: fills placeholders, isolated from right-to-left text, and selects plural, ordinal and select forms. In a plural form `#` is
 * the number, in groups of three.
 * @example fillMessage([['count', 'plural', { one: ['#', ' item'], other: ['#', ' items'] }]], { count: 1200 }, 'en') // '1 200 items'
 */
export function fillMessage(message: CompiledMessage, values: Values, locale: Locale, count?: number): string {
  let filled = '';
  for (const token of message) {
    if (typeof token === 'string') {
      filled += token === '#' && count !== undefined ? formatCount(count) : token;
      continue;
    }
    const [name, kind, given] = token;
    const value = values[name];
    if (kind === undefined) {
      filled += typeof value === 'number' ? String(value).replace('.', LANGUAGES[locale].decimalMark) : isolate(value ?? '', locale);
      continue;
    }
    const forms = given as Readonly<Record<string, CompiledMessage>> & { readonly offset?: number };
    const number = Number(value) - (forms.offset ?? 0);
    const isCounted = kind !== 'select';
    const form = isCounted ? rulesOf(locale, kind === 'plural' ? 'cardinal' : 'ordinal').select(number) : 'other';
    const chosen = (Object.hasOwn(forms, String(value)) && forms[String(value)]) || forms[form] || forms['other']!;
    filled += fillMessage(chosen, values, locale, isCounted ? number : count);
  }
  return filled;
}

const rules = new Map<string, Intl.PluralRules>();

function rulesOf(locale: string, type: 'cardinal' | 'ordinal'): Intl.PluralRules {
  const key = `${locale} ${type}`;
  let found = rules.get(key);
  if (!found) rules.set(key, (found = new Intl.PluralRules(locale, { type })));
  return found;
}
