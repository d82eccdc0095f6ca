import { sql } from 'kysely';
import { policy } from '../../platform/policies/policy.ts';

/** Permissions for a conversation. The row is a conversation joined with its store and courier. */
export const mayConversation = policy({
  of: { customer: ({ customerId }) => sql`c.customer_id = ${customerId}` },
  may: {
    list: ['customer'],
    read: ['customer'],
  },
});
