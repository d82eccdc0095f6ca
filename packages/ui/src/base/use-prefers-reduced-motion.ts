import { useSyncExternalStore } from 'react';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Returns whether the user prefers reduced motion. It is false on the server; the browser corrects it after hydration. */
export function usePrefersReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(REDUCED_MOTION).matches,
    () => false,
  );
}

function subscribe(changed: () => void): () => void {
  const query = matchMedia(REDUCED_MOTION);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
