import type { Localized } from '@bozor/domain/words/localized.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Gazetteer } from '../../ports/gazetteer.ts';
import { readDistricts, readPlaces, readRoads } from './store.ts';

/** All places of the shop's gazetteer. */
export async function readGazetteer(db: Database): Promise<Gazetteer> {
  const [districts, places, roads] = await Promise.all([readDistricts(db), readPlaces(db), readRoads(db)]);
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
