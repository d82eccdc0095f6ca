import type { StoreDetails } from '@bozor/contract/shop/catalogue/store-details.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import { slotDays } from './slot-days.ts';

interface Wanted {
  readonly draft: CheckoutDraft;
  /** Open state from the cart, used until the store itself is loaded. */
  readonly isOpen: boolean | undefined;
  readonly store: StoreDetails | undefined;
  readonly nowMs: number;
}

interface Timed {
  readonly draft: CheckoutDraft;
  /** Whether a quote can be requested: a closed store needs a slot in its opening hours first. */
  readonly isKnown: boolean;
}

/**
 * Returns the draft with its time. For a closed store it is the first slot unless the customer chose another. The stored draft does not
 * change, so "now" applies in the next store again.
 */
export function withSoonestTime({ draft, isOpen, store, nowMs }: Wanted): Timed {
  if (draft.scheduleAt !== undefined || (store?.open ?? isOpen ?? true)) return { draft, isKnown: true };
  if (!store) return { draft, isKnown: false };
  const first = slotDays(store, nowMs)[0]?.slots[0];
  return { draft: first ? { ...draft, scheduleAt: new Date(first.startsAtMs).toISOString() } : draft, isKnown: true };
}
