import { API } from '@bozor/contract/shop/routes.ts';
import { API as STAFF_API } from '@bozor/contract/staff/routes.ts';
import type { Api } from '../../platform/api.ts';
import type { Shopper } from '../../platform/http/actor.ts';
import { mount } from '../../platform/http/mount.ts';
import { refuse } from '../../platform/http/problem.ts';
import type { Scope } from '../../platform/http/scope.ts';
import { answerPrice } from './answer-price.ts';
import { answerSwap } from './answer-swap.ts';
import { answerQuestion } from './prescriptions/answer-question.ts';
import { cancelOrder } from './cancel-order.ts';
import { findTracked } from './find-tracked.ts';
import { wholeList } from '../../platform/http/whole-list.ts';
import { followOrder } from './follow-order.ts';
import { followStaffEvents } from './follow-staff-events.ts';
import { StaffWatch } from './staff-watch.ts';
import { INVOICE_STYLE, INVOICE_STYLE_PATH, renderInvoice } from './invoice.ts';
import { presentOrderCard, presentOrderDetails } from './present.ts';
import { presentingIn } from './presenting.ts';
import { countOfOwner, byPolicy, pageOfOwner, readEvents, readOrders } from './read-orders.ts';
import { readDeviceOrders } from './read-device-orders.ts';
import { readTracking } from './read-tracking.ts';
import type { CartBilling } from '../cart/load-cart.ts';
import { reorder } from './reorder.ts';
import { requestRefund } from './request-refund.ts';
import { readReasons } from './store.ts';
import { OrderWatch } from './watch-orders.ts';

const INVOICE_POLICY = "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

export function orderRoutes(api: Api, billing: CartBilling): void {
  const watch = new OrderWatch(api.bus);
  const staffWatch = new StaffWatch({
    db: api.db,
    bus: api.bus,
    warn: (error) => api.server.log.warn({ err: error }, 'Changes of orders could not be told to staff.'),
  });
  api.server.addHook('preClose', async () => staffWatch.stop());
  mount(api, STAFF_API.events.follow, async ({ actor, reply }) => followStaffEvents(api, staffWatch, actor, reply));

  mount(api, API.orders.list, async ({ actor, params, query, scope }) => {
    const { limit, offset } = query;
    const [total, presenting] = await Promise.all([countOfOwner(api.db, actor.customerId, params.status), presentingIn(api, scope.locale)]);
    const rows = await readOrders(api.db, pageOfOwner(actor.customerId, params.status, { total, limit, offset }), scope.locale);
    return { total_size: total, limit, offset, orders: rows.map((row) => presentOrderCard(row, presenting)) };
  });

  mount(api, API.orders.ofDevice, async ({ actor, query, scope }) =>
    wholeList('orders', await readDeviceOrders(api, actor, query, scope.locale), query),
  );

  mount(api, API.orders.details, async ({ actor, query, scope }) => details(query.order_id, actor, scope));

  mount(api, API.orders.track, async ({ actor, query, scope, request }) => {
    const { tracking } = await readTracking(api, await findTracked(api, actor, query, request.ip), scope.locale);
    return tracking;
  });

  mount(api, API.orders.events, async (call) => followOrder(api, watch, call));

  mount(api, API.orders.cancel, async ({ actor, body, scope }) => {
    await cancelOrder(api, actor, body, scope.locale);
    return { message: api.words.translate(scope.locale, 'The order is canceled.') };
  });

  mount(api, API.orders.answerPrice, async ({ actor, body, scope, request }) => {
    await answerPrice(api, actor, body, request.ip);
    return {
      message: api.words.translate(scope.locale, body.agree ? 'Thank you. The pharmacy prepares your order.' : 'The order is canceled.'),
    };
  });

  mount(api, API.orders.answerSwap, async ({ actor, body, scope, request }) => {
    await answerSwap(api, actor, body, request.ip);
    return { message: api.words.translate(scope.locale, body.agree ? 'Thank you. The store packs it.' : 'The item is left out.') };
  });

  mount(api, API.orders.answerQuestion, async ({ actor, body, scope, request }) => {
    await answerQuestion(api, actor, body, request.ip);
    return { message: api.words.translate(scope.locale, 'Thank you. The pharmacist reads your answer.') };
  });

  mount(api, API.orders.cancellationReasons, async ({ query, scope }) => {
    const { rows, total } = await readReasons(api.db, 'cancellation_reasons', { ...query, locale: scope.locale });
    return { total_size: total, limit: query.limit, offset: query.offset, reasons: rows };
  });

  mount(api, API.orders.refundReasons, async ({ query, scope }) => {
    const { rows, total } = await readReasons(api.db, 'refund_reasons', { ...query, locale: scope.locale });
    return { total_size: total, limit: query.limit, offset: query.offset, refund_reasons: rows };
  });

  mount(api, API.orders.requestRefund, async ({ actor, body, files, scope: { locale } }) => {
    await requestRefund(api, actor, body, files['image[]'] ?? [], locale);
    return { message: api.words.translate(locale, 'Your request for a refund is on its way. We answer within two days.') };
  });

  mount(api, API.orders.reorder, async ({ actor, body, scope }) => reorder(api, actor, body, scope, billing));

  mount(api, API.orders.invoice, async ({ actor, query, scope, reply }) => {
    const order = await details(query.order_id, actor, scope);
    reply.type('text/html; charset=utf-8').header('content-security-policy', INVOICE_POLICY);
    return renderInvoice(order, await presentingIn(api, scope.locale));
  });
  api.server.get(INVOICE_STYLE_PATH, { config: { openBecause: 'it is a style sheet' } }, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/css; charset=utf-8').send(INVOICE_STYLE),
  );

  async function details(orderId: number, actor: Shopper, { locale }: Scope) {
    const [row] = await readOrders(api.db, byPolicy(orderId, actor, 'read'), locale);
    if (!row) throw refuse(API.orders.details, 'order-not-found');
    return presentOrderDetails(row, await readEvents(api.db, row.id), await presentingIn(api, locale));
  }
}
