import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Identity } from '@bozor/domain/identity/email-or-phone.ts';
import { storedSpellings, type Phone } from '@bozor/domain/identity/phone.ts';
import type { OrderType } from '@bozor/domain/orders/order-type.ts';
import type { Refundable } from '@bozor/domain/orders/refund.ts';
import type { RefundWay } from '@bozor/domain/orders/refund-pieces.ts';
import type { Database, Tables, Transaction } from '../../platform/db/database.ts';
import type { PolicyActor } from '../../platform/policies/policy.ts';
import type { Owner } from '../cart/owner.ts';
import type { Basket } from '../cart/return-basket.ts';
import type { CreatedOrder, NewCharge, NewOrder, NewOrderLine, NewParcel } from './new-order.ts';
import { mayOrder } from './policies.ts';

/** Random nine-digit numbers collide sometimes: a taken number is drawn again. */
const MOST_DRAWS = 25;

export async function insertOrder(trx: Transaction, order: NewOrder): Promise<CreatedOrder> {
  for (let draw = 1; draw <= MOST_DRAWS; draw++) {
    const created = await trx
      .insertInto('orders')
      .values(order)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning(['id', 'created_at'])
      .executeTakeFirst();
    if (created) return created;
  }
  throw new Error('No free order number was drawn');
}

/** Writes the charges of an order and its lines, if it has any, in one statement; `beside` is a write that goes along. */
export async function insertBill(
  trx: Transaction,
  orderId: number,
  { charges, lines }: { readonly charges: readonly NewCharge[]; readonly lines: readonly NewOrderLine[] },
  beside?: RawBuilder<unknown>,
): Promise<void> {
  const numbered = <Row>(row: Row, index: number) => ({ ...row, order_id: orderId, position: index + 1 });
  const billed = trx.insertInto('order_charges').values(charges.map(numbered));
  const lined = lines.length > 0 ? trx.insertInto('order_lines').values(lines.map(numbered)) : undefined;
  const steps = [...(lined ? [sql`billed as (${billed})`] : []), ...(beside ? [sql`beside as (${beside})`] : [])];
  await sql`${steps.length > 0 ? sql`with ${sql.join(steps)} ` : sql``}${lined ?? billed}`.execute(trx);
}

/** Replaces the charges of an order without lines, and adds its lines. Only allowed while its prescription is priced. */
export async function replaceBill(trx: Transaction, orderId: number, bill: Parameters<typeof insertBill>[2]): Promise<void> {
  await trx.deleteFrom('order_charges').where('order_id', '=', orderId).execute();
  await insertBill(trx, orderId, bill);
}

export async function insertParcel(trx: Transaction, orderId: number, parcel: NewParcel): Promise<void> {
  await trx
    .insertInto('parcel_details')
    .values({ ...parcel, order_id: orderId })
    .execute();
}

/** Contact of an order. */
export interface ContactOfOrder {
  readonly phone: string;
  readonly guest_id: number | null;
  readonly locale: string;
  readonly order_type: OrderType;
}

export async function findContact(db: Database | Transaction, orderId: number): Promise<ContactOfOrder | undefined> {
  return db
    .selectFrom('orders')
    .where('id', '=', orderId)
    .select(['contact_person_number as phone', 'guest_id', 'locale', 'order_type'])
    .executeTakeFirst();
}

/** Proofs of ownership without an account: contact phone and e-mail, and for a parcel the phones of both ends. */
export async function findProofs(db: Database, orderId: number): Promise<ProofsOfOrder> {
  const row = await db
    .selectFrom('orders')
    .leftJoin('parcel_details', 'parcel_details.order_id', 'orders.id')
    .where('orders.id', '=', orderId)
    .select(['contact_person_number', 'sender_phone', 'receiver_phone', 'contact_person_email as email'])
    .executeTakeFirst();
  return { phones: [row?.contact_person_number, row?.sender_phone, row?.receiver_phone], email: row?.email };
}

export interface ProofsOfOrder {
  readonly phones: readonly (string | null | undefined)[];
  readonly email: string | null | undefined;
}

/** An order of a guest with this contact phone. */
export async function findGuestOrder(db: Database | Transaction, guestHash: Buffer, phone: Phone): Promise<{ id: number } | undefined> {
  return db
    .selectFrom('orders as o')
    .innerJoin('guests as g', 'g.id', 'o.guest_id')
    .where('g.token_hash', '=', guestHash)
    .where('o.contact_person_number', 'in', storedSpellings(phone))
    .select('o.id')
    .limit(1)
    .executeTakeFirst();
}

/** Whether an actor may do this with an order. Another customer's order counts as unknown. */
export async function isAllowed(
  db: Database | Transaction,
  orderId: number,
  actor: PolicyActor,
  act: 'track' | 'cancel',
): Promise<boolean> {
  const found = await db.selectFrom('orders').where('id', '=', orderId).where(mayOrder(actor, act)).select('id').executeTakeFirst();
  return found !== undefined;
}

/** Stops review prompts for this order. Returns false when it is not the customer's. */
export async function dismissReview(db: Database, orderId: number, actor: PolicyActor): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('orders')
    .set({ review_dismissed_at: sql`coalesce(review_dismissed_at, now())` })
    .where('id', '=', orderId)
    .where(mayOrder(actor, 'decline to review'))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface ReasonRow {
  readonly id: number;
  readonly reason: string;
}

interface ReasonPage {
  readonly locale: string;
  readonly limit: number;
  readonly offset: number;
}

/** A page of the cancellation reasons for customers, and the total count. */
export async function readReasons(
  db: Database,
  table: 'cancellation_reasons' | 'refund_reasons',
  { locale, limit, offset }: ReasonPage,
): Promise<{ rows: ReasonRow[]; total: number }> {
  const { rows } = await sql<ReasonRow & { total: number }>`
    select id, coalesce(reason->>${locale}, reason->>'en') as reason, count(*) over () as total from ${sql.table(table)}
    where is_active and ${table === 'cancellation_reasons' ? sql`user_type = 'customer'` : sql`true`}
    order by position, id limit ${limit} offset ${(offset - 1) * limit}`.execute(db);
  return { rows: rows.map(({ id, reason }) => ({ id, reason })), total: rows[0]?.total ?? 0 };
}

/** A cancellation reason for customers, in the reader's language. */
export async function findReason(
  db: Database,
  table: 'cancellation_reasons' | 'refund_reasons',
  id: number,
  locale: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ reason: string }>`
    select coalesce(reason->>${locale}, reason->>'en') as reason from ${sql.table(table)}
    where id = ${id} and is_active and ${table === 'cancellation_reasons' ? sql`user_type = 'customer'` : sql`true`}`.execute(db);
  return rows[0]?.reason;
}

/** Locks a customer's order until the transaction ends and returns its refund-related fields. */
export async function lockDelivered(trx: Transaction, orderId: number, actor: PolicyActor): Promise<DeliveredOrder | undefined> {
  const order = await trx
    .selectFrom('orders')
    .where('id', '=', orderId)
    .where(mayOrder(actor, 'ask for a refund'))
    .select(['id', 'customer_id', 'payment_method', 'wallet_minor', 'order_type', 'status', 'delivered_at'])
    .forUpdate()
    .executeTakeFirst();
  return order && { ...order, type: order.order_type, deliveredAtMs: order.delivered_at?.getTime() };
}

type DeliveredOrder = Refundable & Pick<Selectable<Tables['orders']>, 'id' | 'customer_id' | 'payment_method' | 'wallet_minor'>;

/** Stores a customer's request for a refund of all that is left of the order. */
export async function insertRefund(
  trx: Transaction,
  refund: {
    readonly orderId: number;
    readonly reasonId: number | null;
    readonly note: string | null;
    readonly images: readonly string[];
    readonly amountMinor: number;
    readonly method: RefundWay;
    readonly paymentId: number | null;
  },
): Promise<void> {
  await trx
    .insertInto('refunds')
    .values({
      order_id: refund.orderId,
      reason_id: refund.reasonId,
      note: refund.note,
      images: [...refund.images],
      amount_minor: refund.amountMinor,
      method: refund.method,
      payment_id: refund.paymentId,
      is_requested: true,
    })
    .execute();
}

/** Stores an approved refund of what a guest paid above what they received, for a person to pay. */
export async function insertDifference(
  trx: Transaction,
  { orderId, amountMinor, paymentId }: { readonly orderId: number; readonly amountMinor: number; readonly paymentId: number | null },
): Promise<void> {
  await trx
    .insertInto('refunds')
    .values({
      order_id: orderId,
      kind: 'difference',
      amount_minor: amountMinor,
      method: paymentId === null ? 'cash' : 'original',
      payment_id: paymentId,
      state: 'approved',
      decided_at: sql`now()`,
    })
    .execute();
}

/** Locks an order whose price was proposed. `is_late` by the database's clock. */
export async function lockProposed(trx: Transaction, orderId: number): Promise<{ total_minor: number; is_late: boolean } | undefined> {
  return trx
    .selectFrom('orders')
    .where('id', '=', orderId)
    .where('status', '=', 'price_proposed')
    .select(['total_minor', sql<boolean>`agree_until <= clock_timestamp()`.as('is_late')])
    .forUpdate()
    .executeTakeFirst();
}

/** Orders whose time to agree has passed, oldest first. */
export async function findUnansweredPrices(db: Database, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from orders where agree_until is not null and ended_as is null and agree_until <= now() and status = 'price_proposed'
    order by agree_until, id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Marks the refund of an order as paid whose whole payment went back, where the refund named none. */
export async function payRefund(trx: Transaction, orderId: number): Promise<void> {
  await trx
    .updateTable('refunds')
    .set({ state: 'paid' })
    .where('order_id', '=', orderId)
    .where('state', '=', 'approved')
    .where('method', '=', 'original')
    .where('payment_id', 'is', null)
    .execute();
}

/** Marks a refund as paid that a payment gave back. Returns false when it was marked before. */
export async function payRefundOfPayment(trx: Transaction, refundId: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('refunds')
    .set({ state: 'paid' })
    .where('id', '=', refundId)
    .where('state', '=', 'approved')
    .where('payment_id', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Assigns the least busy courier of the zone, else of the city, if the order has none yet. Whoever is on duty answers offers instead. */
export async function setFreeCourier(
  trx: Transaction,
  orderId: number,
  { isOffered }: { readonly isOffered: boolean },
): Promise<number | undefined> {
  const { rows } = await sql<{ courier_id: number }>`
    update orders o set rider_id = (
      select r.id from riders r where r.is_active
        and not exists (select from courier_shifts s where s.rider_id = r.id and s.ended_at is null)
      order by r.zone_id = o.zone_id desc, (
        select count(*) from orders busy where busy.rider_id = r.id and busy.ended_as is null and busy.status not in ('prescription_review', 'price_proposed', 'pending')), r.id
      limit 1)
    where o.id = ${orderId} and (${isOffered} or not exists (select from courier_shifts s where s.ended_at is null)) and o.rider_id is null and o.order_type <> 'take_away' and o.status in ('pending', 'confirmed', 'processing', 'handover')
    returning o.rider_id as courier_id`.execute(trx);
  return rows[0]?.courier_id ?? undefined;
}

export async function writePosition(
  trx: Transaction,
  { courierId, orderId, lat, lng, heading }: { courierId: number; orderId: number; lat: number; lng: number; heading: number },
): Promise<void> {
  const at = { lat, lng, heading, at: sql<Date>`clock_timestamp()` };
  await trx
    .insertInto('rider_positions')
    .values({ rider_id: courierId, ...at })
    .onConflict((conflict) => conflict.column('rider_id').doUpdateSet(at))
    .execute();
  await trx.insertInto('rider_trail').values({ rider_id: courierId, order_id: orderId, lat, lng }).execute();
}

/** Moves guest orders placed for this phone or e-mail to the customer. */
export async function giveToCustomer(trx: Transaction, customerId: number, contact: Identity): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ customer_id: customerId, guest_id: null })
    .where('guest_id', 'is not', null)
    .where((eb) =>
      contact.fieldType === 'phone'
        ? eb('contact_person_number', 'in', storedSpellings(contact.phone))
        : eb('contact_person_email', '=', contact.email),
    )
    .execute();
}

/**
 * An order's basket and who it belongs to: its customer, its guest, or the customer whom that guest has become. None once a payment of the
 * order was declined or called off, because the basket came back then.
 */
export async function readBasket(trx: Transaction, orderId: number): Promise<(Basket & { readonly owner: Owner }) | undefined> {
  const { rows } = await sql<Basket & { readonly owner: Owner }>`
    select o.id as "orderId", o.module_id as "moduleId", o.store_id as "storeId",
      jsonb_build_object('customer_id', coalesce(o.customer_id, g.merged_into), 'guest_id', case when g.merged_into is null then o.guest_id end) as owner,
      coalesce((
        select jsonb_agg(jsonb_build_object('itemId', l.item_id, 'variationId', l.variation_id, 'selection', l.selection, 'quantity', l.quantity,
          'priceMinor', l.base_price_minor + l.options_minor) order by l.position)
        from order_lines l join items i on i.id = l.item_id and i.store_id = o.store_id where l.order_id = o.id and not l.is_campaign
      ), '[]') as lines
    from orders o left join guests g on g.id = o.guest_id where o.id = ${orderId} and o.store_id is not null
      and not exists (select from payments p where p.order_id = o.id and p.failure is not null)`.execute(trx);
  return rows[0];
}
