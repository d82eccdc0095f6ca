import { ApiProblem } from '@bozor/contract/client.ts';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

/** Default stale time of queries. */
const USUAL_STALE_MS = 60_000;
/** How long a settled mutation is cached: its variables may hold a password. */
const MUTATION_GC_MS = 1_000;

/** Handlers of failures. Queries and mutations whose `meta` says `quiet` report none. */
interface FailureHandlers {
  readonly onQueryFailure?: (error: unknown) => void;
  readonly onMutationFailure?: (error: unknown) => void;
}

export function createQueryClient({ onQueryFailure, onMutationFailure }: FailureHandlers = {}): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, { meta }) => meta?.['quiet'] || onQueryFailure?.(error) }),
    mutationCache: new MutationCache({
      onError: (error, _sent, _result, { meta }) => void (meta?.['quiet'] || onMutationFailure?.(error)),
    }),
    defaultOptions: {
      queries: {
        staleTime: USUAL_STALE_MS,
        retry: (count, error) => count < 1 && isTransient(error),
        refetchOnWindowFocus: false,
        networkMode: 'offlineFirst',
      },
      // Sent once and at once, even if the browser reports to be offline: the customer sees a failure and decides.
      mutations: { retry: false, networkMode: 'always', gcTime: MUTATION_GC_MS },
    },
  });
}

/** Whether a retry may help: the server was unreachable or returned 5xx. */
export function isTransient(error: unknown): boolean {
  return !(error instanceof ApiProblem) || error.status >= 500;
}
