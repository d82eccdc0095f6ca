import { sql } from 'kysely';
import { policy } from '../../platform/policies/policy.ts';

/** Permissions for a cart. */
export const mayCart = policy({
  of: {
    customer: ({ customerId }) => sql`customer_id = ${customerId}`,
    guest: ({ guestId }) => sql`guest_id = ${guestId}`,
  },
  may: { use: ['customer', 'guest'] },
});
