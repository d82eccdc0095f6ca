import type { Locale } from './locale.ts';

/** A text of the catalogue in several languages; English is always present. */
export type Localized = { readonly en: string } & { readonly [Other in Exclude<Locale, 'en'>]?: string | undefined };

/**
 * Returns a text in a language, falling back to English.
 * @example inLocale({ en: 'Lagman', uz: 'Lagʻmon' }, 'ru') // 'Lagman'
 */
export function inLocale(text: Localized, locale: Locale): string {
  return text[locale] || text.en;
}
