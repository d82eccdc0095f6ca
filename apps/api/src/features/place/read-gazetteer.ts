import { greatCircleMetres } from '@bozor/domain/places/distance.ts';
import type { Localized } from '@bozor/domain/words/localized.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Gazetteer, GazetteerSource } from '../../ports/gazetteer.ts';
import { readDistricts, readHouse, readHousesNear, readPlaces, readRoads } from './store.ts';

/** The gazetteer of the shop's tables. */
export function gazetteerSource(db: Database): GazetteerSource {
  return {
    read: () => readGazetteer(db),
    findHouse: (roads, key) => readHouse(db, roads, key),
    houseNear: async (at, reachMetres) =>
      (await readHousesNear(db, at))
        .map((house) => ({ house, metres: greatCircleMetres(at, house.point) }))
        .filter(({ metres }) => metres <= reachMetres)
        .toSorted((one, other) => one.metres - other.metres)[0]?.house,
  };
}

/** All places of the shop's gazetteer; its roads without those of some kinds. */
export async function readGazetteer(db: Database, withoutRoads?: readonly string[]): Promise<Gazetteer> {
  const [districts, places, roads] = await Promise.all([readDistricts(db), readPlaces(db), readRoads(db, withoutRoads)]);
  return {
    districts: districts.map((row) => ({ ...row, name: nameOf(row.name) })),
    places: places.map((row) => ({ ...row, name: nameOf(row.name) })),
    roads: roads.map((row) => ({ ...row, name: nameOf(row.name) })),
  };
}

/** Any spelling of a place may be missing. English readers then see the local one. */
function nameOf(spellings: Readonly<Record<string, string>>): Localized {
  return { ...spellings, en: spellings['en'] ?? spellings['uz'] ?? Object.values(spellings)[0] ?? '' };
}
