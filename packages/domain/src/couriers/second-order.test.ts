import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { point, type Point } from '../places/point.ts';
import { extraMinutes, MOST_EXTRA_MINUTES, type OnTheWay, type SecondOrder } from './second-order.ts';
import type { StopAhead } from './stops-in-order.ts';

const at = (lat: number, lng = 69.2): Point => point(lat, lng)!;
const STORE = at(41.3);
const stop = (kind: StopAhead['kind'], where: Point): StopAhead => ({ orderId: 1, kind, at: where, promisedUntilMs: 1_000 });
const second = (over: Partial<SecondOrder> = {}): SecondOrder => ({
  id: 2,
  from: STORE,
  to: at(41.321),
  promisedUntilMs: 2_000,
  readyInMinutes: 0,
  ...over,
});
const fetching: OnTheWay = { at: STORE, ahead: [stop('store', STORE), stop('customer', at(41.32))] };
const riding = (here: Point): OnTheWay => ({ at: here, ahead: [stop('customer', at(41.32))] });
const isOnTheWay = (courier: OnTheWay, order: SecondOrder) => (extraMinutes(courier, order) ?? Infinity) <= MOST_EXTRA_MINUTES;

describe('a second order is on the way', () => {
  it.each<[string, OnTheWay, SecondOrder, boolean]>([
    ['from the same counter to the next door', fetching, second(), true],
    ['from the same counter to the same door', fetching, second({ to: at(41.32) }), true],
    ['not from the same counter the other way', fetching, second({ to: at(41.28) }), false],
    ['from a store that the courier passes', riding(at(41.29)), second({ from: at(41.3) }), true],
    ['not from a store that they left behind', riding(at(41.319)), second(), false],
    ['not while its kitchen cooks for long', fetching, second({ readyInMinutes: 20 }), false],
    ['while its kitchen is ready as soon', fetching, second({ readyInMinutes: 3 }), true],
    ['not where nobody knows when it is ready', fetching, second({ readyInMinutes: undefined }), false],
    ['not while goods go back', { at: STORE, ahead: [stop('back', STORE)] }, second(), false],
    ['not of a courier without stops', { at: STORE, ahead: [] }, second(), false],
  ])('%s', (_name, courier, order, expected) => {
    expect(isOnTheWay(courier, order)).toBe(expected);
  });
});

it('makes nobody wait less', () => {
  const somewhere = fc.record({
    lat: fc.double({ min: 41.2, max: 41.4, noNaN: true }),
    lng: fc.double({ min: 69.1, max: 69.4, noNaN: true }),
  });
  fc.assert(
    fc.property(somewhere, somewhere, somewhere, (from, to, here) => {
      const order = second({ from: at(from.lat, from.lng), to: at(to.lat, to.lng) });
      expect(extraMinutes(riding(at(here.lat, here.lng)), order)).toBeGreaterThanOrEqual(-0.5);
    }),
  );
});
