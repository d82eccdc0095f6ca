import { greatCircleMetres } from '../places/distance.ts';
import type { Point } from '../places/point.ts';
import type { Minor } from '../money/minor.ts';

/** Orders that a courier carries at once. */
export const MOST_JOBS = 2;

/** A courier on duty, as an offer sees them. */
export interface CourierOnDuty {
  readonly id: number;
  /** Where they are, or where their last delivery ended; unknown at the beginning of a shift. */
  readonly at: Point | undefined;
  readonly isOfZone: boolean;
  readonly jobs: number;
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
  readonly from: Point;
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
 * Returns the courier who is asked next: the nearest to the store of those whom the order fits and who have neither answered it nor hold
 * another offer. Without a position they come last, those of the order's zone first; then whoever waits longest.
 * @example chooseCourier(order, [far, near]) // near
 */
export function chooseCourier(order: OfferedOrder, couriers: readonly CourierOnDuty[]): CourierOnDuty | undefined {
  return couriers
    .filter((courier) => !courier.hasAnswered && !courier.isAsked && fits(courier, order))
    .map((courier) => ({ courier, metres: courier.at ? greatCircleMetres(courier.at, order.from) : Infinity }))
    .toSorted(
      (one, other) =>
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
