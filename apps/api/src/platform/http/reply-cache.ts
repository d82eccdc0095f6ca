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
  /** The same for those who accept gzip; packed once, when the first of them asks. */
  packed?: ReadyAnswer;
}

type AnyEndpoint = Endpoint<any, any, any, any, any>;

/** A checked question to a public endpoint. */
export interface Asked {
  readonly endpoint: AnyEndpoint;
  readonly params: unknown;
  readonly query: unknown;
  readonly scope: Scope;
  /** The request as it came. */
  readonly raw: Pick<IncomingMessage, 'url' | 'headers'>;
}

/** An answer that nobody has kept yet. */
export interface Made {
  readonly status: number;
  readonly json: string;
}

const MAX_BYTES = 24 * 1024 * 1024;
const MAX_BYTES_OF_SPELLINGS = 2 * 1024 * 1024;
/** About what the objects and headers of one entry take. */
const OVERHEAD_BYTES = 1_024;
/** Up to here packing takes less than handing it to another thread: a fifth of a millisecond. */
const SMALL_BYTES = 32 * 1024;
const PACKING = { level: 5 };
const compress = promisify(gzip);
const CLOCK = { now: () => Date.now() };

interface Question {
  readonly endpoint: AnyEndpoint;
  readonly make: () => Promise<Made>;
}

/**
 * LRU cache of serialized answers of public endpoints, each for its `cacheSeconds` or until the catalogue changes, whichever is first.
 * Concurrent requests for one answer share one computation; an answer begun before a drop goes to those who waited and is not cached.
 * Only what is in the key may shape the answer: path, query and, as far as the endpoint depends on them, locale, zones, module,
 * and the point rounded to about 11 m.
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
  /** Cache key by the request as it was spelled: one that is spelled the same need not be parsed. */
  readonly #spelled = new LRUCache<string, string>({
    maxSize: MAX_BYTES_OF_SPELLINGS,
    sizeCalculation: (key, spelling) => 2 * (spelling.length + key.length) + 100,
  });

  /** Bytes that answers, their keys and the known spellings take, about. */
  get bytes(): number {
    return this.#kept.calculatedSize + this.#spelled.calculatedSize;
  }

  /** Forgets everything: the catalogue changed. */
  drop(): void {
    this.#kept.clear();
    this.#spelled.clear();
  }

  /** The kept answer to a request that was answered before, headers and all. */
  ready(request: Pick<IncomingMessage, 'url' | 'headers'>): ReadyAnswer | undefined {
    // One that cannot be read is refused, also where the answer does not depend on it.
    if (!hasReadablePoint(request.headers)) return undefined;
    const spelling = spellingOf(request);
    const kept = this.#keptAs(spelling) ?? this.#keptAs(withPoint(spelling, request));
    if (!kept) return undefined;
    return acceptsGzip(request.headers) && kept.plain.body.length >= SMALLEST_GZIP_BYTES ? kept.packed : kept.plain;
  }

  /** Answers the request that asks, packed where it can be read. */
  async serve(asked: Asked, make: () => Promise<Made>, reply: FastifyReply): Promise<FastifyReply> {
    const kept = await this.#find(asked, make);
    const { status, headers, body } = acceptsGzip(asked.raw.headers) ? await this.#pack(kept) : kept.plain;
    return reply.code(status).headers(headers).send(body);
  }

  /** The same for whoever asks in this process and reads it as it is. */
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

/** Lists pack to about a fifth, with or without anybody having asked for it yet. */
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

/** Everything that `keyOf` is read from, as it came, but for the point. No address or header holds a line's end, so no two requests share a spelling by trickery. */
function spellingOf({ url, headers }: Spelled): string {
  let spelling = url ?? '';
  for (const name of SCOPE_HEADERS) spelling += `\n${String(headers[name])}`;
  return spelling;
}

const withPoint = (spelling: string, { headers }: Spelled): string =>
  `${spelling}\n${String(headers['latitude'])}\n${String(headers['longitude'])}`;

/** With the point where the answer depends on it: without, one spelling serves shoppers everywhere. */
function spelledFor({ endpoint, query }: Pick<Asked, 'endpoint' | 'query'>, raw: Spelled): string {
  const spelling = spellingOf(raw);
  return dependenceOf(endpoint, query) === 'point' ? withPoint(spelling, raw) : spelling;
}

type Spelled = Pick<IncomingMessage, 'url' | 'headers'>;

const SCOPE_HEADERS = ['zoneid', 'moduleid', 'x-localization'];
