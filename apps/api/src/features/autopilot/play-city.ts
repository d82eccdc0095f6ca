import pLimit from 'p-limit';
import type { Api } from '../../platform/api.ts';
import { PLAY_CITY } from '../orders/after-placing.ts';
import { playOrder } from './play-order.ts';
import { findRunning, type PlayedOrder } from './store.ts';

/** Stores and couriers of a demo city take no more of the database than this. */
const ORDERS_AT_ONCE = 4;
/** A round with steps that were taken is followed by one with those that are next. */
const SHORTEST_PAUSE_MS = 100;

/**
 * Plays all stores and couriers of a demo city, round by round: one job however many orders run. Any process may do it, twice does no harm, and a
 * restart goes on where the last one stopped. Called once, while the API is composed.
 */
export function defineAutopilot(api: Api): void {
  if (api.config.mode !== 'demo') return;
  api.jobs.define(PLAY_CITY, 'demo', async () => {
    const pauseMs = await playCity(api);
    if (pauseMs !== undefined) await api.jobs.enqueue(api.db, PLAY_CITY, {}, { key: PLAY_CITY, inMs: pauseMs });
  });
  api.jobs.every('* * * * *', PLAY_CITY);
  // Laid down by an earlier release, one for each step of an order.
  api.jobs.define('play-order', 'demo', async () => {});
}

/** One round. Answers how long until the next; undefined when no order runs. */
async function playCity(api: Api): Promise<number | undefined> {
  const limit = pLimit(ORDERS_AT_ONCE);
  const pauses = await Promise.all((await findRunning(api.db)).map((order) => limit(() => playOrLeave(api, order))));
  const next = Math.min(...pauses.map((pause) => pause ?? Infinity));
  return next === Infinity ? undefined : Math.max(next, SHORTEST_PAUSE_MS);
}

async function playOrLeave(api: Api, order: PlayedOrder): Promise<number | undefined> {
  try {
    return await playOrder(api, order);
  } catch (error) {
    api.server.log.warn({ err: error, order: order.id }, 'An order of the demo city could not be played.');
    return undefined;
  }
}
