import type { LngLat } from '../tashkent.ts';

/** A position in metres east and north of the middle of the city. */
export type Spot = readonly [east: number, north: number];

const MIDDLE: LngLat = [69.27, 41.31];
const METRES_A_DEGREE = 111_195;
const NARROWING = Math.cos((MIDDLE[1] * Math.PI) / 180);

export function toMetres([lng, lat]: LngLat): Spot {
  return [(lng - MIDDLE[0]) * METRES_A_DEGREE * NARROWING, (lat - MIDDLE[1]) * METRES_A_DEGREE];
}

/** Degrees to a tenth of a metre. */
export function toDegrees([east, north]: Spot): LngLat {
  const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
  return [rounded(MIDDLE[0] + east / METRES_A_DEGREE / NARROWING), rounded(MIDDLE[1] + north / METRES_A_DEGREE)];
}

export function between(from: Spot, to: Spot, share: number): Spot {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

export function metresBetween(from: Spot, to: Spot): number {
  return Math.hypot(to[0] - from[0], to[1] - from[1]);
}

/** Positions along a line, `step` metres apart, with the direction there. */
export function* walk(
  line: readonly Spot[],
  step: number,
): Generator<{ readonly at: Spot; readonly heading: Spot; readonly along: number }> {
  let along = 0;
  let next = 0;
  for (const [index, from] of line.entries()) {
    const to = line[index + 1];
    if (!to) return;
    const length = metresBetween(from, to);
    const heading: Spot = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    for (; next <= along + length; next += step) yield { at: between(from, to, (next - along) / length), heading, along: next };
    along += length;
  }
}

/** Owner of cells near lines of several. */
const SHARED = '*';

/** Which cells of a grid lie near lines, and near whose: answers in one look-up. */
export class Corridor {
  private readonly cells = new Map<number, string>();
  private readonly size: number;

  constructor(size: number) {
    this.size = size;
  }

  add(line: readonly Spot[], reach: number, owner = ''): void {
    for (const { at } of walk(line, this.size)) this.addDisc(at, reach, owner);
  }

  addDisc(at: Spot, reach: number, owner = ''): void {
    const cells = Math.ceil(reach / this.size);
    for (let x = -cells; x <= cells; x++) {
      for (let y = -cells; y <= cells; y++) {
        if (Math.hypot(x, y) * this.size > reach + this.size / 2) continue;
        const key = this.key(at[0] + x * this.size, at[1] + y * this.size);
        const known = this.cells.get(key);
        this.cells.set(key, known === undefined || known === owner ? owner : SHARED);
      }
    }
  }

  /** Whether a line runs near a spot, other than those of `except`. */
  has([east, north]: Spot, except?: string): boolean {
    const owner = this.cells.get(this.key(east, north));
    return owner !== undefined && owner !== except;
  }

  private key(east: number, north: number): number {
    return Math.round(east / this.size) * 100_000 + Math.round(north / this.size);
  }
}

/** Many positions, and whether one is near: answers without a look at all of them. */
export class Spots {
  private readonly cells = new Map<number, Spot[]>();
  private readonly reach: number;

  constructor(reachMetres: number) {
    this.reach = reachMetres;
  }

  add(spot: Spot): void {
    const key = this.key(spot, 0, 0);
    const known = this.cells.get(key);
    if (known) known.push(spot);
    else this.cells.set(key, [spot]);
  }

  /** Whether a position lies within the reach. */
  isNear(spot: Spot): boolean {
    for (let x = -1; x <= 1; x++) {
      for (let y = -1; y <= 1; y++) {
        for (const other of this.cells.get(this.key(spot, x, y)) ?? []) if (metresBetween(spot, other) <= this.reach) return true;
      }
    }
    return false;
  }

  private key([east, north]: Spot, x: number, y: number): number {
    return (Math.floor(east / this.reach) + x) * 100_000 + Math.floor(north / this.reach) + y;
  }
}
