import { setTimeout } from 'node:timers/promises';
import type { EventStream } from './event-streams.ts';

const AGAIN_MS = 2_000;

/**
 * Coalesces changes into calls of `send`, which reads and sends the new events. Only one call runs at a time; any number of changes during
 * it cause one more. A failed call is retried after two seconds while the stream is open.
 */
export function coalesceChanges(stream: EventStream, send: () => Promise<void>, failed: (error: unknown) => void): () => void {
  let isSending = false;
  let isChanged = false;
  const sendAll = async () => {
    isSending = true;
    while (isChanged && stream.isOpen) {
      isChanged = false;
      try {
        await send();
      } catch (error) {
        failed(error);
        isChanged = true;
        await setTimeout(AGAIN_MS, undefined, { ref: false });
      }
    }
    isSending = false;
  };
  return () => {
    isChanged = true;
    if (!isSending) void sendAll();
  };
}
