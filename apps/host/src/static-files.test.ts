import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sharpPictures } from '@bozor/api/adapters/sharp-pictures.ts';
import type { Pictures } from '@bozor/api/ports/pictures.ts';
import { PICTURE_WIDTHS } from '@bozor/ui/media/picture-widths.ts';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from './log.ts';
import { createServer } from './server.ts';
import { PictureResizer, type PictureResizerOptions } from './picture-resizer.ts';
import { serveMedia } from './static-files.ts';

const DEMO = join(import.meta.dirname, '../../api/seed/images');
const PLOV = readFileSync(join(DEMO, 'plov.webp'));
const encoder = sharpPictures({
  onMissing: (error) => {
    throw error;
  },
});

let dataDir: string;
let app: FastifyInstance;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'bozor-pictures-'));
});
afterEach(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true });
});

const smallFolder = () => join(dataDir, 'small');
const upload = (key: string, content: string | Buffer) => {
  const file = join(dataDir, 'media', key);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
};
const storedFiles = () =>
  readdirSync(smallFolder(), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

async function open(pictures: Pick<Pictures, 'resize'> = encoder, limits: Pick<PictureResizerOptions, 'mostBytes' | 'mostWaiting'> = {}) {
  mkdirSync(join(dataDir, 'media'), { recursive: true });
  const onError = (error: unknown) => {
    throw error;
  };
  const small = new PictureResizer({ folder: smallFolder(), pictures, onError, ...limits });
  app = await createServer({ publicUrl: 'https://shop.uz', trustedProxies: 0 }, createLog('silent'));
  await serveMedia(app, { uploads: join(dataDir, 'media'), small });
  return app;
}

/** Encodes as the library does, and records its inputs. */
function counted(answer: Pictures['resize'] = encoder.resize) {
  const requested: number[] = [];
  const resize: Pictures['resize'] = (file, width, format) => {
    requested.push(width);
    return answer(file, width, format);
  };
  return { requested, resize };
}

/** Reads the width of a WebP with transparency. */
const widthOf = (webp: Buffer) => 1 + webp.readUIntLE(24, 3);

describe('a picture requested in a width', () => {
  test('is a smaller WebP of that width, cached by browsers for ever', async () => {
    await open();
    const { statusCode, headers, rawPayload } = await app.inject('/media/demo/plov.webp?w=160');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
      'etag': expect.any(String),
    });
    expect(widthOf(rawPayload)).toBe(160);
    expect(rawPayload.length).toBeLessThan(PLOV.length / 3);
    const again = await app.inject({ url: '/media/demo/plov.webp?w=160', headers: { 'if-none-match': headers.etag! } });
    expect(again.statusCode).toBe(304);
  });

  test('is an AVIF, lighter still, for browsers that accept one', async () => {
    await open();
    const get = (accept: string) => app.inject({ url: '/media/demo/plov.webp?w=160', headers: { accept } });
    const avif = await get('image/avif,image/webp,image/*,*/*;q=0.8');
    const webp = await get('image/webp,*/*;q=0.8');
    expect([avif, webp].map(({ headers }) => [headers['content-type'], headers.vary])).toEqual([
      ['image/avif', 'Accept'],
      ['image/webp', 'Accept'],
    ]);
    expect(avif.rawPayload.length).toBeLessThan(webp.rawPayload.length);
    expect(avif.headers.etag).not.toBe(webp.headers.etag);
  });

  test.each(PICTURE_WIDTHS)('of %d is neither wider nor heavier than it was', async (width) => {
    await open();
    const { rawPayload } = await app.inject(`/media/demo/plov.webp?w=${width}`);
    expect(widthOf(rawPayload)).toBe(Math.min(width, 480));
    expect(rawPayload.length).toBeLessThanOrEqual(PLOV.length);
  });

  test('is resized once for concurrent and later requests', async () => {
    const { requested, resize } = counted();
    await open({ resize });
    const fetchPicture = () => app.inject('/media/demo/plov.webp?w=96');
    const all = await Promise.all([fetchPicture(), fetchPicture(), fetchPicture()]);
    all.push(await fetchPicture());
    expect(all.map(({ rawPayload }) => widthOf(rawPayload))).toEqual([96, 96, 96, 96]);
    expect(requested).toEqual([96]);
    expect(storedFiles()).toHaveLength(1);
  });

  test('of an upload is resized too, and again when the file changes', async () => {
    await open();
    const fetchPicture = async () => (await app.inject('/media/reviews/a1.webp?w=96')).rawPayload;
    upload('reviews/a1.webp', PLOV);
    const first = await fetchPicture();
    upload('reviews/a1.webp', readFileSync(join(DEMO, 'cola-can.webp')));
    const second = await fetchPicture();
    expect(second.equals(first)).toBe(false);
    expect([widthOf(first), widthOf(second)]).toEqual([96, 96]);
  });

  test('is gone with the picture', async () => {
    await open();
    upload('reviews/a1.webp', PLOV);
    expect((await app.inject('/media/reviews/a1.webp?w=96')).statusCode).toBe(200);
    rmSync(join(dataDir, 'media/reviews/a1.webp'));
    expect((await app.inject('/media/reviews/a1.webp?w=96')).statusCode).toBe(404);
  });
});

describe('the file itself is sent', () => {
  test.each(['w=97', 'w=100000', 'w=-1', 'w=1e2', 'w=', 'w=96&w=160', 'w[]=96', 'width=96'])('for ?%s', async (query) => {
    const { requested, resize } = counted();
    await open({ resize });
    const { rawPayload } = await app.inject(`/media/demo/plov.webp?${query}`);
    expect(rawPayload.equals(PLOV)).toBe(true);
    expect(requested).toEqual([]);
  });

  test.each([
    ['a drawing', '/media/sign.svg', 'image/svg+xml'],
    ['a film', '/media/demo/plov-film.mp4', 'video/mp4'],
  ])('of %s', async (_name, url, type) => {
    const { requested, resize } = counted();
    await open({ resize });
    upload('sign.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const { statusCode, headers } = await app.inject(`${url}?w=320`);
    expect([statusCode, headers['content-type']]).toEqual([200, type]);
    expect(requested).toEqual([]);
  });

  test('when it is no picture, which is checked once', async () => {
    const { requested, resize } = counted();
    await open({ resize });
    upload('broken.webp', 'RIFF of nothing');
    for (let time = 0; time < 2; time++) expect((await app.inject('/media/broken.webp?w=96')).payload).toBe('RIFF of nothing');
    expect(requested).toEqual([96]);
  });

  test('when no smaller one can be made', async () => {
    await open({ resize: async () => new Uint8Array(PLOV.length) });
    expect((await app.inject('/media/demo/plov.webp?w=480')).rawPayload.equals(PLOV)).toBe(true);
  });

  test('where the machine has no library for pictures, which the log says once', async () => {
    const missing: unknown[] = [];
    const load = () => Promise.reject(new Error('Could not load'));
    await open(sharpPictures({ load, onMissing: (error) => missing.push(error) }));
    for (const width of [96, 160]) expect((await app.inject(`/media/demo/plov.webp?w=${width}`)).rawPayload.equals(PLOV)).toBe(true);
    expect(missing).toHaveLength(1);
    expect(storedFiles()).toEqual([]);
  });

  test('while many pictures wait for resizing, and is not cached', async () => {
    const begun = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const resize: Pictures['resize'] = async (file, width, format) => {
      begun.resolve();
      await mayEnd.promise;
      return encoder.resize(file, width, format);
    };
    await open({ resize }, { mostWaiting: 1 });
    const waiting = app.inject('/media/demo/plov.webp?w=96').then(({ rawPayload }) => widthOf(rawPayload));
    await begun.promise;
    const turnedAway = await app.inject('/media/demo/manti.webp?w=96');
    expect(turnedAway.rawPayload.equals(readFileSync(join(DEMO, 'manti.webp')))).toBe(true);
    expect(turnedAway.headers['cache-control']).toBe('no-cache');
    mayEnd.resolve();
    expect(await waiting).toBe(96);
    expect(widthOf((await app.inject('/media/demo/manti.webp?w=96')).rawPayload)).toBe(96);
  });
});

test.each([
  '/media/demo/missing.webp',
  '/media/missing.webp',
  '/media/../secrets.json',
  '/media/..%2fsecrets.json',
  '/media/demo/..%2F..%2Fpackage.json',
  '/media/%2e%2e/secrets.webp',
  '/media/a%00.webp',
])('%s is not there in any width', async (url) => {
  const { requested, resize } = counted();
  await open({ resize });
  writeFileSync(join(dataDir, 'secrets.json'), '{}');
  writeFileSync(join(dataDir, 'secrets.webp'), PLOV);
  for (const query of ['', '?w=96']) {
    const { statusCode, payload } = await app.inject(`${url}${query}`);
    expect([400, 403, 404]).toContain(statusCode);
    expect(payload).not.toContain('RIFF');
  }
  expect(requested).toEqual([]);
});

test('the folder stays within its limit: the oldest copy is deleted', async () => {
  const resize = async (_file: string, width: number) => new Uint8Array(width * 30);
  await open({ resize }, { mostBytes: 40_000 });
  for (const name of ['plov', 'manti', 'samsa', 'shashlik', 'lagman', 'norin', 'halva'])
    expect((await app.inject(`/media/demo/${name}.webp?w=320`)).statusCode).toBe(200);
  expect(storedFiles().length).toBeLessThanOrEqual(4);
  expect(storedFiles().length).toBeGreaterThan(0);
});
