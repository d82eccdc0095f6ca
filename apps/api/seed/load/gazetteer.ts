import type { PoolClient } from 'pg';
import { writeGazetteer } from './write-gazetteer.ts';
import { DRAWN_LINES } from '../geo/drawn-lines.ts';
import { planCity } from '../geo/city/city-plan.ts';
import { TASHKENT, type GeoName } from '../geo/tashkent.ts';
import type { Spellings } from './gazetteer-facts.ts';
import { spelled } from './spelling.ts';

/** Districts, places, streets and houses of the demo city. */
export async function loadGazetteer(client: PoolClient): Promise<void> {
  const { streets, buildings } = planCity();
  await writeGazetteer(client, {
    districts: TASHKENT.districts.map(({ id, name, polygon, centre }) => ({
      code: codeOf(id),
      name: named(name),
      outline: polygon.slice(0, -1),
      centre,
    })),
    places: TASHKENT.places.map(({ id, kind, name, lat, lng, district }) => ({
      code: id,
      kind,
      name: named(name),
      at: [lng, lat] as const,
      ...(district !== undefined && { district: codeOf(district) }),
    })),
    roads: [
      ...[...TASHKENT.roads, ...DRAWN_LINES].map(({ id, class: kind, name, line }) => ({ code: id, kind, name: spelledRoad(name), line })),
      ...streets.map(({ code, kind, name, line }) => ({ code, kind, name: { ...named(name), ar: named(name).en }, line })),
    ],
    houses: buildings.map(({ road, house, at }) => ({ road, key: house, house, at })),
  });
}

function codeOf(district: string): string {
  return district.replaceAll('_', '-');
}

function named(name: GeoName): Spellings {
  return name as unknown as Spellings;
}

/** The facts have two spellings of a road; the other two derive from the Uzbek one. */
function spelledRoad(name: GeoName): Spellings {
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
