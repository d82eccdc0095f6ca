import type { FreeBy } from '@bozor/domain/checkout/delivery-fee.ts';

/** Reasons for free delivery. */
export const FREE_BY: Readonly<Record<FreeBy, string>> = {
  take_away: 'You collect it yourself',
  coupon: 'Free by your coupon',
  store: 'The store delivers free',
  threshold: 'Free from this amount on',
};

/** Tax label beside its row; `{percent}` is the store's rate. */
export const TAX_WORDS = { included: '{percent} %, included in the prices', onTop: '+ {percent} % tax' } as const;
