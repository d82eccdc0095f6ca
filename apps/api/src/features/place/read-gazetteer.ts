import type { Localized } from '@bozor/domain/words/localized.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Gazetteer } from '../../ports/gazetteer.ts';
import { readDistricts, readPlaces, readRoads } from './store.ts';

/** All that the shop knows of its city. */
export async function readGazetteer(db: Database): Promise<Gazetteer> {
  const [districts, places, roads] = await Promise.all([readDistricts(db), readPlaces(db), readRoads(db)]);
  return {
    districts: districts.map((row) => ({ ...row, name: nameOf(row.name) })),
    places: places.map((row) => ({ ...row, name: nameOf(row.name) })),
    roads: roads.map((row) => ({ ...row, name: nameOf(row.name) })),
  };
}

/** Of a place any spelling may be missing; English readers then see the one that locals write. */
function nameOf(spellings: Readonly<Record<string, string>>): Localized {
  return { ...spellings, en: spellings['en'] ?? spellings['uz'] ?? Object.values(spellings)[0] ?? '' };
}
