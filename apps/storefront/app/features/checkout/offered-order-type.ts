import type { StoreCard } from '@bozor/contract/shop/catalogue/store-card.ts';
import type { CheckoutDraft } from './checkout-draft.ts';

/**
 * Returns the draft with an order type the store offers: a store without delivery is asked for take-away, and the reverse. The stored draft
 * does not change, so the next store is asked for the customer's choice.
 */
export function withOfferedOrderType(draft: CheckoutDraft, store: Pick<StoreCard, CheckoutDraft['orderType']> | undefined): CheckoutDraft {
  const other = draft.orderType === 'delivery' ? 'take_away' : 'delivery';
  return store && !store[draft.orderType] && store[other] ? { ...draft, orderType: other } : draft;
}
