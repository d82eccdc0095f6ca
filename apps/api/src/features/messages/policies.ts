import { sql } from 'kysely';
import { policy } from '../../platform/policies/policy.ts';

/** Who may do what with a conversation. A row is a conversation, joined with its store and courier. */
export const mayConversation = policy({
  of: { customer: ({ customerId }) => sql`c.customer_id = ${customerId}` },
  may: {
    list: ['customer'],
    read: ['customer'],
  },
});
