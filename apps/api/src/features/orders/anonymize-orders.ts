import { sql } from 'kysely';
import type { Transaction } from '../../platform/db/database.ts';

/** Replaces a name, and a phone: no phone number begins like this. */
const NAME = '–';
const NUMBER = '+999000000';
const NO_ADDRESS = '{}';

/** Batch size. An account with 42,000 orders could not be anonymized within one request. */
const AT_ONCE = 200;

/** Keyset cursor in a customer's history. The time is PostgreSQL's text, because a JavaScript date would lose the microseconds. */
export interface OrderPosition {
  readonly at: string;
  readonly id: number;
}

export interface AnonymizedOrders {
  readonly ids: readonly number[];
  /** Keys of the photos of refunds and deliveries. Those of prescriptions are not among them. */
  readonly pictures: readonly string[];
  /** Cursor after this batch; undefined when it was the last. */
  readonly next: OrderPosition | undefined;
}

/**
 * Anonymizes a batch of a customer's orders, newest first: names, phones, addresses, notes and prescriptions. Goods, store, time, amounts
 * and payment method stay for the books. The location stays, rounded to a kilometre. Details of an open refund request stay until it is
 * decided.
 */
export async function anonymizeOrders(trx: Transaction, customerId: number, behind?: OrderPosition): Promise<AnonymizedOrders> {
  const { rows: orders } = await sql<OrderPosition>`
    select id, created_at::text as at from orders where customer_id = ${customerId}
      and (created_at, id) < (${behind?.at ?? 'infinity'}::timestamptz, ${behind?.id ?? 0})
    order by created_at desc, id desc limit ${sql.lit(AT_ONCE)}`.execute(trx);
  const theirs = sql`any(${orders.map(({ id }) => id)}::bigint[])`;
  await sql`update orders set contact_person_name = ${NAME}, contact_person_number = ${NUMBER}, contact_person_email = null,
      delivery_address = case when delivery_address is not null then ${NO_ADDRESS}::jsonb end,
      delivery_lat = ${roughly('delivery_lat')}, delivery_lng = ${roughly('delivery_lng')}, delivery_instruction = null, order_note = null,
      status_note = case when status_by <> 'customer' then status_note end, prescription_images = '{}'
    where id = ${theirs}`.execute(trx);
  await sql`update order_events set note = null, note_salt = null where order_id = ${theirs} and by = 'customer' and note_digest is not null`.execute(
    trx,
  );
  await sql`update parcel_details set sender_name = ${NAME}, sender_phone = ${NUMBER}, sender_address = ${NO_ADDRESS}::jsonb,
      sender_lat = ${roughly('sender_lat')}, sender_lng = ${roughly('sender_lng')}, receiver_name = ${NAME}, receiver_phone = ${NUMBER},
      receiver_address = ${NO_ADDRESS}::jsonb, receiver_lat = ${roughly('receiver_lat')}, receiver_lng = ${roughly('receiver_lng')}
    where order_id = ${theirs}`.execute(trx);
  await sql`delete from prescription_questions where order_id = ${theirs}`.execute(trx);
  await sql`delete from order_attachments where order_id = ${theirs}`.execute(trx);
  const refunded = await sql<{ images: string[] }>`
    with decided as (select id, images from refunds where order_id = ${theirs} and state <> 'requested')
    update refunds r set note = null, images = '{}' from decided d where r.id = d.id returning d.images`.execute(trx);
  const proofs = await sql<{ media_key: string }>`delete from delivery_proofs where order_id = ${theirs} returning media_key`.execute(trx);
  return {
    ids: orders.map(({ id }) => id),
    pictures: [...refunded.rows.flatMap(({ images }) => images), ...proofs.rows.map(({ media_key: key }) => key)],
    next: orders.length < AT_ONCE ? undefined : orders.at(-1),
  };
}

const roughly = (column: string) => sql`round(${sql.ref(column)}::numeric, 2)::float8`;
