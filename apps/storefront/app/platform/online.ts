import { useSyncExternalStore } from 'react';

/** Whether the network answers, as far as the browser and the last call know. For the offline notice. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    listen,
    () => online,
    () => true,
  );
}

/** What the last call met. The browser's own idea of being online is often wrong. */
export function setOnline(next: boolean): void {
  if (online === next) return;
  online = next;
  for (const tell of listeners) tell();
}

/** Whether something failed because it could not be fetched; each browser says so in words of its own. */
export function isNetworkFault(error: unknown): boolean {
  return error instanceof TypeError && /fetch|dynamically imported|Importing a module|Load failed/.test(error.message);
}

let online = true;
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
