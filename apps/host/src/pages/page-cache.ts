import type { ReadyAnswer } from '@bozor/api/platform/http/ready-answer.ts';
import type { Packing } from './packing.ts';

/** A finished answer, ready to be sent as it is. */
export interface KeptPage {
  readonly status: number;
  readonly etag: string;
  /** Of the plain body. */
  readonly headers: Readonly<Record<string, string>>;
  /** Only where packing is not worth it. */
  readonly plain: Buffer | undefined;
  /** An eighth of the memory, and what nearly everybody asks for. A packing is there once somebody has asked for it. */
  readonly packed: Map<Packing, ReadyAnswer>;
}

/** A page just made, and whether others may have it too. */
export interface MadePage {
  readonly page: KeptPage;
  readonly isKeepable: boolean;
}

interface PageCacheOptions {
  readonly maxBytes: number;
  readonly ttlMs: number;
  readonly now?: () => number;
}

interface Entry {
  readonly page: KeptPage;
  readonly bytes: number;
  readonly until: number;
}

/**
 * Pages by key, for a short time or until they are dropped. One caller makes a page, the others that ask for the same wait for it.
 * A page that was begun before a drop is given to those who waited, but not kept: it may tell of what was.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #making = new Map<string, Promise<KeptPage>>();
  readonly #options: Required<PageCacheOptions>;
  #bytes = 0;
  #generation = 0;

  constructor(options: PageCacheOptions) {
    this.#options = { now: Date.now, ...options };
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** The kept page, which thereby becomes the last to be put out when room is needed. */
  get(key: string): KeptPage | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    if (entry.until <= this.#options.now()) {
      this.#bytes -= entry.bytes;
      return undefined;
    }
    this.#entries.set(key, entry);
    return entry.page;
  }

  /** Makes a page unless somebody is making it already. */
  make(key: string, make: () => Promise<MadePage>): Promise<KeptPage> {
    const making = this.#making.get(key);
    if (making) return making;
    const work = this.#make(key, make).finally(() => {
      if (this.#making.get(key) === work) this.#making.delete(key);
    });
    this.#making.set(key, work);
    return work;
  }

  /** Forgets everything: what the pages show has changed. */
  drop(): void {
    this.#generation += 1;
    this.#entries.clear();
    this.#making.clear();
    this.#bytes = 0;
  }

  async #make(key: string, make: () => Promise<MadePage>): Promise<KeptPage> {
    const generation = this.#generation;
    const { page, isKeepable } = await make();
    if (isKeepable && generation === this.#generation) this.#keep(key, page);
    return page;
  }

  #keep(key: string, page: KeptPage): void {
    const bytes = sizeOf(page) + 2 * key.length + OVERHEAD_BYTES;
    if (bytes > this.#options.maxBytes) return;
    this.#bytes += bytes - (this.#entries.get(key)?.bytes ?? 0);
    this.#entries.delete(key);
    this.#entries.set(key, { page, bytes, until: this.#options.now() + this.#options.ttlMs });
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes <= this.#options.maxBytes && entry.until > this.#options.now()) return;
      this.#entries.delete(oldest);
      this.#bytes -= entry.bytes;
    }
  }
}

/** About what headers and objects of one entry take. */
const OVERHEAD_BYTES = 2_048;

/** With room for a second packing. */
function sizeOf({ plain, packed }: KeptPage): number {
  return (plain?.length ?? 0) + 2 * Math.max(0, ...[...packed.values()].map(({ body }) => body.length));
}
