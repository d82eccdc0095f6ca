import type { QueryOf } from '@bozor/contract/endpoint.ts';
import type { API } from '@bozor/contract/shop/routes.ts';

type BillChoices = QueryOf<typeof API.cart.list>;

/** Choices at the checkout that decide the cart's bill, kept by the tab in few bytes: every page reads them. */
const KEY = 'bill-choices';
let unstored = '';
let sent = '';

/** Choices for a request of the cart. */
export function billChoices(): BillChoices {
  const [type, tip, coupon] = (sent = read()).split('|');
  return {
    ...(type === 'take_away' && { order_type: type }),
    ...(Number(tip) > 0 && { dm_tips: Number(tip) }),
    ...(coupon && { coupon_code: coupon }),
  };
}

/** Whether a choice has changed since the last request of a cart. */
export const isBillOutdated = (): boolean => read() !== sent;

/** Keeps the choices of the checkout. A coupon has no `|`. */
export function keepBillChoices({
  orderType,
  tip,
  coupon,
}: {
  readonly orderType: string;
  readonly tip: number;
  readonly coupon: string;
}): void {
  unstored = orderType === 'delivery' && tip === 0 && coupon === '' ? '' : [orderType, tip, coupon].join('|');
  try {
    sessionStorage.setItem(KEY, unstored);
  } catch {
    // lasts as long as the page
  }
}

function read(): string {
  try {
    return sessionStorage.getItem(KEY) ?? unstored;
  } catch {
    return unstored;
  }
}
