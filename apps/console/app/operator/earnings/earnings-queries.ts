import { calls } from '@bozor/contract/operator/calls.ts';
import { apiQuery } from '@bozor/web/api/query.ts';
import type { EarningsState } from './earnings-state.ts';

type Period = Pick<EarningsState, 'from' | 'to'>;
const options = { quiet: true, staleMs: 0 } as const;
const given = ({ from, to }: Period) => ({ ...(from !== undefined && { from }), ...(to !== undefined && { to }) });

export const earningsOfStores = (period: Period) => apiQuery(calls.earnings.stores, { query: given(period) }, options);

export const earningsOfStore = (store: number, period: Period) =>
  apiQuery(calls.earnings.store, { params: { store }, query: given(period) }, options);

export const earnedOrders = (store: number, from: string) =>
  apiQuery(calls.earnings.orders, { params: { store }, query: { from, days: 1 } }, options);
