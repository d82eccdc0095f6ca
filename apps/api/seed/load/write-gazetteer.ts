import type { PoolClient } from 'pg';
import { searchKeys } from '../../src/platform/search/search-keys.ts';
import { insertKeyed, insertRows } from './insert.ts';
import type { GazetteerFacts } from './gazetteer-facts.ts';
import type { LngLat } from '../geo/tashkent.ts';

/** Well-known landmarks come before streets, and streets before neighbourhoods. */
const IMPORTANCE: Readonly<Record<string, number>> = {
  metro: 90,
  transport: 85,
  bazaar: 80,
  square: 75,
  landmark: 70,
  mall: 65,
  park: 60,
  stadium: 55,
  museum: 50,
  university: 50,
  hospital: 45,
  street: 40,
  neighbourhood: 30,
};

/** Fills the empty tables of the gazetteer. */
export async function writeGazetteer(client: PoolClient, { districts, places, roads, houses }: GazetteerFacts): Promise<void> {
  const districtIds = await insertKeyed(
    client,
    'districts',
    districts.map(({ code, name, outline, centre: [lng, lat] }) => ({
      key: code,
      code,
      name,
      area: polygonText(outline),
      centre_lat: lat,
      centre_lng: lng,
    })),
  );
  await insertRows(
    client,
    'places',
    places.map(({ code, kind, name, at: [lng, lat], district }) => ({
      code,
      kind,
      name,
      fold_keys: foldKeys(name),
      lat,
      lng,
      district_id: district === undefined ? null : districtIds.get(district),
      importance: IMPORTANCE[kind] ?? 0,
    })),
  );
  const roadIds = await insertKeyed(
    client,
    'roads',
    roads.map(({ code, kind, name, line }) => ({
      key: code,
      code,
      class: kind,
      name,
      fold_keys: foldKeys(name),
      line: `[${line.map(pairText).join(',')}]`,
    })),
  );
  await insertRows(
    client,
    'buildings',
    houses.map(({ road, key, house, at: [lng, lat] }) => ({ road_id: roadIds.get(road), house_key: key, house, lat, lng })),
  );
}

function foldKeys(name: Readonly<Record<string, string>>): string {
  const keys = searchKeys({ names: Object.values(name) }).names;
  // A name of signs alone, such as those of other scripts without letters, has no key.
  return keys === '' ? '-' : keys;
}

/** A polygon as PostgreSQL writes it. */
export function polygonText(corners: readonly LngLat[]): string {
  return `(${corners.map(pairText).join(',')})`;
}

function pairText([lng, lat]: LngLat): string {
  return `(${lng},${lat})`;
}
