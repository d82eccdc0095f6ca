import { API } from '@bozor/contract/store/routes.ts';
import type { Ticket } from '@bozor/contract/store/tickets.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import type { Api } from '../../platform/api.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { mount } from '../../platform/http/mount.ts';
import { refuse } from '../../platform/http/problem.ts';
import { presentingIn } from '../orders/presenting.ts';
import { readOrders } from '../orders/read-orders.ts';
import { askForTicket, claimTicket, finishTicket } from '../orders/tickets/print-ticket.ts';
import { readWaiting, type TicketRow } from '../orders/tickets/ticket-store.ts';
import { presentStoreOrder } from './present.ts';
import { readAcknowledged } from './read-acknowledged.ts';
import { pageOfStoreOrder } from './read-board.ts';
import { readCounter } from './read-counter.ts';

export function ticketRoutes(api: Api): void {
  const { tickets } = API;

  mount(api, tickets.list, async ({ actor, query }) => {
    const waiting = await readWaiting(api.db, actor, query.device);
    return { tickets: waiting.map(({ id, order_id, kind, is_claimed }) => ({ id, order_id, kind, is_claimed })) };
  });
  mount(api, tickets.claim, async ({ actor, params, body, scope }) => {
    const claimed = await claimTicket(api, actor, { ticketId: params.ticket, device: body.device });
    if (!claimed.ok) throw refuse(tickets.claim, claimed.problem);
    return whole(actor, claimed.value, scope.locale);
  });
  mount(api, tickets.printed, async ({ actor, params, body }) => {
    const printed = await finishTicket(api, actor, { ticketId: params.ticket, device: body.device });
    if (!printed.ok) throw refuse(tickets.printed, printed.problem);
    return {};
  });
  mount(api, tickets.ask, async ({ actor, params, body, scope }) => {
    const asked = await askForTicket(api, actor, { orderId: params.order, device: body.device });
    if (!asked.ok) throw refuse(tickets.ask, asked.problem);
    return whole(actor, asked.value, scope.locale);
  });

  async function whole(actor: Staff, { id, order_id: orderId, kind, accepted_at }: TicketRow, locale: Locale): Promise<Ticket> {
    const [[row], presenting, counter, acknowledged] = await Promise.all([
      readOrders(api.db, pageOfStoreOrder(actor, orderId), locale),
      presentingIn(api, locale),
      readCounter(api.db, [orderId]),
      readAcknowledged(api.db, [orderId]),
    ]);
    if (!row) throw refuse(tickets.claim, 'ticket-not-found');
    const order = presentStoreOrder(row, { staff: actor, proposed: new Map(), counter, acknowledged }, presenting);
    return { id, kind, accepted_at: accepted_at.toISOString(), store: row.store?.name ?? '', order };
  }
}
