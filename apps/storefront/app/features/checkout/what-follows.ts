import type { Placed } from '@bozor/contract/checkout.ts';
import { openOverlay } from '../../platform/overlays.ts';
import { forgetChosenItem } from '../../platform/chosen-item.ts';

/** After an order: its number and the way to follow it, at once. */
export function whatFollows(placed: Placed, contactNumber: string): void {
  forgetChosenItem();
  openOverlay('order-success', { placed, contactNumber });
}
