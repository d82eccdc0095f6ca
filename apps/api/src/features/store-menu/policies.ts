import { sql } from 'kysely';
import { policy } from '../../platform/policies/policy.ts';

/** Permissions for an item of a store. */
export const mayItem = policy({
  of: {
    'zones': ({ zoneIds }) => sql`zone_id = any(${zoneIds}::bigint[])`,
    'own store': ({ storeIds }) => sql`store_id = any(${storeIds}::bigint[])`,
  },
  may: {
    see: ['items.see'],
    pause: ['items.pause'],
  },
});
