import { calls } from '@bozor/contract/calls.ts';
import type { Point } from '@bozor/domain/places/point.ts';
import { apiQuery } from '../../platform/query.ts';

const STALE_MS = 5 * 60_000;

export const parcelCategories = () => apiQuery(calls.parcel.categories, {}, { staleMs: STALE_MS, quiet: true, dependsOn: 'zones' });

export const parcelInstructions = () =>
  apiQuery(calls.parcel.instructions, { query: { limit: 50 } }, { staleMs: STALE_MS, quiet: true, dependsOn: 'language' });

/** The way along the streets between both doors. */
export const wayBetween = (from: Point | undefined, to: Point | undefined) =>
  apiQuery(
    calls.place.distance,
    { query: { origin_lat: from?.lat ?? 0, origin_lng: from?.lng ?? 0, destination_lat: to?.lat ?? 0, destination_lng: to?.lng ?? 0 } },
    { quiet: true, staleMs: Infinity, dependsOn: 'zones' },
  );
