import type { Minor } from '../money/minor.ts';
import { scaledDown } from '../money/ratio-of.ts';
import { done, refused } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';

/** Problem of a conversion: fewer points than the minimum, or more than the balance. */
export type PointsProblem = { readonly problem: 'points-too-few'; readonly minimum: number } | { readonly problem: 'points-not-enough' };

/** Conversion rule, and the customer's balance in points. */
export interface PointsRule {
  readonly balance: number;
  readonly minimum: number;
  readonly minorPerPoint: number;
}

/**
 * Returns the amount that the wallet receives for points (profile-15). Points are whole; the amount is rounded down.
 * @example convertPoints(200, { balance: 240, minimum: 100, minorPerPoint: 10 }) // { ok: true, value: 2000 }
 */
export function convertPoints(points: number, { balance, minimum, minorPerPoint }: PointsRule): Outcome<Minor, PointsProblem> {
  if (!Number.isSafeInteger(points) || points < Math.max(1, minimum)) return refused({ problem: 'points-too-few', minimum });
  if (points > balance) return refused({ problem: 'points-not-enough' });
  return done(scaledDown(points, minorPerPoint) as Minor);
}
