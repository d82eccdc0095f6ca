import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { smallTown } from '@bozor/api/map/osm/testing/small-town.ts';
import { writeOsmPbf } from '@bozor/api/map/osm/testing/write-osm-pbf.ts';
import { afterAll, expect, test } from 'vitest';
import { MapArchive, mapArchivePath } from './map-archive.ts';

const folder = mkdtempSync(join(tmpdir(), 'bozor-city-map-'));
const extract = join(folder, 'small-town-latest.osm.pbf');
writeFileSync(extract, writeOsmPbf(smallTown()));
afterAll(() => rmSync(folder, { recursive: true }));

const PROGRAM = fileURLToPath(new URL('make-city-map.ts', import.meta.url));

function makeMap(...args: string[]) {
  const env = { ...process.env, DATA_DIR: join(folder, 'data') };
  return spawnSync(process.execPath, [PROGRAM, ...args], { env, encoding: 'utf8' });
}

/** The tile of zoom 15 that contains the town's main street. */
const TILE = [15, Math.floor(((70.9435 + 180) / 360) * 2 ** 15), 12341] as const;

test('writes the tiles of an extract, which the shop serves, and says what the map has', { timeout: 60_000 }, async () => {
  const { stdout, stderr, status } = makeMap(extract, '--bounds=70.9,40.5,71,40.6');
  expect([stderr, status]).toEqual(['', 0]);
  expect(stdout).toContain('7 houses, 4 places and 2 districts');
  const archive = new MapArchive(mapArchivePath({ dataDir: join(folder, 'data') }));
  expect(await archive.describe()).toMatchObject({ minZoom: 13, maxZoom: 15 });
  const tiles = await Promise.all([-1, 0, 1].map((row) => archive.read(TILE[0], TILE[1], TILE[2] + row)));
  const written = Buffer.concat(tiles.filter((tile) => tile !== undefined)).toString();
  for (const text of ['houses', '17А', 'buildings', 'roads', 'Bogʻ koʻchasi', 'улица Багишамал', 'parks', 'water'])
    expect(written).toContain(text);
  await archive.close();
});

test.each([
  [[], 'Name one OpenStreetMap extract.'],
  [[extract, extract], 'Name one OpenStreetMap extract.'],
  [['absent.osm.pbf'], 'There is no file absent.osm.pbf.'],
  [[extract, '--bounds=1,2,3'], '--bounds is "1,2,3"; it must be west,south,east,north'],
  [[extract, '--bounds=69.43,41.15,69.1,41.41'], 'it must be west,south,east,north'],
  [[extract, '--zoom=3'], "Unknown option '--zoom'"],
])('%j is refused with advice', (args, advice) => {
  const { stderr, status } = makeMap(...args);
  expect(status).toBe(1);
  expect(stderr).toContain(advice);
});
