import { calls } from '@bozor/contract/shop/calls.ts';
import { apiQuery, STALE_MS } from '../../platform/query.ts';

const asked = { staleMs: STALE_MS.categories, quiet: true } as const;

export const zonesToRideIn = () => apiQuery(calls.place.zones, { query: { limit: 50 } }, asked);
export const vehiclesToRide = () => apiQuery(calls.config.vehicles, {}, asked);
