import type { Minor } from './minor.ts';

/** Percentages and factors have up to four decimals (12.5 %, × 1.25). Finer ones are rounded. */
const PRECISION = 10_000;

/**
 * Returns `amount × numerator ÷ denominator`, rounded half up once (0.5 towards plus infinity), exact at any size.
 * Numerator and denominator are whole numbers, the denominator is not negative. A denominator of 0 returns 0.
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
 * Returns `count × factor ÷ denominator`, rounded down, exact at any size. The count and the denominator are whole numbers, the factor is a
 * decimal number not below 0. 100 points at 1.15 each are 115, where a product of doubles is below 115.
 * @example scaledDown(100, 1.15) // 115;  scaledDown(101, 0.5) // 50
 */
export function scaledDown(count: number, factor: number, denominator = 1): number {
  return Number((BigInt(count) * BigInt(Math.round(factor * PRECISION))) / BigInt(denominator * PRECISION));
}

/**
 * Returns a percentage of an amount, rounded half up once.
 * @example percentOf(14950, 10) // 1495;  percentOf(5, 50) // 3
 */
export function percentOf(amount: Minor, percent: number): Minor {
  return ratioOf(amount, Math.round(percent * PRECISION), 100 * PRECISION);
}

/**
 * Returns an amount multiplied by a decimal factor (kilometres, surge), rounded half up once.
 * @example scaled(2000, 2.4) // 4800
 */
export function scaled(amount: Minor, factor: number): Minor {
  return ratioOf(amount, Math.round(factor * PRECISION), PRECISION);
}

/** The divisor is above 0. */
function floorDivide(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return dividend % divisor !== 0n && dividend < 0n ? quotient - 1n : quotient;
}
