import { setTimeout } from 'node:timers/promises';
import type { EventStream } from './event-streams.ts';

const AGAIN_MS = 2_000;

/**
 * What to call at every change: it lets `tell` read and send what is new. One telling at a time, one more for however many changes come
 * meanwhile, and again after two seconds where it failed, for as long as the stream is open.
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
