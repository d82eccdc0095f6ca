import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { CHANNELS, type Bus, type BusEvents, type Channel } from '../events/bus.ts';
import { connectionOf, type Target } from './pool.ts';

const LONGEST_PAUSE_MS = 5_000;
const HEARTBEAT_MS = 15_000;

export interface Listener {
  /** Resolves when the first connection listens. */
  readonly ready: Promise<void>;
  stop(): Promise<void>;
}

export interface ListenOptions {
  /** Called when the connection breaks or receives an unreadable payload. It reconnects by itself; this is for the log. */
  readonly onError: (error: Error) => void;
  /**
   * Called when a new connection replaces a broken one. Notifications in between are lost, so caches are dropped and streams read again.
   */
  readonly onGap?: () => void;
}

/** Passes the database's notifications (`NOTIFY`) to the bus, over a connection of its own that reconnects after every break. */
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

/** Listens until the connection breaks (throws) or `signal` aborts. */
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

/** Pings the server, because a silently dropped connection reports no error. */
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
