import type { Brand } from '../brand.ts';

/**
 * An amount of money in whole minor units; `10^digits` of them make one unit of the currency.
 * With 0 digits (the demo's UZS) 1 is one soʻm; with 2 digits 150 is 1.50.
 */
export type Minor = Brand<number, 'Minor'>;

/** 0 minor units. */
export const ZERO = 0 as Minor;

/** Largest amount accepted or totalled: 10^12 minor units. Sums of thousands of such amounts are exact in a double. */
export const MAX_MINOR = 1_000_000_000_000 as Minor;

/**
 * Checks an amount in minor units from outside: a whole number between -`MAX_MINOR` and `MAX_MINOR`. Returns `undefined` for anything else.
 * @example checkedMinor(14900) // 14900;  checkedMinor(0.5) // undefined
 */
export function checkedMinor(value: unknown): Minor | undefined {
  return Number.isSafeInteger(value) && Math.abs(value as number) <= MAX_MINOR ? (value as Minor) : undefined;
}

/**
 * Returns the sum of amounts; 0 for none.
 * @example add(100, 50, -20) // 130
 */
export function add(...amounts: readonly Minor[]): Minor {
  return sum(amounts);
}

/**
 * Returns the sum of a list of amounts; 0 for an empty one.
 * @example sum([100, 50]) // 150
 */
export function sum(amounts: Iterable<Minor>): Minor {
  let total = 0;
  for (const amount of amounts) total += amount;
  return total as Minor;
}

/**
 * Returns `from` minus `amount`; may be negative.
 * @example subtract(100, 130) // -30
 */
export function subtract(from: Minor, amount: Minor): Minor {
  return (from - amount) as Minor;
}

/**
 * Returns an amount multiplied by a whole number.
 * @example times(14900, 2) // 29800
 */
export function times(amount: Minor, count: number): Minor {
  return (amount * count) as Minor;
}

/**
 * Returns the amount with the opposite sign; never -0.
 * @example negate(20000) // -20000
 */
export function negate(amount: Minor): Minor {
  return (0 - amount) as Minor;
}

/**
 * Returns the larger of two amounts: "at least".
 * @example larger(-30, 0) // 0
 */
export function larger(one: Minor, other: Minor): Minor {
  return one > other ? one : other;
}

/**
 * Returns the smaller of two amounts: "at most".
 * @example smaller(900, 500) // 500
 */
export function smaller(one: Minor, other: Minor): Minor {
  return one < other ? one : other;
}
