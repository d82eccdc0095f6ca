import type { Charge } from '@bozor/contract/shop/orders/order-shapes.ts';
import type { FreeBy } from '@bozor/domain/checkout/delivery-fee.ts';

/** What each row of a bill is called in English. */
export const CHARGE_LABELS: Readonly<Record<Charge['code'], string>> = {
  items: 'Items',
  discount: 'Discount',
  coupon: 'Coupon',
  welcome: 'Welcome discount',
  packaging: 'Packaging',
  additional: 'Service charge',
  tax: 'Tax',
  delivery: 'Delivery fee',
  tip: 'Tip for the courier',
};

/** Why a delivery costs nothing. */
export const FREE_BY: Readonly<Record<FreeBy, string>> = {
  take_away: 'You collect it yourself',
  coupon: 'Free by your coupon',
  store: 'The store delivers free',
  threshold: 'Free from this amount on',
};

/** How tax is told beside its row; `{percent}` is the store's rate. */
export const TAX_WORDS = { included: '{percent} %, included in the prices', onTop: '{percent} % of the items' } as const;
