import type { Minor } from '../money/minor.ts';
import { percentOf } from '../money/ratio-of.ts';
import { done, refused } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';

/** Problem of a top-up: the amount is below the minimum or above the maximum. */
export interface TopUpProblem {
  readonly problem: 'fund-amount';
  readonly minimumMinor: Minor;
  readonly maximumMinor: Minor;
}

/** Bounds of one top-up, both inclusive. */
export interface TopUpRule {
  readonly minimumMinor: Minor;
  readonly maximumMinor: Minor;
}

/** A bonus on a top-up: a percentage of it, or a fixed amount. */
export type TopUpBonus = (
  | { readonly type: 'percent'; readonly bonusPercent: number }
  | { readonly type: 'amount'; readonly bonusMinor: Minor }
) & {
  /** Minimum top-up that earns the bonus. */
  readonly minimumMinor: Minor;
  /** Cap of the bonus; null means none. */
  readonly maximumMinor: Minor | null;
};

/** Checks the amount of a top-up against its bounds, and returns it. */
export function checkTopUp(amountMinor: Minor, { minimumMinor, maximumMinor }: TopUpRule): Outcome<Minor, TopUpProblem> {
  const isFine = amountMinor >= minimumMinor && amountMinor <= maximumMinor;
  return isFine ? done(amountMinor) : refused({ problem: 'fund-amount', minimumMinor, maximumMinor });
}

/**
 * Returns the bonus of a top-up: the best of those it qualifies for, not their sum; 0 for none.
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
