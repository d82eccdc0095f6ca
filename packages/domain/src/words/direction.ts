/** Languages that are written from right to left (lang-04). */
export const RIGHT_TO_LEFT = ['ar', 'arc', 'dv', 'fa', 'ha', 'he', 'khw', 'ks', 'ku', 'ps', 'ur', 'yl'] as const;

/** Which way text runs; the value of `dir`. */
export type Direction = 'ltr' | 'rtl';

/**
 * Which way a language is written, by its code before the first '-'.
 * @example directionOf('ar-EG') // 'rtl';  directionOf('uz-Cyrl') // 'ltr'
 */
export function directionOf(languageTag: string): Direction {
  const language = languageTag.toLowerCase().split(/[-_]/)[0];
  return RIGHT_TO_LEFT.some((each) => each === language) ? 'rtl' : 'ltr';
}
