import { sql } from 'kysely';
import { policy } from '../../platform/policies/policy.ts';

/** Permissions for an order. */
export const mayOrder = policy({
  of: {
    'customer': ({ customerId }) => sql`customer_id = ${customerId}`,
    'guest': ({ guestId }) => sql`guest_id = ${guestId}`,
    'zones': ({ zoneIds }) => sql`zone_id = any(${zoneIds}::bigint[])`,
    'own store': ({ storeIds }) => sql`store_id = any(${storeIds}::bigint[])`,
    'own deliveries': ({ courierId }) => sql`rider_id = ${courierId}`,
  },
  may: {
    'read': ['customer', 'guest', 'orders.see'],
    'track': ['customer', 'guest'],
    'reorder': ['customer', 'guest'],
    'cancel': ['customer'],
    'ask for a refund': ['customer'],
    'review': ['customer'],
    'decline to review': ['customer'],
    'see refunds': ['refunds.see'],
    'see transfers': ['transfers.see'],
    'decide transfers': ['transfers.decide'],
    'see prescriptions': ['prescriptions.see'],
    'price prescriptions': ['prescriptions.price'],
    // Which refund and which move, the endpoint's permission decides.
    'refund': ['refunds.decide', 'refunds.decide_large', 'orders.adjust'],
    'move': [
      'orders.move',
      'orders.accept',
      'orders.prepare',
      'orders.hand_over',
      'orders.carry',
      'orders.cancel',
      'orders.swap',
      'prescriptions.price',
      'refunds.decide',
      'refunds.decide_large',
    ],
    'print': ['tickets.print'],
    'assign': ['orders.assign'],
    'annotate': ['orders.note'],
    'reveal': ['customers.reveal'],
  },
});
