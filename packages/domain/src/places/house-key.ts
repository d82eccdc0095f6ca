/** Cyrillic letters of house numbers and the Latin ones with which they are equal. */
const LATIN: Readonly<Record<string, string>> = { А: 'A', Б: 'B', В: 'V', Г: 'G', Д: 'D', Е: 'E', К: 'K' };
const LONGEST = 12;

/**
 * Returns the key by which written house numbers are compared, or `undefined` for what is no house number. Letters are upper case and
 * Latin; a building follows after a slash.
 * @example houseKey('15 а') // '15A';  houseKey('60 к2') // '60/2'
 */
export function houseKey(house: string): string | undefined {
  const written = house
    .trim()
    .toUpperCase()
    .replace(/[\s.№#]/g, '')
    .replace(/(?:КОРПУС|КОРП|KORPUS|KORP|СТРОЕНИЕ|СТР|К|K)(?=\d)/g, '/')
    .replace(/[\\-]/g, '/')
    .replace(/\p{Script=Cyrillic}/gu, (letter) => LATIN[letter] ?? '')
    .replace(/[^A-Z0-9/]/g, '');
  return /^[1-9]\d{0,3}(?:[A-Z0-9/]*)$/.test(written) && !/^\d{5}/.test(written) ? written.slice(0, LONGEST) : undefined;
}
