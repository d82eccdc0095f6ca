const LATIN_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const RUSSIAN_KEYS = 'йцукенгшщзхъфывапролджэячсмитьбюё';

const TO_RUSSIAN = new Map(Array.from(LATIN_KEYS, (key, index) => [key, RUSSIAN_KEYS.charAt(index)]));
const TO_LATIN = new Map(Array.from(RUSSIAN_KEYS, (key, index) => [key, LATIN_KEYS.charAt(index)]));

/**
 * Returns a text as typed in the other keyboard layout (Latin or Russian), in lower case. `undefined` when the text has letters of both or
 * of neither.
 * @example switchLayout('kfuvfy') // 'лагман';  switchLayout('дфпьщт') // 'lagmon'
 */
export function switchLayout(text: string): string | undefined {
  const typed = text.toLowerCase();
  const isLatin = /[a-z]/.test(typed);
  const isRussian = /[а-яё]/.test(typed);
  if (isLatin === isRussian) return undefined;
  const keys = isLatin ? TO_RUSSIAN : TO_LATIN;
  return Array.from(typed, (key) => keys.get(key) ?? key).join('');
}
