import type { BodyOf } from '@bozor/contract/endpoint.ts';
import type { API } from '@bozor/contract/shop/routes.ts';
import type { OrderType } from '@bozor/domain/orders/order-type.ts';

/** Order fields of a quote request. */
export type WantedOrder = ReadBody<BodyOf<typeof API.checkout.quote>>;

/** Order fields of a request that places. A prescription order has no quote. */
export type PlacedBody = Omit<ReadBody<BodyOf<typeof API.checkout.place>>, 'quote_id'> & { readonly quote_id?: string };

/** A body whose order type has its canonical name. */
export type ReadBody<Body> = Omit<Body, 'order_type'> & { readonly order_type: OrderType };
