import type { Minor } from '../money/minor.ts';

/**
 * Points for an order: so many for every thousand of the currency, whole ones only.
 * @example earnedPoints(72_900, { perThousand: 1, unitMinor: 1 }) // 72
 */
export function earnedPoints(
  totalMinor: Minor,
  { perThousand, unitMinor }: { readonly perThousand: number; readonly unitMinor: number },
): number {
  return Math.floor((totalMinor * perThousand) / (1000 * unitMinor));
}
