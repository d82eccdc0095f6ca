import { ApiProblem } from '@bozor/contract/client.ts';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { STALE_MS } from './query.ts';

interface FailureHandlers {
  readonly onQuery: (error: unknown) => void;
  readonly onMutation: (error: unknown) => void;
}

/** The client's memory of answers. Failures go to the shared handlers, unless the caller speaks for itself (`quiet`). */
export function makeQueryClient(handlers?: FailureHandlers): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, { meta }) => meta?.['quiet'] || handlers?.onQuery(error) }),
    mutationCache: new MutationCache({ onError: (error, _variables, _result, { meta }) => meta?.['quiet'] || handlers?.onMutation(error) }),
    defaultOptions: {
      queries: {
        staleTime: STALE_MS.usual,
        retry: (count, error) => count < 1 && isPassing(error),
        refetchOnWindowFocus: false,
        networkMode: 'offlineFirst',
      },
      mutations: { networkMode: 'always' },
    },
  });
}

/** Whether trying again may help: the server was not reached or was busy. */
export function isPassing(error: unknown): boolean {
  return !(error instanceof ApiProblem) || error.status >= 500;
}
