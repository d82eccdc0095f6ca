import { sql } from 'kysely';
import { policy } from '../../platform/policies/policy.ts';

/** Permissions for a saved address. */
export const mayAddress = policy({
  of: { customer: ({ customerId }) => sql`customer_id = ${customerId}` },
  may: {
    read: ['customer'],
    change: ['customer'],
    remove: ['customer'],
  },
});
