import { sql } from 'kysely';
import type { Transaction } from '../../platform/db/database.ts';

/** Stands in the place of a name, and of a number: no number of the world begins so. */
const NAME = '–';
const NUMBER = '+999000000';
const NO_ADDRESS = JSON.stringify({ address: '', address_type: 'other', road: '', house: '', floor: '', additional_information: '' });

/**
 * Takes what tells who somebody is off the orders of a customer: names, numbers, doors, what they wrote, their prescriptions. What was bought, from
 * whom, when, for how much and how it was paid stays for the books; of a door its surroundings stay, to a kilometre. What a refund is asked with
 * stays until it is decided. Answers the keys of the pictures that go.
 */
export async function forgetOrders(trx: Transaction, customerId: number): Promise<readonly string[]> {
  const theirs = sql`(select id from orders where customer_id = ${customerId})`;
  await sql`update orders set contact_person_name = ${NAME}, contact_person_number = ${NUMBER}, contact_person_email = null,
      delivery_address = case when delivery_address is not null then ${NO_ADDRESS}::jsonb end,
      delivery_lat = ${roughly('delivery_lat')}, delivery_lng = ${roughly('delivery_lng')}, delivery_instruction = null, order_note = null,
      status_note = case when status_by <> 'customer' then status_note end, prescription_images = '{}'
    where customer_id = ${customerId}`.execute(trx);
  await sql`update order_events set note = null, note_salt = null where order_id in ${theirs} and by = 'customer' and note_digest is not null`.execute(
    trx,
  );
  await sql`update parcel_details set sender_name = ${NAME}, sender_phone = ${NUMBER}, sender_address = ${NO_ADDRESS}::jsonb,
      sender_lat = ${roughly('sender_lat')}, sender_lng = ${roughly('sender_lng')}, receiver_name = ${NAME}, receiver_phone = ${NUMBER},
      receiver_address = ${NO_ADDRESS}::jsonb, receiver_lat = ${roughly('receiver_lat')}, receiver_lng = ${roughly('receiver_lng')}
    where order_id in ${theirs}`.execute(trx);
  await sql`delete from order_attachments where order_id in ${theirs}`.execute(trx);
  await sql`update coupon_uses set phone = null where customer_id = ${customerId}`.execute(trx);
  await sql`update offline_payments set answers = '{}', note = null where order_id in ${theirs} and state <> 'pending'`.execute(trx);
  const refunded = await sql<{ images: string[] }>`
    with decided as (select id, images from refunds where order_id in ${theirs} and state <> 'requested')
    update refunds r set note = null, images = '{}' from decided d where r.id = d.id returning d.images`.execute(trx);
  const pictures = await sql<{ key: string }>`
    delete from media_objects where customer_id = ${customerId}
      and (purpose = 'prescription' or key = any(${refunded.rows.flatMap(({ images }) => images)})) returning key`.execute(trx);
  return pictures.rows.map(({ key }) => key);
}

const roughly = (column: string) => sql`round(${sql.ref(column)}::numeric, 2)::float8`;
