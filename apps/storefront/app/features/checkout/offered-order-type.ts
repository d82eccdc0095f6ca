import type { StoreCard } from '@bozor/contract/shop/catalogue/store-card.ts';
import type { CheckoutDraft } from './checkout-draft.ts';

/**
 * Returns the draft with an order type the store offers: take-away in a store without delivery, and the reverse. The stored draft
 * does not change, so the customer's choice applies in the next store.
 */
export function withOfferedOrderType(draft: CheckoutDraft, store: Pick<StoreCard, CheckoutDraft['orderType']> | undefined): CheckoutDraft {
  const other = draft.orderType === 'delivery' ? 'take_away' : 'delivery';
  return store && !store[draft.orderType] && store[other] ? { ...draft, orderType: other } : draft;
}
