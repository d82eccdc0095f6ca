import { greatCircleMetres } from '../places/distance.ts';
import type { Point } from '../places/point.ts';
import type { Minor } from '../money/minor.ts';
import { extraMinutes, MOST_EXTRA_MINUTES } from './second-order.ts';
import type { StopAhead } from './stops-in-order.ts';

/** Straight metres to the store within which a free courier is near. */
const NEAR_METRES = 1_500;
/** Orders that a courier carries at once. */
export const MOST_JOBS = 2;

/** A courier on duty, as an offer sees them. */
export interface CourierOnDuty {
  readonly id: number;
  /** Where they are, or where their last delivery ended; unknown at the beginning of a shift. */
  readonly at: Point | undefined;
  readonly isOfZone: boolean;
  readonly jobs: number;
  /** Stops of the orders that they carry. */
  readonly ahead: readonly StopAhead[];
  readonly cashInHandMinor: Minor;
  readonly cashLimitMinor: Minor;
  /** The longest way that their vehicle goes; undefined without a bound. */
  readonly mostMetres: number | undefined;
  /** They hold an offer of another order. */
  readonly isAsked: boolean;
  /** They have answered this order in this round, or let it pass. */
  readonly hasAnswered: boolean;
  /** Since when they wait, in ms since 1970. */
  readonly waitingSinceMs: number;
}

/** The order that looks for a courier. */
export interface OfferedOrder {
  readonly id: number;
  readonly from: Point;
  /** The door; undefined where it is not known as a point. */
  readonly to: Point | undefined;
  readonly promisedUntilMs: number | undefined;
  /** Minutes until the goods are ready; undefined where nobody knows. */
  readonly readyInMinutes: number | undefined;
  readonly distanceMetres: number | undefined;
  readonly isCash: boolean;
}

/**
 * Returns whether a courier may get cash orders: below the limit. The order that goes over it is still theirs.
 * @example mayTakeCash({ cashInHandMinor: 400_000, cashLimitMinor: 500_000 }) // true
 */
export function mayTakeCash({ cashInHandMinor, cashLimitMinor }: Pick<CourierOnDuty, 'cashInHandMinor' | 'cashLimitMinor'>): boolean {
  return cashInHandMinor < cashLimitMinor;
}

/**
 * Returns whether an order fits a courier, whoever is asked before: fewer than `MOST_JOBS`, a vehicle that goes so far, and for cash room
 * below the limit.
 */
function fits(courier: CourierOnDuty, { distanceMetres, isCash }: OfferedOrder): boolean {
  return (
    courier.jobs < MOST_JOBS &&
    (courier.mostMetres === undefined || distanceMetres === undefined || distanceMetres <= courier.mostMetres) &&
    (!isCash || mayTakeCash(courier))
  );
}

/**
 * The group in which a courier is asked: first the free ones who are near; then those on whose way the order is, so that both customers wait at most
 * `MOST_EXTRA_MINUTES` longer; then the free ones who are far or nobody knows where; last those who carry an order elsewhere.
 */
function groupOf({ at, ahead, jobs }: CourierOnDuty, order: OfferedOrder): number {
  if (jobs === 0) return at && greatCircleMetres(at, order.from) <= NEAR_METRES ? 0 : 2;
  const extra = at && order.to && extraMinutes({ at, ahead }, { ...order, to: order.to });
  return extra !== undefined && extra <= MOST_EXTRA_MINUTES ? 1 : 3;
}

/**
 * Returns the courier who is asked next, of those whom the order fits and who have neither answered it nor hold another offer: by their group, and
 * in it the nearest to the store. Without a position they come last, those of the order's zone first; then whoever waits longest.
 * @example chooseCourier(order, [far, near]) // near
 */
export function chooseCourier(order: OfferedOrder, couriers: readonly CourierOnDuty[]): CourierOnDuty | undefined {
  return couriers
    .filter((courier) => !courier.hasAnswered && !courier.isAsked && fits(courier, order))
    .map((courier) => ({
      courier,
      group: groupOf(courier, order),
      metres: courier.at ? greatCircleMetres(courier.at, order.from) : Infinity,
    }))
    .toSorted(
      (one, other) =>
        one.group - other.group ||
        compare(one.metres, other.metres) ||
        Number(other.courier.isOfZone) - Number(one.courier.isOfZone) ||
        one.courier.jobs - other.courier.jobs ||
        one.courier.waitingSinceMs - other.courier.waitingSinceMs ||
        one.courier.id - other.courier.id,
    )[0]?.courier;
}

/** Two infinities are equal; their difference is not a number. */
function compare(one: number, other: number): number {
  return one === other ? 0 : one - other;
}
