import { get, update } from 'idb-keyval';
import type { Tap } from './tap.ts';
import { openTaps, TAPS } from './taps-store.ts';

const CHANNEL = 'bozor-taps';
/** Taps of somebody who did not come back for so long are forgotten. */
const KEEP_MS = 7 * 86_400_000;

/** Taps of a device. Every tab changes them in one step, and hears of the changes of the others. */
export interface KeptTaps {
  readonly read: () => Promise<readonly Tap[]>;
  readonly change: (next: (taps: readonly Tap[]) => readonly Tap[]) => Promise<readonly Tap[]>;
  /** Calls `listen` when another tab has changed them. Returns the unsubscribe function. */
  readonly watch: (listen: () => void) => () => void;
}

/** Keeps the taps in IndexedDB. Where the browser forbids it, they last as long as the page. */
export function keepTaps(): KeptTaps {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);
  let inMemory: readonly Tap[] | undefined;
  let opened: ReturnType<typeof openTaps> | undefined;
  const open = () => (opened ??= openTaps());
  const fresh = (taps: readonly Tap[] = []) => taps.filter(({ tappedAtMs }) => Date.now() - tappedAtMs < KEEP_MS);
  return {
    read: async () => {
      if (inMemory) return inMemory;
      try {
        return fresh(await get<readonly Tap[]>(TAPS, open()));
      } catch {
        return (inMemory ??= []);
      }
    },
    change: async (next) => {
      let changed: readonly Tap[] = [];
      try {
        if (inMemory) throw new Error('kept in memory');
        await update<readonly Tap[]>(TAPS, (before) => (changed = next(fresh(before))), open());
      } catch {
        changed = inMemory = next(inMemory ?? []);
      }
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
      channel?.postMessage(TAPS);
      return changed;
    },
    watch: (listen) => {
      channel?.addEventListener('message', listen);
      return () => channel?.removeEventListener('message', listen);
    },
  };
}
