import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeArchive } from '@bozor/api/map/write-archive.ts';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { MapArchive } from './map-archive.ts';
import { serveMapTiles, VECTOR_TILE } from './serve-map-tiles.ts';

const folder = mkdtempSync(join(tmpdir(), 'bozor-tiles-'));
const path = join(folder, 'city.pmtiles');
const app = Fastify();
serveMapTiles(app, new MapArchive(path));
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const house = (lng: number, lat: number) => ({
  type: 'Feature' as const,
  properties: { house: '15' },
  geometry: { type: 'Point' as const, coordinates: [lng, lat] },
});
const tileOf = async (path: string) => app.inject(path);

test('a shop without an archive describes a map whose tiles are empty, and nothing of it is cached', async () => {
  const described = await app.inject('/tiles.json');
  expect([described.statusCode, described.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(described.json()).toMatchObject({ tilejson: '3.0.0', tiles: ['/tiles/{z}/{x}/{y}.mvt?v=0'] });
  const { vector_layers } = described.json() as { vector_layers: { id: string }[] };
  expect(vector_layers.map(({ id }) => id)).toEqual(['parks', 'water', 'roads', 'buildings', 'houses']);
  const tile = await tileOf('/tiles/15/22690/12248.mvt?v=0');
  expect([tile.statusCode, tile.headers['cache-control']]).toEqual([204, 'no-store']);
});

test('an archive is served as soon as it is there: its zooms, its tiles for a year, and nothing for other places', async () => {
  await writeArchive(path, [{ name: 'houses', minZoom: 15, features: [house(69.28, 41.31)] }], {
    name: 'Test',
    attribution: 'Nobody',
    bounds: [69.27, 41.3, 69.29, 41.32],
  });
  await expect.poll(async () => (await app.inject('/tiles.json')).json().tiles[0], { timeout: 10_000 }).not.toContain('v=0');
  const { tiles, minzoom, maxzoom } = (await app.inject('/tiles.json')).json() as { tiles: [string]; minzoom: number; maxzoom: number };
  expect([minzoom, maxzoom]).toEqual([15, 15]);
  const address = (z: number, x: number, y: number) =>
    tiles[0].replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y));
  const tile = await tileOf(address(15, 22690, 12248));
  expect([tile.statusCode, tile.headers['content-type'], tile.headers['cache-control']]).toEqual([
    200,
    VECTOR_TILE,
    'public, max-age=31536000, immutable',
  ]);
  expect(tile.rawPayload.includes('houses')).toBe(true);
  expect((await tileOf(address(15, 1, 1))).statusCode).toBe(204);
  expect((await tileOf('/tiles/15/22690/12248.mvt?v=old')).headers['cache-control']).toBe('no-store');
});

test.each(['/tiles/15/40000/1.mvt', '/tiles/25/1/1.mvt'])('%s is no tile', async (address) => {
  expect((await tileOf(address)).statusCode).toBe(204);
});

test.each(['/tiles/x/1/1.mvt', '/tiles/15/1/1.png', '/tiles/15/-1/1.mvt'])('%s is no address', async (address) => {
  expect((await tileOf(address)).statusCode).toBe(404);
});
