import { useCallback, useSyncExternalStore } from 'react';

/** Returns whether a media query holds. It does not on the server; the browser corrects it after hydration. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    useCallback(
      (changed) => {
        const list = matchMedia(query);
        list.addEventListener('change', changed);
        return () => list.removeEventListener('change', changed);
      },
      [query],
    ),
    () => matchMedia(query).matches,
    () => false,
  );
}
