const HOUSE = /(?<![\p{L}\p{N}-])\d{1,4}(?:\s?[/-]\s?\d{1,4})?\s?\p{L}?(?![\p{L}\p{N}-])/u;

/**
 * Returns whether the text of an address names a house: a number that stands alone. The number of a quarter (`Sergeli-5`, `4-kvartal`) and
 * a postal code are none.
 * @example namesHouse('Amir Temur 15, Yunusobod') // true;  namesHouse('Yunusobod 4-kvartal') // false
 */
export function namesHouse(address: string): boolean {
  return HOUSE.test(address);
}
