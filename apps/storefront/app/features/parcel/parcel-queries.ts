import { calls } from '@bozor/contract/shop/calls.ts';
import { apiQuery } from '@bozor/web/api/query.ts';
import { STALE_MS } from '../../platform/stale-times.ts';

export const parcelCategories = () => apiQuery(calls.parcel.categories, {}, { staleMs: STALE_MS.categories, quiet: true });

export const parcelInstructions = () =>
  apiQuery(calls.parcel.instructions, { query: { limit: 50 } }, { staleMs: STALE_MS.categories, quiet: true });
