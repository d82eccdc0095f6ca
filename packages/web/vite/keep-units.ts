/** Units that follow a number in the shop's texts, in all languages. */
const UNITS =
  'kg|g|l|ml|km|min|minutes?|pcs?|pack|%|кг|г|л|мл|км|мин|минут\\p{L}*|шт|уп|daq|daqiqa|dona|qadoq|كغ|غ|ل|مل|كم|دقيقة|دقائق|قطع|عبوة';
const BEFORE_UNIT = new RegExp(`([}#]) (?=(?:${UNITS})(?!\\p{L}))`, 'gu');

/**
 * Puts a no-break space between a number that is filled in and its unit: they never stand on two lines.
 * @example keepUnits('{amount} kg') // '{amount}\u00a0kg'
 */
export function keepUnits(text: string): string {
  return text.replace(BEFORE_UNIT, '$1\u00a0');
}
