import { nearestName } from '@bozor/domain/places/nearest-name.ts';
import type { Point } from '@bozor/domain/places/point.ts';
import { pointInPolygon } from '@bozor/domain/places/polygon.ts';
import { pointAlong, routeMetres, type Route } from '@bozor/domain/places/route.ts';
import { buildStreetNetwork, findRoute, type StreetNetwork } from '@bozor/domain/places/street-network.ts';
import { nameKeys, rankNames, type Ranked } from '@bozor/domain/search/rank-names.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import { inLocale, type Localized } from '@bozor/domain/words/localized.ts';
import { isDrawnOnly, type Gazetteer, type KnownDistrict } from '../ports/gazetteer.ts';
import type { NamedPlace, Places } from '../ports/places.ts';

const MOST_SUGGESTIONS = 8;
/** Lower than that of places, so that districts come after the places in them. */
const DISTRICT_IMPORTANCE = 20;

export interface EmbeddedGazetteer extends Places {
  /** Invalidates the cached data; the next request reads it again. */
  invalidate(): void;
}

/** Places from the shop's own tables, read once and cached in memory. Needs no network and no key. */
export function embeddedGazetteer(read: () => Promise<Gazetteer>): EmbeddedGazetteer {
  let cached: Promise<Index> | undefined;
  const index = (): Promise<Index> => {
    const reading = cached ?? read().then(buildIndex);
    cached = reading;
    reading.catch(() => {
      if (cached === reading) cached = undefined;
    });
    return reading;
  };
  return {
    suggest: async (text, locale) => rankNames(text, (await index()).entries, MOST_SUGGESTIONS).map((entry) => inLanguage(entry, locale)),
    find: async (id, locale) => {
      const entry = (await index()).byId.get(id);
      return entry && inLanguage(entry, locale);
    },
    nameOf: async (point, locale) => namesOf(point, await index()).map((entry) => inLanguage(entry, locale)),
    routeBetween: async (from, to) => ({ path: findRoute(from, to, (await index()).network) }),
    invalidate: () => {
      cached = undefined;
    },
  };
}

interface Entry extends Ranked {
  readonly id: string;
  readonly name: Localized;
  readonly point: Point;
  readonly area: Localized | undefined;
}

interface Street {
  readonly entry: Entry;
  readonly line: Route;
}

interface Index {
  readonly entries: readonly Entry[];
  readonly byId: ReadonlyMap<string, Entry>;
  readonly streets: readonly Street[];
  readonly landmarks: readonly Entry[];
  readonly districts: readonly (KnownDistrict & { readonly entry: Entry })[];
  readonly network: StreetNetwork;
}

function buildIndex({ districts, places, roads }: Gazetteer): Index {
  const areaOf = (point: Point) => districts.find(({ polygon }) => pointInPolygon(point, polygon))?.name;
  const entryOf = (id: string, name: Localized, point: Point, importance: number, area = areaOf(point)): Entry => ({
    id,
    name,
    point,
    area,
    importance,
    keys: nameKeys(Object.values(name).filter(Boolean)),
  });
  const streets = roads
    .filter(({ kind }) => !isDrawnOnly(kind))
    .map(({ code, name, line }) => ({
      entry: entryOf(`road:${code}`, name, pointAlong(line, routeMetres(line) / 2)!.point, DISTRICT_IMPORTANCE),
      line,
    }));
  const placed = places.map((place) => ({ ...place, entry: entryOf(`place:${place.code}`, place.name, place.point, place.importance) }));
  const areas = districts.map((district) => ({
    ...district,
    entry: { ...entryOf(`district:${district.code}`, district.name, district.centre, DISTRICT_IMPORTANCE), area: undefined },
  }));
  // A street that is also known as a spot is suggested once, at that spot.
  const spotted = new Set(placed.map(({ name }) => name.uz ?? name.en));
  const suggested = streets.filter(({ entry: { name } }) => !spotted.has(name.uz ?? name.en)).map(({ entry }) => entry);
  const all = [...placed, ...streets, ...areas].map(({ entry }) => entry);
  return {
    entries: [...placed.map(({ entry }) => entry), ...suggested, ...areas.map(({ entry }) => entry)],
    byId: new Map(all.map((entry) => [entry.id, entry])),
    streets: [...streets, ...placed.filter(({ kind }) => kind === 'street').map(({ entry, point }) => ({ entry, line: [point] }))],
    landmarks: placed.filter(({ kind }) => kind !== 'street').map(({ entry }) => entry),
    districts: areas,
    network: buildStreetNetwork(streets.map(({ line }) => line)),
  };
}

/** The street, else the landmark, that names a point; then the district alone. */
function namesOf(point: Point, { streets, landmarks, districts }: Index): Entry[] {
  const districtOf = (district: (typeof districts)[number] | undefined) => (district ? [{ ...district.entry, point }] : []);
  const found = nearestName(point, { streets, places: landmarks, districts });
  if (!found) return [];
  if (found.kind === 'district') return districtOf(found.district);
  const { id, name, keys, importance } = found.kind === 'street' ? found.street.entry : found.place;
  return [{ id, name, keys, importance, point, area: found.district?.name }, ...districtOf(found.district)];
}

function inLanguage({ id, name, area, point }: Entry, locale: Locale): NamedPlace {
  return { id, name: inLocale(name, locale), area: area ? inLocale(area, locale) : '', point };
}
