import { scopeKeyOf } from '../../platform/scope/scope.ts';
import { calls } from '@bozor/contract/shop/calls.ts';
import { ApiProblem } from '@bozor/contract/client.ts';
import type { OrderTracking } from '@bozor/contract/shop/orders/order-shapes.ts';
import { isEnded } from '@bozor/domain/orders/status.ts';
import { useQueryClient } from '@tanstack/react-query';
import { allOf, queryKeyOf } from '@bozor/web/api/query.ts';
import { useScope } from '../../platform/scope/scope-context.tsx';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { trackedOrder, type TrackingProof } from './order-queries.ts';
import { useOrderStream } from './use-order-stream.ts';

const LISTS = [calls.orders.list, calls.orders.ofDevice];

/** State of a tracked order. */
export type TrackedOrder =
  | { readonly state: 'loading' }
  | { readonly state: 'not-found' | 'too-often' | 'unreachable'; readonly retry: () => void; readonly isRetrying: boolean }
  | { readonly state: 'found'; readonly order: OrderTracking; readonly isLive: boolean; readonly proof: TrackingProof };

/** Tracks an order by event stream, else by polling every ten seconds, until it has ended. */
export function useTrackedOrder(proof: TrackingProof): TrackedOrder {
  const client = useQueryClient();
  const scope = useScope();
  const query = trackedOrder(proof);
  const { data: order, error, isPending, isFetching, refetch } = useApiQuery(query);
  const retry = () => void refetch();
  const isLive = useOrderStream({
    ...proof,
    enabled: order !== undefined && !isEnded(order.order_status),
    onChange: (next) => {
      client.setQueryData(queryKeyOf(query, scopeKeyOf(scope)), next);
      if (next.order_status !== order?.order_status) for (const list of LISTS) void client.invalidateQueries({ queryKey: allOf(list) });
    },
    poll: retry,
  });
  if (order) return { state: 'found', order, isLive, proof };
  if (isPending && !error) return { state: 'loading' };
  return { state: reasonOf(error), retry, isRetrying: isFetching };
}

/** A 5xx answer does not mean that the order does not exist. */
export function reasonOf(error: unknown): 'not-found' | 'too-often' | 'unreachable' {
  if (!(error instanceof ApiProblem) || error.status >= 500) return 'unreachable';
  return error.status === 429 ? 'too-often' : 'not-found';
}
