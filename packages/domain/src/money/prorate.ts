import type { Minor } from './minor.ts';

/**
 * Splits `totalMinor` (not negative) in proportion to weights (whole numbers, not negative) by the largest-remainder method. Each part gets
 * the whole units of its exact share; the remaining units go one each to the largest fractions, earlier parts first on a tie.
 * - The parts always sum to the total, and each differs from its exact share by less than one unit.
 * - While the total is not above the sum of the weights, no part is above its weight: a coupon never takes more from a line than the line
 *   costs.
 * - Weights of 0 alone count as equal. No weights give no parts.
 * @example prorate(100, [1, 1, 1]) // [34, 33, 33]
 */
export function prorate(totalMinor: Minor, weights: readonly number[]): Minor[] {
  const sum = weights.reduce((whole, weight) => whole + weight, 0);
  const shares = sum === 0 ? weights.map(() => 1n) : weights.map(BigInt);
  const whole = BigInt(sum === 0 ? weights.length : sum);
  // Products of amounts exceed the safe integers of a double.
  const exact = shares.map((share) => BigInt(totalMinor) * share);
  const parts = exact.map((product) => Number(product / whole));
  const left = totalMinor - parts.reduce((given, part) => given + part, 0);
  const byFraction = exact.map((product, index) => ({ index, fraction: product % whole })).toSorted(largestFirst);
  for (const { index } of byFraction.slice(0, left)) parts[index]! += 1;
  return parts as Minor[];
}

interface Fraction {
  readonly index: number;
  readonly fraction: bigint;
}

function largestFirst(one: Fraction, other: Fraction): number {
  if (one.fraction === other.fraction) return one.index - other.index;
  return one.fraction > other.fraction ? -1 : 1;
}
