import { done, refused } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';
import { MAX_MINOR } from './minor.ts';
import type { Minor } from './minor.ts';

/** Problem of a JSON number as an amount. */
export type JsonAmountProblem = { readonly problem: 'not-a-number' | 'too-many-digits' | 'amount-out-of-range' };

/**
 * Returns an amount as a JSON number in whole units of the currency: the closest double, which prints with at most `digits` decimals.
 * @example toJsonAmount(1250, 2) // 12.5
 */
export function toJsonAmount(amount: Minor, digits: number): number {
  return amount / 10 ** digits;
}

/**
 * Parses a JSON number into minor units. It refuses other types and infinities ('not-a-number'), more than `MAX_MINOR`
 * ('amount-out-of-range') and more decimals than the currency has ('too-many-digits').
 * @example fromJsonAmount(12.5, 2) // { ok: true, value: 1250 };  fromJsonAmount(12.5, 0) // problem 'too-many-digits'
 */
export function fromJsonAmount(value: unknown, digits: number): Outcome<Minor, JsonAmountProblem> {
  if (typeof value !== 'number' || !Number.isFinite(value)) return refused({ problem: 'not-a-number' });
  const amount = nearestMinor(value, digits);
  if (Math.abs(amount) > MAX_MINOR) return refused({ problem: 'amount-out-of-range' });
  if (amount / 10 ** digits !== value) return refused({ problem: 'too-many-digits' });
  return done(amount);
}

/**
 * Returns the minor units nearest to a decimal number. Use it for numbers of our own API, which are exact; pass other input through
 * `fromJsonAmount`, which refuses invalid numbers.
 * @example nearestMinor(12.5, 2) // 1250
 */
export function nearestMinor(amount: number, digits: number): Minor {
  return (Math.round(amount * 10 ** digits) + 0) as Minor;
}
