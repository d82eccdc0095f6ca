import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { gzip, gzipSync } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import type { Endpoint } from '@bozor/contract/endpoint.ts';
import { acceptsGzip, ownCopy, SMALLEST_GZIP_BYTES, type ReadyAnswer } from './ready-answer.ts';
import { headersOf, type Scope } from './scope.ts';

interface Kept {
  readonly plain: ReadyAnswer;
  /** The same for those who accept gzip; packed once, when the first of them asks. */
  packed?: ReadyAnswer;
  readonly until: number;
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
const MOST_SPELLINGS = 5_000;
/** Up to here packing takes less than handing it to another thread: a fifth of a millisecond. */
const SMALL_BYTES = 32 * 1024;
const PACKING = { level: 5 };
const compress = promisify(gzip);

/**
 * Serialized answers of public endpoints, kept for their `cacheSeconds` or until the catalogue changes, whichever is first.
 * One caller computes, the others that ask for the same wait for it. Only what is in the key may shape the answer:
 * path, query and, as far as the endpoint depends on them, locale, zones, module, and the point rounded to about 11 m.
 */
export class ReplyCache {
  readonly #kept = new Map<string, Kept>();
  readonly #waiting = new Map<string, Promise<Kept | undefined>>();
  /** What was asked, letter for letter, and the key it came to: a request that is spelled the same needs no reading. */
  readonly #spelled = new Map<string, string>();
  #bytes = 0;
  #version = 0;

  /** Forgets everything: the catalogue changed. */
  drop(): void {
    this.#version += 1;
    this.#kept.clear();
    this.#spelled.clear();
    this.#bytes = 0;
  }

  /** The kept answer to a request that was answered before, headers and all. */
  ready(request: Pick<IncomingMessage, 'url' | 'headers'>): ReadyAnswer | undefined {
    const spelling = spellingOf(request);
    const key = this.#spelled.get(spelling);
    if (key === undefined) return undefined;
    const kept = this.#kept.get(key);
    if (!kept || kept.until <= Date.now()) {
      this.#spelled.delete(spelling);
      return undefined;
    }
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

  async #find(asked: Asked, make: () => Promise<Made>): Promise<Kept> {
    const key = keyOf(asked);
    const found = this.#kept.get(key);
    // Without a pause before the making is known to be under way: another may ask in between.
    const making = this.#waiting.get(key);
    const kept = found && found.until > Date.now() ? found : ((making && (await making)) ?? (await this.#make(key, asked.endpoint, make)));
    if (this.#kept.get(key) === kept) this.#remember(spellingOf(asked.raw), key);
    return kept;
  }

  async #make(key: string, endpoint: AnyEndpoint, make: () => Promise<Made>): Promise<Kept> {
    const work = this.#compute(key, endpoint, make);
    const settled = work.catch(() => undefined);
    this.#waiting.set(key, settled);
    try {
      return await work;
    } finally {
      if (this.#waiting.get(key) === settled) this.#waiting.delete(key);
    }
  }

  async #compute(key: string, endpoint: AnyEndpoint, make: () => Promise<Made>): Promise<Kept> {
    const { cacheSeconds: seconds = 0 } = endpoint;
    const version = this.#version;
    const { status, json } = await make();
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': `public, max-age=${seconds}`,
      'vary': varyOf(endpoint),
    };
    const kept: Kept = { plain: { status, headers, body: ownCopy(Buffer.from(json)) }, until: Date.now() + seconds * 1000 };
    if (version === this.#version) this.#keep(key, kept);
    return kept;
  }

  async #pack(kept: Kept): Promise<ReadyAnswer> {
    const { plain } = kept;
    if (kept.packed || plain.body.length < SMALLEST_GZIP_BYTES) return kept.packed ?? plain;
    const body = ownCopy(plain.body.length <= SMALL_BYTES ? gzipSync(plain.body, PACKING) : await compress(plain.body, PACKING));
    kept.packed ??= { ...plain, headers: { ...plain.headers, 'content-encoding': 'gzip' }, body };
    return kept.packed;
  }

  #remember(spelling: string, key: string): void {
    this.#spelled.delete(spelling);
    this.#spelled.set(spelling, key);
    if (this.#spelled.size > MOST_SPELLINGS) this.#spelled.delete(this.#spelled.keys().next().value!);
  }

  #keep(key: string, kept: Kept): void {
    const old = this.#kept.get(key);
    if (old) this.#bytes -= bytesOf(old);
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    this.#bytes += bytesOf(kept);
    for (const [oldest, entry] of this.#kept) {
      if (this.#bytes <= MAX_BYTES && entry.until > Date.now()) break;
      this.#kept.delete(oldest);
      this.#bytes -= bytesOf(entry);
    }
  }
}

/** Lists pack to about a fifth, with or without anybody having asked for it yet. */
const bytesOf = ({ plain }: Kept): number => Math.ceil(plain.body.length * 1.2);

const varyOf = ({ dependsOn }: AnyEndpoint): string => `${headersOf(dependsOn)}, Accept-Encoding`;

function keyOf({ endpoint, params, query, scope }: Asked): string {
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

/** Everything that `keyOf` is read from, as it came. No address or header holds a line's end, so no two requests share a spelling by trickery. */
function spellingOf({ url, headers }: Pick<IncomingMessage, 'url' | 'headers'>): string {
  let spelling = url ?? '';
  for (const name of SCOPE_HEADERS) spelling += `\n${String(headers[name])}`;
  return spelling;
}

const SCOPE_HEADERS = ['zoneid', 'moduleid', 'x-localization', 'latitude', 'longitude'];
