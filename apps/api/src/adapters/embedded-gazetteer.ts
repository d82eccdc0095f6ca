import { houseKey } from '@bozor/domain/places/house-key.ts';
import { nearestName } from '@bozor/domain/places/nearest-name.ts';
import { parseAddress, type AddressParts } from '@bozor/domain/places/parse-address.ts';
import { point as pointOf, type Point } from '@bozor/domain/places/point.ts';
import { pointInPolygon } from '@bozor/domain/places/polygon.ts';
import {
  addressKeys,
  buildAddressIndex,
  rankAddresses,
  type Addressable,
  type AddressIndex,
  type AddressKeys,
} from '@bozor/domain/places/rank-addresses.ts';
import { pointAlong, routeMetres, type Route } from '@bozor/domain/places/route.ts';
import { buildStreetNetwork, findRoute, type StreetNetwork } from '@bozor/domain/places/street-network.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import { inLocale, type Localized } from '@bozor/domain/words/localized.ts';
import {
  isDrawnOnly,
  isSideStreet,
  NAMELESS,
  QUARTER,
  type Gazetteer,
  type GazetteerSource,
  type KnownDistrict,
  type KnownHouse,
} from '../ports/gazetteer.ts';
import type { NamedPlace, Places } from '../ports/places.ts';

const MOST_SUGGESTIONS = 8;
/** Lower than that of places, so that districts come after the places in them. */
const DISTRICT_IMPORTANCE = 20;
const LANE_IMPORTANCE = 10;
/** A house gives its number to points on its plot and in front of it. */
const HOUSE_REACH_METRES = 60;
const SPOTS_ALONG = 8;
const POINT_ID = /^point:(-?[\d.]+),(-?[\d.]+)$/;
/** Separates the id of a street from the house in it. */
const HOUSE_MARK = '#';

export interface EmbeddedGazetteer extends Places {
  /** Invalidates the cached data; the next request reads it again. */
  invalidate(): void;
}

/** Places from the shop's own tables, read once and cached in memory, but for the houses. Needs no network and no key. */
export function embeddedGazetteer(source: GazetteerSource): EmbeddedGazetteer {
  let cached: Promise<Index> | undefined;
  const index = (): Promise<Index> => {
    const reading = cached ?? source.read().then(buildIndex);
    cached = reading;
    reading.catch(() => {
      if (cached === reading) cached = undefined;
    });
    return reading;
  };
  const atPoint = async (point: Point, locale: Locale): Promise<NamedPlace[]> => {
    const [first] = await nameOf(point, locale);
    const id = `point:${point.lat},${point.lng}`;
    return [first ? { ...first, id, point } : { id, name: `${point.lat}, ${point.lng}`, area: '', point }];
  };
  /** The suggestion with the typed house: at the house where it is known, else at the street. */
  const withDoor = async (entry: Entry, door: AddressParts, locale: Locale): Promise<NamedPlace> => {
    // A metro station has no house number, though one was typed.
    if (door.house === undefined || entry.kind === 'place') return { ...inLanguage(entry, locale), door };
    const { roadsOf, districtAt } = await index();
    const key = entry.kind === 'street' ? houseKey(door.house) : undefined;
    const house = key === undefined ? undefined : await source.findHouse(roadsOf(entry), key);
    const named = inLanguage(house ? { ...entry, point: house.point, district: districtAt(house.point)?.name } : entry, locale);
    return { ...named, id: `${entry.id}${HOUSE_MARK}${door.house}`, name: `${named.name} ${door.house}`, door };
  };
  const nameOf = async (point: Point, locale: Locale): Promise<NamedPlace[]> => {
    const [known, house] = await Promise.all([index(), source.houseNear(point, HOUSE_REACH_METRES)]);
    return namesOf(point, known, house, locale);
  };
  return {
    suggest: async (text, locale) => {
      const { addresses, middle } = await index();
      const { point } = parseAddress(text, middle);
      if (point) return atPoint(point, locale);
      const found = rankAddresses(text, addresses, { limit: MOST_SUGGESTIONS, near: middle });
      return Promise.all(found.map(({ entry, ...door }) => withDoor(entry, door, locale)));
    },
    find: async (id, locale) => {
      const [, lat, lng] = POINT_ID.exec(id) ?? [];
      const point = pointOf(Number(lat), Number(lng));
      if (point) return (await atPoint(point, locale))[0];
      const [street = '', house] = id.split(HOUSE_MARK);
      const entry = (await index()).byId.get(street);
      return entry && (house ? withDoor(entry, { house }, locale) : inLanguage(entry, locale));
    },
    nameOf,
    routeBetween: async (from, to) => ({ path: findRoute(from, to, (await index()).network()) }),
    invalidate: () => {
      cached = undefined;
    },
  };
}

interface Entry extends Addressable {
  readonly id: string;
  readonly name: Localized;
  readonly point: Point;
  readonly district: Localized | undefined;
}

interface Street {
  readonly code: string;
  readonly entry: Entry;
  readonly line: Route;
}

type NamedDistrict = KnownDistrict & { readonly entry: Entry };

interface Index {
  readonly addresses: AddressIndex<Entry>;
  readonly byId: ReadonlyMap<string, Entry>;
  readonly streets: readonly Street[];
  readonly streetByCode: ReadonlyMap<string, Street>;
  readonly landmarks: readonly Entry[];
  readonly districts: readonly NamedDistrict[];
  readonly districtAt: (point: Point) => NamedDistrict | undefined;
  /** Codes of the roads that a suggested street stands for. */
  readonly roadsOf: (entry: Entry) => readonly string[];
  /** Built by the first route: it takes a moment. */
  readonly network: () => StreetNetwork;
  readonly middle: Point;
}

function buildIndex({ districts, places, roads }: Gazetteer): Index {
  const districtKeys = new Map<KnownDistrict, AddressKeys>(districts.map((each) => [each, keysOf(each.name)]));
  const entryOf = (id: string, name: Localized, point: Point, importance: number, kind: Addressable['kind']): Entry => {
    const district = districts.find(({ polygon }) => pointInPolygon(point, polygon));
    return {
      id,
      name,
      point,
      importance,
      kind,
      keys: keysOf(name),
      district: district?.name,
      area: district && districtKeys.get(district),
    };
  };
  /** Keys of all districts that a street passes: its houses are addressed by any of them. */
  const districtsAlong = (line: Route): AddressKeys => {
    const metres = routeMetres(line);
    // A long straight street passes districts between its corners.
    const spots = [
      ...line,
      ...Array.from({ length: SPOTS_ALONG }, (_, at) => pointAlong(line, (metres * (at + 0.5)) / SPOTS_ALONG)!.point),
    ];
    const passed = districts.filter(({ polygon }) => spots.some((spot) => pointInPolygon(spot, polygon)));
    const keys = passed.map((district) => districtKeys.get(district)!);
    return { exact: keys.flatMap(({ exact }) => exact), loose: keys.flatMap(({ loose }) => loose) };
  };
  const streets = roads
    .filter(({ kind }) => !isDrawnOnly(kind) && kind !== NAMELESS)
    .map(({ code, kind, name, line }): Street => {
      const importance = isSideStreet(kind) ? LANE_IMPORTANCE : DISTRICT_IMPORTANCE;
      const entry = entryOf(`road:${code}`, name, pointAlong(line, routeMetres(line) / 2)!.point, importance, 'street');
      return { code, line, entry: { ...entry, area: districtsAlong(line) } };
    });
  const placed = places.map((place) => ({
    ...place,
    entry: entryOf(`place:${place.code}`, place.name, place.point, place.importance, kindOf(place.kind)),
  }));
  const areas = districts.map((district) => ({
    ...district,
    entry: {
      ...entryOf(`district:${district.code}`, district.name, district.centre, DISTRICT_IMPORTANCE, 'district'),
      district: undefined,
      area: undefined,
    },
  }));
  // A street that is also known as a spot is suggested once, at that spot.
  const spotted = new Set(placed.map(({ name }) => localName(name)));
  const codesAround = Map.groupBy(streets, ({ entry }) => nameAndDistrict(entry));
  // A street in several parts is suggested once a district.
  const suggested = [...codesAround.values()].map(([first]) => first!.entry).filter(({ name }) => !spotted.has(localName(name)));
  const all = [...placed, ...streets, ...areas].map(({ entry }) => entry);
  const codes = new Map<string, string[]>();
  for (const { code, entry } of streets) codes.set(localName(entry.name), [...(codes.get(localName(entry.name)) ?? []), code]);
  let network: StreetNetwork | undefined;
  return {
    addresses: buildAddressIndex([...placed.map(({ entry }) => entry), ...suggested, ...areas.map(({ entry }) => entry)]),
    byId: new Map(all.map((entry) => [entry.id, entry])),
    streets: [
      ...streets,
      ...placed.filter(({ kind }) => kind === 'street').map(({ code, entry, point }) => ({ code, entry, line: [point] })),
    ],
    streetByCode: new Map(streets.map((street) => [street.code, street])),
    landmarks: placed.filter(({ kind }) => kind !== 'street').map(({ entry }) => entry),
    districts: areas,
    districtAt: (point) => areas.find(({ polygon }) => pointInPolygon(point, polygon)),
    roadsOf: (entry) =>
      entry.id.startsWith('road:')
        ? codesAround.get(nameAndDistrict(entry))!.map(({ code }) => code)
        : (codes.get(localName(entry.name)) ?? []),
    network: () => (network ??= buildStreetNetwork(roads.filter(isDriven).map(({ line }) => line))),
    middle: middleOf(districts.map(({ centre }) => centre)),
  };
}

function kindOf(kind: string): Addressable['kind'] {
  return kind === 'street' ? 'street' : kind === 'neighbourhood' ? 'area' : 'place';
}

/** Whether couriers drive along it. */
function isDriven({ kind }: Gazetteer['roads'][number]): boolean {
  return !isDrawnOnly(kind) && kind !== QUARTER;
}

function nameAndDistrict({ name, district }: Entry): string {
  return `${localName(name)} ${district ? localName(district) : ''}`;
}

function localName(name: Localized): string {
  return name.uz ?? name.en;
}

function keysOf(name: Localized): AddressKeys {
  return addressKeys([...new Set(Object.values(name).filter(Boolean))]);
}

function middleOf(points: readonly Point[]): Point {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  return pointOf(mean(points.map(({ lat }) => lat)), mean(points.map(({ lng }) => lng)))!;
}

/** The street and its nearest house, else the street or landmark that names a point; then the district alone. */
function namesOf(point: Point, known: Index, house: KnownHouse | undefined, locale: Locale): NamedPlace[] {
  const { streets, streetByCode, landmarks, districts, districtAt } = known;
  const inDistrict = (district: NamedDistrict | undefined) => (district ? [inLanguage({ ...district.entry, point }, locale)] : []);
  const street = house && streetByCode.get(house.road)?.entry;
  if (house && street) {
    const district = districtAt(point);
    const named = inLanguage({ ...street, point, district: district?.name }, locale);
    const door = { house: house.house };
    return [
      { ...named, id: `${street.id}${HOUSE_MARK}${house.house}`, name: `${named.name} ${house.house}`, door },
      ...inDistrict(district),
    ];
  }
  const found = nearestName(point, { streets, places: landmarks, districts });
  if (!found) return [];
  if (found.kind === 'district') return inDistrict(found.district);
  const entry = found.kind === 'street' ? found.street.entry : found.place;
  return [inLanguage({ ...entry, point, district: found.district?.name }, locale), ...inDistrict(found.district)];
}

function inLanguage({ id, name, district, point }: Entry, locale: Locale): NamedPlace {
  return { id, name: inLocale(name, locale), area: district ? inLocale(district, locale) : '', point };
}
