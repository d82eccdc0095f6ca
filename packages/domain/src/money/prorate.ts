import type { Minor } from './minor.ts';
import { ratioOf } from './ratio-of.ts';

/**
 * Splits `totalMinor` over parts in proportion to their weights (whole numbers, none negative). The parts always sum to the total, and while
 * the total is not above the sum of the weights no part is above its weight: a coupon never takes more from a line than the line costs.
 * If all weights are 0 they count as equal; no weights give no parts.
 * @example prorate(100, [1, 1, 1]) // [33, 34, 33]
 */
export function prorate(totalMinor: Minor, weights: readonly number[]): Minor[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = whole === 0 ? weights.map(() => 1) : weights;
  const parts: Minor[] = [];
  let weightSoFar = 0;
  let givenSoFar = 0;
  for (const share of shares) {
    weightSoFar += share;
    const dueSoFar = ratioOf(totalMinor, weightSoFar, whole === 0 ? shares.length : whole);
    parts.push((dueSoFar - givenSoFar) as Minor);
    givenSoFar = dueSoFar;
  }
  return parts;
}
