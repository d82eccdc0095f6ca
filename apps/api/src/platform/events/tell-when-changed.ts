import { setTimeout } from 'node:timers/promises';
import type { EventStream } from './event-streams.ts';

const AGAIN_MS = 2_000;

/**
 * Coalesces changes into calls of `tell`, which reads and sends the new events. Only one call runs at a time; any number of changes during
 * it cause one more. A failed call is retried after two seconds while the stream is open.
 */
export function tellWhenChanged(stream: EventStream, tell: () => Promise<void>, failed: (error: unknown) => void): () => void {
  let isTelling = false;
  let isChanged = false;
  const tellAll = async () => {
    isTelling = true;
    while (isChanged && stream.isOpen) {
      isChanged = false;
      try {
        await tell();
      } catch (error) {
        failed(error);
        isChanged = true;
        await setTimeout(AGAIN_MS, undefined, { ref: false });
      }
    }
    isTelling = false;
  };
  return () => {
    isChanged = true;
    if (!isTelling) void tellAll();
  };
}
