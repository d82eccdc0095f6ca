import { ApiProblem } from '@bozor/contract/client.ts';
import { QueryCache, QueryClient } from '@tanstack/react-query';

/** For queries that say nothing of it. */
const USUAL_STALE_MS = 60_000;

/** The client's memory of answers. Failures go to the shared handler, unless the caller speaks for itself (`quiet`). */
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

/** Whether trying again may help: the server was not reached or was busy. */
export function isTransient(error: unknown): boolean {
  return !(error instanceof ApiProblem) || error.status >= 500;
}
