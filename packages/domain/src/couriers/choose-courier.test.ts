import { describe, expect, it } from 'vitest';
import type { Minor } from '../money/minor.ts';
import { point, type Point } from '../places/point.ts';
import { chooseCourier, mayTakeCash, type CourierOnDuty } from './choose-courier.ts';

const STORE = point(41.3, 69.3)!;
const ORDER = {
  id: 9,
  from: STORE,
  to: point(41.32, 69.3)!,
  promisedUntilMs: 2_000,
  readyInMinutes: 0,
  distanceMetres: 3_000,
  isCash: true,
};
/** Stops of an order of the same store, whose door is here. */
const carries = (door: Point) => ({
  jobs: 1,
  at: STORE,
  ahead: [
    { orderId: 1, kind: 'store', at: STORE, promisedUntilMs: 1_000 },
    { orderId: 1, kind: 'customer', at: door, promisedUntilMs: 1_000 },
  ] as const,
});
const courier = (id: number, over: Partial<CourierOnDuty> = {}): CourierOnDuty => ({
  id,
  at: undefined,
  isOfZone: true,
  jobs: 0,
  ahead: [],
  cashInHandMinor: 0 as Minor,
  cashLimitMinor: 500_000 as Minor,
  mostMetres: undefined,
  isAsked: false,
  hasAnswered: false,
  waitingSinceMs: 1_000 * id,
  ...over,
});
const near = point(41.301, 69.3)!;
const far = point(41.35, 69.3)!;
const nextDoor = point(41.321, 69.3)!;
const elsewhere = point(41.26, 69.3)!;

describe('the courier who is asked next', () => {
  it.each<[string, CourierOnDuty[], number | undefined]>([
    ['nobody, when nobody is on duty', [], undefined],
    ['the nearest', [courier(1, { at: far }), courier(2, { at: near })], 2],
    ['a far one before one without a position', [courier(1), courier(2, { at: far })], 2],
    ['one of the zone, of those without a position', [courier(1, { isOfZone: false }), courier(2)], 2],
    ['a nearer one of another zone', [courier(1, { at: far }), courier(2, { at: near, isOfZone: false })], 2],
    ['a free one, of those without a position', [courier(1, { jobs: 1 }), courier(2)], 2],
    ['whoever waits longest', [courier(2), courier(1)], 1],
    ['the first by number, when all else is equal', [courier(2, { waitingSinceMs: 0 }), courier(1, { waitingSinceMs: 0 })], 1],
    ['one with one job', [courier(1, { jobs: 1 })], 1],
    ['one on whose way it is, before a far free one', [courier(1, { at: far }), courier(2, carries(nextDoor))], 2],
    ['and before a free one of whom nobody knows where', [courier(1), courier(2, carries(nextDoor))], 2],
    ['a near free one, before one on whose way it is', [courier(1, { at: near }), courier(2, carries(nextDoor))], 1],
    ['a far free one, before one who rides elsewhere', [courier(1, { at: far }), courier(2, carries(elsewhere))], 1],
    ['one who rides elsewhere, where there is no other', [courier(2, carries(elsewhere))], 2],
    ['none with two jobs', [courier(1, { jobs: 2 })], undefined],
    ['none who has answered in this round', [courier(1, { hasAnswered: true }), courier(2)], 2],
    ['none who holds another offer', [courier(1, { isAsked: true }), courier(2)], 2],
    ['none at the limit of cash', [courier(1, { cashInHandMinor: 500_000 as Minor })], undefined],
    ['one just below the limit of cash', [courier(1, { cashInHandMinor: 499_999 as Minor })], 1],
    ['none whose vehicle does not go so far', [courier(1, { mostMetres: 2_999 })], undefined],
    ['one whose vehicle goes just so far', [courier(1, { mostMetres: 3_000 })], 1],
  ])('is %s', (_name, couriers, expected) => {
    expect(chooseCourier(ORDER, couriers)?.id).toBe(expected);
  });

  it('may be over the limit of cash for an order that is paid', () => {
    expect(chooseCourier({ ...ORDER, isCash: false }, [courier(1, { cashInHandMinor: 900_000 as Minor })])?.id).toBe(1);
  });

  it('may have any vehicle for an order of unknown length', () => {
    expect(chooseCourier({ ...ORDER, distanceMetres: undefined }, [courier(1, { mostMetres: 1 })])?.id).toBe(1);
  });
});

it.each([
  [0, 0, false],
  [0, 1, true],
  [1, 1, false],
])('with %i of %i in hand, cash orders: %s', (inHand, limit, expected) => {
  expect(mayTakeCash({ cashInHandMinor: inHand as Minor, cashLimitMinor: limit as Minor })).toBe(expected);
});
