import { done, refused } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';
import { MAX_MINOR } from './minor.ts';
import type { Minor } from './minor.ts';

/** Why a decimal number of JSON is not an amount. */
export type JsonAmountProblem = { readonly problem: 'not-a-number' | 'too-many-digits' | 'amount-out-of-range' };

/**
 * An amount as the decimal number that JSON carries: the closest double, which prints with at most `digits` decimals.
 * @example toJsonAmount(1250, 2) // 12.5
 */
export function toJsonAmount(amount: Minor, digits: number): number {
  return amount / 10 ** digits;
}

/**
 * Reads a decimal number of JSON into minor units. Refuses text, infinities, more decimals than the currency has and more than `MAX_MINOR`.
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
 * The amount in minor units that is nearest to a decimal number. For numbers of our own API, which are exact; numbers that people or other
 * programs write go through `fromJsonAmount`, which refuses what is none.
 * @example nearestMinor(12.5, 2) // 1250
 */
export function nearestMinor(amount: number, digits: number): Minor {
  return (Math.round(amount * 10 ** digits) + 0) as Minor;
}
