import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { gzip, gzipSync } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Endpoint } from '@bozor/contract/endpoint.ts';
import { acceptsGzip, ownCopy, SMALLEST_GZIP_BYTES, type ReadyReply } from './ready-reply.ts';
import { dependenceOf, hasReadablePoint, headersOf, type Scope } from './scope.ts';

interface CachedReply {
  readonly plain: ReadyReply;
  /** Gzip version, compressed at the first request that accepts it. */
  gzipped?: ReadyReply;
}

type AnyEndpoint = Endpoint<any, any, any, any, any>;

/** A validated request to a public endpoint. */
export interface PublicRequest {
  readonly endpoint: AnyEndpoint;
  readonly params: unknown;
  readonly query: unknown;
  readonly scope: Scope;
  /** The request as received. */
  readonly raw: Pick<IncomingMessage, 'url' | 'headers'>;
}

/** A response that is not cached yet. */
export interface FreshReply {
  readonly status: number;
  readonly json: string;
}

const MAX_BYTES = 16 * 1024 * 1024;
const MAX_BYTES_OF_RAW_KEYS = 2 * 1024 * 1024;
/** Approximate size of an entry's objects and headers. */
const OVERHEAD_BYTES = 1_024;
/** Up to this size, compressing costs less than handing it to another thread: a fifth of a millisecond. */
const SMALL_BYTES = 32 * 1024;
const GZIP_OPTIONS = { level: 5 };
const compress = promisify(gzip);

interface CacheMiss {
  readonly endpoint: AnyEndpoint;
  readonly make: () => Promise<FreshReply>;
}

/**
 * LRU cache of serialized responses of public endpoints, each for its `cacheSeconds` or until the catalogue changes, whichever is first.
 * Concurrent requests for one response share one computation. A response begun before a drop goes to its waiters and is not cached. Only
 * the key may affect the response: path, query and, as far as the endpoint depends on them, locale, zones, module, and the point rounded to
 * about 11 m.
 */
export class ReplyCache {
  readonly #cached = new LRUCache<string, CachedReply, CacheMiss>({
    maxSize: MAX_BYTES,
    sizeCalculation: bytesOf,
    ttlAutopurge: true,
    ttlResolution: 0,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: { endpoint, make } }) => compute(endpoint, make),
  });
  /** Cache key by raw request, so that a repeated request need not be parsed. */
  readonly #keysByRequest = new LRUCache<string, string>({
    maxSize: MAX_BYTES_OF_RAW_KEYS,
    sizeCalculation: (key, rawKey) => 2 * (rawKey.length + key.length) + 100,
  });

  /** Approximate size of responses, keys and raw requests. */
  get bytes(): number {
    return this.#cached.calculatedSize + this.#keysByRequest.calculatedSize;
  }

  /** Clears the cache: the catalogue changed. */
  drop(): void {
    this.#cached.clear();
    this.#keysByRequest.clear();
  }

  /** Cached response with headers to a repeated request. */
  ready(request: Pick<IncomingMessage, 'url' | 'headers'>): ReadyReply | undefined {
    // An unreadable point is refused, even where the response does not depend on it.
    if (!hasReadablePoint(request.headers)) return undefined;
    const rawKey = rawKeyOf(request);
    const cached = this.#cachedAs(rawKey) ?? this.#cachedAs(withPoint(rawKey, request));
    if (!cached) return undefined;
    return acceptsGzip(request.headers) && cached.plain.body.length >= SMALLEST_GZIP_BYTES ? cached.gzipped : cached.plain;
  }

  /** Sends the response, compressed if the client accepts it. */
  async serve(asked: PublicRequest, make: () => Promise<FreshReply>, reply: FastifyReply): Promise<FastifyReply> {
    const cached = await this.#find(asked, make);
    const { status, headers, body } = acceptsGzip(asked.raw.headers) ? await this.#compress(cached) : cached.plain;
    return reply.code(status).headers(headers).send(body);
  }

  /** Uncompressed response for an in-process call. */
  async answer(asked: PublicRequest, make: () => Promise<FreshReply>): Promise<ReadyReply> {
    return (await this.#find(asked, make)).plain;
  }

  #cachedAs(rawKey: string): CachedReply | undefined {
    const key = this.#keysByRequest.get(rawKey);
    if (key === undefined) return undefined;
    const cached = this.#cached.get(key);
    if (!cached) this.#keysByRequest.delete(rawKey);
    return cached;
  }

  async #find({ raw, ...asked }: PublicRequest, make: () => Promise<FreshReply>): Promise<CachedReply> {
    const key = keyOf(asked);
    const { endpoint } = asked;
    const cached = await this.#cached.forceFetch(key, { ttl: (endpoint.cacheSeconds ?? 0) * 1000 || 1, context: { endpoint, make } });
    if (this.#cached.peek(key) === cached) this.#keysByRequest.set(rawKeyFor(asked, raw), key);
    return cached;
  }

  async #compress(cached: CachedReply): Promise<ReadyReply> {
    const { plain } = cached;
    if (cached.gzipped || plain.body.length < SMALLEST_GZIP_BYTES) return cached.gzipped ?? plain;
    const body = ownCopy(plain.body.length <= SMALL_BYTES ? gzipSync(plain.body, GZIP_OPTIONS) : await compress(plain.body, GZIP_OPTIONS));
    cached.gzipped ??= { ...plain, headers: { ...plain.headers, 'content-encoding': 'gzip' }, body };
    return cached.gzipped;
  }
}

async function compute(endpoint: AnyEndpoint, make: () => Promise<FreshReply>): Promise<CachedReply> {
  const { status, json } = await make();
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': `public, max-age=${endpoint.cacheSeconds ?? 0}`,
    'vary': varyOf(endpoint),
  };
  return { plain: { status, headers, body: ownCopy(Buffer.from(json)) } };
}

/** Lists compress to about a fifth. The gzip version counts from the start, whether it exists yet or not. */
function bytesOf({ plain }: CachedReply, key: string): number {
  return Math.ceil(plain.body.length * 1.2) + 2 * key.length + OVERHEAD_BYTES;
}

const varyOf = ({ dependsOn }: AnyEndpoint): string => `${headersOf(dependsOn)}, X-reply-shape, Accept-Encoding, Origin`;

function keyOf({ endpoint, params, query, scope }: Omit<PublicRequest, 'raw'>): string {
  const point = scope.point ? `${scope.point.lat.toFixed(4)},${scope.point.lng.toFixed(4)}` : '';
  return [
    endpoint.path,
    JSON.stringify(params),
    JSON.stringify(query),
    scope.zoneIds.join(','),
    scope.moduleId ?? '',
    scope.locale,
    scope.shape,
    point,
  ].join('|');
}

/** All raw inputs of `keyOf`, but for the point. URLs and headers cannot contain a line break, so the result is unambiguous. */
function rawKeyOf({ url, headers }: RawRequest): string {
  let rawKey = url ?? '';
  for (const name of SCOPE_HEADERS) rawKey += `\n${String(headers[name])}`;
  return rawKey;
}

const withPoint = (rawKey: string, { headers }: RawRequest): string =>
  `${rawKey}\n${String(headers['latitude'])}\n${String(headers['longitude'])}`;

/** Adds the point where the response depends on it. Without it, one entry serves shoppers everywhere. */
function rawKeyFor({ endpoint, query }: Pick<PublicRequest, 'endpoint' | 'query'>, raw: RawRequest): string {
  const rawKey = rawKeyOf(raw);
  return dependenceOf(endpoint, query) === 'point' ? withPoint(rawKey, raw) : rawKey;
}

type RawRequest = Pick<IncomingMessage, 'url' | 'headers'>;

const SCOPE_HEADERS = ['zoneid', 'moduleid', 'x-localization', 'x-reply-shape'];
