import type { QueryOf } from '@bozor/contract/endpoint.ts';
import type { API } from '@bozor/contract/shop/routes.ts';
import { sessionStorageValue } from '@bozor/web/storage/session-storage-value.ts';

/** The input of the checkout so far, as stored. The checkout reads and writes it; the cart's bill follows its choices. */
export const checkoutStorage = sessionStorageValue(
  'checkout-draft',
  (value): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null,
);

type BillChoices = QueryOf<typeof API.cart.list>;

let sent = '{}';

/** Choices at the checkout that decide the cart's bill, for a request of the cart. */
export function billChoices(): BillChoices {
  const choices = readChoices();
  sent = JSON.stringify(choices);
  return choices;
}

/** Whether a choice at the checkout has changed since the last request of a cart. */
export function isBillOutdated(): boolean {
  return JSON.stringify(readChoices()) !== sent;
}

function readChoices(): BillChoices {
  const { orderType, coupon, tip } = checkoutStorage.read() ?? {};
  return {
    ...(orderType === 'take_away' && { order_type: orderType }),
    ...(typeof coupon === 'string' && coupon !== '' && { coupon_code: coupon }),
    ...(typeof tip === 'number' && tip > 0 && { dm_tips: tip }),
  };
}
