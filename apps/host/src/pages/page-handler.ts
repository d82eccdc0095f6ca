import { hash, randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { boundedQueue, QueueFull } from '@bozor/api/platform/limits/bounded-queue.ts';
import { ownCopy, SMALLEST_GZIP_BYTES, type FindReadyReply, type ReadyReply } from '@bozor/api/platform/http/ready-reply.ts';
import type { Fetch } from '@bozor/contract/client.ts';
import type { PageDescription } from '@bozor/storefront/app/platform/pages/describe-page.ts';
import type { RenderPage } from '@bozor/storefront/app/platform/pages/server-entry.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compress, encodingFor, decompress, type ContentEncoding } from './compression.ts';
import { PageCache, type CachedPage, type RenderResult } from './page-cache.ts';
import type { ContentPolicy, OutsideSources } from '../front-ends/content-policy.ts';
import type { ServerBuild } from '../front-ends/server-build.ts';
import { addCspHashes } from './add-csp-hashes.ts';

export interface PageHandlerOptions {
  readonly build: ServerBuild;
  /** Content security policy of its documents. */
  readonly policy: ContentPolicy;
  /** Public address of the shop; pages never see the host name of the request. */
  readonly publicUrl: string;
  /** The API, preferably in process. */
  readonly fetch: Fetch;
  readonly log: (error: unknown) => void;
  /** Timeout of a page's API calls; the page is then sent with the data it has. */
  readonly budgetMs?: number;
  /** Hosts that an operator has opened the pages to, requested for each render. */
  readonly outside?: () => Promise<OutsideSources>;
  readonly cacheMs?: number;
  readonly cacheBytes?: number;
}

export interface PageHandler {
  readonly answer: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  /** Returns the response when the page is cached. */
  readonly ready: FindReadyReply;
  /** Evicts all cached pages: their data has changed. */
  readonly drop: () => void;
}

const LONGEST_ADDRESS = 2_048;
const NOTHING = Buffer.alloc(0);

/** Serves pages and their data, from the cache where possible. */
export function createPageHandler(options: PageHandlerOptions): PageHandler {
  const { build, log, cacheMs = 30_000, cacheBytes = 24 * 1024 * 1024 } = options;
  const { describePage, createPageRenderer, busyDocument, brokenDocument } = build.entry.module;
  const render = createPageRenderer(build, 'production');
  const cache = new PageCache({ ttlMs: cacheMs, maxBytes: cacheBytes });
  const inTurn = boundedQueue({ atOnce: 8, waiting: 100 });

  const answer: PageHandler['answer'] = async (request, reply) => {
    const { url = '/', headers } = request.raw;
    const page = describePage({ url, cookie: headers.cookie, acceptLanguage: headers['accept-language'] });
    if (url.length > LONGEST_ADDRESS)
      return page.isData
        ? reply.code(414).type('text/plain').send('This address is too long.')
        : reply.redirect(shortened(page.address), 302);
    if (page.redirectTo !== undefined) return reply.redirect(page.redirectTo, 308);
    const cached = cache.get(page.key);
    const encoding = encodingFor(headers) ?? 'gzip';
    try {
      return await send(
        request,
        reply,
        cached ?? (await cache.make(page.key, () => inTurn(() => makePage(page, encoding, render, options)))),
      );
    } catch (error) {
      log(error);
      const { locale } = page.scope;
      void reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
      return error instanceof QueueFull
        ? reply
            .code(503)
            .header('retry-after', '3')
            .send(await busyDocument(locale))
        : reply.code(500).send(await brokenDocument(locale));
    }
  };
  const ready: FindReadyReply = ({ url = '/', headers }) => {
    if (url.length > LONGEST_ADDRESS) return undefined;
    const page = describePage({ url, cookie: headers.cookie, acceptLanguage: headers['accept-language'] });
    const cached = page.isKnown && page.redirectTo === undefined ? cache.get(page.key) : undefined;
    return cached && readyOf(cached, headers);
  };
  return { answer, ready, drop: () => cache.drop() };
}

/** Shortens an overlong address to the part that is read, at least its path; else to a page that does not exist. */
function shortened(address: string): string {
  return [address, address.replace(/\?.*/s, '')].find((each) => each.length <= LONGEST_ADDRESS) ?? '/404';
}

async function makePage(
  page: PageDescription,
  encoding: ContentEncoding,
  render: RenderPage,
  { publicUrl, fetch, log, budgetMs = 800, policy, outside }: PageHandlerOptions,
): Promise<RenderResult> {
  const began = performance.now();
  const nonce = randomUUID();
  const { response, text, isIncomplete } = await render({
    address: page.address,
    scope: page.scope,
    publicUrl,
    fetch,
    budgetMs,
    nonce,
    log,
  });
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  const isDocument = type.startsWith('text/html');
  const hashed = isDocument ? addCspHashes(text, nonce, policy, await outside?.()) : undefined;
  const body = Buffer.from(hashed?.html ?? text);
  const isCacheable = !isIncomplete && (response.status === 200 || (response.status === 404 && !page.isKnown));
  const etag = `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
  const headers: Record<string, string> = {
    'content-type': type,
    'cache-control': cacheControlOf(page, isCacheable),
    'vary': 'Cookie, Accept-Language, Accept-Encoding',
    'server-timing': `render;dur=${(performance.now() - began).toFixed(1)}`,
    'content-language': page.scope.locale,
    etag,
    ...(hashed && { 'content-security-policy': hashed.policy }),
    ...(response.status === 503 && { 'retry-after': '3' }),
    ...Object.fromEntries(
      ['location', 'x-remix-response'].flatMap((name) => (response.headers.has(name) ? [[name, response.headers.get(name)!]] : [])),
    ),
  };
  const isSmall = body.length < SMALLEST_GZIP_BYTES;
  const made = { status: response.status, etag, headers, plain: isSmall ? ownCopy(body) : undefined, compressed: new Map() };
  if (!isSmall) await addEncoding(made, encoding, body);
  return { page: made, isCacheable };
}

async function addEncoding(page: CachedPage, encoding: ContentEncoding, body: Buffer): Promise<void> {
  const headers = { ...page.headers, 'content-encoding': encoding };
  page.compressed.set(encoding, { status: page.status, headers, body: await compress(body, encoding) });
}

/** Browsers revalidate their copy each time; prefetched data stays valid until the click. */
function cacheControlOf(page: PageDescription, isCacheable: boolean): string {
  if (!isCacheable) return 'private, no-store';
  return page.isData ? 'private, max-age=30' : 'private, no-cache';
}

async function send({ raw }: FastifyRequest, reply: FastifyReply, page: CachedPage): Promise<FastifyReply> {
  const missing = encodingFor(raw.headers);
  if (missing && page.compressed.size > 0 && !page.compressed.has(missing)) await addEncoding(page, missing, plainOf(page));
  const { status, headers, body } = readyOf(page, raw.headers)!;
  void reply.code(status).headers(headers);
  return status === 304 ? reply.send() : reply.send(body);
}

/** Returns the response for a client; undefined while the page is not compressed as the client accepts it. */
function readyOf(page: CachedPage, requested: IncomingHttpHeaders): ReadyReply | undefined {
  const encoding = page.plain ? undefined : encodingFor(requested);
  const compressed = encoding && page.compressed.get(encoding);
  if (encoding && !compressed) return undefined;
  const headers = compressed?.headers ?? page.headers;
  if (page.status === 200 && requested['if-none-match'] === page.etag) return { status: 304, headers, body: NOTHING };
  return compressed ?? { status: page.status, headers, body: plainOf(page) };
}

function plainOf({ plain, compressed }: CachedPage): Buffer {
  if (plain) return plain;
  const [encoding, { body }] = [...compressed][0]!;
  return decompress(body, encoding);
}
