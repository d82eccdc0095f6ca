import Type, { type Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { DateTime, Exact, Id, OneOf, OrderId, requiredText, Text, WrittenCode } from '../fields.ts';
import { orderNotFound, wrongStep } from '../refusals.ts';
import { store } from './access.ts';
import { StoreOrder } from './orders.ts';

const TICKET_KINDS = ['original', 'copy'] as const;

const Device = requiredText(WrittenCode(64, 'A random name that the browser of the device gave itself, of at least 16 characters.'));

/** A ticket that waits to be printed. */
const WaitingTicket = Exact({
  id: Id,
  order_id: OrderId,
  kind: OneOf(...TICKET_KINDS),
  /** Whether this device has claimed it already. */
  is_claimed: Type.Boolean(),
});
export type WaitingTicket = Static<typeof WaitingTicket>;

/** A ticket that this device prints, with everything that stands on it. */
const Ticket = Exact({ id: Id, kind: OneOf(...TICKET_KINDS), accepted_at: DateTime, store: Text, order: StoreOrder });
export type Ticket = Static<typeof Ticket>;

const act = { tag: 'Tickets', rate: 'write', method: 'POST', access: store('tickets.print'), body: Exact({ device: Device }) } as const;
const problems = {
  'ticket-not-found': { status: 404, message: 'This ticket does not exist.' },
  'ticket-taken': { status: 409, message: 'This ticket is printed already, or is not needed any more.' },
} as const;

/** Tickets of accepted orders. A device claims one before it prints it, and says that it did; so each is printed once. */
export const tickets = {
  list: endpoint({
    method: 'GET',
    path: '/store/tickets',
    summary: 'Tickets that this device may print, the first that was accepted first',
    tag: 'Tickets',
    access: store('tickets.print'),
    rate: 'browse',
    query: Exact({ device: Device }),
    reply: Exact({ tickets: Type.Array(WaitingTicket) }),
  }),
  claim: endpoint({
    ...act,
    path: '/store/tickets/{ticket}/claim',
    summary: 'Claim a ticket for this device, before it prints it',
    dependsOn: 'language',
    params: Exact({ ticket: Id }),
    reply: Ticket,
    problems,
  }),
  printed: endpoint({
    ...act,
    path: '/store/tickets/{ticket}/printed',
    summary: 'Say that this device has printed a ticket',
    params: Exact({ ticket: Id }),
    reply: Exact({}),
    problems,
  }),
  ask: endpoint({
    ...act,
    path: '/store/orders/{order}/ticket',
    summary: 'The ticket of an order for this device: the original if nobody has claimed it, else a copy',
    dependsOn: 'language',
    params: Exact({ order: OrderId }),
    reply: Ticket,
    problems: { ...orderNotFound, ...wrongStep },
  }),
};
