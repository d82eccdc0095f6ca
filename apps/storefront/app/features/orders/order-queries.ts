import { calls } from '@bozor/contract/shop/calls.ts';
import { POLL_MS } from '@bozor/domain/orders/status.ts';
import { apiList, apiQuery } from '@bozor/web/api/query.ts';

/** Right to track an order: its number, with the contact number unless it is the customer's own, or a signed link. */
export interface TrackingProof {
  readonly orderId?: number | undefined;
  readonly contactNumber?: string | undefined;
  readonly token?: string | undefined;
}

export function proofQuery({ orderId, contactNumber, token }: TrackingProof) {
  return {
    ...(orderId !== undefined && { order_id: orderId }),
    ...(contactNumber && { contact_number: contactNumber }),
    ...(token && { token }),
  };
}

/** An order as tracking shows it. The page itself reports errors. */
export const trackedOrder = (proof: TrackingProof) =>
  apiQuery(calls.orders.track, { query: proofQuery(proof) }, { personal: true, quiet: true, staleMs: 0 });

export type OrderTab = 'running-orders' | 'list';

/** The customer's orders: the running ones, refetched every ten seconds, or the past ones. */
export const orderList = (tab: OrderTab) =>
  apiList(
    calls.orders.list,
    { params: { status: tab }, query: { limit: 10 } },
    {
      rows: (reply) => reply.orders,
      personal: true,
      quiet: true,
      staleMs: 0,
      refetchMs: tab === 'running-orders' && POLL_MS,
    },
  );

/** Orders of this browser: of whoever uses it, and of the signed links it keeps; the running ones are refetched every ten seconds. */
export const deviceOrders = (tokens: readonly string[], { isRunning }: { readonly isRunning: boolean }) =>
  apiQuery(
    calls.orders.ofDevice,
    { query: { ...(tokens.length > 0 && { tokens: tokens.join(',') }), ...(isRunning && { running: true }) } },
    { personal: true, quiet: true, staleMs: 0, refetchMs: isRunning && POLL_MS },
  );

export const orderDetails = (orderId: number) =>
  apiQuery(calls.orders.details, { query: { order_id: orderId } }, { personal: true, quiet: true, staleMs: 0 });

export const refundReasons = () =>
  apiQuery(calls.orders.refundReasons, { query: { offset: 1, limit: 20, type: 'customer' } }, { staleMs: 300_000 });

export const cancellationReasons = () =>
  apiQuery(calls.orders.cancellationReasons, { query: { offset: 1, limit: 10, type: 'customer' } }, { staleMs: 300_000 });
