import { useMedia } from './use-media.ts';

/** Returns whether the user prefers reduced motion. It is false on the server; the browser corrects it after hydration. */
export const usePrefersReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)');
