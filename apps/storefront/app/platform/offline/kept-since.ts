import { useSyncExternalStore } from 'react';

let keptAtMs: number | undefined;
const listeners = new Set<() => void>();

/** Records that an answer of then is shown in place of one of the network. The oldest counts. */
export function markKept(atMs: number): void {
  keptAtMs = Math.min(keptAtMs ?? Infinity, atMs);
  for (const listener of listeners) listener();
}

/** When the oldest kept answer on the screen was received, in ms; undefined while none is shown. */
export function useKeptSince(): number | undefined {
  return useSyncExternalStore(listen, () => keptAtMs);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
