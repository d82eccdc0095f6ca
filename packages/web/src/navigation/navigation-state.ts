import { useEffect } from 'react';
import { useNavigation } from 'react-router';

let isNavigating = false;
const waiting = new Set<() => void>();

/** Calls `act` once no page is loading: at once, unless one is. Returns a function that cancels it. */
export function onceSettled(act: () => void): () => void {
  if (isNavigating) waiting.add(act);
  else act();
  return () => waiting.delete(act);
}

/** Records whether a page is loading. */
export function setNavigating(next: boolean): void {
  isNavigating = next;
  if (isNavigating) return;
  const due = [...waiting];
  waiting.clear();
  due.forEach((act) => act());
}

/** Records the router's navigations: on a slow network a prefetched part would delay the page that was asked for. Called once. */
export function useNavigationState(): void {
  const isLoading = useNavigation().state !== 'idle';
  useEffect(() => setNavigating(isLoading), [isLoading]);
}
