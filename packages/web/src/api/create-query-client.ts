import { ApiProblem } from '@bozor/contract/client.ts';
import { QueryCache, QueryClient } from '@tanstack/react-query';

/** Default stale time of queries. */
const USUAL_STALE_MS = 60_000;

/** Creates the query client. Failures go to `onFailure` unless the query is `quiet`. */
export function createQueryClient(onFailure?: (error: unknown) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, { meta }) => meta?.['quiet'] || onFailure?.(error) }),
    defaultOptions: {
      queries: {
        staleTime: USUAL_STALE_MS,
        retry: (count, error) => count < 1 && isTransient(error),
        refetchOnWindowFocus: false,
        networkMode: 'offlineFirst',
      },
    },
  });
}

/** Whether a retry may help: the server was unreachable or returned 5xx. */
export function isTransient(error: unknown): boolean {
  return !(error instanceof ApiProblem) || error.status >= 500;
}
