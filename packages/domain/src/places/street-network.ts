import { greatCircleMetres } from './distance.ts';
import type { Point } from './point.ts';
import { nearestOnLeg, type Route } from './route.ts';

/** Cost of a metre off the streets, in metres on a street. Routes therefore keep to the streets within reach. */
const OFF_STREET = 1.6;
/** A street's end joins another street within this distance. */
const JOINED_METRES = 250;
/** Maximum distance from a point to its access streets, and their maximum number. */
const REACH_METRES = 3_000;
const MOST_ACCESSES = 4;

/** Side of a cell of the grid in degrees, about 500 m: look-ups visit the cells around a point instead of the whole city. */
const CELL_DEGREES = 0.005;
const METRES_A_CELL = 400;

/** Streets as a graph: corners and crossings, and the straight pieces between them. */
export interface StreetNetwork {
  readonly corners: readonly Point[];
  readonly pieces: readonly Piece[];
  readonly neighbours: readonly (readonly Neighbour[])[];
  readonly grid: Grid<Piece>;
}

interface Neighbour {
  readonly corner: number;
  readonly metres: number;
}

/** Things by the cells that their bounding boxes touch. */
type Grid<Thing> = ReadonlyMap<number, readonly Thing[]>;

interface Piece {
  readonly from: number;
  readonly to: number;
  readonly metres: number;
}

/** The nearest spot of a piece and its distance. */
interface Access {
  readonly piece: Piece;
  readonly spot: Point;
  readonly metres: number;
}

/**
 * Builds a graph from street lines. Streets join where they cross, and where one ends beside another.
 * @example buildStreetNetwork([amirTemur.line, navoiy.line])
 */
export function buildStreetNetwork(lines: readonly Route[]): StreetNetwork {
  const corners: Point[] = [];
  const known = new Map<string, number>();
  const cornerAt = (point: Point): number => {
    const key = `${point.lat.toFixed(6)},${point.lng.toFixed(6)}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    known.set(key, corners.length);
    return corners.push(point) - 1;
  };
  const pieces: Piece[] = [];
  const join = (one: Point, other: Point) => {
    const [from, to] = [cornerAt(one), cornerAt(other)];
    if (from !== to) pieces.push({ from, to, metres: greatCircleMetres(one, other) });
  };

  const legs = lines.flatMap((line, street) =>
    line.slice(1).map((to, at): StreetLeg => ({ street, from: line[at]!, to, stops: [], order: 0 })),
  );
  for (const [order, leg] of legs.entries()) leg.order = order;
  const grid = gridOf(legs, ({ from, to }) => [from, to]);
  for (const leg of legs) {
    for (const other of near(grid, [leg.from, leg.to])) {
      const crossing = other.order <= leg.order || other.street === leg.street ? undefined : crossingOf(leg, other);
      if (!crossing) continue;
      leg.stops.push(crossing);
      other.stops.push(crossing);
    }
  }
  for (const [street, line] of lines.entries()) {
    for (const end of [line[0], line.at(-1)]) {
      if (!end) continue;
      let best: { leg: StreetLeg; spot: Point; metres: number } | undefined;
      for (const leg of near(grid, [end], 1)) {
        if (leg.street === street) continue;
        const spot = nearestOnLeg(leg.from, leg.to, end);
        const metres = greatCircleMetres(end, spot);
        if (!best || metres < best.metres) best = { leg, spot, metres };
      }
      if (!best || best.metres > JOINED_METRES) continue;
      best.leg.stops.push(best.spot);
      join(end, best.spot);
    }
  }
  for (const { from, to, stops } of legs) {
    const ordered = stops.toSorted((one, other) => greatCircleMetres(from, one) - greatCircleMetres(from, other));
    for (const [at, stop] of [...ordered, to].entries()) join(ordered[at - 1] ?? from, stop);
  }
  const neighbours = corners.map((): Neighbour[] => []);
  for (const { from: one, to: other, metres } of pieces) {
    neighbours[one]!.push({ corner: other, metres });
    neighbours[other]!.push({ corner: one, metres });
  }
  return { corners, pieces, neighbours, grid: gridOf(pieces, ({ from, to }) => [corners[from]!, corners[to]!]) };
}

/**
 * Returns a route between two points that keeps to the streets where the detour is small: both points and the corners between them. It is
 * meant for the map; `roadEstimateMetres` estimates distances.
 * @example findRoute(store, home, network) // [store, …corners, home]
 */
export function findRoute(from: Point, to: Point, network: StreetNetwork): Route {
  const starts = accessesOf(from, network);
  const ends = accessesOf(to, network);
  const best = shortest({ from, to, starts, ends, ...network });
  const between = best.filter((point, at) => [best[at - 1] ?? from, to].every((other) => greatCircleMetres(other, point) > 1));
  return [from, ...between, to];
}

interface Search {
  readonly from: Point;
  readonly to: Point;
  readonly starts: readonly Access[];
  readonly ends: readonly Access[];
  readonly corners: readonly Point[];
  readonly neighbours: StreetNetwork['neighbours'];
}

/** A* over the corners, by the straight line to the end. Returns the corners between the two points. */
function shortest({ from, to, starts, ends, corners, neighbours }: Search): Point[] {
  let best = { cost: greatCircleMetres(from, to) * OFF_STREET, between: [] as Point[] };
  for (const start of starts) {
    for (const end of ends) {
      if (start.piece !== end.piece) continue;
      const cost = (start.metres + end.metres) * OFF_STREET + greatCircleMetres(start.spot, end.spot);
      if (cost < best.cost) best = { cost, between: [start.spot, end.spot] };
    }
  }

  const cost = new Map<number, number>();
  const before: (number | Access)[] = [];
  const open = new Heap();
  const reach = (corner: number, metres: number, by: number | Access) => {
    if (metres >= (cost.get(corner) ?? Infinity)) return;
    cost.set(corner, metres);
    before[corner] = by;
    open.push(corner, metres + greatCircleMetres(corners[corner]!, to));
  };
  for (const access of starts) {
    for (const corner of [access.piece.from, access.piece.to]) {
      reach(corner, access.metres * OFF_STREET + greatCircleMetres(access.spot, corners[corner]!), access);
    }
  }
  const lastCorners = new Map<number, Access[]>();
  for (const access of ends) {
    for (const corner of [access.piece.from, access.piece.to]) lastCorners.set(corner, [...(lastCorners.get(corner) ?? []), access]);
  }
  const done = new Set<number>();
  for (let next = open.pop(); next && next.rank < best.cost; next = open.pop()) {
    const { corner } = next;
    if (done.has(corner)) continue;
    done.add(corner);
    const metres = cost.get(corner)!;
    for (const access of lastCorners.get(corner) ?? []) {
      const total = metres + greatCircleMetres(corners[corner]!, access.spot) + access.metres * OFF_STREET;
      if (total < best.cost) best = { cost: total, between: [...trailTo(corner, before, corners), access.spot] };
    }
    for (const neighbour of neighbours[corner]!) reach(neighbour.corner, metres + neighbour.metres, corner);
  }
  return best.between;
}

function trailTo(corner: number, before: readonly (number | Access)[], corners: readonly Point[]): Point[] {
  const trail: Point[] = [];
  let at: number | Access | undefined = corner;
  while (typeof at === 'number') {
    trail.unshift(corners[at]!);
    at = before[at];
  }
  return at ? [at.spot, ...trail] : trail;
}

/** The nearest pieces, searched in widening rings of cells. */
function accessesOf(point: Point, { corners, grid }: StreetNetwork): Access[] {
  for (const cells of RINGS) {
    const found = near(grid, [point], cells)
      .map((piece) => {
        const spot = nearestOnLeg(corners[piece.from]!, corners[piece.to]!, point);
        return { piece, spot, metres: greatCircleMetres(point, spot) };
      })
      .filter(({ metres }) => metres <= REACH_METRES)
      .sort((one, other) => one.metres - other.metres)
      .slice(0, MOST_ACCESSES);
    const isCertain = found.length === MOST_ACCESSES && found.at(-1)!.metres <= cells * METRES_A_CELL;
    if (isCertain || cells === RINGS.at(-1)) return found;
  }
  return [];
}

const RINGS = [1, 2, 4, Math.ceil(REACH_METRES / METRES_A_CELL)] as const;

interface StreetLeg extends Leg {
  readonly street: number;
  readonly stops: Point[];
  order: number;
}

function gridOf<Thing>(things: readonly Thing[], cornersOf: (thing: Thing) => readonly Point[]): Grid<Thing> {
  const grid = new Map<number, Thing[]>();
  for (const thing of things) {
    for (const cell of cellsOf(cornersOf(thing), 0)) {
      const known = grid.get(cell);
      if (known) known.push(thing);
      else grid.set(cell, [thing]);
    }
  }
  return grid;
}

/** The things in the cells of a bounding box, each once, and `more` cells around it. */
function near<Thing>(grid: Grid<Thing>, corners: readonly Point[], more = 0): readonly Thing[] {
  return [...new Set(cellsOf(corners, more).flatMap((cell) => grid.get(cell) ?? []))];
}

function cellsOf(corners: readonly Point[], more: number): number[] {
  const cell = (degrees: number) => Math.floor(degrees / CELL_DEGREES);
  const [lats, lngs] = [corners.map(({ lat }) => cell(lat)), corners.map(({ lng }) => cell(lng))];
  const cells: number[] = [];
  for (let lat = Math.min(...lats) - more; lat <= Math.max(...lats) + more; lat++) {
    for (let lng = Math.min(...lngs) - more; lng <= Math.max(...lngs) + more; lng++) cells.push(lat * 100_000 + lng);
  }
  return cells;
}

/** Binary heap: the corner with the lowest rank first. */
class Heap {
  private readonly items: { readonly corner: number; readonly rank: number }[] = [];

  push(corner: number, rank: number): void {
    const { items } = this;
    let at = items.push({ corner, rank }) - 1;
    for (let parent = (at - 1) >> 1; at > 0 && items[parent]!.rank > items[at]!.rank; parent = (at - 1) >> 1) {
      [items[parent], items[at]] = [items[at]!, items[parent]!];
      at = parent;
    }
  }

  pop(): { readonly corner: number; readonly rank: number } | undefined {
    const { items } = this;
    const first = items[0];
    const last = items.pop();
    if (!last || items.length === 0) return first;
    items[0] = last;
    for (let at = 0; ;) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      let least = at;
      if (left < items.length && items[left]!.rank < items[least]!.rank) least = left;
      if (right < items.length && items[right]!.rank < items[least]!.rank) least = right;
      if (least === at) return first;
      [items[least], items[at]] = [items[at]!, items[least]!];
      at = least;
    }
  }
}

interface Leg {
  readonly from: Point;
  readonly to: Point;
}

/** Crossing of two legs in flat geometry, accurate within a city. */
function crossingOf(one: Leg, other: Leg): Point | undefined {
  const [oneLat, oneLng] = [one.to.lat - one.from.lat, one.to.lng - one.from.lng];
  const [otherLat, otherLng] = [other.to.lat - other.from.lat, other.to.lng - other.from.lng];
  const turn = oneLng * otherLat - oneLat * otherLng;
  if (turn === 0) return undefined;
  const [lat, lng] = [other.from.lat - one.from.lat, other.from.lng - one.from.lng];
  const share = (lng * otherLat - lat * otherLng) / turn;
  const otherShare = (lng * oneLat - lat * oneLng) / turn;
  if (share < 0 || share > 1 || otherShare < 0 || otherShare > 1) return undefined;
  return { lat: one.from.lat + oneLat * share, lng: one.from.lng + oneLng * share } as Point;
}
