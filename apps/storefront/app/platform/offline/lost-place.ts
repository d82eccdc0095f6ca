import { useSyncExternalStore } from 'react';

let place: HTMLElement | null = null;
const listeners = new Set<() => void>();

/** Ref of the page that the network did not bring. */
export function setLostPlace(element: HTMLElement | null): void {
  place = element;
  for (const listener of listeners) listener();
}

/** Element of the page that the network did not bring; null while there is none. */
export function useLostPlace(): HTMLElement | null {
  return useSyncExternalStore(listen, () => place);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
