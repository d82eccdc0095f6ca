import { greatCircleMetres } from '../places/distance.ts';
import type { Point } from '../places/point.ts';

/** A stop of a courier's order that is ahead. Instants in ms since 1970. */
export interface StopAhead {
  readonly orderId: number;
  /** Goods are fetched, handed over, or brought back to where they came from. */
  readonly kind: 'store' | 'customer' | 'back';
  readonly at: Point;
  readonly promisedUntilMs: number | undefined;
}

/** Stops that are nearer to each other than this are one place: two orders of one store. */
const ONE_PLACE_METRES = 60;

/** Whether two stops are one place. */
export const isOnePlace = (one: Point, other: Point): boolean => greatCircleMetres(one, other) <= ONE_PLACE_METRES;

/**
 * Returns the stops of a courier's orders in the order in which they are made: everything is fetched before anything is handed over, and goods go
 * back last. Of the same kind the earlier promise comes first; what is at the same place follows at once, and of equal promises the nearer.
 * @example stopsInOrder([drop(1), fetch(1), fetch(2), drop(2)], here).map(({ kind }) => kind) // ['store', 'store', 'customer', 'customer']
 */
export function stopsInOrder<Stop extends StopAhead>(stops: readonly Stop[], from: Point | undefined): readonly Stop[] {
  const left = new Set(stops);
  const sequence: Stop[] = [];
  let here = from;
  while (left.size > 0) {
    const next = [...left].toSorted((one, other) => compare(one, other, here))[0]!;
    sequence.push(next);
    left.delete(next);
    here = next.at;
  }
  return sequence;
}

const RANK = { store: 0, customer: 1, back: 2 } as const;

function compare(one: StopAhead, other: StopAhead, here: Point | undefined): number {
  const [near, far] = [metresFrom(here, one), metresFrom(here, other)];
  return (
    RANK[one.kind] - RANK[other.kind] ||
    Number(far <= ONE_PLACE_METRES) - Number(near <= ONE_PLACE_METRES) ||
    (one.promisedUntilMs ?? Number.MAX_SAFE_INTEGER) - (other.promisedUntilMs ?? Number.MAX_SAFE_INTEGER) ||
    near - far ||
    one.orderId - other.orderId
  );
}

/** Without a position every stop is equally far. */
function metresFrom(here: Point | undefined, { at }: StopAhead): number {
  return here ? greatCircleMetres(here, at) : Number.MAX_SAFE_INTEGER;
}
