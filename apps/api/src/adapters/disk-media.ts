import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import type { MediaStore } from '../ports/media.ts';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
};
const KEY = /^[\w-]+(\/[\w-]+)*\.[a-z0-9]{2,5}$/;

/** Pictures as files: public ones in a folder served under `/media/`, private ones in another that is not served. */
export function diskMedia({
  publicFolder,
  privateFolder,
  copiesFolder,
}: {
  readonly publicFolder: string;
  readonly privateFolder: string;
  /** Holds the derived copies of a public picture in a folder of its key; deleted with it. */
  readonly copiesFolder: string;
}): MediaStore {
  const places = (key: string) => {
    if (!KEY.test(key)) throw new Error(`Not a key of a picture: ${JSON.stringify(key)}`);
    return [join(publicFolder, key), join(privateFolder, key)] as const;
  };
  return {
    put: async (key, bytes, options) => {
      const file = places(key)[options.private ? 1 : 0];
      await mkdir(dirname(file), { recursive: true });
      // Write and rename, so that readers see the whole picture or none.
      await writeFile(`${file}.part`, bytes, { mode: options.private ? 0o600 : 0o644 });
      await rename(`${file}.part`, file);
    },
    get: async (key) => {
      for (const file of places(key)) {
        const bytes = await readFile(file).catch(() => undefined);
        if (bytes) return { bytes, contentType: CONTENT_TYPES[extname(key)] ?? 'application/octet-stream' };
      }
      return undefined;
    },
    remove: async (key) => {
      for (const file of places(key)) await rm(file, { force: true });
      await rm(join(copiesFolder, key), { recursive: true, force: true });
    },
  };
}
