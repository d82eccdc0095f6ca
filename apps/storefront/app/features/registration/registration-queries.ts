import { calls } from '@bozor/contract/shop/calls.ts';
import { apiQuery } from '@bozor/web/api/query.ts';
import { STALE_MS } from '../../platform/stale-times.ts';

const requested = { staleMs: STALE_MS.categories, quiet: true } as const;

export const courierZones = () => apiQuery(calls.place.zones, { query: { limit: 50 } }, requested);
export const courierVehicles = () => apiQuery(calls.config.vehicles, {}, requested);
