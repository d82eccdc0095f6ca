import type { Minor } from '../money/minor.ts';
import { percentOf } from '../money/ratio-of.ts';
import { done, refused } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';

/** Why a sum is not added to a wallet: too little or too much at once. */
export interface TopUpProblem {
  readonly problem: 'fund-amount';
  readonly minimumMinor: Minor;
  readonly maximumMinor: Minor;
}

/** What may be added at once, both included. */
export interface TopUpRule {
  readonly minimumMinor: Minor;
  readonly maximumMinor: Minor;
}

/** A gift on top of a sum that is added: a part of it in percent, or an amount. */
export type TopUpBonus = (
  | { readonly type: 'percent'; readonly bonusPercent: number }
  | { readonly type: 'amount'; readonly bonusMinor: Minor }
) & {
  /** The least sum that earns it. */
  readonly minimumMinor: Minor;
  /** The most that is given; null is without limit. */
  readonly maximumMinor: Minor | null;
};

/** Whether so much may be added to a wallet at once. */
export function checkTopUp(amountMinor: Minor, { minimumMinor, maximumMinor }: TopUpRule): Outcome<Minor, TopUpProblem> {
  const isFine = amountMinor >= minimumMinor && amountMinor <= maximumMinor;
  return isFine ? done(amountMinor) : refused({ problem: 'fund-amount', minimumMinor, maximumMinor });
}

/**
 * What a sum earns on top: the best of the bonuses that it is large enough for, not their sum; 0 without one.
 * @example topUpBonus(120_000, [{ type: 'percent', bonusPercent: 5, minimumMinor: 100_000, maximumMinor: 30_000 }]) // 6000
 */
export function topUpBonus(amountMinor: Minor, bonuses: readonly TopUpBonus[]): Minor {
  const earned = bonuses
    .filter(({ minimumMinor }) => amountMinor >= minimumMinor)
    .map((bonus) => Math.min(givenBy(bonus, amountMinor), bonus.maximumMinor ?? Infinity));
  return Math.max(0, ...earned) as Minor;
}

function givenBy(bonus: TopUpBonus, amountMinor: Minor): Minor {
  return bonus.type === 'percent' ? percentOf(amountMinor, bonus.bonusPercent) : bonus.bonusMinor;
}
