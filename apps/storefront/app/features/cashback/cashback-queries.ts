import { calls } from '@bozor/contract/shop/calls.ts';
import { apiQuery, STALE_MS } from '../../platform/query.ts';

const KEPT_MS = 5000;

export const cashbackOffers = () => apiQuery(calls.promotions.cashback, {}, { staleMs: STALE_MS.cashback, keptMs: KEPT_MS, quiet: true });
