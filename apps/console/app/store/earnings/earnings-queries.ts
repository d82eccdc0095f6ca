import { calls } from '@bozor/contract/store/calls.ts';
import { apiQuery } from '@bozor/web/api/query.ts';
import type { EarningsState } from './earnings-state.ts';

type Which = Pick<EarningsState, 'store'>;

export const earningsWeek = ({ store, week }: Which & Pick<EarningsState, 'week'>) =>
  apiQuery(
    calls.earnings.week,
    { query: { ...(store !== undefined && { store }), ...(week !== undefined && { week }) } },
    { quiet: true, staleMs: 0 },
  );

export const earnedOrders = ({ store, from, days = 1 }: Which & { readonly from: string; readonly days?: number }) =>
  apiQuery(calls.earnings.orders, { query: { ...(store !== undefined && { store }), from, days } }, { quiet: true, staleMs: 0 });
