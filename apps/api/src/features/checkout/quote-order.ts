import { randomBytes } from 'node:crypto';
import { orderDetailFields, type Quote } from '@bozor/contract/shop/orders/checkout.ts';
import type { Api } from '../../platform/api.ts';
import type { Owner } from '../cart/owner.ts';
import { prepareOrder } from './prepare-order.ts';
import type { Preparing } from './prepared-order.ts';
import { presentQuote } from './present-quote.ts';
import { insertQuote } from './store.ts';
import type { WantedOrder } from './wanted-order.ts';

/** Prices an order and locks that price for 15 minutes under the quote id. One that cannot be placed is priced too, with its obstacles. */
export async function quoteOrder(api: Api, owner: Owner, wanted: WantedOrder, preparing: Preparing): Promise<Quote> {
  const order = await prepareOrder(api, owner, wanted, preparing);
  const answer = presentQuote(order, wanted.payment_method, {
    locale: preparing.scope.locale,
    settings: preparing.settings,
    words: api.words,
  });
  const id = randomBytes(18).toString('base64url');
  const expiresAt = await insertQuote(api.checkoutDb, {
    id,
    ...owner,
    cartId: order.cart?.id ?? null,
    cartVersion: order.cart?.version ?? null,
    storeId: order.store?.row.id ?? null,
    totalMinor: order.bill.totalMinor,
    request: withoutDetails(wanted),
    // The offered times are only for the reader.
    answer: { ...answer, times: undefined },
  });
  return { quote_id: id, expires_at: expiresAt.toISOString(), ...answer };
}

/** Removes names, addresses and notes: they are stored with an order, not with every quote. */
function withoutDetails(wanted: WantedOrder): object {
  return Object.fromEntries(Object.entries(wanted).filter(([name]) => !Object.hasOwn(orderDetailFields, name)));
}
