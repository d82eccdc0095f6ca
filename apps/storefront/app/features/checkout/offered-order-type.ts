import type { StoreCard } from '@bozor/contract/shop/catalogue/store-card.ts';
import { offeredOrderType } from '@bozor/domain/checkout/goods-bill.ts';
import type { CheckoutDraft } from './checkout-draft.ts';

/**
 * Returns the draft with an order type the store offers: take-away in a store without delivery, and the reverse. The stored draft
 * does not change, so the customer's choice applies in the next store.
 */
export function withOfferedOrderType(draft: CheckoutDraft, store: Pick<StoreCard, CheckoutDraft['orderType']> | undefined): CheckoutDraft {
  const orderType = store ? offeredOrderType(draft.orderType, { delivers: store.delivery, takesAway: store.take_away }) : draft.orderType;
  return orderType === draft.orderType ? draft : { ...draft, orderType };
}
