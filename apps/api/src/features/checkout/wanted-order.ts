import type { BodyOf } from '@bozor/contract/endpoint.ts';
import type { API } from '@bozor/contract/shop/routes.ts';
import type { OrderType } from '@bozor/domain/orders/order-type.ts';

/** What is told of an order when its price is asked. */
export type WantedOrder = ReadBody<BodyOf<typeof API.checkout.quote>>;

/** What is told of an order when it is placed; a prescription has no quote. */
export type PlacedBody = Omit<ReadBody<BodyOf<typeof API.checkout.place>>, 'quote_id'> & { readonly quote_id?: string };

/** A body whose order type has its one name. */
export type ReadBody<Body> = Omit<Body, 'order_type'> & { readonly order_type: OrderType };
