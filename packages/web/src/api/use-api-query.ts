import type { Callable } from '@bozor/contract/call.ts';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { isTransient } from './create-query-client.ts';
import type { Reply } from './api.ts';
import { useHydrationSnapshot } from './hydration-snapshot.ts';
import { useApi } from '../runtime/runtime.tsx';
import { queryKeyOf, type ApiQuery } from './query.ts';
import { useCanSend, useNarrow, usePointFor, useScopeKey } from './query-environment.tsx';

export interface ReadOptions {
  /** False while a value that the query needs is missing. */
  readonly enabled?: boolean;
}

/** Reads a query and fetches it if it is not cached. @example const { data } = useApiQuery(popularItems()) */
export function useApiQuery<C extends Callable>(requested: ApiQuery<C>, { enabled = true }: ReadOptions = {}): UseQueryResult<Reply<C>> {
  const query = useNarrow()(requested);
  const api = useApi();
  const client = useQueryClient();
  const { key, zoneKey, ready } = useQueryKey(query);
  const serverResult = useHydrationSnapshot(key);
  const result = useQuery({
    queryKey: key,
    queryFn: ({ signal }): Promise<unknown> => api.call(query.call, { ...query.input, signal } as never),
    enabled: enabled && ready,
    ...(query.near && { placeholderData: () => client.getQueryData(zoneKey) }),
    ...queryOptionsOf(query),
  });
  return (serverResult ? { ...result, ...serverResult } : result) as UseQueryResult<Reply<C>>;
}

/** Keys of a query: its own, and the zone's, whose data is shown while the own one loads. */
export function useQueryKey(query: ApiQuery): {
  readonly key: readonly unknown[];
  readonly zoneKey: readonly unknown[];
  readonly ready: boolean;
} {
  const scopeKey = useScopeKey();
  const point = usePointFor(query);
  return {
    key: queryKeyOf(query, scopeKey, point),
    zoneKey: queryKeyOf({ ...query, near: false }, scopeKey),
    ready: useCanSend(query),
  };
}

/** Stale time, retries and polling of a query as TanStack Query options. */
export function queryOptionsOf({ staleMs, gcMs, retry, refetchMs, quiet }: ApiQuery) {
  return {
    ...(staleMs !== undefined && { staleTime: staleMs }),
    ...(gcMs !== undefined && { gcTime: gcMs }),
    ...(retry !== undefined && { retry: (count: number, error: unknown) => count < retry && isTransient(error) }),
    ...(refetchMs !== undefined && { refetchInterval: refetchMs }),
    meta: { quiet },
  };
}
