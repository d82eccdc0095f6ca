import { prefersReducedData } from '../api/connection.ts';
import { useOnline } from '../api/online.ts';

/**
 * Whether pages may be prefetched: not while offline, because the router reloads the document when it cannot load the code of a page that it
 * prefetches, and not for users who reduce their data.
 */
export function useMayPrefetch(): boolean {
  return useOnline() && !prefersReducedData();
}
