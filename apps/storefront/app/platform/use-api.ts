import type { Callable } from '@bozor/contract/call.ts';
import { useInfiniteQuery, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isPassing } from './make-query-client.ts';
import type { Reply } from './api.ts';
import { useAnswerAsDrawn } from './as-drawn.ts';
import { narrowed, useDietOfLists } from './diet.ts';
import { useApi } from './platform.tsx';
import { queryKeyOf, type ApiList, type ApiQuery } from './query.ts';
import { usePointOf, useScope } from './scope-context.tsx';
import { useCanAsk } from './session.tsx';

interface ReadOptions {
  /** False waits, e.g. for a choice that the question needs. */
  readonly enabled?: boolean;
}

/** Reads an answer of the API; loads it when nobody has yet. @example const { data } = useApiQuery(popularItems()) */
export function useApiQuery<C extends Callable>(asked: ApiQuery<C>, { enabled = true }: ReadOptions = {}): UseQueryResult<Reply<C>> {
  const query = narrowed(asked, useDietOfLists());
  const api = useApi();
  const client = useQueryClient();
  const { key, zoneKey, ready } = useKeyOf(query);
  const drawn = useAnswerAsDrawn(key);
  const result = useQuery({
    queryKey: key,
    queryFn: ({ signal }): Promise<unknown> => api.call(query.call, { ...query.input, signal } as never),
    enabled: enabled && ready,
    ...(query.near && { placeholderData: () => client.getQueryData(zoneKey) }),
    ...timing(query),
  });
  return (drawn ? { ...result, ...drawn } : result) as UseQueryResult<Reply<C>>;
}

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
  const list = narrowed(asked, useDietOfLists());
  const api = useApi();
  const { key, ready } = useKeyOf(list);
  const drawn = useAnswerAsDrawn(key);
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
    ...timing(list),
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

function useKeyOf(query: ApiQuery): { readonly key: readonly unknown[]; readonly zoneKey: readonly unknown[]; readonly ready: boolean } {
  const scope = useScope();
  const point = usePointOf(query.near);
  return {
    key: queryKeyOf(query, scope, point && `${point.lat.toFixed(4)},${point.lng.toFixed(4)}`),
    zoneKey: queryKeyOf({ ...query, near: false }, scope),
    ready: useCanAsk(query.personal),
  };
}

function timing({ staleMs, keptMs, retry, refetchMs, quiet }: ApiQuery) {
  return {
    ...(staleMs !== undefined && { staleTime: staleMs }),
    ...(keptMs !== undefined && { gcTime: keptMs }),
    ...(retry !== undefined && { retry: (count: number, error: unknown) => count < retry && isPassing(error) }),
    ...(refetchMs !== undefined && { refetchInterval: refetchMs }),
    meta: { quiet },
  };
}

function withOffset(input: object | undefined, offset: number): object {
  const given: { query?: object } = input ?? {};
  return { ...given, query: { ...given.query, offset } };
}
