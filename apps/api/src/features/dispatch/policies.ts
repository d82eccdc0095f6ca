import { sql } from 'kysely';
import { policy } from '../../platform/policies/policy.ts';

/** Permissions for couriers: those of some zones for staff of these zones. */
export const maySeeCourier = policy({
  of: { zones: ({ zoneIds }) => sql`zone_id = any(${zoneIds}::bigint[])` },
  may: { see: ['couriers.see'], locate: ['couriers.locate'] },
});

/** Zones by which staff may narrow their lists of orders. */
export const maySeeZone = policy({
  of: { zones: ({ zoneIds }) => sql`id = any(${zoneIds}::bigint[])` },
  may: { see: ['orders.see'] },
});
