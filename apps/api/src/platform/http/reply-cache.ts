import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { gzip, gzipSync } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Endpoint } from '@bozor/contract/endpoint.ts';
import { acceptsGzip, ownCopy, SMALLEST_GZIP_BYTES, type ReadyAnswer } from './ready-answer.ts';
import { dependenceOf, hasReadablePoint, headersOf, type Scope } from './scope.ts';

interface Kept {
  readonly plain: ReadyAnswer;
  /** Gzip version, compressed at the first request that accepts it. */
  packed?: ReadyAnswer;
}

type AnyEndpoint = Endpoint<any, any, any, any, any>;

/** A validated request to a public endpoint. */
export interface Asked {
  readonly endpoint: AnyEndpoint;
  readonly params: unknown;
  readonly query: unknown;
  readonly scope: Scope;
  /** The request as received. */
  readonly raw: Pick<IncomingMessage, 'url' | 'headers'>;
}

/** A response that is not cached yet. */
export interface Made {
  readonly status: number;
  readonly json: string;
}

const MAX_BYTES = 24 * 1024 * 1024;
const MAX_BYTES_OF_SPELLINGS = 2 * 1024 * 1024;
/** Approximate size of an entry's objects and headers. */
const OVERHEAD_BYTES = 1_024;
/** Up to this size, compressing costs less than handing it to another thread: a fifth of a millisecond. */
const SMALL_BYTES = 32 * 1024;
const PACKING = { level: 5 };
const compress = promisify(gzip);
const CLOCK = { now: () => Date.now() };

interface Question {
  readonly endpoint: AnyEndpoint;
  readonly make: () => Promise<Made>;
}

/**
 * LRU cache of serialized responses of public endpoints, each for its `cacheSeconds` or until the catalogue changes, whichever is first.
 * Concurrent requests for one response share one computation. A response begun before a drop goes to its waiters and is not cached. Only
 * the key may affect the response: path, query and, as far as the endpoint depends on them, locale, zones, module, and the point rounded to
 * about 11 m.
 */
export class ReplyCache {
  readonly #kept = new LRUCache<string, Kept, Question>({
    maxSize: MAX_BYTES,
    sizeCalculation: bytesOf,
    ttlAutopurge: true,
    ttlResolution: 0,
    perf: CLOCK,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: { endpoint, make } }) => compute(endpoint, make),
  });
  /** Cache key by raw request, so that a repeated request need not be parsed. */
  readonly #spelled = new LRUCache<string, string>({
    maxSize: MAX_BYTES_OF_SPELLINGS,
    sizeCalculation: (key, spelling) => 2 * (spelling.length + key.length) + 100,
  });

  /** Approximate size of responses, keys and raw requests. */
  get bytes(): number {
    return this.#kept.calculatedSize + this.#spelled.calculatedSize;
  }

  /** Clears the cache: the catalogue changed. */
  drop(): void {
    this.#kept.clear();
    this.#spelled.clear();
  }

  /** Cached response with headers to a repeated request. */
  ready(request: Pick<IncomingMessage, 'url' | 'headers'>): ReadyAnswer | undefined {
    // An unreadable point is refused, even where the response does not depend on it.
    if (!hasReadablePoint(request.headers)) return undefined;
    const spelling = spellingOf(request);
    const kept = this.#keptAs(spelling) ?? this.#keptAs(withPoint(spelling, request));
    if (!kept) return undefined;
    return acceptsGzip(request.headers) && kept.plain.body.length >= SMALLEST_GZIP_BYTES ? kept.packed : kept.plain;
  }

  /** Sends the response, compressed if the client accepts it. */
  async serve(asked: Asked, make: () => Promise<Made>, reply: FastifyReply): Promise<FastifyReply> {
    const kept = await this.#find(asked, make);
    const { status, headers, body } = acceptsGzip(asked.raw.headers) ? await this.#pack(kept) : kept.plain;
    return reply.code(status).headers(headers).send(body);
  }

  /** Uncompressed response for an in-process call. */
  async answer(asked: Asked, make: () => Promise<Made>): Promise<ReadyAnswer> {
    return (await this.#find(asked, make)).plain;
  }

  #keptAs(spelling: string): Kept | undefined {
    const key = this.#spelled.get(spelling);
    if (key === undefined) return undefined;
    const kept = this.#kept.get(key);
    if (!kept) this.#spelled.delete(spelling);
    return kept;
  }

  async #find({ raw, ...asked }: Asked, make: () => Promise<Made>): Promise<Kept> {
    const key = keyOf(asked);
    const { endpoint } = asked;
    const kept = await this.#kept.forceFetch(key, { ttl: (endpoint.cacheSeconds ?? 0) * 1000 || 1, context: { endpoint, make } });
    if (this.#kept.peek(key) === kept) this.#spelled.set(spelledFor(asked, raw), key);
    return kept;
  }

  async #pack(kept: Kept): Promise<ReadyAnswer> {
    const { plain } = kept;
    if (kept.packed || plain.body.length < SMALLEST_GZIP_BYTES) return kept.packed ?? plain;
    const body = ownCopy(plain.body.length <= SMALL_BYTES ? gzipSync(plain.body, PACKING) : await compress(plain.body, PACKING));
    kept.packed ??= { ...plain, headers: { ...plain.headers, 'content-encoding': 'gzip' }, body };
    return kept.packed;
  }
}

async function compute(endpoint: AnyEndpoint, make: () => Promise<Made>): Promise<Kept> {
  const { status, json } = await make();
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': `public, max-age=${endpoint.cacheSeconds ?? 0}`,
    'vary': varyOf(endpoint),
  };
  return { plain: { status, headers, body: ownCopy(Buffer.from(json)) } };
}

/** Lists compress to about a fifth. The gzip version counts from the start, whether it exists yet or not. */
function bytesOf({ plain }: Kept, key: string): number {
  return Math.ceil(plain.body.length * 1.2) + 2 * key.length + OVERHEAD_BYTES;
}

const varyOf = ({ dependsOn }: AnyEndpoint): string => `${headersOf(dependsOn)}, Accept-Encoding`;

function keyOf({ endpoint, params, query, scope }: Omit<Asked, 'raw'>): string {
  const point = scope.point ? `${scope.point.lat.toFixed(4)},${scope.point.lng.toFixed(4)}` : '';
  return [
    endpoint.path,
    JSON.stringify(params),
    JSON.stringify(query),
    scope.zoneIds.join(','),
    scope.moduleId ?? '',
    scope.locale,
    point,
  ].join('|');
}

/** All raw inputs of `keyOf`, but for the point. URLs and headers cannot contain a line break, so the result is unambiguous. */
function spellingOf({ url, headers }: Spelled): string {
  let spelling = url ?? '';
  for (const name of SCOPE_HEADERS) spelling += `\n${String(headers[name])}`;
  return spelling;
}

const withPoint = (spelling: string, { headers }: Spelled): string =>
  `${spelling}\n${String(headers['latitude'])}\n${String(headers['longitude'])}`;

/** Adds the point where the response depends on it. Without it, one entry serves shoppers everywhere. */
function spelledFor({ endpoint, query }: Pick<Asked, 'endpoint' | 'query'>, raw: Spelled): string {
  const spelling = spellingOf(raw);
  return dependenceOf(endpoint, query) === 'point' ? withPoint(spelling, raw) : spelling;
}

type Spelled = Pick<IncomingMessage, 'url' | 'headers'>;

const SCOPE_HEADERS = ['zoneid', 'moduleid', 'x-localization'];
