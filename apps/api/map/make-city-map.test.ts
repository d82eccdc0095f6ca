import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API } from '@bozor/contract/shop/routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../test/api.ts';
import { loadGazetteerFile } from './load-gazetteer-file.ts';
import { makeCityMap } from './make-city-map.ts';
import { smallTown } from './osm/testing/small-town.ts';
import { writeOsmPbf } from './osm/testing/write-osm-pbf.ts';

const { call, pool } = await testApi();
const folder = mkdtempSync(join(tmpdir(), 'bozor-extract-'));
afterAll(() => rmSync(folder, { recursive: true }));

const files = { archivePath: join(folder, 'city.pmtiles'), gazetteerPath: join(folder, 'gazetteer.json.gz') };
const extract = join(folder, 'small-town.osm.pbf');
writeFileSync(extract, writeOsmPbf(smallTown()));

const inLanguage = (locale: string) => ({ 'x-localization': locale });
const search = async (text: string, locale = 'uz') =>
  (await call(API.place.autocomplete, { query: { search_text: text }, headers: inLanguage(locale) })).body.predictions;
const nameAt = async (lng: number, lat: number, locale = 'uz') =>
  (await call(API.place.geocode, { query: { lat, lng }, headers: inLanguage(locale) })).body.results[0];

describe('the map of an OpenStreetMap extract', () => {
  beforeAll(async () => {
    expect(await makeCityMap(extract, files)).toEqual({ districts: 2, places: 4, roads: 7, houses: 7 });
    expect(await loadGazetteerFile(pool, files.gazetteerPath)).toBe(true);
  });

  it('is loaded once', async () => {
    expect(await loadGazetteerFile(pool, files.gazetteerPath)).toBe(false);
    expect(await loadGazetteerFile(pool, join(folder, 'absent.json.gz'))).toBe(false);
  });

  it.each([
    ['Navoiy koʻchasi 15', 'uz', 'Navoiy koʻchasi 15', [70.9435, 40.5302]],
    ['ул. Навои 15', 'ru', 'улица Навои 15', [70.9435, 40.5302]],
    ['Navoi 17а', 'uz', 'Navoiy koʻchasi 17А', [70.9465, 40.5302]],
    ['Bogʻ 3', 'uz', 'Bogʻ koʻchasi 3', [70.9403, 40.5335]],
    ['Yangi hayot mavzesi 12', 'uz', 'Yangi hayot mavzesi 12', [70.9485, 40.5375]],
  ] as const)('"%s" leads to its house (%s)', async (text, locale, name, [lng, lat]) => {
    const [first] = await search(text, locale);
    expect(first).toMatchObject({ structured_formatting: { main_text: name }, lng, lat });
  });

  it('a street of several ways is suggested once, and its houses are found from any of them', async () => {
    const found = await search('Navoiy koʻchasi');
    expect(found.filter(({ structured_formatting: { main_text: name } }) => name === 'Navoiy koʻchasi')).toHaveLength(1);
  });

  it.each([
    ['uz', 'Navoiy koʻchasi 15, Shimoliy tuman'],
    ['ru', 'улица Навои 15, Северный район'],
    ['en', 'Navoiy koʻchasi 15, Northern district'],
    ['uz-Cyrl', 'Навоий кўчаси 15, Шимолий туман'],
  ])('a point on a house has its street and number (%s)', async (locale, address) => {
    expect((await nameAt(70.94351, 40.53021, locale))?.formatted_address).toBe(address);
  });

  it('a landmark, its earlier name and a building whose address names no street are found', async () => {
    expect((await search('Markaziy bozor'))[0]?.structured_formatting.main_text).toBe('Markaziy bozor');
    expect((await search('Колхозный рынок', 'ru'))[0]?.structured_formatting.main_text).toBe('Центральный рынок');
    expect((await nameAt(70.9503, 40.5335))?.formatted_address).toMatch(/^Anhor koʻchasi 2/);
  });

  it('wide streets and canals are drawn from afar, and the others by tiles', async () => {
    const { body } = await call(API.place.map, { headers: inLanguage('uz') });
    expect(body.lines.map(({ kind }) => kind).toSorted()).toEqual(['canal', 'main']);
    expect(body.districts.map(({ name }) => name)).toEqual(['Shimoliy tuman', 'Janubiy tuman']);
  });

  it('the router uses lanes without a name, and no footpath', async () => {
    const pathOf = async ([fromLng, fromLat]: readonly [number, number], [toLng, toLat]: readonly [number, number]) => {
      const query = { origin_lat: fromLat, origin_lng: fromLng, destination_lat: toLat, destination_lng: toLng };
      return (await call(API.place.distance, { query })).body.path;
    };
    const alongLane = await pathOf([70.943, 40.5401], [70.947, 40.5401]);
    expect(alongLane.slice(1, -1).map(({ lat }) => lat.toFixed(3))).toEqual(expect.arrayContaining(['40.540']));
    // A footpath leads straight from one corner to the other.
    const across = await pathOf([70.94, 40.53], [70.95, 40.54]);
    expect(
      across.some(
        ({ lat, lng }) => Math.abs(lng - 70.94) + Math.abs(lat - 40.54) < 0.0001 || Math.abs(lng - 70.95) + Math.abs(lat - 40.53) < 0.0001,
      ),
    ).toBe(true);
  });

  it('keeps to bounds, and says when nothing is there', async () => {
    const other = { archivePath: join(folder, 'other.pmtiles'), gazetteerPath: join(folder, 'other.json.gz') };
    expect(await makeCityMap(extract, other, [70.9, 40.56, 71, 40.6])).toMatchObject({ roads: 1, houses: 0 });
    await expect(makeCityMap(extract, other, [10, 10, 11, 11])).rejects.toThrow('The extract has no streets there.');
  });

  it('asks to sort a file whose nodes are in no order', async () => {
    const town = smallTown();
    const unsorted = join(folder, 'unsorted.osm.pbf');
    writeFileSync(unsorted, writeOsmPbf({ ...town, nodes: town.nodes.toReversed() }));
    await expect(makeCityMap(unsorted, files)).rejects.toThrow('osmium sort');
  });
});
