import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reEncodeImage } from './re-encode-image.ts';
import { shrinkPicture } from './shrink-picture.ts';

const FILE = new Blob(['photo']);

let picture: { readonly width: number; readonly height: number; readonly close: () => void } | undefined;
let canvas: { width: number; height: number };
let hasContext: boolean;
let encoded: Blob | null;
let steps: unknown[];

beforeEach(() => {
  steps = [];
  hasContext = true;
  encoded = new Blob(['jpeg']);
  const context = {
    set fillStyle(colour: string) {
      steps.push(colour);
    },
    fillRect: (...area: unknown[]) => steps.push(['fill', ...area]),
    drawImage: (_picture: unknown, ...areas: unknown[]) => steps.push(['draw', ...areas]),
  };
  const createElement = () => {
    canvas = Object.assign(
      { width: 0, height: 0 },
      {
        getContext: () => (hasContext ? context : null),
        toBlob: (take: (blob: Blob | null) => void, ...as: unknown[]) => {
          steps.push(['encode', ...as]);
          take(encoded);
        },
      },
    );
    return canvas;
  };
  vi.stubGlobal('document', { createElement });
  vi.stubGlobal('createImageBitmap', () => (picture ? Promise.resolve(picture) : Promise.reject(new Error('no picture'))));
});
afterEach(() => vi.unstubAllGlobals());

const open = (width: number, height: number) => (picture = { width, height, close: vi.fn<() => void>() });

test('a photo is scaled to the longest edge of the screen, on white, as JPEG, and given back', async () => {
  const { close } = open(4000, 3000);
  expect(await shrinkPicture(FILE)).toBe(encoded);
  expect([canvas.width, canvas.height]).toEqual([1600, 1200]);
  expect(steps).toEqual(['#fff', ['fill', 0, 0, 1600, 1200], ['draw', 0, 0, 4000, 3000, 0, 0, 1600, 1200], ['encode', 'image/jpeg', 0.85]]);
  expect(close).toHaveBeenCalledOnce();
});

test.each([
  { width: 300, height: 200, to: [300, 200] },
  { width: 1600, height: 100, to: [1600, 100] },
  { width: 1000, height: 3200, to: [500, 1600] },
  { width: 16_000, height: 1, to: [1600, 1] },
])('a picture of $width × $height becomes $to, never larger', async ({ width, height, to }) => {
  open(width, height);
  await shrinkPicture(FILE);
  expect([canvas.width, canvas.height]).toEqual(to);
});

test('a crop is cut where it is asked for, and rounded to whole pixels', async () => {
  open(100, 80);
  await reEncodeImage(FILE, (width, height) => ({ left: 10, top: 5, width: width / 2, height: height / 2, scale: 0.33 }));
  expect([canvas.width, canvas.height]).toEqual([17, 13]);
  expect(steps[2]).toEqual(['draw', 10, 5, 50, 40, 0, 0, 17, 13]);
});

test.each([
  ['a file that is no picture', () => (picture = undefined)],
  ['a browser without a canvas', () => (hasContext = false)],
  ['a canvas that cannot be encoded', () => (encoded = null)],
])('%s gives none', async (_which, arrange) => {
  open(10, 10);
  arrange();
  expect(await shrinkPicture(FILE)).toBeUndefined();
});
