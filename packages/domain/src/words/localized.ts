import type { Locale } from './locale.ts';

/** A text of the catalogue in the languages it was written in; English is always there. */
export type Localized = { readonly en: string } & { readonly [Other in Exclude<Locale, 'en'>]?: string | undefined };

/**
 * A text in a language, in English where it was not written.
 * @example inLocale({ en: 'Lagman', uz: 'Lagʻmon' }, 'ru') // 'Lagman'
 */
export function inLocale(text: Localized, locale: Locale): string {
  return text[locale] || text.en;
}
