import { availableParallelism } from 'node:os';
import type { Metadata, Sharp } from 'sharp';
import type { PictureFailure, Pictures } from '../ports/pictures.ts';

type Library = (typeof import('sharp'))['default'];

const MOST_PIXELS = 25_000_000;
const LONGEST_SECONDS = 10;
const KINDS = ['Jpeg', 'Png', 'Webp'] as const;
/** Small enough for a phone, fine enough for rice. An alpha quality below 80 makes soft shadows show steps. */
const WEBP = { quality: 60, alphaQuality: 80, preset: 'picture', effort: 4 } as const;
/** A third smaller than the WebP for 1.3 times its CPU. Effort 4 takes seven times as long and saves 4 % more. */
const AVIF = { quality: 50, effort: 2 } as const;
const ENCODERS = {
  jpeg: (picture: Sharp) => picture.jpeg({ quality: 82, mozjpeg: true }),
  png: (picture: Sharp) => picture.png({ compressionLevel: 9 }),
  webp: (picture: Sharp) => picture.webp({ quality: 80, alphaQuality: 90 }),
};

/** Pictures by sharp. Where it has no build for the machine, `onMissing` is called once and every picture is refused. */
export function sharpPictures({
  load = async () => (await import('sharp')).default,
  onMissing,
}: {
  readonly load?: () => Promise<Library>;
  readonly onMissing: (error: unknown) => void;
}): Pictures {
  let loading: Promise<Library | undefined> | undefined;
  const library = () =>
    (loading ??= load()
      .then(prepare)
      .catch((error: unknown) => {
        onMissing(error);
        return undefined;
      }));
  // One core stays free for requests.
  const limited = limitConcurrency(Math.max(1, Math.min(2, availableParallelism() - 1)));
  const open = <Encoded>(from: string | Uint8Array, encode: (picture: Sharp, about: Metadata) => Promise<Encoded | 'no-picture'>) =>
    limited(async (): Promise<Encoded | PictureFailure> => {
      const sharp = await library();
      if (!sharp) return 'out-of-order';
      try {
        const picture = sharp(from, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).timeout({ seconds: LONGEST_SECONDS });
        return await encode(picture.autoOrient(), await picture.metadata());
      } catch {
        return 'no-picture';
      }
    });
  return {
    resize: (file, width, format) =>
      open(file, async (picture, { pages = 1 }) => {
        if (pages > 1) return 'no-picture';
        const resized = picture.resize({ width, withoutEnlargement: true });
        return (format === 'avif' ? resized.avif(AVIF) : resized.webp(WEBP)).toBuffer();
      }),
    reEncode: (bytes, edge, { square = false } = {}) =>
      open(bytes, async (picture, { format, autoOrient }) => {
        if (!hasEncoder(format)) return 'no-picture';
        const side = Math.min(edge, autoOrient.width, autoOrient.height);
        const inside = square
          ? picture.resize({ width: side, height: side, fit: 'cover' })
          : picture.resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true });
        const { data, info } = await ENCODERS[format](inside).toBuffer({ resolveWithObject: true });
        return { width: info.width, height: info.height, bytes: new Uint8Array(data) };
      }),
  };
}

const hasEncoder = (format: string): format is keyof typeof ENCODERS => format in ENCODERS;

/** Only the accepted formats can be opened. Each picture uses one thread, and none is cached. */
function prepare(sharp: Library): Library {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: KINDS.map((kind) => `VipsForeignLoad${kind}`) });
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** Runs at most `most` tasks at once and queues the rest in order. */
function limitConcurrency(most: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let free = most;
  return async (work) => {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}
