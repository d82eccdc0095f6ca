import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NORMAL_LOAD, MINIMUM_ORDERS, etaWindow, loadQuantiles, minutesUntil, plannedMinutes, slotWindow } from './eta-window.ts';

const at = (hour: number, minute: number) => Date.UTC(2025, 0, 7, hour, minute);
const order = { orderType: 'delivery', nowMs: at(18, 10), preparationMinutes: 20, distanceMetres: 2400, load: NORMAL_LOAD } as const;

test.each([
  ['preparing, the doors and the way', order, 31],
  ['preparing alone for take-away', { ...order, orderType: 'take_away' } as const, 20],
])('plannedMinutes counts %s', (_name, input, expected) => {
  expect(plannedMinutes(input)).toBe(expected);
});

test.each([
  ['in fives, rounded up', at(18, 2), { from: 35, to: 50 }],
  ['on the five', at(18, 5), { from: 30, to: 45 }],
  ['never below nothing', at(18, 40), { from: 0, to: 10 }],
])('minutesUntil says a window %s', (_name, nowMs, expected) => {
  expect(minutesUntil({ fromMs: at(18, 35), toMs: at(18, 50) }, nowMs)).toEqual(expected);
});

describe('etaWindow', () => {
  test('promises between and latest on whole five minutes', () => {
    expect(etaWindow(order)).toEqual({ fromMs: at(18, 35), toMs: at(18, 50), latestMs: at(18, 55) });
  });

  test('promises the same within a minute', () => {
    for (let minutes = 0; minutes < 30; minutes += 1) {
      const requested = { ...order, distanceMetres: 100 * minutes };
      for (const seconds of [1, 30, 59])
        expect(etaWindow({ ...requested, nowMs: order.nowMs + seconds * 1000 })).toEqual(etaWindow(requested));
    }
  });

  test('a busy store promises later', () => {
    const busy = etaWindow({ ...order, load: { early: 1, late: 1.6, latest: 2 } });
    expect(busy).toEqual({ fromMs: at(18, 40), toMs: at(19, 0), latestMs: at(19, 15) });
  });

  test('is never empty', () => {
    const quiet = etaWindow({
      ...order,
      preparationMinutes: 0,
      distanceMetres: 0,
      nowMs: at(18, 10),
      load: { early: 0, late: 0, latest: 0 },
    });
    expect(quiet).toEqual({ fromMs: at(18, 10), toMs: at(18, 15), latestMs: at(18, 15) });
  });

  test('begins before it ends and ends before the latest', () => {
    const part = fc.double({ min: 0, max: 3, noNaN: true });
    fc.assert(
      fc.property(fc.nat(180), fc.nat(40_000), part, part, part, (preparationMinutes, distanceMetres, early, more, most) => {
        const load = { early, late: early + more, latest: early + more + most };
        const { fromMs, toMs, latestMs } = etaWindow({ ...order, preparationMinutes, distanceMetres, load });
        expect(fromMs).toBeLessThan(toMs);
        expect(toMs).toBeLessThanOrEqual(latestMs);
      }),
    );
  });
});

test('a slot is promised as itself', () => {
  expect(slotWindow({ startsAtMs: at(19, 0), endsAtMs: at(19, 30) })).toEqual({
    fromMs: at(19, 0),
    toMs: at(19, 30),
    latestMs: at(19, 40),
  });
});

describe('loadQuantiles', () => {
  test('too few orders say nothing', () => {
    expect(loadQuantiles(Array.from({ length: MINIMUM_ORDERS - 1 }, () => 9))).toBe(NORMAL_LOAD);
  });

  test('nine in ten orders are there by the latest', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0.1, max: 5, noNaN: true }), { minLength: MINIMUM_ORDERS, maxLength: 200 }), (ratios) => {
        const { early, late, latest } = loadQuantiles(ratios);
        expect(ratios.filter((ratio) => ratio <= latest).length).toBeGreaterThanOrEqual(ratios.length * 0.9);
        expect(early).toBeLessThanOrEqual(late);
        expect(late).toBeLessThanOrEqual(latest);
      }),
    );
  });

  test('does not care for the order', () => {
    const ratios = Array.from({ length: 20 }, (_, index) => index + 1);
    expect(loadQuantiles(ratios.toReversed())).toEqual({ early: 5, late: 15, latest: 18 });
  });
});
