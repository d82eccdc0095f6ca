import type { OrderTracking } from '@bozor/contract/shop/orders/order-shapes.ts';
import { isEnded } from '@bozor/domain/orders/status.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Api } from '../../platform/api.ts';
import { coalesceChanges } from '../../platform/events/coalesce-changes.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import type { Visitor } from '../../platform/http/actor.ts';
import { findTracked, type Proof } from './find-tracked.ts';
import { readTracking } from './read-tracking.ts';
import type { OrderWatch } from './watch-orders.ts';

/** Bounds of the timer of a window that passes. */
const SHORTEST_TIMER_MS = 10_000;
const LONGEST_TIMER_MS = 86_400_000;

interface Following {
  readonly actor: Visitor;
  readonly query: Proof;
  readonly scope: { readonly locale: Locale };
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Streams an order's status: at once, unless the reader has seen it (`Last-Event-ID`), and after every change until the order has ended.
 * Each event contains all steps so far, so that a reader misses none after a burst or a lost connection. A customer's own stream ends when
 * they sign out.
 */
export async function followOrder(api: Api, watch: OrderWatch, { actor, query, scope, request, reply }: Following): Promise<FastifyReply> {
  const tracked = await findTracked(api, actor, query, request.ip);
  const stream = api.streams.open(reply, nameOf(actor, tracked.orderId, request.ip));
  let seenId = Number(request.headers['last-event-id'] ?? 0);
  let seenTimes: string | undefined;
  let seenCode: string | null | undefined;
  let passing: NodeJS.Timeout | undefined;
  // A window that passes without an event is made anew.
  const refreshWhenPassed = (eta: OrderTracking['eta']) => {
    clearTimeout(passing);
    // The stream may have ended while its order was read.
    if (!stream.isOpen) return;
    const waitMs = eta ? Date.parse(eta.to) - api.adapters.clock.now().getTime() : undefined;
    if (waitMs !== undefined && waitMs < LONGEST_TIMER_MS) passing = setTimeout(() => refresh(), Math.max(waitMs, SHORTEST_TIMER_MS));
  };
  const sendState = async () => {
    if (tracked.isOwn && !(await api.identify.isStill(actor))) return stream.end();
    const { tracking, lastEventId } = await readTracking(api, tracked, scope.locale);
    // A reader who comes back may have missed that the order was postponed, which is no event.
    const mayBeNew = seenTimes === undefined && tracking.delay_message !== null;
    const isNews =
      lastEventId !== seenId ||
      mayBeNew ||
      (seenTimes !== undefined && seenTimes !== timesOf(tracking)) ||
      tracking.order_status === 'picked_up';
    const hasNewCode = seenCode !== undefined && seenCode !== tracking.delivery_code;
    if (isNews || hasNewCode) stream.send(tracking, lastEventId);
    seenId = lastEventId;
    seenTimes = timesOf(tracking);
    seenCode = tracking.delivery_code;
    if (isEnded(tracking.order_status)) return stream.end();
    refreshWhenPassed(tracking.eta);
  };

  const refresh = coalesceChanges(stream, sendState, (error) =>
    request.log.warn({ err: error }, 'An order that is followed could not be read.'),
  );
  // Watched before it is read, so that nothing happens unseen in between.
  const unwatch = watch.watch(tracked.orderId, refresh);
  stream.onEnd(() => {
    clearTimeout(passing);
    unwatch();
  });
  refresh();
  return reply;
}

/** Everything about the time of an order that a reader sees. */
function timesOf({ eta, ready_by, delay_message }: OrderTracking): string {
  return JSON.stringify([eta?.to, ready_by, delay_message]);
}

/** Key by which open streams are limited. */
function nameOf(actor: Visitor, orderId: number, ip: string): string {
  switch (actor.kind) {
    case 'customer':
      return `customer:${actor.customerId}`;
    case 'guest':
      return `guest:${actor.guestId}`;
    case 'anonymous':
      return `${ip}:${orderId}`;
  }
}
