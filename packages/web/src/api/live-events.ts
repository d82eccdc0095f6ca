import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { Callable, Described } from '@bozor/contract/call.ts';
import type { Sent } from '@bozor/contract/client.ts';
import type { Api, Input, Reply } from './api.ts';

export const POLL_MS = 10_000;
const RETRY_MS = [1_000, 2_000, 5_000, 10_000] as const;
/** The server sends at least every 20 seconds, so a longer silence means a lost connection. */
export const SILENCE_MS = 45_000;

interface LiveOptions<C extends Callable> {
  readonly onEvent: (event: StreamEvent<Reply<C>>) => void;
  /** Called every ten seconds while the stream is disconnected. */
  readonly poll: () => void;
  /** Called whenever the stream is connected, and whenever it was lost. */
  readonly onLine?: (isConnected: boolean) => void;
  /** Stays connected while the page is hidden: for pages that must be heard then. */
  readonly isHeardHidden?: boolean;
}

interface StreamEvent<Data> {
  /** Event name, `message` by default. */
  readonly type: string;
  readonly data: Data;
}

/**
 * Subscribes to a stream of server-sent events, with the headers of every call, which `EventSource` cannot send. After a disconnect it
 * resumes at `Last-Event-ID`; while disconnected it polls. It reconnects only while the page is visible, unless `isHeardHidden`. Returns the
 * unsubscribe function.
 */
export function followEvents<C extends Callable>(api: Api, call: C, input: Input<C>, options: LiveOptions<C>): () => void {
  const { onEvent, poll, onLine, isHeardHidden = false } = options;
  const ended = new AbortController();
  void (async () => {
    let lastId: string | undefined;
    for (let broken = 0; !ended.signal.aborted; broken += 1) {
      if (!isHeardHidden) await untilVisible(ended.signal);
      if (ended.signal.aborted) return;
      const line = new AbortController();
      const giveUp = () => line.abort();
      ended.signal.addEventListener('abort', giveUp);
      let silence = setTimeout(giveUp, POLL_MS);
      const received = () => {
        clearTimeout(silence);
        silence = setTimeout(giveUp, SILENCE_MS);
      };
      try {
        const response = await api.open(call, { ...input, signal: line.signal } as unknown as Sent<Described<C>>, lastId);
        // A client without missed events receives no event, so the response itself counts as contact.
        received();
        onLine?.(true);
        for await (const { id, event, data } of readEvents(response.body!, received)) {
          broken = 0;
          lastId = id ?? lastId;
          if (data !== '') onEvent({ type: event ?? 'message', data: JSON.parse(data) as Reply<C> });
        }
      } catch {
        // The loop reconnects.
      } finally {
        clearTimeout(silence);
        ended.signal.removeEventListener('abort', giveUp);
      }
      if (ended.signal.aborted) return;
      onLine?.(false);
      if (broken >= 2) poll();
      await pause(broken >= 2 ? POLL_MS : jittered(RETRY_MS[Math.min(broken, RETRY_MS.length - 1)]!), ended.signal);
    }
  })();
  return () => ended.abort();
}

/** Parses a `text/event-stream` body. Comments only keep the connection open: they are skipped, but count as contact. */
export async function* readEvents(body: ReadableStream<Uint8Array>, received = () => {}): AsyncGenerator<EventSourceMessage> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let events: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => events.push(event) });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      received();
      parser.feed(value);
      const read = events;
      events = [];
      yield* read;
    }
  } finally {
    // Cancelling rejects for an aborted or broken stream, which needs no handling.
    reader.cancel().catch(() => undefined);
  }
}

function untilVisible(signal: AbortSignal): Promise<void> {
  if (!document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      document.removeEventListener('visibilitychange', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    document.addEventListener('visibilitychange', end);
    signal.addEventListener('abort', end);
  });
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}

function jittered(ms: number): number {
  return ms * (0.75 + Math.random() / 2);
}
