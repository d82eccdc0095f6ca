import { sql } from 'kysely';
import { policy } from '../../platform/policies/policy.ts';

/** Permissions of staff for a review. */
export const mayReview = policy({
  of: {
    'zones': ({ zoneIds }) => sql`store_id in (select s.id from stores s where s.zone_id = any(${zoneIds}::bigint[]))`,
    'own store': ({ storeIds }) => sql`store_id = any(${storeIds}::bigint[])`,
  },
  may: {
    see: ['reviews.see'],
    answer: ['reviews.answer'],
    hide: ['reviews.hide'],
  },
});

/** Permissions of staff for the reviews of a store, as a condition on stores. */
export const mayReviewStore = policy({
  of: {
    'zones': ({ zoneIds }) => sql`zone_id = any(${zoneIds}::bigint[])`,
    'own store': ({ storeIds }) => sql`id = any(${storeIds}::bigint[])`,
  },
  may: { see: ['reviews.see'] },
});
