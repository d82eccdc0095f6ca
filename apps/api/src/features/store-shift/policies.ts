import { sql } from 'kysely';
import { policy } from '../../platform/policies/policy.ts';

/** Permissions for a store as its people see it. */
export const mayStore = policy({
  of: {
    'zones': ({ zoneIds }) => sql`zone_id = any(${zoneIds}::bigint[])`,
    'own store': ({ storeIds }) => sql`id = any(${storeIds}::bigint[])`,
  },
  may: {
    see: ['orders.see'],
    pause: ['stores.pause'],
    hours: ['stores.hours'],
    commission: ['payouts.approve'],
  },
});
