import { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { ReactNode } from 'react';
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
import { API_BASE } from '@bozor/web/api/api.ts';
import { createQueryClient } from '@bozor/web/api/create-query-client.ts';
import { pageRequest, type PageRequest } from './platform/pages/page.server.ts';
import { RuntimeProvider } from '@bozor/web/runtime/runtime.tsx';
import { scopeHeaders } from './platform/scope/scope.ts';
import type { RenderPage } from './platform/pages/server-entry.ts';
import { createI18n } from '@bozor/web/i18n/create-i18n.ts';
import { loadCatalogue } from '@bozor/web/i18n/load-catalogue.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';

export { describePage } from './platform/pages/describe-page.ts';

const RENDER_TIMEOUT_MS = 5_000;
export const streamTimeout = RENDER_TIMEOUT_MS;

/** Creates the function that renders pages and loader data of a build. */
export function createPageRenderer(build: ServerBuild, mode: 'production' | 'development'): RenderPage {
  const handle = createRequestHandler(build, mode);
  return async ({ address, scope, publicUrl, fetch, budgetMs, nonce, log }) => {
    const page: ServerPage = {
      scope,
      publicUrl,
      nonce,
      log: onceEach(log),
      locale: scope.locale,
      catalogue: await loadCatalogue(scope.locale),
      api: createClient({ base: API_BASE, fetch, headers: () => scopeHeaders(scope) }),
      queryClient: createQueryClient(),
      deadline: AbortSignal.timeout(budgetMs),
      isIncomplete: false,
      isBroken: false,
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
  /** The first render failed; the framework now renders the error page. */
  isBroken: boolean;
  /** The rendered HTML; the framework's response carries only status and headers. */
  document: string | undefined;
}

/** Renders a whole page before the first byte: it is cached for everyone, so streaming gains nothing. */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const page = context.get(pageRequest) as ServerPage;
  headers.set('content-type', 'text/html; charset=utf-8');
  try {
    const { text, hasFailed } = await render(
      <RuntimeProvider runtime={page}>
        <ServerRouter context={entry} url={request.url} nonce={page.nonce} />
      </RuntimeProvider>,
      page,
    );
    const response = new Response(null, { status: hasFailed ? 500 : status, headers });
    page.document = text;
    return response;
  } catch (error) {
    if (!page.isBroken) {
      page.isBroken = true;
      throw error;
    }
    page.log(error);
    page.document = await brokenDocument(page.locale);
    return new Response(null, { status: 500, headers });
  }
}

/** Renders to a string, or rejects. This includes errors while React writes to the stream, which only the stream reports. */
async function render(content: ReactNode, { nonce, log }: ServerPage): Promise<{ readonly text: string; readonly hasFailed: boolean }> {
  let hasFailed = false;
  const chunks: Buffer[] = [];
  const out = new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write: (chunk: Buffer, _encoding, done) => {
      chunks.push(chunk);
      done();
    },
  });
  const { pipe, abort } = renderToPipeableStream(content, {
    nonce,
    // Otherwise React streams finished parts out of order and moves them into place by a script.
    progressiveChunkSize: Infinity,
    onAllReady: () => void pipe(out),
    onShellError: (error) => out.destroy(error as Error),
    onError: (error) => {
      hasFailed = true;
      log(error);
    },
  });
  const timer = setTimeout(() => abort(new Error('The page took too long to render')), RENDER_TIMEOUT_MS);
  try {
    await finished(out);
    return { text: Buffer.concat(chunks).toString(), hasFailed };
  } finally {
    clearTimeout(timer);
  }
}

/** React and the framework may both report the same error. */
function onceEach(log: (error: unknown) => void): (error: unknown) => void {
  const reported = new Set<unknown>();
  return (error) => {
    if (!reported.has(error)) log(error);
    reported.add(error);
  };
}

/** Standalone page for an overloaded server. The browser retries by itself. */
export async function busyDocument(locale: Locale): Promise<string> {
  const { t, direction } = createI18n(locale, await loadCatalogue(locale));
  const retry = '<meta http-equiv="refresh" content="3">';
  return plainDocument({ locale, direction, title: t('The shop is busy'), advice: t('Please try again in a moment.'), retry });
}

/** Standalone page for the case that the error page itself cannot be rendered. */
export async function brokenDocument(locale: Locale): Promise<string> {
  const { t, direction } = createI18n(locale, await loadCatalogue(locale));
  const advice = t('It is our fault, not yours. Please try again in a moment, or start from the home page.');
  return plainDocument({ locale, direction, title: t('Something went wrong'), advice });
}

interface PlainDocument {
  readonly locale: Locale;
  readonly direction: string;
  readonly title: string;
  readonly advice: string;
  readonly retry?: string;
}

function plainDocument({ locale, direction, title, advice, retry = '' }: PlainDocument): string {
  return `<!doctype html><html lang="${locale}" dir="${direction}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">${retry}<title>${title}</title><h1>${title}</h1><p>${advice}</p></html>`;
}

/** Logs errors of loaders and of rendering. Aborted requests and missing pages are not errors. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) (context.get(pageRequest) as ServerPage).log(error);
};
