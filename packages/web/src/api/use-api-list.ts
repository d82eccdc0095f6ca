import type { Callable } from '@bozor/contract/call.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApi } from '../runtime/runtime.tsx';
import type { Reply } from './api.ts';
import { useHydrationSnapshot } from './hydration-snapshot.ts';
import { useNarrow } from './query-environment.tsx';
import { queryOptionsOf, useQueryKey, type ReadOptions } from './use-api-query.ts';
import type { ApiList } from './query.ts';

/** What a growing list gives its screen. */
export interface ListResult<Row, Reply> {
  readonly rows: readonly Row[];
  /** The first page's reply, with the total and whatever else stands beside the rows. */
  readonly reply: Reply | undefined;
  /** An error only where there is nothing to show: what came before stays. */
  readonly status: 'pending' | 'error' | 'success';
  readonly error: unknown;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** The last page that was asked for did not come; what came before it stays. */
  readonly hasFailedMore: boolean;
  /** True while the rows on the screen are those of an earlier question. */
  readonly isPrevious: boolean;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

/** Reads a list page by page (`offset` 1, 2, 3 …) until a page comes back empty or all rows are here. */
export function useApiList<C extends Callable, Row>(
  asked: ApiList<C, Row>,
  { enabled = true }: ReadOptions = {},
): ListResult<Row, Reply<C>> {
  const list = useNarrow()(asked);
  const api = useApi();
  const { key, ready } = useQueryKey(list);
  const drawn = useHydrationSnapshot(key);
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
  const { data, status } = drawn ? (drawn as Pick<typeof result, 'data' | 'status'>) : result;
  const hasMore = drawn ? data !== undefined && nextPage(data.pages.at(-1)!, data.pages) !== undefined : result.hasNextPage;
  return {
    rows: data ? rowsOf(data, list) : NO_ROWS,
    reply: data?.pages[0],
    // What is there already stays when a later page fails, or when asking for all of it again does.
    status: data ? 'success' : status,
    error: result.error,
    hasMore,
    isLoadingMore: result.isFetchingNextPage,
    hasFailedMore: result.isFetchNextPageError,
    isPrevious: result.isPlaceholderData,
    loadMore: useCallback(() => {
      if (hasMore && !isFetching) void fetchNextPage();
    }, [hasMore, isFetching, fetchNextPage]),
    retry: useCallback(() => void refetch(), [refetch]),
  };
}

const NO_ROWS: readonly never[] = [];

/** The same list as long as the answer is the same. */
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
