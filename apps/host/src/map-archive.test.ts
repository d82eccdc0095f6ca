import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeArchive } from '@bozor/api/map/write-archive.ts';
import { afterAll, expect, test } from 'vitest';
import { MapArchive } from './map-archive.ts';

const folder = mkdtempSync(join(tmpdir(), 'bozor-archive-'));
const path = join(folder, 'city.pmtiles');
afterAll(() => rmSync(folder, { recursive: true }));

test('an archive that could not be opened is looked for again', async () => {
  // The file of a socket is there, and cannot be opened.
  const socket = createServer();
  await new Promise<void>((resolve) => socket.listen(path, resolve));
  const archive = new MapArchive(path);
  expect(await archive.describe()).toBeUndefined();
  await new Promise((resolve) => socket.close(resolve));
  const house = {
    type: 'Feature' as const,
    properties: { house: '15' },
    geometry: { type: 'Point' as const, coordinates: [69.28, 41.31] },
  };
  await writeArchive(path, [{ name: 'houses', minZoom: 15, features: [house] }], {
    name: 'Test',
    attribution: 'Nobody',
    bounds: [69.27, 41.3, 69.29, 41.32],
  });
  await expect.poll(() => archive.describe(), { timeout: 10_000 }).toMatchObject({ minZoom: 15 });
  await archive.close();
});
