import { calls } from '@bozor/contract/operator/calls.ts';
import type { REFUND_WAITS } from '@bozor/contract/operator/refunds.ts';
import { apiQuery } from '@bozor/web/api/query.ts';
import { CHANGED_BY_ACTS } from '../orders/order-queries.ts';

export type Waits = (typeof REFUND_WAITS)[number];

export const refundsOf = (id: number) => apiQuery(calls.refunds.ofOrder, { params: { id } }, { quiet: true, staleMs: 0 });

export const refundQueue = (waits: Waits | undefined, cursor: string | undefined) =>
  apiQuery(
    calls.refunds.queue,
    { query: { ...(waits && { waits }), ...(cursor !== undefined && { cursor }) } },
    { quiet: true, staleMs: 0 },
  );

/** Queries that a refund changes. */
export const CHANGED_BY_REFUNDS = [...CHANGED_BY_ACTS, calls.refunds.ofOrder, calls.refunds.queue];
