import type { Minor } from '../money/minor.ts';
import type { Bill, TaxRule } from './bill.ts';
import type { ChargeKind } from './charges.ts';
import type { FreeBy } from './delivery-fee.ts';

/** One reason for a charge: a stable code with its figures, to be translated. Distances are metres, amounts minor units. */
export type ChargeReason =
  | { readonly reason: 'free-delivery'; readonly by: FreeBy; readonly savedMinor: Minor }
  | { readonly reason: 'distance'; readonly metres: number; readonly baseMinor: Minor; readonly distanceMinor: Minor }
  | { readonly reason: 'fee-bound'; readonly bound: 'minimum' | 'maximum' }
  | { readonly reason: 'busy'; readonly surge: number; readonly surgeMinor: Minor }
  | { readonly reason: 'rounded'; readonly roundingMinor: Minor }
  | { readonly reason: 'lower-by-adding'; readonly moreMinor: Minor }
  | { readonly reason: 'tax'; readonly percent: number; readonly isInclusive: boolean }
  | { readonly reason: 'coupon'; readonly code: string };

/**
 * Returns why a charge has its amount, and how to lower it: the explanation beside a line of the bill. Self-explanatory charges (items,
 * packaging, tip) have no reasons.
 * @example explainCharge('delivery', bill) // [{ reason: 'distance', metres: 2400, … }, { reason: 'lower-by-adding', moreMinor: 17400 }]
 */
export function explainCharge(
  kind: ChargeKind,
  bill: Bill,
  known: { readonly tax?: TaxRule | undefined; readonly couponCode?: string | undefined } = {},
): ChargeReason[] {
  switch (kind) {
    case 'delivery':
      return explainDelivery(bill);
    case 'tax':
      return known.tax ? [{ reason: 'tax', ...known.tax }] : [];
    case 'coupon':
      return known.couponCode ? [{ reason: 'coupon', code: known.couponCode }] : [];
    case 'items':
    case 'discount':
    case 'welcome':
    case 'packaging':
    case 'additional':
    case 'tip':
      return [];
  }
}

function explainDelivery({ delivery }: Bill): ChargeReason[] {
  if (delivery.freeBy) return [{ reason: 'free-delivery', by: delivery.freeBy, savedMinor: delivery.fullFeeMinor }];
  const reasons: ChargeReason[] = [
    { reason: 'distance', metres: delivery.distanceMetres, baseMinor: delivery.baseMinor, distanceMinor: delivery.distanceMinor },
  ];
  if (delivery.boundedBy) reasons.push({ reason: 'fee-bound', bound: delivery.boundedBy });
  if (delivery.surgeMinor !== 0) reasons.push({ reason: 'busy', surge: delivery.surge, surgeMinor: delivery.surgeMinor });
  if (delivery.roundingMinor !== 0) reasons.push({ reason: 'rounded', roundingMinor: delivery.roundingMinor });
  if (delivery.freeIfItemsGrowByMinor !== undefined)
    reasons.push({ reason: 'lower-by-adding', moreMinor: delivery.freeIfItemsGrowByMinor });
  return reasons;
}
