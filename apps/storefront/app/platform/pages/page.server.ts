import type { QueryClient } from '@tanstack/react-query';
import { createContext, data, redirect, type RouterContextProvider } from 'react-router';
import type { Callable } from '@bozor/contract/call.ts';
import { ApiProblem } from '@bozor/contract/client.ts';
import type { Api, Reply } from '@bozor/web/api/api.ts';
import type { PageHead } from './page-head.ts';
import { packQueries, type LoadedQuery } from '@bozor/web/api/hydrated-queries.ts';
import { queryKeyOf, type ApiList, type ApiQuery } from '@bozor/web/api/query.ts';
import type { Runtime } from '@bozor/web/runtime/runtime.tsx';
import { scopeKeyOf, type Scope } from '../scope/scope.ts';
import { createI18n, type I18n } from '@bozor/web/i18n/create-i18n.ts';

/** One request for a page: what it may depend on, and what became of it. */
export interface PageRequest extends Runtime {
  readonly scope: Scope;
  /** Address of the shop without a slash at the end; from configuration, never from the request. */
  readonly publicUrl: string;
  /** Ends when the page must be sent with what there is. */
  readonly deadline: AbortSignal;
  /** Set when an answer is missing: such a page is not kept, and the browser asks again. */
  isIncomplete: boolean;
}

export const pageRequest = createContext<PageRequest>();

/** What a loader works with. */
export interface LoadingPage {
  readonly scope: Scope;
  readonly publicUrl: string;
  /** The reader's words, for titles. */
  readonly t: I18n['t'];
  /** Loads what the page shows. What fails or takes too long is left to the browser. */
  readonly load: (...queries: readonly ApiQuery[]) => Promise<void>;
  /** Loads what the page is about: answers 404 when it does not exist, and nothing when it cannot be had in time. */
  readonly find: <C extends Callable>(query: ApiQuery<C>) => Promise<Reply<C> | undefined>;
  /** What the loader returns: the loaded answers, title and description, and whatever the route needs besides. */
  readonly reply: <Rest extends object = object>(
    rest?: Rest & { readonly head?: PageHead },
  ) => { readonly queries: string; readonly head: PageHead | undefined } & Rest;
}

/** @example const page = openPage(context); await page.load(popularItems()); return page.reply({ head: { title: page.t('Home') } }) */
export function openPage(context: Readonly<RouterContextProvider>): LoadingPage {
  const request = context.get(pageRequest);
  const loaded = new Map<string, LoadedQuery>();
  const ask = async (query: ApiQuery): Promise<unknown> => {
    const key = queryKeyOf(query, scopeKeyOf(request.scope));
    const answer = await inTime(fetchOnce(request.queryClient, request.api, query, key, request.deadline), request.deadline);
    if (query.firstScreen) return keepOld(key, query.firstScreen(answer as never));
    loaded.set(JSON.stringify(key), [key, answer, request.queryClient.getQueryState(key)!.dataUpdatedAt]);
    if (query.isVital) lastAnswers.set(JSON.stringify(key), answer);
    return isList(query) ? (answer as { pages: unknown[] }).pages[0] : answer;
  };
  /** Old enough for the browser to ask again at once. */
  const keepOld = (key: readonly unknown[], answer: unknown): unknown => {
    loaded.set(JSON.stringify(key), [key, answer, 1]);
    request.queryClient.setQueryData(key, answer, { updatedAt: 1 });
    return answer;
  };
  const lastAnswer = (query: ApiQuery): unknown => {
    const key = queryKeyOf(query, scopeKeyOf(request.scope));
    const answer = lastAnswers.get(JSON.stringify(key));
    return answer === undefined ? undefined : keepOld(key, answer);
  };
  return {
    scope: request.scope,
    publicUrl: request.publicUrl,
    t: createI18n(request.locale, request.catalogue).t,
    load: async (...queries) => {
      const outcomes = await Promise.allSettled(queries.map(ask));
      if (outcomes.some(({ status }) => status === 'rejected')) request.isIncomplete = true;
    },
    find: async (query) => {
      try {
        return (await ask(query)) as never;
      } catch (error) {
        if (error instanceof ApiProblem && (error.status === 404 || error.status === 422 || error.status === 400))
          throw data(null, { status: 404 });
        request.isIncomplete = true;
        return lastAnswer(query) as never;
      }
    },
    reply: (rest) => ({ ...rest!, head: rest?.head, queries: packQueries([...loaded.values()]) }),
  };
}

/** Of vital questions only: the configuration in each language. */
const lastAnswers = new Map<string, unknown>();

/** Loaders run side by side; two that ask the same get one answer. */
function fetchOnce(client: QueryClient, api: Api, query: ApiQuery, key: readonly unknown[], signal: AbortSignal): Promise<unknown> {
  const call = () => api.call(query.call, { ...query.input, signal });
  return client.fetchQuery({
    queryKey: key,
    queryFn: isList(query) ? async () => ({ pages: [await call()], pageParams: [1] }) : call,
    staleTime: Infinity,
    retry: false,
  });
}

/** A link that names another module than that of what it leads to goes on to the right one: the page would speak of two. */
export function insistOnModule(request: Request, { module_id }: { readonly module_id: number }): void {
  if (new URL(request.url).searchParams.has('module_id')) sendOn(request, { module_id });
}

/** Leads to the same page with these values in its address, unless it has them. */
export function sendOn({ url }: Request, right: Readonly<Record<string, string | number>>): void {
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
