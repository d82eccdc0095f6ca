import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Pictures, ResizedFormat } from '@bozor/api/ports/pictures.ts';

export interface PictureResizerOptions {
  /** A dedicated folder: files above the limit are deleted. */
  readonly folder: string;
  readonly pictures: Pick<Pictures, 'resize'>;
  readonly onError: (error: unknown) => void;
  readonly mostBytes?: number;
  readonly mostWaiting?: number;
}

/** A file inside `folder`; undefined when the original is to be sent, `busy` when it is to be sent this time. */
export type ResizedPicture = { readonly name: string } | 'busy' | undefined;

const PICTURE = /^[\w-]+(\/[\w-]+)*\.(webp|png|jpe?g)$/i;
const MEGABYTE = 1024 * 1024;
const LARGEST_ORIGINAL = 20 * MEGABYTE;
/** Disk space of an empty file. */
const BLOCK = 4096;

/** Pictures in smaller widths, encoded on first request and cached as files. An empty file records that no copy beats the original. */
export class PictureResizer {
  readonly folder: string;
  readonly #options: Required<PictureResizerOptions>;
  readonly #underway = new Map<string, Promise<ResizedPicture>>();
  #grown = Number.POSITIVE_INFINITY;
  #sweeping = false;

  constructor(options: PictureResizerOptions) {
    this.folder = options.folder;
    this.#options = { mostBytes: 256 * MEGABYTE, mostWaiting: 64, ...options };
    mkdirSync(this.folder, { recursive: true });
  }

  /** Returns the copy of the picture `key` of `root` in a width and a format. */
  async find(root: string, key: string, width: number, format: ResizedFormat): Promise<ResizedPicture> {
    if (!PICTURE.test(key)) return undefined;
    const original = await stat(join(root, key)).catch(() => undefined);
    if (!original?.isFile() || original.size > LARGEST_ORIGINAL) return undefined;
    // A replaced file gets another name.
    const name = `${key}/${Math.trunc(original.mtimeMs).toString(36)}-${original.size.toString(36)}-${width}.${format}`;
    const stored = await stat(join(this.folder, name)).catch(() => undefined);
    if (stored) return stored.size > 0 ? { name } : undefined;
    const underway = this.#underway.get(name);
    if (!underway && this.#underway.size >= this.#options.mostWaiting) return 'busy';
    const made = underway ?? this.#make(join(root, key), name, { width, format, below: original.size });
    this.#underway.set(name, made);
    return made;
  }

  async #make(
    file: string,
    name: string,
    { width, format, below }: { width: number; format: ResizedFormat; below: number },
  ): Promise<ResizedPicture> {
    try {
      const resized = await this.#options.pictures.resize(file, width, format);
      if (resized === 'out-of-order') return undefined;
      const bytes = resized === 'no-picture' || resized.length >= below ? new Uint8Array() : resized;
      await this.#keep(join(this.folder, name), bytes);
      return bytes.length > 0 ? { name } : undefined;
    } catch (error) {
      this.#options.onError(error);
      return 'busy';
    } finally {
      this.#underway.delete(name);
    }
  }

  /** Write and rename, so that readers see the whole picture or none. */
  async #keep(file: string, bytes: Uint8Array): Promise<void> {
    const part = `${file}.${randomUUID()}.part`;
    await mkdir(dirname(file), { recursive: true });
    try {
      await writeFile(part, bytes);
      await rename(part, file);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
    this.#grown += Math.max(bytes.length, BLOCK);
    if (this.#grown < this.#options.mostBytes / 8 || this.#sweeping) return;
    this.#sweeping = true;
    this.#grown = 0;
    await this.#sweep().finally(() => (this.#sweeping = false));
  }

  /** Above the limit, deletes the oldest quarter. */
  async #sweep(): Promise<void> {
    const files: { path: string; bytes: number; renderedAt: number }[] = [];
    for (const entry of await readdir(this.folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      const found = await stat(path).catch(() => undefined);
      if (found) files.push({ path, bytes: Math.max(found.size, BLOCK), renderedAt: found.mtimeMs });
    }
    let bytes = files.reduce((sum, each) => sum + each.bytes, 0);
    if (bytes <= this.#options.mostBytes) return;
    for (const each of files.toSorted((one, other) => one.renderedAt - other.renderedAt)) {
      if (bytes <= this.#options.mostBytes * 0.75) return;
      await rm(each.path, { force: true });
      bytes -= each.bytes;
    }
  }
}
