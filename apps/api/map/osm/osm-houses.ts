import { greatCircleMetres } from '@bozor/domain/places/distance.ts';
import { houseKey } from '@bozor/domain/places/house-key.ts';
import { isFiller } from '@bozor/domain/places/address-words.ts';
import { metresToLine } from '@bozor/domain/places/nearest-name.ts';
import { point, type Point } from '@bozor/domain/places/point.ts';
import { fold } from '@bozor/domain/search/fold.ts';
import type { HouseFacts, RoadFacts } from '../../seed/load/gazetteer-facts.ts';
import { QUARTER } from '../../src/ports/gazetteer.ts';
import { middleOf } from './outline.ts';
import { osmName } from './osm-name.ts';
import type { OsmArea, OsmNode, Tags } from './osm-item.ts';
import type { LngLat } from '../../seed/geo/tashkent.ts';

/** How far a street may run from a house that is counted in it, and from one that names no street. */
const NAMED_REACH_METRES = 1_500;
const NEAREST_REACH_METRES = 80;
/** Houses without a street of that name belong to a quarter; those of one quarter stand together. */
const QUARTER_METRES = 3_000;
/** As the table of houses allows. */
const KEY = /^[1-9]\d{0,3}[A-Z0-9/]{0,8}$/;

interface NumberedPlot {
  readonly id: number;
  readonly tags: Tags;
  readonly at: LngLat;
}

interface KnownStreet {
  readonly code: string;
  readonly line: readonly Point[];
}

export interface OsmHouses {
  readonly houses: readonly HouseFacts[];
  /** Quarters whose houses are numbered without streets: `Chilonzor 5-kvartal 12`. */
  readonly quarters: readonly RoadFacts[];
}

/** Houses with their streets: by the street of the address, else the nearest one. */
export function osmHouses(nodes: readonly OsmNode[], areas: readonly OsmArea[], roads: readonly RoadFacts[]): OsmHouses {
  const plots: NumberedPlot[] = [...areas.map(({ id, tags, outline }) => ({ id, tags, at: middleOf(outline) })), ...nodes].filter(
    ({ tags }) => tags['addr:housenumber'] !== undefined,
  );
  const index = indexOf(roads);
  const quarters = new Map<string, Quarter[]>();
  const houses = new Map<string, HouseFacts>();
  for (const plot of plots) {
    const at = pointOf(plot.at);
    const written = plot.tags['addr:street'] ?? plot.tags['addr:place'];
    const road =
      written === undefined
        ? nearest(index.around(at), at, NEAREST_REACH_METRES)?.code
        : (nearest(index.named.get(nameKey(written)) ?? [], at, NAMED_REACH_METRES)?.code ?? quarterAt(plot, written, at));
    if (road === undefined) continue;
    for (const house of plot.tags['addr:housenumber']!.split(/[;,]/)) {
      const key = houseKey(house);
      if (key === undefined || !KEY.test(key) || houses.has(`${road} ${key}`)) continue;
      houses.set(`${road} ${key}`, { road, key, house: house.trim().slice(0, 20), at: plot.at });
    }
  }
  const known = new Set([...houses.values()].map(({ road }) => road));
  return { houses: [...houses.values()], quarters: [...quarters.values()].flat().filter(({ code }) => known.has(code)) };

  function quarterAt({ id, at: position }: NumberedPlot, written: string, at: Point): string {
    const namesakes = quarters.get(nameKey(written)) ?? [];
    const found = namesakes.find(({ line: [first] }) => greatCircleMetres(pointOf(first!), at) < QUARTER_METRES);
    if (found) {
      found.line.push(position);
      return found.code;
    }
    const quarter: Quarter = {
      code: `osm-quarter-${id}`,
      kind: QUARTER,
      name: osmName({ name: written })!,
      line: [position, position],
    };
    quarters.set(nameKey(written), [...namesakes, quarter]);
    return quarter.code;
  }
}

type Quarter = RoadFacts & { readonly line: LngLat[] };

/** The words of a name that tell it from others, in no order: 'улица Навои' and 'Навои ул.' are one. */
function nameKey(name: string): string {
  const words = fold(name).split(' ');
  const telling = words.filter((word) => !isFiller(word));
  return (telling.length > 0 ? telling : words).toSorted().join(' ');
}

const CELL_DEGREES = 0.002;

function indexOf(roads: readonly RoadFacts[]) {
  const named = new Map<string, KnownStreet[]>();
  const cells = new Map<string, Set<KnownStreet>>();
  for (const { code, kind, name, line } of roads) {
    if (name.en === kind || kind === 'canal') continue;
    const street = { code, line: line.map(pointOf) };
    for (const key of new Set(Object.values(name).map(nameKey))) named.set(key, [...(named.get(key) ?? []), street]);
    for (const [at, { lng, lat }] of street.line.entries()) {
      const next = street.line[at + 1] ?? { lng, lat };
      const steps = Math.ceil(Math.max(Math.abs(next.lng - lng), Math.abs(next.lat - lat)) / CELL_DEGREES) + 1;
      for (let step = 0; step <= steps; step++) {
        const cell = cellOf(lng + ((next.lng - lng) * step) / steps, lat + ((next.lat - lat) * step) / steps);
        cells.set(cell, (cells.get(cell) ?? new Set()).add(street));
      }
    }
  }
  return {
    named,
    around: ({ lng, lat }: Point): KnownStreet[] => {
      const found = new Set<KnownStreet>();
      for (const east of [-1, 0, 1]) {
        for (const north of [-1, 0, 1]) {
          for (const street of cells.get(cellOf(lng + east * CELL_DEGREES, lat + north * CELL_DEGREES)) ?? []) found.add(street);
        }
      }
      return [...found];
    },
  };
}

const cellOf = (lng: number, lat: number) => `${Math.floor(lng / CELL_DEGREES)},${Math.floor(lat / CELL_DEGREES)}`;

function nearest(streets: readonly KnownStreet[], at: Point, reachMetres: number): KnownStreet | undefined {
  let best: { street: KnownStreet; metres: number } | undefined;
  for (const street of streets) {
    const metres = metresToLine(at, street.line);
    if (metres <= reachMetres && (!best || metres < best.metres)) best = { street, metres };
  }
  return best?.street;
}

function pointOf([lng, lat]: LngLat): Point {
  return point(lat, lng)!;
}
