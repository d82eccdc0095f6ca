import { done, refused, type Outcome } from '@bozor/domain/outcome.ts';
import type { Api } from '../../../platform/api.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Staff } from '../../../platform/http/actor.ts';
import { mayOrder } from '../policies.ts';
import { recordAct } from '../record-act.ts';
import { addTicket, insertCopy, lockTicket, readTicketsOf, setDevice, setPrinted, type TicketRow } from './ticket-store.ts';

type Printing = Pick<Api, 'checkoutDb'>;
type TicketProblem = { readonly problem: 'ticket-not-found' | 'ticket-taken' };

interface TicketOfDevice {
  readonly ticketId: number;
  /** The random name of the device that prints. */
  readonly device: string;
}

/**
 * A device claims a ticket before it prints it. Of two at once one gets it; the one that has it gets it again, because its answer may have been
 * lost.
 */
export async function claimTicket(
  api: Printing,
  staff: Staff,
  { ticketId, device }: TicketOfDevice,
): Promise<Outcome<TicketRow, TicketProblem>> {
  return inTransaction(
    api.checkoutDb,
    async (trx) => {
      const ticket = await lockTicket(trx, staff, ticketId);
      if (!ticket) return refused({ problem: 'ticket-not-found' });
      if (ticket.is_printed || !ticket.is_needed || (ticket.device !== null && ticket.device !== device))
        return refused({ problem: 'ticket-taken' });
      if (ticket.device === null) await setDevice(trx, ticketId, device);
      return done(ticket);
    },
    { isRepeatable: true },
  );
}

/** The device that claimed a ticket has printed it. Said twice, it is one act. */
export async function finishTicket(
  api: Printing,
  staff: Staff,
  { ticketId, device }: TicketOfDevice,
): Promise<Outcome<'printed', TicketProblem>> {
  return inTransaction(
    api.checkoutDb,
    async (trx) => {
      const ticket = await lockTicket(trx, staff, ticketId);
      if (!ticket) return refused({ problem: 'ticket-not-found' });
      if (ticket.device !== device) return refused({ problem: 'ticket-taken' });
      if (ticket.is_printed) return done('printed');
      await setPrinted(trx, ticketId);
      await recordAct(trx, {
        orderId: ticket.order_id,
        kind: 'ticket_printed',
        by: staff,
        details: { ticket_id: ticketId, copy: ticket.kind },
      });
      return done('printed');
    },
    { isRepeatable: true },
  );
}

/**
 * A person asks for the ticket of an order on their device: the original if nobody has claimed it, else a copy. Pressed again before it was printed,
 * it is the same one.
 */
export async function askForTicket(
  api: Printing,
  staff: Staff,
  { orderId, device }: { readonly orderId: number; readonly device: string },
): Promise<Outcome<TicketRow, { readonly problem: 'order-not-found' | 'wrong-step' }>> {
  return inTransaction(
    api.checkoutDb,
    async (trx) => {
      const order = await trx
        .selectFrom('orders')
        .where('id', '=', orderId)
        .where(mayOrder(staff, 'print'))
        .select(['confirmed_at', 'order_type'])
        .forUpdate()
        .executeTakeFirst();
      if (!order || order.order_type === 'parcel') return refused({ problem: 'order-not-found' });
      if (order.confirmed_at === null) return refused({ problem: 'wrong-step' });
      await addTicket(trx, orderId);
      const tickets = await readTicketsOf(trx, orderId);
      const own = tickets.find((ticket) => ticket.device === device && !ticket.is_printed);
      if (own) return done(own);
      const [original] = tickets;
      if (original!.device !== null) return done(await insertCopy(trx, orderId, device));
      await setDevice(trx, original!.id, device);
      return done(original!);
    },
    { isRepeatable: true },
  );
}
