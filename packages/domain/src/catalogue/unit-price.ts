import type { Minor } from '../money/minor.ts';
import { ratioOf } from '../money/ratio-of.ts';

/** Content of a pack in thousandths of `per`: grams, millilitres, or thousandths of a piece. */
export interface PackContent {
  readonly per: 'kg' | 'l' | 'pcs';
  readonly thousandths: number;
}

/**
 * Returns the price of one kilogram, litre or piece of a pack, rounded half up.
 * @example unitPrice(14900, { per: 'l', thousandths: 900 }) // 16556
 */
export function unitPrice(priceMinor: Minor, { thousandths }: PackContent): Minor {
  return ratioOf(priceMinor, 1000, thousandths);
}
