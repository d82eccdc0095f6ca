export const LOCALES = ['en', 'uz', 'uz-Cyrl', 'ru', 'ar'] as const;
export type Locale = (typeof LOCALES)[number];

/** The language that texts are written in and that a missing translation falls back to. */
export const SOURCE_LOCALE: Locale = 'en';

export type Direction = 'ltr' | 'rtl';

/** What each language calls itself; the same list in every language, so nobody gets lost in one they cannot read. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = {
  'en': 'English',
  'uz': 'Oʻzbekcha',
  'uz-Cyrl': 'Ўзбекча',
  'ru': 'Русский',
  'ar': 'العربية',
};

const RIGHT_TO_LEFT = ['ar', 'arc', 'dv', 'fa', 'ha', 'he', 'khw', 'ks', 'ku', 'ps', 'ur', 'yl'];

export function directionOf(locale: string): Direction {
  return RIGHT_TO_LEFT.includes(locale.split('-')[0]!) ? 'rtl' : 'ltr';
}

/** The language meant by a code from outside. @example toLocale('ru-RU') // 'ru'; toLocale('xx') // undefined */
export function toLocale(code: string | null | undefined): Locale | undefined {
  if (!code) return undefined;
  const wanted = code.toLowerCase();
  return LOCALES.find((locale) => locale.toLowerCase() === wanted) ?? LOCALES.find((locale) => locale === wanted.split(/[-_]/)[0]);
}

/** The best language of an `Accept-Language` header. @example acceptedLocale('fr, ru;q=0.8, en;q=0.5') // 'ru' */
export function acceptedLocale(header: string | undefined): Locale | undefined {
  if (!header) return undefined;
  const wishes = header
    .slice(0, 200)
    .split(',')
    .map((wish) => {
      const [code = '', quality] = wish.trim().split(';q=');
      return { locale: toLocale(code), quality: quality === undefined ? 1 : Number(quality) || 0 };
    })
    .filter((wish) => wish.locale && wish.quality > 0)
    .sort((one, other) => other.quality - one.quality);
  return wishes[0]?.locale;
}
