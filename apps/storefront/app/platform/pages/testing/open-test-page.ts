import { createQueryClient } from '@bozor/web/api/create-query-client.ts';
import type { Api } from '@bozor/web/api/api.ts';
import { RouterContextProvider } from 'react-router';
import { pageRequest, type PageRequest } from '../page.server.ts';

/** A call that a loader made. */
interface Asked {
  readonly path: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
}

/** Opens a page request of an English shop. Its API answers by path; a path without an answer fails. `deadline` aborts its waiting. */
export function openTestPage(
  answers: Readonly<Record<string, (asked: Asked) => Promise<unknown>>>,
  { deadline = new AbortController(), moduleId = 2 }: { readonly deadline?: AbortController; readonly moduleId?: number | undefined } = {},
) {
  const requested: Asked[] = [];
  const api: Api = {
    call: (async (call: { path: string }, sent: Partial<Asked> = {}) => {
      const asked = { path: call.path, params: sent.params ?? {}, query: sent.query ?? {} };
      requested.push(asked);
      return (answers[call.path] ?? (() => Promise.reject(new Error('unknown'))))(asked);
    }) as Api['call'],
    open: () => Promise.reject(new Error('no streams here')),
  };
  const request: PageRequest = {
    api,
    queryClient: createQueryClient(),
    locale: 'en',
    catalogue: {
      messages: {},
      calendar: { months: [], shortMonths: [], weekdays: [], patterns: { long: '', short: '', day: '', weekday: '', weekdayOnly: '' } },
    },
    scope: { zoneIds: [1] as never, moduleId, locale: 'en' },
    publicUrl: 'https://shop.example',
    deadline: deadline.signal,
    isIncomplete: false,
  };
  const context = new RouterContextProvider();
  context.set(pageRequest, request);
  return { context, request, requested, deadline };
}
