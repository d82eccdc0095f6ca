import { DRAWN_LINES } from '../drawn-lines.ts';
import { TASHKENT, type GeoName, type LngLat } from '../tashkent.ts';
import { buildingsAlong, buildingsOfBlock, ROWS, type PlacedBuilding } from './buildings.ts';
import { Corridor, metresBetween, Spots, toDegrees, toMetres, type Spot } from './metres.ts';
import { meshOf, type Quad, type PlannedStreet } from './mesh.ts';
import { numberHouses } from './number-houses.ts';
import { randomFrom } from '../../random.ts';

/** A street or lane between the main streets of the facts. */
interface SideStreet {
  readonly code: string;
  readonly kind: 'side-street' | 'lane';
  readonly name: GeoName;
  readonly line: readonly LngLat[];
}

interface Building {
  /** Code of its street. */
  readonly road: string;
  readonly house: string;
  readonly at: LngLat;
  readonly outline: readonly LngLat[];
}

/** A park, a schoolyard or another green area. */
interface GreenArea {
  readonly outline: readonly LngLat[];
}

export interface CityPlan {
  readonly streets: readonly SideStreet[];
  readonly buildings: readonly Building[];
  readonly parks: readonly GreenArea[];
}

const SEED = 'tashkent';
/** Kept free of the buildings of blocks: the street, its pavements and the row of buildings along it. */
const MAIN_STREET_METRES = 62;
const CANAL_METRES = 32;
const LANDMARK_METRES = 55;
const PARK_METRES = 330;
const LANE_METRES = 6;
const CROSSING_METRES = 24;
const APART_METRES = 12;
const YARD_METRES = 20;
const SQUARE_METRES = 42;
const SQUARE_CORNERS = 24;

let planned: CityPlan | undefined;

/**
 * Plans the demo city between the main streets of the facts: streets, lanes, blocks, buildings with numbers, and parks. The same on every
 * machine. It is what the gazetteer finds, the router uses and the map shows.
 */
export function planCity(): CityPlan {
  planned ??= plan();
  return planned;
}

function plan(): CityPlan {
  const { quads, streets } = meshOf();
  const mains = TASHKENT.roads.map(({ id, line }): PlannedStreet => ({ code: id, kind: 'main', line: line.map(toMetres) }));
  const [places, corridor] = [aroundPlaces(), alongMains(mains)];
  const isKept = (spot: Spot) => corridor.has(spot) || places.has(spot);
  const lanes = new Corridor(16);
  for (const { line } of streets) lanes.add(line, LANE_METRES);

  const random = randomFrom(`${SEED}/buildings`);
  const placed: PlacedBuilding[] = [];
  const parks: GreenArea[] = [];
  for (const quad of quads) {
    for (const block of quad.blocks) {
      const { buildings, park } = buildingsOfBlock(block, densityOf(quad), random);
      if (park && !park.some(isKept)) parks.push({ outline: park.map(toDegrees) });
      placed.push(...buildings.filter(({ outline }) => !outline.some(isKept)));
    }
  }
  const crossings = new Corridor(10);
  for (const { code, line } of mains) crossings.add(line, CROSSING_METRES, code);
  for (const setback of [ROWS.street, ROWS.yard]) {
    const built = new Spots(YARD_METRES);
    if (setback === ROWS.yard) for (const { at } of placed) built.add(at);
    for (const street of mains) {
      const isFree = (spot: Spot) => !lanes.has(spot) && !crossings.has(spot, street.code) && !places.has(spot);
      for (const building of buildingsAlong(street, setback, random)) {
        const { at, outline } = building;
        if (![at, ...outline].every(isFree) || (setback === ROWS.yard && outline.some((spot) => built.isNear(spot)))) continue;
        placed.push(building);
        built.add(at);
      }
    }
  }
  for (const { kind, lat, lng } of TASHKENT.places) {
    if (kind === 'square') parks.push({ outline: roundSquare(toMetres([lng, lat])).map(toDegrees) });
  }
  return {
    streets: streets.map(({ code, kind, name, line }) => ({ code, kind, name, line: line.map(toDegrees) })),
    buildings: numberHouses(apart(placed)).map(({ road, house, at, outline }) => ({
      road,
      house,
      at: toDegrees(at),
      outline: outline.map(toDegrees),
    })),
    parks,
  };
}

/** The green in the middle of a square. */
function roundSquare([east, north]: Spot): Spot[] {
  return Array.from({ length: SQUARE_CORNERS }, (_, at): Spot => {
    const turn = (at / SQUARE_CORNERS) * 2 * Math.PI;
    return [east + SQUARE_METRES * Math.cos(turn), north + SQUARE_METRES * Math.sin(turn)];
  });
}

/** Drops a building that stands too close to one before it, as at the corners of crooked blocks. */
function apart(buildings: readonly PlacedBuilding[]): PlacedBuilding[] {
  const standing = new Spots(APART_METRES);
  return buildings.filter(({ at }) => {
    if (standing.isNear(at)) return false;
    standing.add(at);
    return true;
  });
}

/** Dense flats in the middle of the city, houses with gardens at its edge. */
function densityOf({ middle }: Quad): 'centre' | 'edge' {
  return metresBetween(middle, [0, 0]) < 5_500 ? 'centre' : 'edge';
}

/** Around parks and landmarks, which the map shows without buildings. */
function aroundPlaces(): Corridor {
  const around = new Corridor(16);
  for (const { kind, lat, lng } of TASHKENT.places) {
    if (kind === 'park') around.addDisc(toMetres([lng, lat]), PARK_METRES);
    else if (!['street', 'neighbourhood', 'metro'].includes(kind)) around.addDisc(toMetres([lng, lat]), LANDMARK_METRES);
  }
  return around;
}

/** Along main streets and canals. */
function alongMains(mains: readonly PlannedStreet[]): Corridor {
  const corridor = new Corridor(16);
  for (const { line } of mains) corridor.add(line, MAIN_STREET_METRES);
  for (const { class: kind, line } of DRAWN_LINES) if (kind === 'canal') corridor.add(line.map(toMetres), CANAL_METRES);
  return corridor;
}
