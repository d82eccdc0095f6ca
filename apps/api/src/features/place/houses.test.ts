import { API } from '@bozor/contract/shop/routes.ts';
import { greatCircleMetres } from '@bozor/domain/places/distance.ts';
import { point } from '@bozor/domain/places/point.ts';
import { pointInPolygon } from '@bozor/domain/places/polygon.ts';
import { expect, it } from 'vitest';
import { planCity } from '../../../seed/geo/city/city-plan.ts';
import { TASHKENT, type LngLat } from '../../../seed/geo/tashkent.ts';
import { loadGazetteer } from '../../../seed/load/gazetteer.ts';
import { testApi } from '../../../test/api.ts';

const { call, pool } = await testApi();
const client = await pool.connect();
await loadGazetteer(client);
client.release();

const { streets, buildings } = planCity();
const NAMES = new Map([
  ...TASHKENT.roads.map(({ id, name }) => [id, name.uz] as const),
  ...streets.map(({ code, name }) => [code, name.uz] as const),
]);
const pointOf = ([lng, lat]: LngLat) => point(lat, lng)!;
const districtOf = (at: LngLat) =>
  TASHKENT.districts.find(({ polygon }) => pointInPolygon(pointOf(at), polygon.map(pointOf)))?.name.uz ?? '';

const headers = { 'x-localization': 'uz' };
const SAMPLE = 100;
/** Another house in each run of the list, spread over the city; a prime so that all sorts of streets come. */
const sample = Array.from({ length: SAMPLE }, (_, at) => buildings[(at * 33_391) % buildings.length]!);

it('a point on any house has its street and number', async () => {
  const wrong: string[] = [];
  for (const { road, house, at } of sample) {
    const { body } = await call(API.place.geocode, { query: { lat: at[1], lng: at[0] }, headers });
    const [first] = body.results;
    if (first?.name !== `${NAMES.get(road)} ${house}` || first.house !== house) wrong.push(`${NAMES.get(road)} ${house}: ${first?.name}`);
  }
  expect(wrong).toEqual([]);
});

it('any house is found by its written address', { timeout: 60_000 }, async () => {
  const lost: string[] = [];
  for (const { road, house, at } of sample) {
    const { body: named } = await call(API.place.geocode, { query: { lat: at[1], lng: at[0] }, headers });
    const text = named.results[0]!.formatted_address;
    const { body } = await call(API.place.autocomplete, { query: { search_text: text }, headers });
    const [first] = body.predictions;
    const found = point(first?.lat, first?.lng);
    const metres = found ? greatCircleMetres(found, pointOf(at)) : Infinity;
    if (metres > 1 || first?.house !== house)
      lost.push(`${text} (${road}, ${districtOf(at)}): ${first?.description} ${Math.round(metres)} m`);
  }
  expect(lost).toEqual([]);
});
