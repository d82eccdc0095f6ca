import { point } from '@bozor/domain/places/point.ts';
import { pointInPolygon } from '@bozor/domain/places/polygon.ts';
import { randomFrom } from '../../random.ts';
import { TASHKENT, type GeoName, type LngLat } from '../tashkent.ts';
import { between, metresBetween, toDegrees, toMetres, type Spot } from './metres.ts';
import { laneName, QUALIFIERS, STREET_NAMES, streetName } from './street-names.ts';

export interface PlannedStreet {
  readonly code: string;
  readonly kind: 'main' | 'side-street' | 'lane';
  readonly line: readonly Spot[];
}

export interface NamedStreet extends PlannedStreet {
  readonly kind: 'side-street' | 'lane';
  readonly name: GeoName;
}

/** A block between four streets, as a bilinear patch: `at(0, 0)` is its south-west corner. */
export interface Block {
  readonly at: (east: number, north: number) => Spot;
  readonly south: string;
  readonly north: string;
  readonly west: string;
  readonly east: string;
}

export interface Quad {
  readonly middle: Spot;
  readonly blocks: readonly Block[];
}

/** Distance of side streets in metres; the city fits into so many of them to each side of its middle. */
const SPACING = 940;
const COLUMNS = 14;
const ROWS = 16;
/** A side street keeps its name over so many crossings. */
const NAMED_EDGES = 4;
/** Greatest distance between a street of the facts that has only a spot, and the side street that gets its name. */
const NAMESAKE_METRES = 1_600;

/**
 * The side streets as a bent mesh over the city, and in each of its quads lanes that divide it into blocks. All streets end at others, so
 * every door can be reached.
 */
export function meshOf(): { readonly quads: readonly Quad[]; readonly streets: readonly NamedStreet[] } {
  const random = randomFrom('tashkent/mesh');
  const vertices = new Map<string, Spot>();
  for (let column = -COLUMNS; column <= COLUMNS; column++) {
    for (let row = -ROWS; row <= ROWS; row++) {
      const bend = [
        180 * Math.sin(row * 0.7 + 1.3) + 90 * Math.sin(column * 1.7),
        170 * Math.sin(column * 0.6 + 0.4) + 90 * Math.sin(row * 1.9),
      ];
      vertices.set(`${column},${row}`, [
        column * SPACING + bend[0]! + random.whole(-110, 110),
        row * SPACING + bend[1]! + random.whole(-110, 110),
      ]);
    }
  }
  const vertex = (column: number, row: number) => vertices.get(`${column},${row}`);
  const isInside = new Set<string>();
  for (let column = -COLUMNS; column < COLUMNS; column++) {
    for (let row = -ROWS; row < ROWS; row++) {
      if (isInCity(between(vertex(column, row)!, vertex(column + 1, row + 1)!, 0.5))) isInside.add(`${column},${row}`);
    }
  }

  const names = new Namer();
  const sideStreets = nameSideStreets(sideStreetLines(vertex, isInside), names);
  const codeOfEdge = new Map(sideStreets.flatMap(({ code, edges }) => edges.map((edge) => [edge, code] as const)));
  const quads: Quad[] = [];
  const lanes: NamedStreet[] = [];
  for (const key of isInside) {
    const [column, row] = key.split(',').map(Number) as [number, number];
    const corners = [vertex(column, row)!, vertex(column + 1, row)!, vertex(column + 1, row + 1)!, vertex(column, row + 1)!] as const;
    const edges = { south: `h${column},${row}`, north: `h${column},${row + 1}`, west: `v${column},${row}`, east: `v${column + 1},${row}` };
    const divided = divide(key, corners, (side) => codeOfEdge.get(edges[side])!, names);
    quads.push(divided.quad);
    lanes.push(...divided.lanes);
  }
  return { quads, streets: [...sideStreets.map(({ edges: _edges, ...street }) => street), ...lanes] };
}

const AREAS = TASHKENT.districts.map(({ polygon }) => polygon.map(([lng, lat]) => point(lat, lng)!));

function isInCity(spot: Spot): boolean {
  const [lng, lat] = toDegrees(spot);
  return AREAS.some((area) => pointInPolygon(point(lat, lng)!, area));
}

interface SideStreetLine {
  readonly edges: readonly string[];
  readonly line: readonly Spot[];
}

/** The edges of the mesh that border a quad inside the city, joined into streets. */
function sideStreetLines(vertex: (column: number, row: number) => Spot | undefined, isInside: ReadonlySet<string>): SideStreetLine[] {
  const lines: SideStreetLine[] = [];
  const gather = (length: number, edgeAt: (at: number) => { edge: string; from: Spot; to: Spot; isWanted: boolean }) => {
    let edges: string[] = [];
    let line: Spot[] = [];
    const close = () => {
      if (edges.length > 0) lines.push({ edges, line });
      edges = [];
      line = [];
    };
    for (let at = 0; at < length; at++) {
      const { edge, from, to, isWanted } = edgeAt(at);
      if (!isWanted) close();
      else {
        line = line.length === 0 ? [from, to] : [...line, to];
        edges = [...edges, edge];
        if (edges.length === NAMED_EDGES) close();
      }
    }
    close();
  };
  for (let row = -ROWS; row <= ROWS; row++) {
    gather(2 * COLUMNS, (at) => {
      const column = at - COLUMNS;
      const isWanted = isInside.has(`${column},${row}`) || isInside.has(`${column},${row - 1}`);
      return { edge: `h${column},${row}`, from: vertex(column, row)!, to: vertex(column + 1, row)!, isWanted };
    });
  }
  for (let column = -COLUMNS; column <= COLUMNS; column++) {
    gather(2 * ROWS, (at) => {
      const row = at - ROWS;
      const isWanted = isInside.has(`${column},${row}`) || isInside.has(`${column - 1},${row}`);
      return { edge: `v${column},${row}`, from: vertex(column, row)!, to: vertex(column, row + 1)!, isWanted };
    });
  }
  return lines;
}

/** Gives names: first those of the streets that the facts know by a spot only, each to the nearest side street. */
function nameSideStreets(lines: readonly SideStreetLine[], names: Namer): (NamedStreet & { readonly edges: readonly string[] })[] {
  const known = new Set(TASHKENT.roads.map(({ name }) => name.uz));
  const spots = TASHKENT.places.filter(({ kind, name }) => kind === 'street' && !known.has(name.uz));
  const given = new Map<SideStreetLine, GeoName>();
  for (const { lat, lng, name } of spots) {
    const spot = toMetres([lng, lat] as LngLat);
    const [nearest] = lines
      .filter((line) => !given.has(line))
      .map((line) => ({ line, metres: Math.min(...line.line.map((corner) => metresBetween(corner, spot))) }))
      .toSorted((one, other) => one.metres - other.metres);
    if (nearest && nearest.metres <= NAMESAKE_METRES) given.set(nearest.line, name);
  }
  return lines.map((line, at) => ({
    ...line,
    code: `side-street-${at + 1}`,
    kind: 'side-street' as const,
    name: given.get(line) ?? streetName(names.next()),
  }));
}

/** Gives each street a name of its own, so that an address without a district leads to one house. */
class Namer {
  private readonly order = randomFrom('tashkent/names').some(STREET_NAMES, STREET_NAMES.length);
  private used = 0;

  next(): string {
    const at = this.used++;
    const qualifier = QUALIFIERS[Math.floor(at / this.order.length)];
    if (qualifier === undefined) throw new Error('The demo city has more streets than names.');
    const word = this.order[at % this.order.length]!;
    return qualifier === '' ? word : `${qualifier} ${word}`;
  }
}

type Corners = readonly [Spot, Spot, Spot, Spot];

/** Divides a quad into blocks by lanes: those from west to east have names, the others are lanes that lead off them. */
function divide(
  key: string,
  [southWest, southEast, northEast, northWest]: Corners,
  codeOf: (side: 'south' | 'north' | 'west' | 'east') => string,
  names: Namer,
) {
  const random = randomFrom(`tashkent/quad/${key}`);
  const at = (east: number, north: number) => between(between(southWest, southEast, east), between(northWest, northEast, east), north);
  const columns = random.whole(3, 4);
  const rows = random.whole(4, 5);
  const cut = (parts: number) =>
    Array.from({ length: parts + 1 }, (_, part) =>
      part === 0 || part === parts ? part / parts : (part + (random.next() - 0.5) * 0.3) / parts,
    );
  const [easts, norths] = [cut(columns), cut(rows)];
  const middle = at(0.5, 0.5);
  const id = key.replaceAll('-', 'm').replace(',', '-');
  const across = norths
    .slice(1, -1)
    .map((north, index) => ({ code: `lane-${id}-${index + 1}`, word: names.next(), line: straight((share) => at(share, north)) }));
  const along = easts.slice(1, -1).map((east, index) => ({
    code: `tor-${id}-${index + 1}`,
    word: across[0]!.word,
    number: index + 1,
    line: straight((share) => at(east, share)),
  }));
  const lanes: NamedStreet[] = [
    ...across.map(({ code, word, line }) => ({ code, kind: 'lane' as const, name: streetName(word), line })),
    ...along.map(({ code, word, number, line }) => ({ code, kind: 'lane' as const, name: laneName(word, number), line })),
  ];
  const blocks = easts.slice(1).flatMap((_, column) =>
    norths.slice(1).map((_north, row): Block => ({
      at: (east, north) => at(mix(easts, column, east), mix(norths, row, north)),
      south: row === 0 ? codeOf('south') : across[row - 1]!.code,
      north: row === rows - 1 ? codeOf('north') : across[row]!.code,
      west: column === 0 ? codeOf('west') : along[column - 1]!.code,
      east: column === columns - 1 ? codeOf('east') : along[column]!.code,
    })),
  );
  return { quad: { middle, blocks }, lanes };
}

const mix = (cuts: readonly number[], index: number, share: number) => cuts[index]! + (cuts[index + 1]! - cuts[index]!) * share;

const straight = (at: (share: number) => Spot): Spot[] => [0, 0.5, 1].map(at);
