import { useSyncExternalStore } from 'react';

/** Whether the network answers, as far as the browser and the last call know. For the offline notice. */
export function useOnline(): boolean {
  return useSyncExternalStore(listen, isOnline, () => true);
}

export function isOnline(): boolean {
  return online;
}

/** There was an answer to what was asked then. The browser's own idea of being online is often wrong; so is an answer from before the loss. */
export function markAnswered(askedAtMs: number): void {
  if (askedAtMs > lostAtMs) setOnline(true);
}

/** What the last call met. */
export function setOnline(next: boolean): void {
  if (!next) lostAtMs = performance.now();
  if (online === next) return;
  online = next;
  for (const tell of listeners) tell();
}

/** Whether something failed because it could not be fetched; each browser says so in words of its own. */
export function isNetworkFault(error: unknown): boolean {
  return error instanceof TypeError && /fetch|dynamically imported|Importing a module|Load failed/.test(error.message);
}

let online = true;
let lostAtMs = -1;
const listeners = new Set<() => void>();

function listen(tell: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('online', follow);
    window.addEventListener('offline', follow);
  }
  listeners.add(tell);
  return () => {
    listeners.delete(tell);
    if (listeners.size > 0) return;
    window.removeEventListener('online', follow);
    window.removeEventListener('offline', follow);
  };
}

function follow(): void {
  setOnline(window.navigator.onLine);
}
