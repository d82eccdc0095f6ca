import { sql } from 'kysely';
import { policy } from '../../platform/policies/policy.ts';

/** Permissions for a conversation. The row is a conversation joined with its store and courier. */
export const mayConversation = policy({
  of: {
    'customer': ({ customerId }) => sql`c.customer_id = ${customerId}`,
    // A conversation with the shop is of the zone of the order that was spoken of; without one everybody at the desk may answer.
    'zones': ({ zoneIds }) =>
      sql`(c.last_order_id is null or exists (select from orders z where z.id = c.last_order_id and z.zone_id = any(${zoneIds}::bigint[])))`,
    'own store': ({ storeIds }) => sql`c.store_id = any(${storeIds}::bigint[])`,
    // A courier talks with the customer of an order while they carry it, and an hour longer.
    'own deliveries': ({ courierId }) => sql`c.rider_id = ${courierId} and exists (select from orders o
      where o.customer_id = c.customer_id and o.rider_id = ${courierId}
        and (o.ended_as is null or coalesce(o.delivered_at, o.status_at) > now() - interval '1 hour'))`,
  },
  may: {
    list: ['customer'],
    read: ['customer'],
    see: ['chats.see'],
    answer: ['chats.answer'],
  },
});
