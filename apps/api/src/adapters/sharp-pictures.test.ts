import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { sharpPictures } from './sharp-pictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'bozor-drawn-'));
afterAll(() => rmSync(folder, { recursive: true }));

const { resize, reEncode } = sharpPictures({
  onMissing: (error) => {
    throw error;
  },
});

const blank = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#c85' } });
const SECRET = 'GPS 41.31 69.28';
/** A photo as phones store it: rotated, with the orientation and the location in its metadata. */
const lying = await blank(400, 200)
  .jpeg()
  .withMetadata({ orientation: 6, exif: { IFD0: { ImageDescription: SECRET } } })
  .toBuffer();
const tiff = await blank(9, 9).tiff().toBuffer();
const huge = await blank(6000, 5000).png().toBuffer();
const saved = (name: string, bytes: Uint8Array | string) => {
  const file = join(folder, name);
  writeFileSync(file, bytes);
  return file;
};

describe('a re-encoded picture', () => {
  it('is upright and has no metadata', async () => {
    expect(lying.toString('latin1')).toContain(SECRET);
    const result = await reEncode(lying, 1600);
    if (typeof result === 'string') throw new Error(result);
    expect([result.width, result.height]).toEqual([200, 400]);
    expect(Buffer.from(result.bytes).toString('latin1')).not.toContain('GPS');
    const { format, width, height, exif, orientation } = await sharp(result.bytes).metadata();
    expect([format, width, height, exif, orientation]).toEqual(['jpeg', 200, 400, undefined, undefined]);
  });

  it.each(['jpeg', 'png', 'webp'] as const)('fits into the edge and stays %s', async (kind) => {
    const result = await reEncode(await blank(300, 100).toFormat(kind).toBuffer(), 150);
    if (typeof result === 'string') throw new Error(result);
    expect(await sharp(result.bytes).metadata()).toMatchObject({ format: kind, width: 150, height: 50 });
  });

  it.each([
    [300, 100, 1600, 100],
    [100, 300, 1600, 100],
    [300, 200, 150, 150],
  ])('of %i × %i pixels is cut to a square on request [profile-08]', async (width, height, edge, side) => {
    const result = await reEncode(await blank(width, height).png().toBuffer(), edge, { square: true });
    expect(result).toMatchObject({ width: side, height: side });
  });

  it('is cut to a square as it is seen, not as it lies in the file [profile-08]', async () => {
    expect(await reEncode(lying, 1600, { square: true })).toMatchObject({ width: 200, height: 200 });
  });

  it.each([
    ['words', Buffer.from('no picture at all')],
    ['a drawing that could read files', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['half a picture', lying.subarray(0, lying.length / 2)],
    ['a kind that is not taken', tiff],
    ['a picture of too many pixels', huge],
  ])('is not made of %s', async (_name, bytes) => {
    expect(await reEncode(bytes, 1600)).toBe('no-picture');
    expect(await resize(saved('given', bytes), 96, 'webp')).toBe('no-picture');
  });
});

describe('a picture in another width', () => {
  it('is a WebP of that width, upright, and never wider than it was', async () => {
    const file = saved('lying.jpg', lying);
    const sizes = await Promise.all(
      [96, 960].map(async (width) => {
        const result = await resize(file, width, 'webp');
        if (typeof result === 'string') throw new Error(result);
        const { format, width: is, height } = await sharp(result).metadata();
        return [format, is, height];
      }),
    );
    expect(sizes).toEqual([
      ['webp', 96, 192],
      ['webp', 200, 400],
    ]);
  });

  it('is an AVIF on request', async () => {
    const result = await resize(saved('lying.jpg', lying), 96, 'avif');
    if (typeof result === 'string') throw new Error(result);
    expect(Buffer.from(result).toString('latin1', 4, 12)).toBe('ftypavif');
  });

  it('is not made of one that moves', async () => {
    const frames = await sharp([await blank(9, 9).png().toBuffer(), await blank(9, 9).negate().png().toBuffer()], {
      join: { animated: true },
    })
      .webp()
      .toBuffer();
    expect(await resize(saved('moving.webp', frames), 96, 'avif')).toBe('no-picture');
    expect(await reEncode(frames, 1600)).toMatchObject({ width: 9, height: 9 });
  });

  it('leaves the file as it was', async () => {
    const file = saved('kept.jpg', lying);
    await resize(file, 96, 'avif');
    expect(readFileSync(file).equals(lying)).toBe(true);
  });
});
