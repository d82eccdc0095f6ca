import type { Minor } from './minor.ts';
import { ratioOf } from './ratio-of.ts';

/**
 * Returns an amount rounded half up to a multiple of `stepMinor`. A step that is missing or below 2 leaves the amount as it is.
 * @example toStep(8250, 500) // 8500;  toStep(8249, 500) // 8000;  toStep(8249, 1) // 8249
 */
export function toStep(amountMinor: Minor, stepMinor: Minor | undefined): Minor {
  return stepMinor === undefined || stepMinor < 2 ? amountMinor : ((ratioOf(amountMinor, 1, stepMinor) * stepMinor) as Minor);
}
