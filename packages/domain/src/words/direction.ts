/** Languages written from right to left (lang-04). */
export const RIGHT_TO_LEFT = ['ar', 'arc', 'dv', 'fa', 'ha', 'he', 'khw', 'ks', 'ku', 'ps', 'ur', 'yl'] as const;

/** Text direction; the value of `dir`. */
export type Direction = 'ltr' | 'rtl';

/**
 * Returns the text direction of a language tag, by its part before the first '-' (lang-04).
 * @example directionOf('ar-EG') // 'rtl';  directionOf('uz-Cyrl') // 'ltr'
 */
export function directionOf(languageTag: string): Direction {
  const language = languageTag.toLowerCase().split(/[-_]/)[0];
  return RIGHT_TO_LEFT.some((each) => each === language) ? 'rtl' : 'ltr';
}
