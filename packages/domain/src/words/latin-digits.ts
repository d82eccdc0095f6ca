const DIGIT = /\p{Nd}/u;

/**
 * Replaces the decimal digits of every script by 0 to 9; keyboards of many languages type their own.
 * @example toLatinDigits('٩٠ ۱۲ ９') // '90 12 9'
 */
export function toLatinDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => String(valueOf(digit.codePointAt(0)!)));
}

/** Unicode keeps the ten digits of a script in a row; scripts whose rows touch begin at a multiple of ten from the first. */
function valueOf(codePoint: number): number {
  let steps = 0;
  while (DIGIT.test(String.fromCodePoint(codePoint - steps - 1))) steps++;
  return steps % 10;
}
