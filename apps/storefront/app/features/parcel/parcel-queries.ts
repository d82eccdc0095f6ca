import { calls } from '@bozor/contract/shop/calls.ts';
import { apiQuery, STALE_MS } from '../../platform/query.ts';

export const parcelCategories = () => apiQuery(calls.parcel.categories, {}, { staleMs: STALE_MS.categories, quiet: true });

export const parcelInstructions = () =>
  apiQuery(calls.parcel.instructions, { query: { limit: 50 } }, { staleMs: STALE_MS.categories, quiet: true });
