import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { trimFamily } from './trimmed-fonts.ts';

let keptIn: string;
beforeAll(async () => {
  keptIn = await mkdtemp(join(tmpdir(), 'bozor-fonts-'));
});
afterAll(() => rm(keptIn, { recursive: true }));

const ORIGINALS = join(dirname(fileURLToPath(import.meta.resolve('@fontsource-variable/onest/package.json'))), 'files');

test('a trimmed font is a quarter lighter in each of its files, and all of them are there', async () => {
  const folder = await trimFamily('onest', keptIn);
  expect(await readdir(folder)).toEqual((await readdir(ORIGINALS)).filter((file) => file.endsWith('-wght-normal.woff2')));
  for (const script of ['latin', 'cyrillic', 'cyrillic-ext']) {
    const file = `onest-${script}-wght-normal.woff2`;
    const share = (await stat(join(folder, file))).size / (await stat(join(ORIGINALS, file))).size;
    expect(share, script).toBeGreaterThan(0.6);
    expect(share, script).toBeLessThan(0.8);
  }
});

test('is trimmed once for each release', async () => {
  const first = await stat(join(await trimFamily('onest', keptIn), 'onest-latin-wght-normal.woff2'));
  const again = await stat(join(await trimFamily('onest', keptIn), 'onest-latin-wght-normal.woff2'));
  expect(again.ino).toBe(first.ino);
});
