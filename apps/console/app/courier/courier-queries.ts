import { calls } from '@bozor/contract/courier/calls.ts';
import { apiQuery } from '@bozor/web/api/query.ts';

/** Duty, offer, jobs and cash. Changes of the courier's orders read it again. */
export const courierState = () => apiQuery(calls.state.read, {}, { quiet: true, staleMs: 0 });

export const courierCash = () => apiQuery(calls.cash.read, {}, { quiet: true, staleMs: 0 });

export const courierEarnings = (day: string | undefined) =>
  apiQuery(calls.earnings.read, { query: day === undefined ? {} : { day } }, { quiet: true, staleMs: 0 });
