/** The languages of the product; English is the source. */
export const LOCALES = ['en', 'uz', 'uz-Cyrl', 'ru', 'ar'] as const;
export type Locale = (typeof LOCALES)[number];

/** What is spoken where nothing else is known. */
export const DEFAULT_LOCALE: Locale = 'en';

/** What is particular to a language. */
export interface Language {
  /** In its own words, as the picker shows it (lang-01). */
  readonly name: string;
  /** Before the decimals of a number for people; figures are Latin in every language. */
  readonly decimalMark: '.' | ',';
  /** Between things that are listed. */
  readonly listMark: string;
  /** The tag under which Unicode's data (CLDR) has its dates. */
  readonly dates: string;
  /** Decides the font files that its first words need. */
  readonly script: 'latin' | 'cyrillic' | 'cyrillic-extended' | 'arabic';
  /** Its texts are made from another language's by rule, where none is given (`latinToCyrillic`). */
  readonly madeFrom?: Locale;
}

/** The languages in the picker's order. docs/adding-a-language.md says what else one needs. */
export const LANGUAGES: Readonly<Record<Locale, Language>> = {
  'uz': { name: 'Oʻzbekcha', decimalMark: ',', listMark: ', ', dates: 'uz', script: 'latin' },
  'uz-Cyrl': { name: 'Ўзбекча', decimalMark: ',', listMark: ', ', dates: 'uz-Cyrl', script: 'cyrillic-extended', madeFrom: 'uz' },
  'ru': { name: 'Русский', decimalMark: ',', listMark: ', ', dates: 'ru', script: 'cyrillic' },
  'en': { name: 'English', decimalMark: '.', listMark: ', ', dates: 'en-GB', script: 'latin' },
  'ar': { name: 'العربية', decimalMark: '.', listMark: '\u060C ', dates: 'ar-u-nu-latn', script: 'arabic' },
};

/**
 * Whether a text is exactly one of the locales.
 * @example isLocale('uz-Cyrl') // true;  isLocale('uz-cyrl') // false
 */
export function isLocale(value: unknown): value is Locale {
  return (LOCALES as readonly unknown[]).includes(value);
}

/**
 * The locale closest to a language tag: letter case and '_' don't matter, what follows is cut off until something fits.
 * `undefined` when nothing does.
 * @example closestLocale('uz_Cyrl-UZ') // 'uz-Cyrl';  closestLocale('ru-RU') // 'ru';  closestLocale('de') // undefined
 */
export function closestLocale(tag: string): Locale | undefined {
  const parts = tag.trim().toLowerCase().replaceAll('_', '-').split('-');
  while (parts.length > 0) {
    const found = LOCALES.find((locale) => locale.toLowerCase() === parts.join('-'));
    if (found) return found;
    parts.pop();
  }
  return undefined;
}

/**
 * The best locale of an `Accept-Language` header, by its weights; English when nothing fits.
 * @example preferredLocale('de, ru;q=0.8, en;q=0.5') // 'ru'
 */
export function preferredLocale(acceptLanguage: string): Locale {
  const wishes = acceptLanguage
    .slice(0, 500)
    .split(',')
    .map((wish) => {
      const [tag = '', ...rest] = wish.split(';');
      const weight = rest.map((each) => /^\s*q=([\d.]+)\s*$/.exec(each)?.[1]).find(Boolean);
      return { locale: closestLocale(tag), weight: weight === undefined ? 1 : Number(weight) };
    });
  const best = wishes.filter((wish) => wish.weight > 0 && wish.locale).toSorted((one, other) => other.weight - one.weight)[0];
  return best?.locale ?? DEFAULT_LOCALE;
}
