import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createRequestHandler,
  RouterContextProvider,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type ServerBuild,
} from 'react-router';
import { createClient } from '@bozor/contract/client.ts';
import { API_BASE } from './platform/api.ts';
import { makeQueryClient } from './platform/make-query-client.ts';
import { pageRequest, type PageRequest } from './platform/page.server.ts';
import { PlatformProvider } from './platform/platform.tsx';
import { scopeHeaders } from './platform/scope.ts';
import type { RenderPage } from './platform/server-entry.ts';
import { createWords } from './platform/words/create-words.ts';
import { loadCatalogue } from './platform/words/load-catalogue.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';

export { describePage } from './platform/describe-page.ts';

const RENDER_TIMEOUT_MS = 5_000;
/** Up to here React hands a page over without a pause. */
const LARGEST_PAGE_BYTES = 1024 * 1024;
export const streamTimeout = RENDER_TIMEOUT_MS;

/** Makes the function that renders pages and loader data of a build. */
export function createPageRenderer(build: ServerBuild, mode: 'production' | 'development'): RenderPage {
  const handle = createRequestHandler(build, mode);
  return async ({ address, scope, publicUrl, fetch, budgetMs, nonce, log }) => {
    const page: ServerPage = {
      scope,
      publicUrl,
      nonce,
      log,
      locale: scope.locale,
      catalogue: await loadCatalogue(scope.locale),
      api: createClient({ base: API_BASE, fetch, headers: () => scopeHeaders(scope) }),
      queryClient: makeQueryClient(),
      deadline: AbortSignal.timeout(budgetMs),
      isIncomplete: false,
      document: undefined,
    };
    const context = new RouterContextProvider();
    context.set(pageRequest, page);
    const response = await handle(new Request(publicUrl + address), context);
    return { response, text: page.document ?? (await response.text()), isIncomplete: page.isIncomplete };
  };
}

interface ServerPage extends PageRequest {
  readonly log: (error: unknown) => void;
  /** The page as it was drawn; the framework carries its status and headers. */
  document: string | undefined;
}

/** Renders a whole page before the first byte: it is kept for everybody, so it has no reason to stream. */
export default function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const page = context.get(pageRequest) as ServerPage;
  return new Promise((resolve, reject) => {
    let failed: unknown;
    const { pipe, abort } = renderToPipeableStream(
      <PlatformProvider platform={page}>
        <ServerRouter context={entry} url={request.url} nonce={page.nonce} />
      </PlatformProvider>,
      {
        nonce: page.nonce,
        // Finished parts stay where they belong instead of being moved there by a script.
        progressiveChunkSize: Infinity,
        onAllReady: () => {
          clearTimeout(timer);
          headers.set('content-type', 'text/html; charset=utf-8');
          const chunks: Buffer[] = [];
          const out = new Writable({
            highWaterMark: LARGEST_PAGE_BYTES,
            write: (chunk: Buffer, _encoding, done) => {
              chunks.push(chunk);
              done();
            },
            final: (done) => {
              page.document = Buffer.concat(chunks).toString();
              resolve(new Response(null, { status: failed ? 500 : status, headers }));
              done();
            },
          });
          pipe(out);
        },
        onShellError: (error) => {
          clearTimeout(timer);
          reject(error);
        },
        onError: (error) => {
          failed = error;
          page.log(error);
        },
      },
    );
    const timer = setTimeout(() => abort(new Error('The page took too long to render')), RENDER_TIMEOUT_MS);
  });
}

/** A page that needs nothing: shown when there is no room to render another. The browser tries again by itself. */
export async function busyDocument(locale: Locale): Promise<string> {
  const { t, direction } = createWords(locale, await loadCatalogue(locale));
  return `<!doctype html><html lang="${locale}" dir="${direction}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="3"><title>${t('The shop is busy')}</title><h1>${t('The shop is busy')}</h1><p>${t('Please try again in a moment.')}</p></html>`;
}

/** Faults of loaders and of rendering. Given-up requests and pages that do not exist are no faults. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) (context.get(pageRequest) as ServerPage).log(error);
};
