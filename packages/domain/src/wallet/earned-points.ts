import type { Minor } from '../money/minor.ts';
import { scaledDown } from '../money/ratio-of.ts';

/**
 * Returns the points earned by an order: `perThousand` for every thousand units of the currency, rounded down.
 * @example earnedPoints(72_900, { perThousand: 1, unitMinor: 1 }) // 72
 */
export function earnedPoints(
  totalMinor: Minor,
  { perThousand, unitMinor }: { readonly perThousand: number; readonly unitMinor: number },
): number {
  return scaledDown(totalMinor, perThousand, 1000 * unitMinor);
}
