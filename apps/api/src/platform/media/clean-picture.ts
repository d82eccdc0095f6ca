export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp';

/** A picture without metadata: no place, no camera, no text. */
export interface CleanPicture {
  readonly type: PictureType;
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const MOST_PIXELS = 25_000_000;

/**
 * Parses a picture part by part and keeps only the parts that draw it. Undefined when it is not an accepted format. Its name and declared
 * type do not matter. Bytes after its end are cut off.
 */
export function cleanPicture(bytes: Uint8Array, mostPixels = MOST_PIXELS): CleanPicture | undefined {
  try {
    const found = cleanJpeg(bytes) ?? cleanPng(bytes) ?? cleanWebp(bytes);
    if (!found || found.width < 1 || found.height < 1 || found.width * found.height > mostPixels) return undefined;
    return found;
  } catch (error) {
    if (error instanceof RangeError) return undefined; // A part claims to be longer than the file.
    throw error;
  }
}

function cleanJpeg(bytes: Uint8Array): CleanPicture | undefined {
  if (!startsWith(bytes, [0xff, 0xd8, 0xff])) return undefined;
  const view = viewOf(bytes);
  const kept = [bytes.subarray(0, 2)];
  let size: { width: number; height: number } | undefined;
  for (let at = 2; ;) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    const end = at + 2 + view.getUint16(at + 2);
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    if (marker === 0xda) {
      const last = bytes.lastIndexOf(0xd9);
      if (!size || last < end || bytes[last - 1] !== 0xff) return undefined;
      kept.push(bytes.subarray(at, last + 1));
      return { type: 'image/jpeg', ...size, bytes: joined(kept) };
    }
    // Of the APPn segments only the two that define colours are kept; no comments.
    const isTalk = (marker > 0xe0 && marker <= 0xef && marker !== 0xee) || marker === 0xfe;
    if (!isTalk) kept.push(part(bytes, at, end));
    at = end;
  }
}

const PNG_PARTS: ReadonlySet<string> = new Set('IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB sBIT bKGD pHYs'.split(' '));

function cleanPng(bytes: Uint8Array): CleanPicture | undefined {
  if (!startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return undefined;
  const view = viewOf(bytes);
  const kept = [bytes.subarray(0, 8)];
  for (let at = 8; ;) {
    const name = nameAt(bytes, at + 4);
    const end = at + 12 + view.getUint32(at);
    if (PNG_PARTS.has(name)) kept.push(part(bytes, at, end));
    if (name === 'IEND') return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20), bytes: joined(kept) };
    at = end;
  }
}

const WEBP_PARTS: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** Bits of `VP8X` that announce the removed parts. */
const WEBP_TALK = 0x0c;

function cleanWebp(bytes: Uint8Array): CleanPicture | undefined {
  if (nameAt(bytes, 0) !== 'RIFF' || nameAt(bytes, 8) !== 'WEBP') return undefined;
  const view = viewOf(bytes);
  const kept = [bytes.slice(0, 12)];
  let size: { width: number; height: number } | undefined;
  const fileEnd = Math.min(8 + view.getUint32(4, true), bytes.length);
  for (let at = 12; at + 8 <= fileEnd;) {
    const name = nameAt(bytes, at);
    const length = view.getUint32(at + 4, true);
    const end = at + 8 + length + (length % 2);
    if (WEBP_PARTS.has(name)) {
      const own = part(bytes, at, end).slice();
      if (name === 'VP8X') own[8]! &= ~WEBP_TALK;
      size ??= webpSize(name, view, at + 8);
      kept.push(own);
    }
    at = end;
  }
  if (!size) return undefined;
  const whole = joined(kept);
  viewOf(whole).setUint32(4, whole.length - 8, true);
  return { type: 'image/webp', ...size, bytes: whole };
}

function webpSize(name: string, view: DataView, at: number): { width: number; height: number } | undefined {
  const word = (offset: number) => view.getUint16(at + offset, true);
  if (name === 'VP8X') {
    const edge = (offset: number) => 1 + word(offset) + (view.getUint8(at + offset + 2) << 16);
    return { width: edge(4), height: edge(7) };
  }
  if (name === 'VP8 ') return { width: word(6) & 0x3fff, height: word(8) & 0x3fff };
  if (name !== 'VP8L') return undefined;
  const bits = view.getUint32(at + 1, true);
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
}

function part(bytes: Uint8Array, from: number, to: number): Uint8Array {
  if (to <= from || to > bytes.length) throw new RangeError('A part ends outside the file');
  return bytes.subarray(from, to);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const each of parts) {
    whole.set(each, at);
    at += each.length;
  }
  return whole;
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const nameAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
const startsWith = (bytes: Uint8Array, sign: readonly number[]) => sign.every((byte, at) => bytes[at] === byte);
