import type { Minor } from '../money/minor.ts';
import { done, refused } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';

/** Why points stay points: fewer than the least, or more than there are. */
export type PointsProblem = { readonly problem: 'points-too-few'; readonly minimum: number } | { readonly problem: 'points-not-enough' };

/** How points become money, and how many somebody has. */
export interface PointsRule {
  readonly balance: number;
  readonly minimum: number;
  readonly minorPerPoint: number;
}

/**
 * What the wallet gets for so many points (profile-15). Whole points only.
 * @example convertPoints(200, { balance: 240, minimum: 100, minorPerPoint: 10 }) // { ok: true, value: 2000 }
 */
export function convertPoints(points: number, { balance, minimum, minorPerPoint }: PointsRule): Outcome<Minor, PointsProblem> {
  if (!Number.isSafeInteger(points) || points < Math.max(1, minimum)) return refused({ problem: 'points-too-few', minimum });
  if (points > balance) return refused({ problem: 'points-not-enough' });
  return done(Math.floor(points * minorPerPoint) as Minor);
}
