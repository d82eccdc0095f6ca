import { COURIER_METRES_A_MINUTE, HANDOVER_MINUTES } from '../checkout/eta-window.ts';
import { roadEstimateMetres } from '../places/distance.ts';
import type { Point } from '../places/point.ts';
import { isOnePlace, stopsInOrder, type StopAhead } from './stops-in-order.ts';

/** Minutes that either customer may wait longer for a courier who brings both orders. */
export const MOST_EXTRA_MINUTES = 6;

/** A courier on their way with one order. */
export interface OnTheWay {
  readonly at: Point;
  /** Stops that are ahead. */
  readonly ahead: readonly StopAhead[];
}

/** An order that they may take along. */
export interface SecondOrder {
  readonly id: number;
  readonly from: Point;
  readonly to: Point;
  readonly promisedUntilMs: number | undefined;
  /** Minutes until the goods are ready; undefined where nobody knows. */
  readonly readyInMinutes: number | undefined;
}

/**
 * Returns the minutes that a customer waits longer, whichever of both waits more, than if the courier brought their order alone; undefined where
 * nobody can say it. Goods that go back are brought back first.
 * @example extraMinutes({ at: here, ahead: [fetch(1), drop(1)] }, { id: 2, from: store, to: nextDoor, … }) // 2.5
 */
export function extraMinutes({ at, ahead }: OnTheWay, second: SecondOrder): number | undefined {
  const { readyInMinutes } = second;
  if (readyInMinutes === undefined || ahead.length === 0 || ahead.some(({ kind }) => kind === 'back')) return undefined;
  const { id: orderId, promisedUntilMs } = second;
  const own: readonly StopAhead[] = [
    { orderId, kind: 'store', at: second.from, promisedUntilMs },
    { orderId, kind: 'customer', at: second.to, promisedUntilMs },
  ];
  const ready = { orderId, minutes: readyInMinutes };
  const together = handOvers(stopsInOrder([...ahead, ...own], at), at, ready);
  const alone = new Map([...handOvers(stopsInOrder(ahead, at), at, ready), ...handOvers(own, at, ready)]);
  return Math.max(...[...together].map(([order, minutes]) => minutes - alone.get(order)!));
}

/** Minutes until each order is handed over, when the stops are made in this order. */
function handOvers(
  stops: readonly StopAhead[],
  from: Point,
  ready: { readonly orderId: number; readonly minutes: number },
): ReadonlyMap<number, number> {
  const handed = new Map<number, number>();
  let here = from;
  let minutes = 0;
  for (const { orderId, kind, at } of stops) {
    // Two orders at one counter, or at one door, are one stop.
    if (!isOnePlace(here, at)) minutes += roadEstimateMetres(here, at) / COURIER_METRES_A_MINUTE + HANDOVER_MINUTES;
    if (kind === 'store' && orderId === ready.orderId) minutes = Math.max(minutes, ready.minutes);
    if (kind === 'customer') handed.set(orderId, minutes);
    here = at;
  }
  return handed;
}
