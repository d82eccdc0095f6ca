import type { PoolClient } from 'pg';
import { DRAWN_LINES } from '../geo/drawn-lines.ts';
import { TASHKENT, type GeoName, type LngLat } from '../geo/tashkent.ts';
import { SERVICE_FEE, zoneOutline, ZONES } from '../geo/zones.ts';
import { MODULES } from '../modules.ts';
import { daysFrom } from './days.ts';
import { demoPicture } from './demo-media.ts';
import { insertKeyed, insertRows } from './insert.ts';
import { placeKeys, spelled } from './spelling.ts';

export interface CityIds {
  readonly modules: ReadonlyMap<string, number>;
  readonly zones: ReadonlyMap<string, number>;
}

/** Greater than the age of its oldest store. */
export const CITY_AGE_DAYS = 450;

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

export async function loadPlaces(client: PoolClient, now: Date): Promise<CityIds> {
  const created_at = daysFrom(now, -CITY_AGE_DAYS);
  const modules = await insertKeyed(
    client,
    'modules',
    MODULES.map((module, position) => ({
      key: module.type,
      slug: module.type,
      module_type: module.type,
      name: spelled(module.name),
      description: spelled(module.description),
      hero_title: spelled(module.heroTitle),
      hero_text: spelled(module.heroText),
      icon: demoPicture(module.icon),
      thumbnail: demoPicture(`hero-${module.type}-phone`),
      position,
      created_at,
    })),
  );
  const zones = await insertKeyed(
    client,
    'zones',
    ZONES.map((zone) => ({
      key: zone.key,
      name: spelled(zone.name),
      area: polygonText(zoneOutline(zone)),
      priority: zone.priority,
      cash_on_delivery: zone.cashOnDelivery,
      digital_payment: true,
      offline_payment: true,
      created_at,
    })),
  );
  await insertRows(
    client,
    'zone_modules',
    ZONES.flatMap((zone) =>
      Object.entries(zone.charges).map(([module, charge]) => ({
        zone_id: zones.get(zone.key),
        module_id: modules.get(module),
        base_minor: charge.base,
        per_km_minor: charge.perKm,
        minimum_minor: charge.minimum,
        maximum_minor: charge.maximum,
        surge_percent: charge.surgePercent,
        surge_reason: charge.surgeReason ? spelled(charge.surgeReason) : null,
        packaging_minor: 0,
        additional_minor: charge.serviceFee,
        additional_name: charge.serviceFee > 0 ? spelled(SERVICE_FEE) : null,
        cash_limit_minor: charge.cashLimit,
      })),
    ),
  );
  await loadGazetteer(client);
  return { modules, zones };
}

async function loadGazetteer(client: PoolClient): Promise<void> {
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
  await insertRows(
    client,
    'roads',
    [...TASHKENT.roads, ...DRAWN_LINES].map((road) => ({
      code: road.id,
      class: road.class,
      name: spelledRoad(road.name),
      fold_keys: placeKeys(road.name),
      line: `[${road.line.map(pairText).join(',')}]`,
    })),
  );
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

function polygonText(corners: readonly LngLat[]): string {
  return `(${corners.map(pairText).join(',')})`;
}

function pairText([lng, lat]: LngLat): string {
  return `(${lng},${lat})`;
}
