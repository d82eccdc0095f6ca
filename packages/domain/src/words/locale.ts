/** Languages of the product; English is the source. */
export const LOCALES = ['en', 'uz', 'uz-Cyrl', 'ru', 'ar'] as const;
export type Locale = (typeof LOCALES)[number];

/** Fallback language. */
export const DEFAULT_LOCALE: Locale = 'en';

/** Properties of a language. */
export interface Language {
  /** Its own name, as the picker shows it (lang-01). */
  readonly name: string;
  /** Decimal mark of displayed numbers. Digits are Latin in every language. */
  readonly decimalMark: '.' | ',';
  /** Separator of listed things. */
  readonly listMark: string;
  /** Tag of its dates in Unicode's data (CLDR). */
  readonly dates: string;
  /** Decides the font files that its first texts need. */
  readonly script: 'latin' | 'cyrillic' | 'cyrillic-extended' | 'arabic';
  /** Language from which missing texts are transliterated (`latinToCyrillic`). */
  readonly madeFrom?: Locale;
}

/** Languages in the order of the picker. docs/adding-a-language.md lists the other steps of adding one. */
export const LANGUAGES: Readonly<Record<Locale, Language>> = {
  'uz': { name: 'Oʻzbekcha', decimalMark: ',', listMark: ', ', dates: 'uz', script: 'latin' },
  'uz-Cyrl': { name: 'Ўзбекча', decimalMark: ',', listMark: ', ', dates: 'uz-Cyrl', script: 'cyrillic-extended', madeFrom: 'uz' },
  'ru': { name: 'Русский', decimalMark: ',', listMark: ', ', dates: 'ru', script: 'cyrillic' },
  'en': { name: 'English', decimalMark: '.', listMark: ', ', dates: 'en-GB', script: 'latin' },
  'ar': { name: 'العربية', decimalMark: '.', listMark: '\u060C ', dates: 'ar-u-nu-latn', script: 'arabic' },
};

/**
 * Returns whether a value is exactly one of the locales.
 * @example isLocale('uz-Cyrl') // true;  isLocale('uz-cyrl') // false
 */
export function isLocale(value: unknown): value is Locale {
  return (LOCALES as readonly unknown[]).includes(value);
}

/**
 * Returns the locale closest to a language tag: case and '_' do not matter, and trailing parts are dropped until a locale matches.
 * `undefined` when none does.
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
 * Returns the best locale of an `Accept-Language` header by its weights; English when none matches.
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
