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

/** Streets as a graph: corners and crossings, and the straight pieces between them. */
export interface StreetNetwork {
  readonly corners: readonly Point[];
  readonly pieces: readonly Piece[];
}

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

  const legs = lines.flatMap((line, street) => line.slice(1).map((to, at) => ({ street, from: line[at]!, to, stops: [] as Point[] })));
  for (const [at, leg] of legs.entries()) {
    for (const other of legs.slice(at + 1)) {
      const crossing = other.street === leg.street ? undefined : crossingOf(leg, other);
      if (!crossing) continue;
      leg.stops.push(crossing);
      other.stops.push(crossing);
    }
  }
  for (const [street, line] of lines.entries()) {
    for (const end of [line[0], line.at(-1)]) {
      if (!end) continue;
      const near = legs
        .filter((leg) => leg.street !== street)
        .map((leg) => ({ leg, spot: nearestOnLeg(leg.from, leg.to, end) }))
        .map((each) => ({ ...each, metres: greatCircleMetres(end, each.spot) }))
        .sort((one, other) => one.metres - other.metres)[0];
      if (!near || near.metres > JOINED_METRES) continue;
      near.leg.stops.push(near.spot);
      join(end, near.spot);
    }
  }
  for (const { from, to, stops } of legs) {
    const ordered = stops.toSorted((one, other) => greatCircleMetres(from, one) - greatCircleMetres(from, other));
    for (const [at, stop] of [...ordered, to].entries()) join(ordered[at - 1] ?? from, stop);
  }
  return { corners, pieces };
}

/**
 * Returns a route between two points that keeps to the streets where the detour is small: both points and the corners between them. It is
 * meant for the map; `roadEstimateMetres` estimates distances.
 * @example findRoute(store, home, network) // [store, …corners, home]
 */
export function findRoute(from: Point, to: Point, { corners, pieces }: StreetNetwork): Route {
  const starts = accessesOf(from, corners, pieces);
  const ends = accessesOf(to, corners, pieces);
  const best = shortest({ from, to, starts, ends, corners, pieces });
  const between = best.filter((point, at) => [best[at - 1] ?? from, to].every((other) => greatCircleMetres(other, point) > 1));
  return [from, ...between, to];
}

interface Search {
  readonly from: Point;
  readonly to: Point;
  readonly starts: readonly Access[];
  readonly ends: readonly Access[];
  readonly corners: readonly Point[];
  readonly pieces: readonly Piece[];
}

/**
 * Dijkstra's algorithm over the corners. A city has few enough streets for a linear search of the nearest one. Returns the corners between
 * the two points.
 */
function shortest({ from, to, starts, ends, corners, pieces }: Search): Point[] {
  let best = { cost: greatCircleMetres(from, to) * OFF_STREET, between: [] as Point[] };
  for (const start of starts) {
    for (const end of ends) {
      if (start.piece !== end.piece) continue;
      const cost = (start.metres + end.metres) * OFF_STREET + greatCircleMetres(start.spot, end.spot);
      if (cost < best.cost) best = { cost, between: [start.spot, end.spot] };
    }
  }

  const cost = corners.map(() => Infinity);
  const before: (number | Access)[] = [];
  for (const access of starts) {
    for (const corner of [access.piece.from, access.piece.to]) {
      const reached = access.metres * OFF_STREET + greatCircleMetres(access.spot, corners[corner]!);
      if (reached >= cost[corner]!) continue;
      cost[corner] = reached;
      before[corner] = access;
    }
  }
  const neighbours = corners.map((): { corner: number; metres: number }[] => []);
  for (const { from: one, to: other, metres } of pieces) {
    neighbours[one]!.push({ corner: other, metres });
    neighbours[other]!.push({ corner: one, metres });
  }
  const open = new Set(corners.keys());
  while (open.size > 0) {
    let nearest = -1;
    for (const corner of open) if (nearest < 0 || cost[corner]! < cost[nearest]!) nearest = corner;
    if (cost[nearest]! >= best.cost) break;
    open.delete(nearest);
    for (const { corner, metres } of neighbours[nearest]!) {
      if (cost[nearest]! + metres >= cost[corner]!) continue;
      cost[corner] = cost[nearest]! + metres;
      before[corner] = nearest;
    }
  }
  for (const access of ends) {
    for (const corner of [access.piece.from, access.piece.to]) {
      const total = cost[corner]! + greatCircleMetres(corners[corner]!, access.spot) + access.metres * OFF_STREET;
      if (total < best.cost) best = { cost: total, between: [...trailTo(corner, before, corners), access.spot] };
    }
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

function accessesOf(point: Point, corners: readonly Point[], pieces: readonly Piece[]): Access[] {
  return pieces
    .map((piece) => {
      const spot = nearestOnLeg(corners[piece.from]!, corners[piece.to]!, point);
      return { piece, spot, metres: greatCircleMetres(point, spot) };
    })
    .filter(({ metres }) => metres <= REACH_METRES)
    .sort((one, other) => one.metres - other.metres)
    .slice(0, MOST_ACCESSES);
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
