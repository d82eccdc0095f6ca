import { calls } from '@bozor/contract/calls.ts';
import { apiQuery } from '../../platform/query.ts';

const HOUR_MS = 3_600_000;

/** What the built-in map draws. */
export const cityMap = () => apiQuery(calls.place.map, {}, { staleMs: HOUR_MS, dependsOn: 'language', quiet: true });

/** The delivery zones with their outlines. */
export const zoneShapes = () =>
  apiQuery(calls.place.zones, { query: { limit: 50 } }, { staleMs: HOUR_MS, dependsOn: 'language', quiet: true });
