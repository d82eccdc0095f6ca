import type { Placed } from '@bozor/contract/checkout.ts';
import { openOverlay } from '../../platform/overlays.ts';
import { forgetChosenItem } from '../../platform/chosen-item.ts';

declare module '../../platform/overlays.ts' {
  interface OverlayProps {
    /** Number, time and state of an order that was just placed, and the way to follow it. */
    'order-success': { placed: Placed; contactNumber: string };
  }
}

/** After an order: its number and the way to follow it, at once. */
export function whatFollows(placed: Placed, contactNumber: string): void {
  forgetChosenItem();
  openOverlay('order-success', { placed, contactNumber });
}
