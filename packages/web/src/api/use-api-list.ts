import type { Callable } from '@bozor/contract/call.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApi } from '../runtime/runtime.tsx';
import type { Reply } from './api.ts';
import { useHydrationSnapshot } from './hydration-snapshot.ts';
import { useNarrow } from './query-environment.tsx';
import { queryOptionsOf, useQueryKey, type ReadOptions } from './use-api-query.ts';
import type { ApiList } from './query.ts';

/** Result of a paginated list. */
export interface ListResult<Row, Reply> {
  readonly rows: readonly Row[];
  /** Reply of the first page, with the total and other fields beside the rows. */
  readonly reply: Reply | undefined;
  /** 'error' only without any rows: loaded rows stay. */
  readonly status: 'pending' | 'error' | 'success';
  readonly error: unknown;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** The last requested page failed; the rows before it stay. */
  readonly hasFailedMore: boolean;
  /** True while the rows are those of the previous query. */
  readonly isPrevious: boolean;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

/** Reads a list page by page (`offset` 1, 2, 3 …) until a page is empty or all rows are loaded. */
export function useApiList<C extends Callable, Row>(
  requested: ApiList<C, Row>,
  { enabled = true }: ReadOptions = {},
): ListResult<Row, Reply<C>> {
  const list = useNarrow()(requested);
  const api = useApi();
  const { key, ready } = useQueryKey(list);
  const serverResult = useHydrationSnapshot(key);
  const nextPage = (last: Reply<C>, pages: readonly Reply<C>[]) => {
    const seen = pages.reduce((sum, page) => sum + list.rows(page).length, 0);
    return list.rows(last).length === 0 || seen >= ((last as { total_size?: number }).total_size ?? Infinity)
      ? undefined
      : pages.length + 1;
  };
  const result = useInfiniteQuery({
    queryKey: key,
    initialPageParam: 1,
    queryFn: ({ signal, pageParam }) => api.call(list.call, { ...withOffset(list.input, pageParam), signal } as never) as Promise<Reply<C>>,
    getNextPageParam: nextPage,
    enabled: enabled && ready,
    placeholderData: (previous) => previous,
    ...queryOptionsOf(list),
  });
  const { fetchNextPage, refetch, isFetching } = result;
  const { data, status } = serverResult ? (serverResult as Pick<typeof result, 'data' | 'status'>) : result;
  const hasMore = serverResult ? data !== undefined && nextPage(data.pages.at(-1)!, data.pages) !== undefined : result.hasNextPage;
  return {
    rows: data ? rowsOf(data, list) : NO_ROWS,
    reply: data?.pages[0],
    // Loaded rows stay when a later page or a refetch fails.
    status: data ? 'success' : status,
    error: result.error,
    hasMore,
    isLoadingMore: result.isFetchingNextPage,
    hasFailedMore: result.isFetchNextPageError,
    isPrevious: result.isPlaceholderData,
    loadMore: useCallback(() => {
      // The second event of a double press comes before the render after the first.
      if (hasMore && !isFetching) void fetchNextPage({ cancelRefetch: false });
    }, [hasMore, isFetching, fetchNextPage]),
    retry: useCallback(() => void refetch(), [refetch]),
  };
}

const NO_ROWS: readonly never[] = [];

/** Returns the same array for the same data. */
const rowsOfAnswers = new WeakMap<object, readonly unknown[]>();

function rowsOf<C extends Callable, Row>(answer: { readonly pages: readonly Reply<C>[] }, list: ApiList<C, Row>): readonly Row[] {
  const known = rowsOfAnswers.get(answer);
  if (known) return known as readonly Row[];
  const rows = answer.pages.flatMap((page) => list.rows(page));
  rowsOfAnswers.set(answer, rows);
  return rows;
}

function withOffset(input: object | undefined, offset: number): object {
  const given: { query?: object } = input ?? {};
  return { ...given, query: { ...given.query, offset } };
}
