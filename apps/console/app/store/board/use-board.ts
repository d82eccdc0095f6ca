import { calls } from '@bozor/contract/store/calls.ts';
import type { StoreOrder } from '@bozor/contract/store/orders.ts';
import { apiQuery } from '@bozor/web/api/query.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useClock } from '@bozor/web/hydration/use-clock.ts';
import { useWaitingTaps } from '../../frame/outbox/outbox-context.tsx';
import { orderWithTaps } from './order-with-taps.ts';

/** The age of what is shown, and the minutes left, are counted this often. */
const TICK_MS = 1_000;

const board = () => apiQuery(calls.orders.list, {}, { quiet: true, staleMs: 0 });
export const storeOrder = (order: number) => apiQuery(calls.orders.details, { params: { order } }, { quiet: true, staleMs: 0 });

export interface Board {
  readonly fresh: readonly StoreOrder[];
  readonly preparing: readonly StoreOrder[];
  readonly ready: readonly StoreOrder[];
}

/** The running orders of the store in three groups, goods that come back among those that wait at the counter, and the time by the server's clock. */
export function useBoard() {
  const { data, dataUpdatedAt, error, isFetching, refetch } = useApiQuery(board());
  const taps = useWaitingTaps();
  const deviceMs = useClock(TICK_MS);
  const aheadMs = data ? Date.parse(data.now) - dataUpdatedAt : 0;
  return {
    board: data && groupsOf(data.orders.map((order) => orderWithTaps(order, taps))),
    nowMs: deviceMs + aheadMs,
    error,
    isFetching,
    refetch,
  };
}

function groupsOf(orders: readonly StoreOrder[]): Board {
  const of = (...statuses: readonly StoreOrder['status'][]) => orders.filter(({ status }) => statuses.includes(status));
  return { fresh: of('pending'), preparing: of('confirmed', 'processing'), ready: of('returning', 'handover') };
}
