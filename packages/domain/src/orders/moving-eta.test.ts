import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { movingEta, type EtaState } from './moving-eta.ts';
import { ORDER_TYPES } from './order-type.ts';
import { isEnded, STATUSES } from './status.ts';

const at = (hour: number, minute = 0) => Date.UTC(2026, 0, 5, hour, minute);
/** Placed at 18:00, 20 minutes of preparation, 13 minutes of way. */
const state: EtaState = {
  type: 'delivery',
  status: 'pending',
  promise: { fromMs: at(18, 30), toMs: at(18, 45) },
  placedAtMs: at(18),
  isForLater: false,
  hasCourier: false,
  distanceMetres: 3_000,
  nowMs: at(18, 1),
};

describe('the window of a running order', () => {
  test.each<[string, Partial<EtaState>, number | undefined, string | undefined]>([
    ['stands just after it was placed', {}, undefined, undefined],
    ['stands while the kitchen is in time', { status: 'processing', processingAtMs: at(18, 5), nowMs: at(18, 15) }, undefined, undefined],
    ['moves while nobody confirms', { nowMs: at(18, 20) }, 10, 'store-not-confirmed'],
    ['moves while its price waits for an answer', { status: 'price_proposed', nowMs: at(18, 20) }, 10, 'waits-for-answer'],
    ['moves while the kitchen needs longer', { status: 'processing', processingAtMs: at(18, 5), nowMs: at(18, 40) }, 15, 'kitchen-busy'],
    [
      'moves while the courier waits for the kitchen',
      { status: 'processing', processingAtMs: at(18, 5), nowMs: at(18, 40), hasCourier: true },
      15,
      'courier-waits-for-kitchen',
    ],
    ['moves while no courier comes', { status: 'handover', nowMs: at(18, 40) }, 10, 'waits-for-courier'],
    ['moves over a longer way', { status: 'picked_up', nowMs: at(18, 44), leftMetres: 3_000 }, 15, 'longer-way'],
    ['stands for a courier in time', { status: 'picked_up', nowMs: at(18, 25), leftMetres: 2_400 }, undefined, undefined],
    ['comes earlier with a fast courier', { status: 'picked_up', nowMs: at(18, 15), leftMetres: 90 }, -25, 'courier-faster'],
    ['is never in the past', { status: 'picked_up', nowMs: at(19, 30), leftMetres: 100 }, 50, 'longer-way'],
    ['is not earlier while the courier does not ride', { status: 'handover', nowMs: at(18, 10) }, undefined, undefined],
    ['moves while goods are not collected', { type: 'take_away', status: 'handover', nowMs: at(18, 46) }, 5, 'not-collected'],
    [
      'stands while the time that the store named fits it',
      { status: 'confirmed', nowMs: at(18, 2), readyByMs: at(18, 25) },
      undefined,
      undefined,
    ],
    ['moves to the time that the store named', { status: 'confirmed', nowMs: at(18, 2), readyByMs: at(18, 50) }, 20, 'longer-preparation'],
    [
      'moves once more when the store postpones, with its reason',
      { status: 'processing', nowMs: at(18, 40), readyByMs: at(19), delayReason: 'many-orders' },
      30,
      'many-orders',
    ],
    ['moves when the named time has passed', { status: 'processing', nowMs: at(18, 40), readyByMs: at(18, 25) }, 15, 'kitchen-busy'],
    [
      'is not earlier for a courier who waits for a quick store',
      { status: 'confirmed', nowMs: at(18, 2), readyByMs: at(18, 5) },
      undefined,
      undefined,
    ],
    [
      'of goods to collect is earlier with a quick store',
      { type: 'take_away', status: 'confirmed', nowMs: at(18, 2), readyByMs: at(18, 10) },
      -30,
      'store-faster',
    ],
    ['forgets the named time once goods are ready', { status: 'handover', nowMs: at(18, 20), readyByMs: at(19) }, undefined, undefined],
    ['of a parcel moves while no courier comes', { type: 'parcel', nowMs: at(18, 40) }, 30, 'waits-for-courier'],
  ])('%s', (_name, over, minutes, reason) => {
    expect(movingEta({ ...state, ...over })?.change).toEqual(minutes === undefined ? undefined : { minutes, reason });
  });

  test('of an order for later is its slot until the work must have begun', () => {
    const slot = { fromMs: at(21), toMs: at(21, 30) };
    expect(movingEta({ ...state, promise: slot, isForLater: true, status: 'confirmed', nowMs: at(19) })?.window).toEqual(slot);
  });

  test('is none once the order has ended', () => {
    expect(movingEta({ ...state, status: 'delivered' })).toBeUndefined();
  });

  test('never ends before now, whatever happened', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ORDER_TYPES),
        fc.constantFrom(...STATUSES),
        fc.integer({ min: -600, max: 6_000 }),
        fc.nat(30_000),
        fc.option(fc.nat(30_000), { nil: undefined }),
        fc.boolean(),
        fc.option(fc.integer({ min: -600, max: 6_000 }), { nil: undefined }),
        (type, status, minutes, distanceMetres, leftMetres, isForLater, readyMinutes) => {
          const nowMs = at(18) + minutes * 60_000;
          const readyByMs = readyMinutes === undefined ? undefined : at(18) + readyMinutes * 60_000;
          const eta = movingEta({ ...state, type, status, nowMs, distanceMetres, leftMetres, isForLater, readyByMs });
          expect(eta === undefined).toBe(isEnded(status) || status === 'returning');
          if (!eta) return;
          expect(eta.window.toMs).toBeGreaterThan(nowMs);
          expect(eta.change === undefined).toBe(eta.window === state.promise);
        },
      ),
    );
  });
});
