import type { FastifyInstance } from 'fastify';
import { pagePaths } from '../front-ends/page-paths.ts';
import type { EarlyAnswers } from '../early-answers.ts';
import { inProcessFetch, type Shortcuts } from './in-process-fetch.ts';
import { createPageHandler, type PageHandlerOptions } from './page-handler.ts';

export interface RegisterPagesOptions extends Omit<PageHandlerOptions, 'fetch'> {
  /** Below which paths the pages stand; `/` is everywhere. */
  readonly prefixes: readonly string[];
  /** Tells files and calls from pages: these are answered 404 without rendering anything. */
  readonly isNoPage: (path: string) => boolean;
  /** Calls back when what pages show has changed; all kept pages are then dropped. */
  readonly onChange?: (drop: () => void) => void;
  /** Where kept pages are found before the server takes a request up. */
  readonly early?: EarlyAnswers;
  /** Answers of the API that are in memory, and those that need no request of the server. */
  readonly replies?: Shortcuts['replies'];
  readonly publicCalls?: Shortcuts['publicCalls'];
}

/** Answers every GET below the prefixes that nobody else does with a rendered page. The API must be mounted on the same server. */
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
