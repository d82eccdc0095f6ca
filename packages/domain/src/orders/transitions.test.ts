import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canCancel, checkTransition, HAPPY_PATHS, TRANSITIONS, ORDER_ACTORS } from './transitions.ts';
import type { OrderActor } from './transitions.ts';
import { ORDER_TYPES, parseOrderType } from './order-type.ts';
import type { OrderType } from './order-type.ts';
import { END_STATUSES, STATUSES } from './status.ts';
import type { OrderStatus } from './status.ts';

/** Returns every status that can be reached from a status. */
function reachable(type: OrderType, start: OrderStatus): Set<OrderStatus> {
  const seen = new Set<OrderStatus>([start]);
  for (const from of seen) for (const to of STATUSES) if (TRANSITIONS[type][from]?.[to]) seen.add(to);
  return seen;
}

/** Prescriptions start in review; parcels have none. */
const startOf = (type: OrderType): OrderStatus => (type === 'parcel' ? 'pending' : 'prescription_review');

const NEVER: Readonly<Record<OrderType, readonly OrderStatus[]>> = {
  delivery: [],
  take_away: ['picked_up', 'returning'],
  parcel: ['prescription_review', 'price_proposed', 'processing', 'handover'],
};

test.each(ORDER_TYPES)('every step of a %s order has people who take it, of those there are, each once', (type) => {
  for (const steps of Object.values(TRANSITIONS[type])) {
    for (const actors of Object.values(steps)) {
      expect(actors.length).toBeGreaterThan(0);
      expect(new Set(actors).size).toBe(actors.length);
      expect(actors.filter((actor) => !ORDER_ACTORS.includes(actor))).toEqual([]);
    }
  }
});

describe.each(ORDER_TYPES)('the life of a %s order [order-15]', (type) => {
  test('reaches every status but those it never has', () => {
    expect(STATUSES.filter((status) => !reachable(type, startOf(type)).has(status))).toEqual(NEVER[type]);
  });

  test('can be completed or canceled from wherever it goes on', () => {
    for (const status of reachable(type, 'pending')) {
      const ahead = reachable(type, status);
      expect(END_STATUSES.some((end) => ahead.has(end))).toBe(true);
    }
  });

  test('has no transition onto itself and none out of nothing', () => {
    for (const from of STATUSES) {
      expect(TRANSITIONS[type][from]?.[from]).toBeUndefined();
      for (const to of STATUSES) {
        const actors = TRANSITIONS[type][from]?.[to];
        if (!actors) continue;
        expect(actors.length).toBeGreaterThan(0);
        expect(reachable(type, startOf(type)).has(from)).toBe(true);
      }
    }
  });

  test('the straight way is made of legal transitions of the operator', () => {
    const path = HAPPY_PATHS[type];
    path.slice(1).forEach((to, index) => {
      expect(checkTransition({ type, from: path[index]!, to, by: 'operator' }).ok).toBe(true);
    });
  });

  test('the system moves an order only as its money comes, stays away or is taken back, or nobody agrees to its price', () => {
    const moves = STATUSES.flatMap((from) =>
      STATUSES.filter((to) => TRANSITIONS[type][from]?.[to]?.includes('system')).map((to) => `${from} → ${to}`),
    );
    const beforeReady = type === 'parcel' ? ['pending', 'confirmed'] : ['price_proposed', 'pending', 'confirmed', 'processing'];
    expect(moves.toSorted()).toEqual(
      ['pending → failed', 'failed → pending', ...beforeReady.map((from) => `${from} → canceled`)].toSorted(),
    );
  });

  test('returned, canceled, refunded and rejected are final', () => {
    for (const status of ['returned', 'canceled', 'refunded', 'refund_rejected'] as const) expect(reachable(type, status).size).toBe(1);
  });

  test('a delivered order is never canceled', () => {
    expect(reachable(type, 'delivered').has('canceled')).toBe(false);
  });

  test('any walk along transitions stays within the table', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100), { maxLength: 20 }), fc.constantFrom(...ORDER_ACTORS), (steps, by) => {
        let status: OrderStatus = 'pending';
        for (const step of steps) {
          const next = STATUSES.filter((to) => TRANSITIONS[type][status]?.[to]?.includes(by));
          if (next.length === 0) break;
          const to = next[step % next.length]!;
          expect(checkTransition({ type, from: status, to, by })).toEqual({ ok: true, value: to });
          status = to;
        }
        expect(NEVER[type]).not.toContain(status);
      }),
    );
  });
});

test.each(['delivery', 'take_away'] as const)('no %s order goes on from a proposed price unless its customer agrees', (type) => {
  const onward = Object.entries(TRANSITIONS[type].price_proposed ?? {}).filter(([to]) => to !== 'canceled');
  expect(onward).toEqual([['pending', ['customer']]]);
  expect(Object.keys(TRANSITIONS[type].prescription_review ?? {}).toSorted()).toEqual(['canceled', 'price_proposed']);
});

describe('checkTransition', () => {
  test.each<[string, OrderType, OrderStatus, OrderStatus, OrderActor, string | undefined]>([
    ['the store confirms', 'delivery', 'pending', 'confirmed', 'store', undefined],
    ['the customer does not confirm', 'delivery', 'pending', 'confirmed', 'customer', 'transition-not-permitted'],
    ['the courier picks up', 'delivery', 'handover', 'picked_up', 'courier', undefined],
    ['the store hands over by the courier’s code', 'delivery', 'handover', 'picked_up', 'store', undefined],
    ['the store takes back that it is ready', 'delivery', 'handover', 'processing', 'store', undefined],
    ['also of a take-away', 'take_away', 'handover', 'processing', 'operator', undefined],
    ['the courier does not', 'delivery', 'handover', 'processing', 'courier', 'transition-not-permitted'],
    ['nobody who has the goods does', 'delivery', 'picked_up', 'processing', 'store', 'illegal-transition'],
    ['take-away is never picked up', 'take_away', 'handover', 'picked_up', 'courier', 'illegal-transition'],
    ['take-away goes from handover to delivered', 'take_away', 'handover', 'delivered', 'store', undefined],
    ['delivery does not', 'delivery', 'handover', 'delivered', 'store', 'illegal-transition'],
    ['the courier turns back', 'delivery', 'picked_up', 'returning', 'courier', undefined],
    ['a store has its goods back by its own word', 'delivery', 'returning', 'returned', 'courier', 'transition-not-permitted'],
    ['and a sender by theirs, which the courier enters', 'parcel', 'returning', 'returned', 'courier', undefined],
    ['the customer turns up on the way back', 'delivery', 'returning', 'delivered', 'courier', undefined],
    ['take-away that nobody collects is back at once', 'take_away', 'handover', 'returned', 'store', undefined],
    ['a parcel goes from confirmed to picked up', 'parcel', 'confirmed', 'picked_up', 'courier', undefined],
    ['no step is skipped', 'delivery', 'pending', 'processing', 'store', 'illegal-transition'],
    ['no step is undone', 'delivery', 'processing', 'confirmed', 'system', 'illegal-transition'],
    ['staying is no transition', 'delivery', 'pending', 'pending', 'system', 'illegal-transition'],
    ['a failed payment can be made up for', 'delivery', 'failed', 'pending', 'customer', undefined],
    ['a refund is asked for after delivery', 'delivery', 'delivered', 'refund_requested', 'customer', undefined],
    ['a refund is not granted by the customer', 'delivery', 'refund_requested', 'refunded', 'customer', 'transition-not-permitted'],
    ['the store proposes the price of a prescription', 'delivery', 'prescription_review', 'price_proposed', 'store', undefined],
    ['a priced prescription goes on with its customer', 'delivery', 'price_proposed', 'pending', 'customer', undefined],
    ['but not by the store alone', 'delivery', 'price_proposed', 'pending', 'store', 'transition-not-permitted'],
    ['the operator does what the store would', 'delivery', 'pending', 'confirmed', 'operator', undefined],
    ['the operator does what the courier would', 'delivery', 'picked_up', 'delivered', 'operator', undefined],
    ['the operator decides a refund', 'parcel', 'refund_requested', 'refunded', 'operator', undefined],
    ['whether money came the operator does not say', 'delivery', 'failed', 'pending', 'operator', 'transition-not-permitted'],
    ['nor that it did not', 'delivery', 'pending', 'failed', 'operator', 'transition-not-permitted'],
    [
      'the price of a prescription is not proposed by the customer',
      'delivery',
      'prescription_review',
      'price_proposed',
      'customer',
      'transition-not-permitted',
    ],
  ])('%s', (_name, type, from, to, by, problem) => {
    expect(checkTransition({ type, from, to, by })).toEqual(problem ? { ok: false, problem, from, to } : { ok: true, value: to });
  });
});

describe('canCancel', () => {
  test.each<[OrderActor, OrderType, readonly OrderStatus[]]>([
    ['customer', 'delivery', ['prescription_review', 'price_proposed', 'pending', 'failed']],
    ['customer', 'parcel', ['pending', 'failed']],
    ['store', 'take_away', ['prescription_review', 'price_proposed', 'pending', 'confirmed', 'processing', 'handover']],
    ['courier', 'delivery', []],
    [
      'operator',
      'delivery',
      ['prescription_review', 'price_proposed', 'pending', 'confirmed', 'processing', 'handover', 'picked_up', 'returning', 'failed'],
    ],
    ['system', 'delivery', ['price_proposed', 'pending', 'confirmed', 'processing']],
  ])('%s of a %s order', (by, type, expected) => {
    expect(STATUSES.filter((status) => canCancel({ type, status, by }))).toEqual(expected);
  });
});

test.each([
  ['delivery', 'delivery'],
  ['home', 'delivery'],
  ['takeaway', 'take_away'],
  ['parcel', 'parcel'],
  ['toString', undefined],
  [7, undefined],
])('order type %j is read as %j', (value, expected) => {
  expect(parseOrderType(value)).toBe(expected);
});
