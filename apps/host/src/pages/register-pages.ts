import type { FastifyInstance } from 'fastify';
import { pagePaths } from '../front-ends/page-paths.ts';
import type { ResponseCacheFastPath } from '../response-cache-fast-path.ts';
import { inProcessFetch, type Shortcuts } from './in-process-fetch.ts';
import { createPageHandler, type PageHandlerOptions } from './page-handler.ts';

export interface RegisterPagesOptions extends Omit<PageHandlerOptions, 'fetch'> {
  /** Prefixes of the pages' paths; `/` matches every path. */
  readonly prefixes: readonly string[];
  /** Distinguishes files and calls from pages: these get 404 without rendering. */
  readonly isNoPage: (path: string) => boolean;
  /** Calls back when the data of pages has changed; all cached pages are then evicted. */
  readonly onChange?: (drop: () => void) => void;
  /** Serves cached pages before Fastify sees the request. */
  readonly early?: ResponseCacheFastPath;
  /** Responses of the API in memory, and those that need no request of the server. */
  readonly replies?: Shortcuts['replies'];
  readonly publicCalls?: Shortcuts['publicCalls'];
}

/** Serves every GET below the prefixes that has no other route with a rendered page. The API must be mounted on the same server. */
export function registerPages(
  app: FastifyInstance,
  { prefixes, isNoPage, onChange, early, replies, publicCalls, ...options }: RegisterPagesOptions,
): void {
  const pages = createPageHandler({ ...options, fetch: inProcessFetch(app, { replies, publicCalls }) });
  onChange?.(pages.drop);
  early?.add((request) => (isNoPage(pathOf(request.url ?? '/')) ? undefined : pages.ready(request)));
  for (const path of pagePaths(prefixes))
    app.get(path, { exposeHeadRoute: true }, async (request, reply) => {
      if (isNoPage(pathOf(request.url))) return reply.callNotFound();
      return pages.answer(request, reply);
    });
}

function pathOf(url: string): string {
  const mark = url.indexOf('?');
  return mark < 0 ? url : url.slice(0, mark);
}
