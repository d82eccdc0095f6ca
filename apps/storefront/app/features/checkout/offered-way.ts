import type { StoreCard } from '@bozor/contract/shop/catalogue/store-card.ts';
import type { CheckoutDraft } from './checkout-draft.ts';

/**
 * The form with a way to get the order that the store offers: who sells to those who come is asked for nothing else, and neither is who only brings.
 * This is not kept with the form, so the next store is asked for what was chosen.
 */
export function withOfferedWay(draft: CheckoutDraft, store: Pick<StoreCard, CheckoutDraft['orderType']> | undefined): CheckoutDraft {
  const other = draft.orderType === 'delivery' ? 'take_away' : 'delivery';
  return store && !store[draft.orderType] && store[other] ? { ...draft, orderType: other } : draft;
}
