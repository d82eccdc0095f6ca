import type { Locale } from '@bozor/domain/words/locale.ts';

/** A stored text in several languages, always including English. */
export type Localized = { readonly en: string } & Partial<Readonly<Record<Locale, string>>>;

/** The text in a language, else in English. */
export function inLocale(text: Localized, locale: Locale): string {
  return text[locale] ?? text.en;
}
