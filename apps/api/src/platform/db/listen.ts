import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { CHANNELS, type Bus, type BusEvents, type Channel } from '../events/bus.ts';
import { connectionOf, type Target } from './pool.ts';

const LONGEST_PAUSE_MS = 5_000;
const HEARTBEAT_MS = 15_000;

export interface Listener {
  /** Resolves once, when the first connection listens. */
  readonly ready: Promise<void>;
  stop(): Promise<void>;
}

export interface ListenOptions {
  /** The connection broke or said something unreadable; it is made again by itself. For the log. */
  readonly onError: (error: Error) => void;
  /** A new connection listens after a broken one: whatever was told meanwhile is lost, so caches are dropped and streams look again. */
  readonly onGap?: () => void;
}

/** Passes what the database tells (`NOTIFY`) to the bus, over one connection of its own that is made again whenever it breaks. */
export function listen(target: Target, bus: Bus, { onError, onGap }: ListenOptions): Listener {
  const stopping = new AbortController();
  const { signal } = stopping;
  const { promise: ready, resolve: markReady } = Promise.withResolvers<void>();

  const keepListening = async () => {
    let connections = 0;
    for (let failures = 0; !signal.aborted; failures++) {
      try {
        await listenOnce(target, bus, onError, signal, () => {
          failures = 0;
          if (++connections > 1) onGap?.();
          markReady();
        });
      } catch (error) {
        if (!signal.aborted) onError(error as Error);
      }
      const pauseMs = Math.min(LONGEST_PAUSE_MS, 50 * 2 ** failures) * (0.5 + Math.random() / 2);
      await pause(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  };
  const running = keepListening();

  return {
    ready,
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

/** Listens until the connection breaks (throws) or `signal` says stop. */
async function listenOnce(
  target: Target,
  bus: Bus,
  onError: (error: Error) => void,
  signal: AbortSignal,
  onListening: () => void,
): Promise<void> {
  const client = new pg.Client({
    ...connectionOf(target),
    application_name: 'bozor listen',
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
    keepAlive: true,
  });
  const broken = Promise.withResolvers<never>();
  broken.promise.catch(() => undefined);
  client.on('error', broken.reject);
  client.on('end', () => broken.reject(new Error('The listening connection ended')));
  client.on('notification', ({ channel, payload }) => pass(bus, channel, payload, onError));
  try {
    await client.connect();
    await client.query(CHANNELS.map((channel) => `listen ${channel}`).join(';'));
    onListening();
    await Promise.race([broken.promise, beat(client, signal)]);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Asks now and then whether the other end still lives: a connection that is cut in silence says nothing by itself. */
async function beat(client: pg.Client, signal: AbortSignal): Promise<void> {
  for (;;) {
    await pause(HEARTBEAT_MS, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    await client.query('select 1');
  }
}

function pass(bus: Bus, channel: string, payload: string | undefined, onError: (error: Error) => void): void {
  if (!isChannel(channel)) return;
  let event: BusEvents[Channel];
  try {
    event = JSON.parse(payload ?? '') as BusEvents[Channel];
  } catch {
    onError(new Error(`Unreadable notification on ${channel}`));
    return;
  }
  bus.publish(channel, event);
}

function isChannel(channel: string): channel is Channel {
  return (CHANNELS as readonly string[]).includes(channel);
}
