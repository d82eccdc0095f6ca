import type { StoreDetails } from '@bozor/contract/shop/catalogue/store-details.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import { slotDays } from './store-slots.ts';

interface Wanted {
  readonly draft: CheckoutDraft;
  /** What the cart knows of its store before the store itself is read. */
  readonly isOpen: boolean | undefined;
  readonly store: StoreDetails | undefined;
  readonly nowMs: number;
}

interface Timed {
  readonly draft: CheckoutDraft;
  /** Whether a price can be asked for: of a closed store only for a time at which it is open. */
  readonly isKnown: boolean;
}

/**
 * The form with the time that is ordered for. A store that is closed now is asked for the first time it offers, unless another was chosen; this is
 * not kept with the form, so the next store is asked for now again.
 */
export function withSoonestTime({ draft, isOpen, store, nowMs }: Wanted): Timed {
  if (draft.scheduleAt !== undefined || (store?.open ?? isOpen ?? true)) return { draft, isKnown: true };
  if (!store) return { draft, isKnown: false };
  const first = slotDays(store, nowMs)[0]?.slots[0];
  return { draft: first ? { ...draft, scheduleAt: new Date(first.startsAtMs).toISOString() } : draft, isKnown: true };
}
