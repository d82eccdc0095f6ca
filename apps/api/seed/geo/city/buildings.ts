import type { Random } from '../../random.ts';
import { metresBetween, walk, type Spot } from './metres.ts';
import type { Block, PlannedStreet } from './mesh.ts';

export interface PlacedBuilding {
  readonly road: string;
  readonly at: Spot;
  readonly outline: readonly Spot[];
  /** Position along its street, and whether it is on the left. */
  readonly along: number;
  readonly isLeft: boolean;
}

type Side = 'south' | 'north' | 'west' | 'east';

interface BuildingSize {
  readonly width: number;
  readonly depth: number;
  /** From the middle of the street to the middle of the building. */
  readonly setback: number;
  /** Width of its plot along the street. */
  readonly plot: number;
}

const CORNER_METRES = 16;
const NEXT_ROW_METRES = 42;

/** Buildings along the four sides of a block, or a park instead. */
export function buildingsOfBlock(
  block: Block,
  use: 'centre' | 'edge',
  random: Random,
): { readonly buildings: readonly PlacedBuilding[]; readonly park?: readonly Spot[] } {
  if (random.chance(0.04))
    return { buildings: [], park: [block.at(0.08, 0.08), block.at(0.92, 0.08), block.at(0.92, 0.92), block.at(0.08, 0.92)] };
  const isFlats = random.chance(use === 'centre' ? 0.65 : 0.25);
  const size = (): BuildingSize =>
    isFlats
      ? { width: random.whole(38, 58), depth: random.whole(12, 14), setback: 22, plot: 80 }
      : { width: random.whole(11, 16), depth: random.whole(9, 13), setback: random.whole(15, 18), plot: 38 };
  const buildings = (['south', 'north', 'west', 'east'] as const).flatMap((side) => row(block, side, size, random));
  return { buildings };
}

/** A row of buildings that faces one side of a block. The rows to the west and east keep clear of the others. */
function row(block: Block, side: Side, size: () => BuildingSize, random: Random): PlacedBuilding[] {
  const isAcross = side === 'south' || side === 'north';
  const onSide = (share: number) => spotFrom(block, side, share, 0);
  const length = metresBetween(onSide(0), onSide(1));
  const margin = isAcross ? CORNER_METRES : NEXT_ROW_METRES;
  const { plot } = size();
  const count = Math.floor((length - 2 * margin) / plot);
  const buildings: PlacedBuilding[] = [];
  for (let index = 0; index < count; index++) {
    if (random.chance(0.06)) continue;
    const share = (margin + ((index + 0.5) / count) * (length - 2 * margin)) / length;
    const { width, depth, setback } = size();
    const [from, to] = [onSide(share), spotFrom(block, side, share, 1)];
    const reach = metresBetween(from, to);
    const inward: Spot = [(to[0] - from[0]) / reach, (to[1] - from[1]) / reach];
    const ahead = onSide(Math.min(1, share + 0.01));
    const step = metresBetween(from, ahead) || 1;
    const heading: Spot = [(ahead[0] - from[0]) / step, (ahead[1] - from[1]) / step];
    const at: Spot = [from[0] + inward[0] * setback, from[1] + inward[1] * setback];
    // Streets run from west to east and from south to north.
    buildings.push({
      road: block[side],
      at,
      outline: rectangle(at, heading, width, depth),
      along: isAcross ? from[0] : from[1],
      isLeft: side === 'south' || side === 'east',
    });
  }
  return buildings;
}

/** Spot of a block by its shares along a side and from there to the opposite one. */
function spotFrom({ at }: Block, side: Side, along: number, inward: number): Spot {
  switch (side) {
    case 'south':
      return at(along, inward);
    case 'north':
      return at(along, 1 - inward);
    case 'west':
      return at(inward, along);
    case 'east':
      return at(1 - inward, along);
  }
}

const MAIN = { step: 44, width: 30, depth: 15 } as const;
/** From the middle of a main street to its buildings: a row at the street, and one in the yards behind it. */
export const ROWS = { street: 36, yard: 68 } as const;

/** Buildings on both sides of a main street. */
export function buildingsAlong({ code, line }: PlannedStreet, setback: number, random: Random): PlacedBuilding[] {
  const buildings: PlacedBuilding[] = [];
  for (const { at: spot, heading, along } of walk(line, MAIN.step)) {
    for (const isLeft of [true, false]) {
      const [width, depth] = [MAIN.width + random.whole(-8, 8), MAIN.depth + random.whole(-3, 4)];
      const sign = isLeft ? 1 : -1;
      const at: Spot = [spot[0] - heading[1] * setback * sign, spot[1] + heading[0] * setback * sign];
      buildings.push({ road: code, at, outline: rectangle(at, heading, width, depth), along, isLeft });
    }
  }
  return buildings;
}

function rectangle(at: Spot, heading: Spot, width: number, depth: number): Spot[] {
  const corner = (along: number, aside: number): Spot => [
    at[0] + heading[0] * along - heading[1] * aside,
    at[1] + heading[1] * along + heading[0] * aside,
  ];
  return [corner(-width / 2, -depth / 2), corner(width / 2, -depth / 2), corner(width / 2, depth / 2), corner(-width / 2, depth / 2)];
}
