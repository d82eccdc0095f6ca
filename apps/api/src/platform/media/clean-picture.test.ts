import { describe, expect, it } from 'vitest';
import { cleanPicture } from './clean-picture.ts';

const bytes = (...parts: readonly (string | readonly number[])[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from([...part])))));
const u32 = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const u32le = (value: number) => u32(value).toReversed();
const textOf = (picture: Uint8Array) => Buffer.from(picture).toString('latin1');

const SECRET = 'GPS 41.31 69.28';

const jpegPart = (marker: number, content: string | readonly number[]) => {
  const inside = bytes(content);
  return [0xff, marker, (inside.length + 2) >> 8, (inside.length + 2) & 255, ...inside];
};
const frame = jpegPart(0xc0, [8, 0, 3, 0, 4, 1, 1, 0x11, 0]);
const jpeg = (...more: readonly (readonly number[])[]) =>
  bytes([0xff, 0xd8], jpegPart(0xe0, 'JFIF\0'), ...more, frame, jpegPart(0xda, [1, 1, 0, 0, 63, 0]), [1, 2, 3], [0xff, 0xd9]);

const pngPart = (name: string, content: string | readonly number[]) => [...u32(bytes(content).length), ...bytes(name, content), 9, 9, 9, 9];
const png = (...more: readonly (readonly number[])[]) =>
  bytes(
    [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10],
    pngPart('IHDR', [...u32(4), ...u32(3), 8, 6, 0, 0, 0]),
    ...more,
    pngPart('IDAT', [1, 2]),
    pngPart('IEND', ''),
  );

const webpPart = (name: string, content: string | readonly number[]) => {
  const inside = bytes(content);
  return [...bytes(name), ...u32le(inside.length), ...inside, ...(inside.length % 2 ? [0] : [])];
};
const webp = (...parts: readonly (readonly number[])[]) => {
  const inside = bytes('WEBP', ...parts);
  return bytes('RIFF', u32le(inside.length), [...inside]);
};
const extended = webpPart('VP8X', [0x0c, 0, 0, 0, 3, 0, 0, 2, 0, 0]);
const drawn = webpPart('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, 4, 0, 3, 0]);

describe('a picture keeps its image data and nothing else', () => {
  it.each([
    ['JPEG', 'image/jpeg', jpeg(jpegPart(0xe1, `Exif\0\0${SECRET}`), jpegPart(0xfe, SECRET)), jpeg()],
    ['PNG', 'image/png', png(pngPart('tEXt', SECRET), pngPart('eXIf', SECRET)), png()],
    ['WebP', 'image/webp', webp(extended, drawn, webpPart('EXIF', SECRET), webpPart('XMP ', SECRET)), undefined],
  ])('%s', (_name, type, picture, plain) => {
    const clean = cleanPicture(picture)!;
    expect(clean).toMatchObject({ type, width: 4, height: 3 });
    expect(textOf(clean.bytes)).not.toContain('GPS');
    if (plain) expect(clean.bytes).toEqual(plain);
    else expect(clean.bytes[20]).toBe(0); // The header announces no metadata any more.
    expect(cleanPicture(clean.bytes)?.bytes).toEqual(clean.bytes);
  });

  it.each([
    ['JPEG', jpeg()],
    ['PNG', png()],
    ['WebP', webp(drawn)],
  ])('%s loses data after its end', (_name, picture) => {
    expect(textOf(cleanPicture(bytes([...picture], '<script>'))!.bytes)).not.toContain('<script>');
  });
});

describe('refuses other files', () => {
  it.each([
    ['nothing', bytes()],
    ['words', bytes('<svg xmlns="http://www.w3.org/2000/svg">')],
    ['half a JPEG', jpeg().subarray(0, 20)],
    ['a JPEG without a frame', bytes([0xff, 0xd8], jpegPart(0xda, [1, 1, 0, 0, 63, 0]), [0xff, 0xd9])],
    ['a PNG whose part is longer than the file', bytes([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10], u32(4_000_000_000), 'IHDR')],
    ['a PNG without an end', png().subarray(0, 40)],
    ['a WebP without a picture', webp(webpPart('EXIF', SECRET))],
    ['a picture of a billion pixels', png().map((byte, at) => (at === 17 || at === 21 ? 1 : byte))],
  ])('%s', (_name, file) => {
    expect(cleanPicture(file)).toBeUndefined();
  });
});
