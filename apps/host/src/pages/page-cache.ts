import { LRUCache } from 'lru-cache';
import type { ReadyReply } from '@bozor/api/platform/http/ready-reply.ts';
import type { ContentEncoding } from './compression.ts';

/** A finished response. */
export interface CachedPage {
  readonly status: number;
  readonly etag: string;
  /** Headers of the uncompressed body. */
  readonly headers: Readonly<Record<string, string>>;
  /** Set only where compression is not worth it. */
  readonly plain: Buffer | undefined;
  /** Compressed bodies: an eighth of the memory, and the form that nearly every client accepts. Each is added on first request. */
  readonly compressed: Map<ContentEncoding, ReadyReply>;
}

/** A new page, and whether it may be shared. */
export interface RenderResult {
  readonly page: CachedPage;
  readonly isCacheable: boolean;
}

interface PageCacheOptions {
  readonly maxBytes: number;
  readonly ttlMs: number;
}

type Make = () => Promise<RenderResult>;

/**
 * LRU cache of pages with a lifetime and a size in bytes. Concurrent requests for one page share one render.
 * A page whose render began before a drop goes to those who waited for it and is not cached: its data may be out of date.
 */
export class PageCache {
  readonly #pages: LRUCache<string, RenderResult, Make>;

  constructor({ maxBytes, ttlMs }: PageCacheOptions) {
    this.#pages = new LRUCache<string, RenderResult, Make>({
      maxSize: maxBytes,
      sizeCalculation: (made, key) => (made.isCacheable ? bytesOf(made.page, key) : TOO_LARGE),
      ttl: ttlMs,
      ttlAutopurge: true,
      ttlResolution: 0,
      ignoreFetchAbort: true,
      fetchMethod: (_key, _stale, { context: make }) => make(),
    });
  }

  get bytes(): number {
    return this.#pages.calculatedSize;
  }

  /** Returns the cached page and marks it most recently used. */
  get(key: string): CachedPage | undefined {
    return this.#pages.get(key)?.page;
  }

  /** Renders a page, or joins a render already under way. */
  async make(key: string, make: Make): Promise<CachedPage> {
    return (await this.#pages.forceFetch(key, { context: make })).page;
  }

  /** Clears the cache: the data of the pages has changed. */
  drop(): void {
    this.#pages.clear();
  }
}

/** A size above the cache's own: the entry is returned and not cached. */
const TOO_LARGE = Number.MAX_SAFE_INTEGER;

/** Estimated size of an entry's headers and objects. */
const OVERHEAD_BYTES = 2_048;

/** Includes room for a second compression. */
function bytesOf({ plain, compressed }: CachedPage, key: string): number {
  const body = (plain?.length ?? 0) + 2 * Math.max(0, ...[...compressed.values()].map(({ body: { length } }) => length));
  return body + 2 * key.length + OVERHEAD_BYTES;
}
