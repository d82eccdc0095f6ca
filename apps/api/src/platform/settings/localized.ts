import type { Locale } from '@bozor/domain/words/locale.ts';

/** A text in several languages as the database keeps it: English is always there. */
export type Localized = { readonly en: string } & Partial<Readonly<Record<Locale, string>>>;

/** The text in a language, else in English. */
export function inLocale(text: Localized, locale: Locale): string {
  return text[locale] ?? text.en;
}
