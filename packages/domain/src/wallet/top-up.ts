import type { Minor } from '../money/minor.ts';
import { percentOf } from '../money/ratio-of.ts';
import { done, refused } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';

/** Why a sum is not added to a wallet: too little or too much at once. */
export interface TopUpProblem {
  readonly problem: 'fund-amount';
  readonly minimum: Minor;
  readonly maximum: Minor;
}

/** What may be added at once, both included. */
export interface TopUpRule {
  readonly minimum: Minor;
  readonly maximum: Minor;
}

/** What is given on top of a sum that is added: a part of it in percent, or an amount in minor units. */
export interface TopUpBonus {
  readonly type: 'percent' | 'amount';
  readonly bonus: number;
  /** The least sum that earns it. */
  readonly minimum: Minor;
  /** The most that is given; null is without limit. */
  readonly maximum: Minor | null;
}

/** Whether so much may be added to a wallet at once. */
export function checkTopUp(amount: Minor, { minimum, maximum }: TopUpRule): Outcome<Minor, TopUpProblem> {
  return amount >= minimum && amount <= maximum ? done(amount) : refused({ problem: 'fund-amount', minimum, maximum });
}

/**
 * What a sum earns on top: the best of the bonuses that it is large enough for, not their sum; 0 without one.
 * @example topUpBonus(120_000, [{ type: 'percent', bonus: 5, minimum: 100_000, maximum: 30_000 }]) // 6000
 */
export function topUpBonus(amount: Minor, bonuses: readonly TopUpBonus[]): Minor {
  const earned = bonuses
    .filter(({ minimum }) => amount >= minimum)
    .map(({ type, bonus, maximum }) => Math.min(type === 'percent' ? percentOf(amount, bonus) : bonus, maximum ?? Infinity));
  return Math.max(0, ...earned) as Minor;
}
