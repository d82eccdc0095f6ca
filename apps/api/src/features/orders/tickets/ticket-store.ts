import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { Staff } from '../../../platform/http/actor.ts';
import { mayOrder } from '../policies.ts';

/** Bounds the tickets that a device is told of at once; it asks again when they are printed. */
const MOST_TICKETS = 50;
/** A printer that was off prints what it missed of orders that are still in the store, and no heap of paper of the others. */
const IS_NEEDED: RawBuilder<SqlBool> = sql<SqlBool>`(t.kind = 'copy' or orders.status in ('confirmed', 'processing', 'handover'))`;

export interface TicketRow {
  readonly id: number;
  readonly order_id: number;
  readonly kind: 'original' | 'copy';
  readonly accepted_at: Date;
}

const TICKET = sql`t.id, t.order_id, t.kind, e.at as accepted_at`;

/** Adds the ticket of an order that was accepted; nothing where it has one. */
export async function addTicket(trx: Transaction, orderId: number): Promise<void> {
  await sql`
    insert into tickets (order_id, event_position, kind)
    select order_id, position, 'original' from order_events where order_id = ${orderId} and status = 'confirmed' order by position desc limit 1
    on conflict (order_id) where kind = 'original' do nothing`.execute(trx);
}

/** Tickets that this device may print: those that nobody has claimed, and those that it claimed itself, in the order in which they were made. */
export async function readWaiting(db: Database, staff: Staff, device: string): Promise<readonly (TicketRow & { is_claimed: boolean })[]> {
  const { rows } = await sql<TicketRow & { is_claimed: boolean }>`
    select ${TICKET}, t.device is not null as is_claimed
    from tickets t join orders on orders.id = t.order_id join order_events e on e.order_id = t.order_id and e.position = t.event_position
    where t.printed_at is null and (t.device is null or t.device = ${device}) and ${IS_NEEDED} and ${mayOrder(staff, 'print')}
    order by t.id limit ${MOST_TICKETS}`.execute(db);
  return rows;
}

/** Locks a ticket of an order within the person's reach. */
export async function lockTicket(
  trx: Transaction,
  staff: Staff,
  ticketId: number,
): Promise<(TicketRow & { readonly device: string | null; readonly is_printed: boolean; readonly is_needed: boolean }) | undefined> {
  const { rows } = await sql<TicketRow & { device: string | null; is_printed: boolean; is_needed: boolean }>`
    select ${TICKET}, t.device, t.printed_at is not null as is_printed, ${IS_NEEDED} as is_needed
    from tickets t join orders on orders.id = t.order_id join order_events e on e.order_id = t.order_id and e.position = t.event_position
    where t.id = ${ticketId} and ${mayOrder(staff, 'print')} for update of t`.execute(trx);
  return rows[0];
}

/** Tickets of an order whose row is locked, the original first. */
export async function readTicketsOf(
  trx: Transaction,
  orderId: number,
): Promise<readonly (TicketRow & { device: string | null; is_printed: boolean })[]> {
  const { rows } = await sql<TicketRow & { device: string | null; is_printed: boolean }>`
    select ${TICKET}, t.device, t.printed_at is not null as is_printed
    from tickets t join order_events e on e.order_id = t.order_id and e.position = t.event_position where t.order_id = ${orderId} order by t.kind desc, t.id for update of t`.execute(
    trx,
  );
  return rows;
}

export async function insertCopy(trx: Transaction, orderId: number, device: string): Promise<TicketRow> {
  const { rows } = await sql<TicketRow>`
    with added as (
      insert into tickets (order_id, event_position, kind, device, claimed_at)
      select order_id, event_position, 'copy', ${device}, clock_timestamp() from tickets where order_id = ${orderId} and kind = 'original'
      returning *)
    select ${TICKET} from added t join order_events e on e.order_id = t.order_id and e.position = t.event_position`.execute(trx);
  return rows[0]!;
}

/** Gives a ticket that nobody has claimed to a device. */
export async function setDevice(trx: Transaction, ticketId: number, device: string): Promise<void> {
  await trx
    .updateTable('tickets')
    .set({ device, claimed_at: sql`clock_timestamp()` })
    .where('id', '=', ticketId)
    .where('device', 'is', null)
    .execute();
}

export async function setPrinted(trx: Transaction, ticketId: number): Promise<void> {
  await trx
    .updateTable('tickets')
    .set({ printed_at: sql`clock_timestamp()` })
    .where('id', '=', ticketId)
    .where('printed_at', 'is', null)
    .execute();
}
