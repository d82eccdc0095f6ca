import pLimit from 'p-limit';
import type { Api } from '../../platform/api.ts';
import { PLAY_CITY } from '../orders/after-placing.ts';
import { answerRefund } from './answer-refund.ts';
import { playOrder } from './play-order.ts';
import { findRefundRequests, findRunning } from './store.ts';

/** Limits the load of the demo's stores and couriers on the database. */
const ORDERS_AT_ONCE = 4;
/** Pause after a round that changed orders, before the round that takes their next steps. */
const SHORTEST_PAUSE_MS = 100;

/**
 * Simulates all stores and couriers of a demo city, round by round, in one job for all orders. Any process may run it, running it twice
 * does no harm, and it resumes after a restart. `BOZOR_AUTOPILOT=off` leaves the city to people. Called once, while the API is composed.
 */
export function defineAutopilot(api: Api): void {
  if (api.config.mode !== 'demo') return;
  if (!api.config.autopilot) {
    // Drains jobs from before it was switched off.
    api.jobs.define(PLAY_CITY, 'demo', async () => {});
    return;
  }
  api.jobs.define(PLAY_CITY, 'demo', async () => {
    const pauseMs = await playCity(api);
    if (pauseMs !== undefined) await api.jobs.enqueueAlone(api.db, PLAY_CITY, {}, { key: PLAY_CITY, inMs: pauseMs });
  });
  api.jobs.every('* * * * *', PLAY_CITY);
  // Drains jobs of an earlier release, which had one for each step of an order.
  api.jobs.define('play-order', 'demo', async () => {});
}

/** Runs one round. Returns the milliseconds until the next; undefined when no order is running. */
async function playCity(api: Api): Promise<number | undefined> {
  const limit = pLimit(ORDERS_AT_ONCE);
  const [orders, refunds] = [await findRunning(api.db), await findRefundRequests(api.db)];
  const pauses = await Promise.all([
    ...orders.map(({ id, ...order }) => limit(() => playOrLeave(api, id, () => playOrder(api, { id, ...order })))),
    ...refunds.map((request) => limit(() => playOrLeave(api, request.order_id, () => answerRefund(api, request)))),
  ]);
  const next = Math.min(...pauses.map((pause) => pause ?? Infinity));
  return next === Infinity ? undefined : Math.max(next, SHORTEST_PAUSE_MS);
}

async function playOrLeave(api: Api, orderId: number, play: () => Promise<number | undefined>): Promise<number | undefined> {
  try {
    return await play();
  } catch (error) {
    api.server.log.warn({ err: error, order: orderId }, 'An order of the demo city could not be played.');
    return undefined;
  }
}
