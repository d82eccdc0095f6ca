import type { Minor } from '../money/minor.ts';
import { ratioOf } from '../money/ratio-of.ts';

/** What a pack holds: thousandths of `per`, so grams, millilitres, or pieces times a thousand. */
export interface PackContent {
  readonly per: 'kg' | 'l' | 'pcs';
  readonly thousandths: number;
}

/**
 * The price of a kilogram, litre or piece of a pack, rounded half up.
 * @example unitPrice(14900, { per: 'l', thousandths: 900 }) // 16556
 */
export function unitPrice(priceMinor: Minor, { thousandths }: PackContent): Minor {
  return ratioOf(priceMinor, 1000, thousandths);
}
