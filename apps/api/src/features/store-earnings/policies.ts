import { sql } from 'kysely';
import { policy } from '../../platform/policies/policy.ts';

/** Permissions for what a store earns. */
export const mayEarn = policy({
  of: {
    'zones': ({ zoneIds }) => sql`zone_id = any(${zoneIds}::bigint[])`,
    'own store': ({ storeIds }) => sql`id = any(${storeIds}::bigint[])`,
  },
  may: { see: ['earnings.see'] },
});
