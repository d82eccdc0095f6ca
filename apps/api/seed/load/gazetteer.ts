import type { PoolClient } from 'pg';
import { DRAWN_LINES } from '../geo/drawn-lines.ts';
import { planCity } from '../geo/city/city-plan.ts';
import { TASHKENT, type GeoName, type LngLat } from '../geo/tashkent.ts';
import { insertKeyed, insertRows } from './insert.ts';
import { placeKeys, spelled } from './spelling.ts';

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

/** Districts, places, streets and houses of the demo city. */
export async function loadGazetteer(client: PoolClient): Promise<void> {
  const districts = await insertKeyed(
    client,
    'districts',
    TASHKENT.districts.map((district) => ({
      key: district.id,
      code: district.id.replaceAll('_', '-'),
      name: district.name,
      area: polygonText(district.polygon.slice(0, -1)),
      centre_lat: district.centre[1],
      centre_lng: district.centre[0],
    })),
  );
  await insertRows(
    client,
    'places',
    TASHKENT.places.map((place) => ({
      code: place.id,
      kind: place.kind,
      name: place.name,
      fold_keys: placeKeys(place.name),
      lat: place.lat,
      lng: place.lng,
      district_id: districts.get(place.district),
      importance: IMPORTANCE[place.kind] ?? 0,
    })),
  );
  const { streets, buildings } = planCity();
  const roads = await insertKeyed(client, 'roads', [
    ...[...TASHKENT.roads, ...DRAWN_LINES].map((road) =>
      roadRow({ ...road, kind: road.class, code: road.id, name: spelledRoad(road.name) }),
    ),
    ...streets.map((street) => roadRow({ ...street, name: { ...street.name, ar: street.name.en } })),
  ]);
  await insertRows(
    client,
    'buildings',
    buildings.map(({ road, house, at: [lng, lat] }) => ({ road_id: roads.get(road), house_key: house, house, lat, lng })),
  );
}

interface NewRoad {
  readonly code: string;
  readonly kind: string;
  readonly name: Readonly<Record<string, string | undefined>>;
  readonly line: readonly LngLat[];
}

function roadRow({ code, kind, name, line }: NewRoad) {
  return {
    key: code,
    code,
    class: kind,
    name,
    fold_keys: placeKeys(name as unknown as GeoName),
    line: `[${line.map(pairText).join(',')}]`,
  };
}

/** The facts have two spellings of a road; the other two derive from the Uzbek one. */
function spelledRoad(name: GeoName): Record<string, string> {
  const { uz, ru, en } = name;
  return { ...spelled({ en: en ?? englishRoad(uz), uz, ru, ar: en ?? englishRoad(uz) }) };
}

function englishRoad(uz: string): string {
  return uz
    .replace('shoh koʻchasi', 'Avenue')
    .replace('koʻchasi', 'Street')
    .replace('Kichik halqa yoʻli', 'Small Ring Road')
    .replace('Toshkent halqa yoʻli', 'Tashkent Ring Road')
    .replace(/yoʻli$/, 'Road')
    .replaceAll(/[ʻʼ]/g, '');
}

/** A polygon as PostgreSQL writes it. */
export function polygonText(corners: readonly LngLat[]): string {
  return `(${corners.map(pairText).join(',')})`;
}

function pairText([lng, lat]: LngLat): string {
  return `(${lng},${lat})`;
}
