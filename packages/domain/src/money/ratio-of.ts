import type { Minor } from './minor.ts';

/** Percents and factors carry up to four decimals: 12.5 %, × 1.25. Anything finer is rounded to that. */
const PRECISION = 10_000;

/**
 * `amount × numerator ÷ denominator`, rounded half up once (0.5 goes towards plus infinity), exact at any size.
 * Numerator and denominator are whole numbers; with a denominator of 0 the answer is 0.
 * @example ratioOf(1000, 1, 3) // 333;  ratioOf(5, 1, 2) // 3;  ratioOf(-5, 1, 2) // -2
 */
export function ratioOf(amount: Minor, numerator: number, denominator: number): Minor {
  if (denominator === 0) return 0 as Minor;
  const product = 2 * amount * numerator;
  const shifted = product + denominator;
  if (Number.isSafeInteger(product) && Number.isSafeInteger(shifted)) return Math.floor(shifted / (2 * denominator)) as Minor;
  return Number(floorDivide(2n * BigInt(amount) * BigInt(numerator) + BigInt(denominator), 2n * BigInt(denominator))) as Minor;
}

/**
 * So many percent of an amount, rounded half up once.
 * @example percentOf(14950, 10) // 1495;  percentOf(5, 50) // 3
 */
export function percentOf(amount: Minor, percent: number): Minor {
  return ratioOf(amount, Math.round(percent * PRECISION), 100 * PRECISION);
}

/**
 * An amount by a decimal factor (kilometres, surge), rounded half up once.
 * @example scaled(2000, 2.4) // 4800
 */
export function scaled(amount: Minor, factor: number): Minor {
  return ratioOf(amount, Math.round(factor * PRECISION), PRECISION);
}

function floorDivide(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return dividend % divisor !== 0n && dividend < 0n !== divisor < 0n ? quotient - 1n : quotient;
}
