import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { point, type Point } from '../places/point.ts';
import { stopsInOrder, type StopAhead } from './stops-in-order.ts';

const at = (lat: number, lng = 69.2): Point => point(lat, lng)!;
const stop = (orderId: number, kind: StopAhead['kind'], where: Point, promisedUntilMs?: number): StopAhead => ({
  orderId,
  kind,
  at: where,
  promisedUntilMs,
});
const told = (stops: readonly StopAhead[]) => stops.map(({ orderId, kind }) => `${kind} ${orderId}`);
const STORE = at(41.3);

describe('the stops of two orders', () => {
  test('of one store are fetched together, and handed over by their promise', () => {
    const stops = [
      stop(1, 'store', STORE, 900),
      stop(1, 'customer', at(41.31), 900),
      stop(2, 'store', STORE, 500),
      stop(2, 'customer', at(41.35), 500),
    ];
    expect(told(stopsInOrder(stops, undefined))).toEqual(['store 2', 'store 1', 'customer 2', 'customer 1']);
  });

  test('with equal promises go to the nearer first', () => {
    const stops = [stop(1, 'customer', at(41.4)), stop(2, 'customer', at(41.31))];
    expect(told(stopsInOrder(stops, STORE))).toEqual(['customer 2', 'customer 1']);
  });

  test('at the same place follow each other, whatever was promised', () => {
    const house = at(41.32);
    const stops = [stop(1, 'customer', house, 500), stop(2, 'customer', at(41.33), 600), stop(3, 'customer', house, 900)];
    expect(told(stopsInOrder(stops, STORE))).toEqual(['customer 1', 'customer 3', 'customer 2']);
  });

  test('fetch before they hand over, and bring back last', () => {
    const stops = [stop(1, 'back', STORE, 1), stop(2, 'customer', at(41.31), 2), stop(3, 'store', at(41.5), 3)];
    expect(told(stopsInOrder(stops, STORE))).toEqual(['store 3', 'customer 2', 'back 1']);
  });

  test('are all there, each once, and no goods are handed over before they are fetched', () => {
    const any = fc.record({
      orderId: fc.integer({ min: 1, max: 9 }),
      kind: fc.constantFrom('store' as const, 'customer' as const, 'back' as const),
      lat: fc.double({ min: 41, max: 42, noNaN: true }),
      promisedUntilMs: fc.option(fc.nat(1e6), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 8 }), fc.boolean(), (drawn, isKnown) => {
        const stops = drawn.map(({ lat, ...each }) => ({ ...each, at: at(lat) }));
        const sequence = stopsInOrder(stops, isKnown ? STORE : undefined);
        expect(new Set(sequence)).toEqual(new Set(stops));
        const kinds = sequence.map(({ kind }) => ['store', 'customer', 'back'].indexOf(kind));
        expect(kinds).toEqual(kinds.toSorted((one, other) => one - other));
      }),
    );
  });
});
