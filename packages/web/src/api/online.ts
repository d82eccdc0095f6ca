import { useSyncExternalStore } from 'react';

/** Whether the network works, according to the browser and the last request. For the offline notice. */
export function useOnline(): boolean {
  return useSyncExternalStore(listen, isOnline, () => true);
}

export function isOnline(): boolean {
  return online;
}

/** Acts once the network works: at once, unless it is known to be away. Returns how to cancel it. */
export function onceOnline(act: () => void): () => void {
  const attempt = () => {
    if (!online) return;
    cancel();
    act();
  };
  const cancel = listen(attempt);
  attempt();
  return cancel;
}

/**
 * Marks the network as working if the request was sent after the last failure. The browser often believes to be online when it is not, so a
 * failed request counts more. When it says that it is offline, an answer came from its cache and proves nothing.
 */
export function markAnswered(askedAtMs: number): void {
  if (askedAtMs > lostAtMs && !isOfflineByBrowser()) setOnline(true);
}

/** Sets the state after a request. */
export function setOnline(next: boolean): void {
  if (!next) lostAtMs = performance.now();
  if (online === next) return;
  online = next;
  for (const listener of listeners) listener();
}

/** Whether an error is a network failure; each browser has its own message for it. */
export function isNetworkFault(error: unknown): boolean {
  return error instanceof TypeError && /fetch|dynamically imported|Importing a module|Load failed/.test(error.message);
}

let online = true;
let lostAtMs = -1;
const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('online', follow);
    window.addEventListener('offline', follow);
    // The network may have gone while the page was loading, before any listener was registered.
    if (isOfflineByBrowser()) setOnline(false);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('online', follow);
    window.removeEventListener('offline', follow);
  };
}

function isOfflineByBrowser(): boolean {
  const { onLine = true } = globalThis.navigator as Partial<Navigator>;
  return !onLine;
}

function follow(): void {
  setOnline(window.navigator.onLine);
}
