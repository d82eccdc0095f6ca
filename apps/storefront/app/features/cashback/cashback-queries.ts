import { calls } from '@bozor/contract/shop/calls.ts';
import { apiQuery } from '@bozor/web/api/query.ts';
import { STALE_MS } from '../../platform/stale-times.ts';

const GC_MS = 5000;

export const cashbackOffers = () => apiQuery(calls.promotions.cashback, {}, { staleMs: STALE_MS.cashback, gcMs: GC_MS, quiet: true });
