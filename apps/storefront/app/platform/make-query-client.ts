import { ApiProblem } from '@bozor/contract/client.ts';
import { QueryCache, QueryClient } from '@tanstack/react-query';
import { STALE_MS } from './query.ts';

/** The client's memory of answers. Failures go to the shared handler, unless the caller speaks for itself (`quiet`). */
export function makeQueryClient(onFailure?: (error: unknown) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, { meta }) => meta?.['quiet'] || onFailure?.(error) }),
    defaultOptions: {
      queries: {
        staleTime: STALE_MS.usual,
        retry: (count, error) => count < 1 && isPassing(error),
        refetchOnWindowFocus: false,
        networkMode: 'offlineFirst',
      },
    },
  });
}

/** Whether trying again may help: the server was not reached or was busy. */
export function isPassing(error: unknown): boolean {
  return !(error instanceof ApiProblem) || error.status >= 500;
}
