/** Kinds of lanes and quarters that have numbers: one before such a word is not of a house (`2-tor`, `5 квартал`). */
export const ORDINAL_WORDS = (
  'tor тор berk берк переулок пер проезд пр-д тупик туп per proezd proyezd tupik lane ' +
  'kvartal квартал кв-л kv-l квартала kv кв mavze мавзе daha даҳа даха мкр микрорайон массив mkr mikrorayon м-в м-н'
).split(' ');

/** A word that makes the number before it that of a lane or quarter, also with the Uzbek ending of possession (`mavzesi`). */
const ORDINAL = String.raw`\s?-?\s?(?:${ORDINAL_WORDS.join('|')})(?:s?i|с?и)?(?![\p{L}\p{N}])`;
const HOUSE = new RegExp(String.raw`(?<![\p{L}\p{N}-])(?!\d+${ORDINAL})\d{1,4}(?:\s?[/-]\s?\d{1,4})?\s?\p{L}?(?![\p{L}\p{N}-])`, 'iu');

/**
 * Returns whether the text of an address names a house: a number that stands alone. The number of a quarter or lane (`Sergeli-5`,
 * `4-kvartal`, `5 квартал`) and a postal code are none.
 * @example namesHouse('Amir Temur 15, Yunusobod') // true;  namesHouse('Yunusobod 4-kvartal') // false
 */
export function namesHouse(address: string): boolean {
  return HOUSE.test(address);
}
