import { useSyncExternalStore } from 'react';

/** In the reader's own text size: large text makes a window short. */
const SHORT = '(height < 30em)';

/** Whether the window is too short for a map between a title and a foot: a phone held across, or one with large text. */
export function useIsShort(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(SHORT).matches,
    () => false,
  );
}

function subscribe(changed: () => void): () => void {
  const query = matchMedia(SHORT);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
