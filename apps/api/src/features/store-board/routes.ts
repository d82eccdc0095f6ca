import { formatCount } from '@bozor/domain/money/format-amount.ts';
import { API } from '@bozor/contract/store/routes.ts';
import type { StoreOrderDetails } from '@bozor/contract/store/orders.ts';
import type { Tapped } from '@bozor/contract/staff/tapped.ts';
import type { Api } from '../../platform/api.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { onceForStaff, readIdempotencyKey } from '../../platform/http/idempotency-key.ts';
import { mount } from '../../platform/http/mount.ts';
import { refuse } from '../../platform/http/problem.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { handOverToCourier, type HandOverProblem } from '../couriers/hand-over-to-courier.ts';
import { acknowledgeAllergy } from '../orders/acknowledge-allergy.ts';
import { pressedAt } from '../orders/believe-tap.ts';
import { delayOrder } from '../orders/delay-order.ts';
import { presentingIn } from '../orders/presenting.ts';
import { readOrders } from '../orders/read-orders.ts';
import { recallOrder } from '../orders/recall-order.ts';
import { refuseOrder } from '../orders/refuse-order.ts';
import { listSwaps } from '../orders/list-swaps.ts';
import { sellOutLine, type SellOutProblem } from '../orders/sell-out-line.ts';
import { takeBackForStore } from '../orders/undelivered/take-back-for-store.ts';
import { readProposedMinutes } from '../stores/read-proposed-minutes.ts';
import { weighLine, type Weighed } from '../orders/weigh-line.ts';
import { takeStoreStep, type StoreActed } from '../orders/take-store-step.ts';
import { presentStoreOrder, presentStoreOrderDetails, presentSwap } from './present.ts';
import { readAcknowledged } from './read-acknowledged.ts';
import { pageOfBoard, pageOfStoreOrder, readHistory } from './read-board.ts';
import { readCounter } from './read-counter.ts';
import { ticketRoutes } from './ticket-routes.ts';

export function storeBoardRoutes(api: Api): void {
  const pressed = (body: Tapped) => pressedAt(body, api.adapters.clock.now());
  mount(api, API.orders.list, async ({ actor, scope: { locale } }) => {
    const [rows, presenting] = await Promise.all([readOrders(api.db, pageOfBoard(actor), locale), presentingIn(api, locale)]);
    const isNew = rows.filter(({ status, store }) => status === 'pending' && store !== null);
    const ids = rows.map(({ id }) => id);
    const [proposed, counter, acknowledged] = await Promise.all([
      readProposedMinutes(api.db, [...new Set(isNew.map(({ store }) => store!.id))], presenting.now),
      readCounter(api.db, ids),
      readAcknowledged(api.db, ids),
    ]);
    return {
      now: presenting.now.toISOString(),
      orders: rows.map((row) => presentStoreOrder(row, { staff: actor, proposed, counter, acknowledged }, presenting)),
    };
  });

  mount(api, API.orders.details, async ({ actor, params, scope }) => details(actor, params.order, scope.locale));

  mount(api, API.orders.accept, async ({ actor, params, body, scope }) => {
    const { minutes } = body;
    const acted = await takeStoreStep(api, actor, { orderId: params.order, step: 'accept', minutes, tappedAt: pressed(body) });
    if (!acted.ok && acted.problem === 'minutes-required') throw refuse(API.orders.accept, 'minutes-required', { field: 'minutes' });
    return answer(acted, actor, params.order, scope.locale);
  });
  mount(api, API.orders.handOver, async ({ actor, params, body, scope, request }) => {
    const input = {
      orderId: params.order,
      code: body.code,
      by: actor,
      tappedAt: pressed(body),
      now: api.adapters.clock.now(),
      press: onceForStaff(actor.staffId, 'hand-over', readIdempotencyKey(request.headers)),
    };
    const handed = await inTransaction(api.db, (trx) => handOverToCourier(trx, input));
    if (!handed.ok) throw codeRefusal(handed);
    return details(actor, params.order, scope.locale);
  });
  mount(api, API.orders.takeBack, async ({ actor, params, body, scope }) => {
    const { is_sellable: isSellable } = body;
    const acted = await takeBackForStore(api, actor, { orderId: params.order, isSellable, tappedAt: pressed(body) });
    if (!acted.ok && acted.problem === 'collected-later') throw refuse(API.orders.takeBack, 'collected-later');
    return answer(acted, actor, params.order, scope.locale);
  });
  mount(api, API.orders.refuse, async ({ actor, params, body, scope }) => {
    const { reason, note } = body;
    const acted = await refuseOrder(api, actor, { orderId: params.order, reason, note, tappedAt: pressed(body) });
    return answer(acted, actor, params.order, scope.locale);
  });
  mount(api, API.orders.delay, async ({ actor, params, body, scope }) => {
    const { minutes, reason } = body;
    const acted = await delayOrder(api, actor, { orderId: params.order, minutes, reason, tappedAt: pressed(body) });
    if (!acted.ok && acted.problem === 'delayed-already') throw refuse(API.orders.delay, 'delayed-already');
    return answer(acted, actor, params.order, scope.locale);
  });
  mount(api, API.orders.swaps, async ({ actor, params, query, scope }) => {
    const listed = await listSwaps(api, actor, { orderId: params.order, lineId: params.line, left: query.left }, scope.locale);
    if (!listed.ok) throw refuse(API.orders.swaps, listed.problem);
    const { money } = await presentingIn(api, scope.locale);
    const seesSums = actor.permissions.has('orders.accept');
    return { swaps: listed.swaps.map((swap) => presentSwap(swap, seesSums ? money : undefined)) };
  });
  mount(api, API.orders.soldOut, async ({ actor, params, body, scope }) => {
    const { line, left, item_id } = body;
    const acted = await sellOutLine(api, actor, {
      orderId: params.order,
      lineId: line,
      left,
      itemId: item_id,
      tappedAt: pressed(body),
    });
    if (!acted.ok) throw refusalOfSoldOut(acted.problem);
    return details(actor, params.order, scope.locale);
  });
  mount(api, API.orders.weigh, async ({ actor, params, body, scope }) => {
    const { line, grams } = body;
    const weighed = await weighLine(api, actor, { orderId: params.order, lineId: line, grams, tappedAt: pressed(body) });
    if (!weighed.ok) throw refusalOfWeight(weighed);
    return details(actor, params.order, scope.locale);
  });
  mount(api, API.orders.recall, async ({ actor, params, body, scope }) =>
    answer(await recallOrder(api, actor, { orderId: params.order, tappedAt: pressed(body) }), actor, params.order, scope.locale),
  );
  mount(api, API.orders.acknowledgeAllergy, async ({ actor, params, body, scope }) =>
    answer(await acknowledgeAllergy(api, actor, { orderId: params.order, tappedAt: pressed(body) }), actor, params.order, scope.locale),
  );
  ticketRoutes(api);
  for (const step of ['prepare', 'ready', 'complete'] as const)
    mount(api, API.orders[step], async ({ actor, params, body, scope }) => {
      const acted = await takeStoreStep(api, actor, { orderId: params.order, step, tappedAt: pressed(body) });
      return answer(acted, actor, params.order, scope.locale);
    });

  /** The present state of the order, whoever brought it there; or the refusal. */
  async function answer(acted: StoreActed, actor: Staff, orderId: number, locale: Locale): Promise<StoreOrderDetails> {
    if (acted.ok) return details(actor, orderId, locale);
    if (acted.problem === 'order-not-found' || acted.problem === 'order-canceled') throw refuse(API.orders.ready, acted.problem);
    const { problem } = acted;
    if (problem === 'recall-too-late') throw refuse(API.orders.recall, problem);
    throw refuse(API.orders.ready, problem === 'swap-unanswered' || problem === 'allergy-unread' ? problem : 'wrong-step');
  }

  async function details(actor: Staff, orderId: number, locale: Locale): Promise<StoreOrderDetails> {
    const [[row], presenting] = await Promise.all([
      readOrders(api.db, pageOfStoreOrder(actor, orderId), locale),
      presentingIn(api, locale),
    ]);
    if (!row) throw refuse(API.orders.details, 'order-not-found');
    const [history, proposed, counter, acknowledged] = await Promise.all([
      readHistory(api.db, orderId),
      readProposedMinutes(api.db, row.status === 'pending' && row.store ? [row.store.id] : [], presenting.now),
      readCounter(api.db, [orderId]),
      readAcknowledged(api.db, [orderId]),
    ]);
    return presentStoreOrderDetails(row, history, { staff: actor, proposed, counter, acknowledged }, presenting);
  }
}

function codeRefusal(refusal: HandOverProblem) {
  switch (refusal.problem) {
    case 'gone':
      return refuse(API.orders.handOver, 'order-not-found');
    case 'order-not-ready':
      return refuse(API.orders.handOver, 'wrong-step');
    case 'code-locked':
      return refuse(API.orders.handOver, 'code-locked', { field: 'code' });
    case 'hand-over-code-wrong':
      return refuse(API.orders.handOver, 'hand-over-code-wrong', { field: 'code', values: { left: refusal.left } });
  }
}

function refusalOfSoldOut(problem: SellOutProblem): Error {
  switch (problem) {
    case 'line-settled':
    case 'too-many-pieces':
      return refuse(API.orders.soldOut, 'too-many-pieces', { field: 'left' });
    case 'too-dear':
    case 'swap-not-possible':
      return refuse(API.orders.soldOut, 'swap-not-possible', { field: 'item_id' });
    default:
      return refuse(API.orders.soldOut, problem);
  }
}

function refusalOfWeight(refusal: Exclude<Weighed, { ok: true }>): Error {
  switch (refusal.problem) {
    case 'line-settled':
    case 'not-by-weight':
      return refuse(API.orders.weigh, 'not-by-weight', { field: 'line' });
    case 'weight-too-low':
      return refuse(API.orders.weigh, 'weight-too-low', { field: 'grams', values: { least: formatCount(refusal.leastGrams) } });
    case 'weight-too-high':
      return refuse(API.orders.weigh, 'weight-too-high', { field: 'grams', values: { most: formatCount(refusal.mostGrams) } });
    default:
      return refuse(API.orders.weigh, refusal.problem);
  }
}
