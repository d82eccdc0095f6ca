import type { QueryClient } from '@tanstack/react-query';
import { createContext, data, redirect, type RouterContextProvider } from 'react-router';
import type { Callable } from '@bozor/contract/call.ts';
import { ApiProblem } from '@bozor/contract/client.ts';
import type { Api, Reply } from '@bozor/web/api/api.ts';
import type { PageHead } from './page-head.ts';
import { dehydrateQueries, type LoadedQuery } from '@bozor/web/api/hydrated-queries.ts';
import { queryKeyOf, type ApiList, type ApiQuery } from '@bozor/web/api/query.ts';
import type { Runtime } from '@bozor/web/runtime/runtime.tsx';
import { scopeKeyOf, type Scope } from '../scope/scope.ts';
import { createI18n, type I18n } from '@bozor/web/i18n/create-i18n.ts';

/** One page request: its inputs, and its outcome. */
export interface PageRequest extends Runtime {
  readonly scope: Scope;
  /** Base URL of the shop without a trailing slash; from configuration, never from the request. */
  readonly publicUrl: string;
  /** Aborts when the page must be sent with the data loaded so far. */
  readonly deadline: AbortSignal;
  /** Set when a query failed: the page is then not cached, and the browser refetches. */
  isIncomplete: boolean;
}

export const pageRequest = createContext<PageRequest>();

/** Helpers of a loader. */
export interface LoadingPage {
  readonly scope: Scope;
  readonly publicUrl: string;
  /** Translates into the page's language, for titles. */
  readonly t: I18n['t'];
  /** Loads queries for the page. Failed or late ones are left to the browser. */
  readonly load: (...queries: readonly ApiQuery[]) => Promise<void>;
  /** Loads the subject of the page: throws 404 when it does not exist, returns undefined when it fails or is late. */
  readonly find: <C extends Callable>(query: ApiQuery<C>) => Promise<Reply<C> | undefined>;
  /** Return value of the loader: loaded queries, metadata, and further data of the route. */
  readonly reply: <Rest extends object = object>(
    rest?: Rest & { readonly head?: PageHead },
  ) => { readonly queries: string; readonly head: PageHead | undefined } & Rest;
}

/** @example const page = openPage(context); await page.load(popularItems()); return page.reply({ head: { title: page.t('Home') } }) */
export function openPage(context: Readonly<RouterContextProvider>): LoadingPage {
  const request = context.get(pageRequest);
  const loaded = new Map<string, LoadedQuery>();
  const fetchQuery = async (query: ApiQuery): Promise<unknown> => {
    const key = queryKeyOf(query, scopeKeyOf(request.scope));
    const answer = await inTime(fetchOnce(request.queryClient, request.api, query, key, request.deadline), request.deadline);
    if (query.firstScreen) return reuseUnchanged(key, query.firstScreen(answer as never));
    loaded.set(JSON.stringify(key), [key, answer, request.queryClient.getQueryState(key)!.dataUpdatedAt]);
    if (query.isVital) lastAnswers.set(JSON.stringify(key), answer);
    return isList(query) ? (answer as { pages: unknown[] }).pages[0] : answer;
  };
  /** Stores the data as stale, so that the browser refetches at once. */
  const reuseUnchanged = (key: readonly unknown[], answer: unknown): unknown => {
    loaded.set(JSON.stringify(key), [key, answer, 1]);
    request.queryClient.setQueryData(key, answer, { updatedAt: 1 });
    return answer;
  };
  const lastAnswer = (query: ApiQuery): unknown => {
    const key = queryKeyOf(query, scopeKeyOf(request.scope));
    const answer = lastAnswers.get(JSON.stringify(key));
    return answer === undefined ? undefined : reuseUnchanged(key, answer);
  };
  return {
    scope: request.scope,
    publicUrl: request.publicUrl,
    t: createI18n(request.locale, request.catalogue).t,
    load: async (...queries) => {
      const outcomes = await Promise.allSettled(queries.map(fetchQuery));
      if (outcomes.some(({ status }) => status === 'rejected')) request.isIncomplete = true;
    },
    find: async (query) => {
      try {
        return (await fetchQuery(query)) as never;
      } catch (error) {
        if (error instanceof ApiProblem && (error.status === 404 || error.status === 422 || error.status === 400))
          throw data(null, { status: 404 });
        request.isIncomplete = true;
        return lastAnswer(query) as never;
      }
    },
    reply: (rest) => ({ ...rest!, head: rest?.head, queries: dehydrateQueries([...loaded.values()]) }),
  };
}

/** Vital queries only: the configuration in each language. */
const lastAnswers = new Map<string, unknown>();

/** Loaders run concurrently; equal queries share one request. */
function fetchOnce(client: QueryClient, api: Api, query: ApiQuery, key: readonly unknown[], signal: AbortSignal): Promise<unknown> {
  const call = () => api.call(query.call, { ...query.input, signal });
  return client.fetchQuery({
    queryKey: key,
    queryFn: isList(query) ? async () => ({ pages: [await call()], pageParams: [1] }) : call,
    staleTime: Infinity,
    retry: false,
  });
}

/** Redirects a link with a wrong module to the right one, since header and content would otherwise belong to different modules. */
export function requireModule(request: Request, { module_id }: { readonly module_id: number }): void {
  if (new URL(request.url).searchParams.has('module_id')) redirectWithQuery(request, { module_id });
}

/** Redirects to the same page with these query values, unless it has them. */
export function redirectWithQuery({ url }: Request, right: Readonly<Record<string, string | number>>): void {
  const { pathname, searchParams } = new URL(url);
  const wrong = Object.entries(right).filter(([name, value]) => searchParams.get(name) !== String(value));
  if (wrong.length === 0) return;
  for (const [name, value] of wrong) searchParams.set(name, String(value));
  throw redirect(`${pathname}?${searchParams}`);
}

function isList(query: ApiQuery): query is ApiList {
  return 'rows' in query;
}

function inTime<Value>(work: Promise<Value>, deadline: AbortSignal): Promise<Value> {
  deadline.throwIfAborted();
  return new Promise((resolve, reject) => {
    deadline.addEventListener('abort', () => reject(deadline.reason as Error), { once: true });
    work.then(resolve, reject);
  });
}
