import { open, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { PMTiles, type Source } from 'pmtiles';
import type { HostConfig } from './config.ts';

/** The archive of the map's tiles: made by the demo city, or by the operator. */
export const mapArchivePath = ({ dataDir }: Pick<HostConfig, 'dataDir'>) => join(dataDir, 'map', 'city.pmtiles');

/** Its streets, houses and places, which the shop reads when it starts. */
export const gazetteerPath = ({ dataDir }: Pick<HostConfig, 'dataDir'>) => join(dataDir, 'map', 'gazetteer.json.gz');

/** How long an absent archive is not looked for again. */
const LOOK_AGAIN_MS = 2_000;

interface OpenArchive {
  readonly version: string;
  readonly tiles: PMTiles;
  readonly file: FileHandle;
}

/** The tiles of an archive. It may appear, and be replaced, while the shop runs. */
export class MapArchive {
  readonly #path: string;
  #opened: Promise<OpenArchive | undefined> | undefined;
  #checkedAt = 0;

  constructor(path: string) {
    this.#path = path;
  }

  /** Returns the zooms and a version that changes with the file; undefined without an archive. */
  async describe(): Promise<{ readonly version: string; readonly minZoom: number; readonly maxZoom: number } | undefined> {
    const archive = await this.#open();
    if (!archive) return undefined;
    const { minZoom, maxZoom } = await archive.tiles.getHeader();
    return { version: archive.version, minZoom, maxZoom };
  }

  /** Returns a vector tile, uncompressed; undefined where the archive has none. */
  async read(zoom: number, x: number, y: number): Promise<Buffer | undefined> {
    const tile = await (await this.#open())?.tiles.getZxy(zoom, x, y);
    return tile && Buffer.from(tile.data);
  }

  async close(): Promise<void> {
    await (await this.#opened)?.file.close();
    this.#opened = undefined;
  }

  async #open(): Promise<OpenArchive | undefined> {
    if (Date.now() - this.#checkedAt > LOOK_AGAIN_MS) {
      this.#checkedAt = Date.now();
      const known = this.#opened;
      this.#opened = this.#reopen(known);
    }
    return this.#opened;
  }

  async #reopen(known: Promise<OpenArchive | undefined> | undefined): Promise<OpenArchive | undefined> {
    const before = await known;
    const found = await stat(this.#path).catch(() => undefined);
    if (!found) return before;
    const version = `${found.mtimeMs.toString(36)}-${found.size.toString(36)}`;
    if (before?.version === version) return before;
    // It may be gone by now, or not be readable yet. The next look tries again.
    const file = await open(this.#path).catch(() => undefined);
    if (!file) return before;
    await before?.file.close();
    return { version, file, tiles: new PMTiles(sourceOf(file, version)) };
  }
}

function sourceOf(file: FileHandle, version: string): Source {
  return {
    getKey: () => version,
    getBytes: async (offset, length) => {
      const bytes = new Uint8Array(length);
      const { bytesRead } = await file.read(bytes, 0, length, offset);
      return { data: bytes.buffer.slice(0, bytesRead) };
    },
  };
}
