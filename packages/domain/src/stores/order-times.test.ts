import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { availabilityOf } from '../catalogue/availability.ts';
import { openIntervals } from './store-hours.ts';
import { instantOf } from '../time/days.ts';
import { localTime } from '../time/local-time.ts';
import { NORMAL_LOAD } from '../checkout/eta-window.ts';
import { orderSlots, slotAt, soonestTime, type OrderTimesInput, type TimedItem } from './order-times.ts';

const tuesday = (hour: number, minute = 0): number => Date.UTC(2025, 0, 7, hour - 5, minute);
const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;
const daily = (opens: number, closes: number) =>
  WEEK.map((weekday) => ({ weekday, opensAtMinute: opens * 60, closesAtMinute: closes * 60 }));
const plov: TimedItem = { scheduleOrder: true };
const served = (from: number, until: number): TimedItem => ({
  scheduleOrder: true,
  availableTime: { startsAtMinute: from * 60, endsAtMinute: until * 60 },
});
const input: OrderTimesInput = {
  hours: daily(10, 22),
  closures: [],
  isActive: true,
  isAccepting: true,
  takesLater: true,
  nowMs: tuesday(12),
  timezone: 'Asia/Tashkent',
  items: [plov],
  orderType: 'delivery',
  preparationMinutes: 20,
  distanceMetres: 3_000,
  load: NORMAL_LOAD,
};
const firstOf = (over: Partial<OrderTimesInput>) => orderSlots({ ...input, ...over })[0]?.startsAtMs;
const problemOf = (over: Partial<OrderTimesInput>) => {
  const soonest = soonestTime({ ...input, ...over });
  return soonest.ok ? undefined : soonest.problem;
};

describe('soonestTime', () => {
  test.each([
    ['an open store', {}, undefined],
    ['a store before it opens', { nowMs: tuesday(9, 59) }, 'store-closed'],
    ['a paused store', { isAccepting: false }, 'store-closed'],
    ['a switched-off store', { isActive: false }, 'store-closed'],
    ['a holiday', { closures: [{ startsAtMs: tuesday(0), endsAtMs: tuesday(24) }] }, 'store-closed'],
    ['the last order, by default one preparation before closing', { nowMs: tuesday(21, 40) }, undefined],
    ['a minute after the last order', { nowMs: tuesday(21, 41) }, 'last-order-passed'],
    ["the store's own last order", { nowMs: tuesday(21, 1), lastOrderMinutes: 60 }, 'last-order-passed'],
    ['a kitchen that works past closing', { nowMs: tuesday(21, 55), lastOrderMinutes: 0 }, undefined],
    [
      'take-away that is ready after closing',
      { nowMs: tuesday(21, 55), lastOrderMinutes: 0, orderType: 'take_away' as const },
      'last-order-passed',
    ],
    ['goods that are ready in two days, just before closing', { nowMs: tuesday(21, 59), preparationMinutes: 2_880 }, undefined],
    ['a breakfast at noon', { items: [plov, served(7, 11)] }, 'not-available-now'],
    ['a breakfast at ten', { items: [plov, served(7, 11)], nowMs: tuesday(10) }, undefined],
  ])('for %s', (_name, over, expected) => {
    expect(problemOf(over)).toBe(expected);
  });

  test('names the items that are not available', () => {
    expect(soonestTime({ ...input, items: [served(7, 11), plov, served(18, 22)] })).toMatchObject({ indexes: [0, 2] });
  });
});

describe('orderSlots', () => {
  test('offers half hours of seven days inside the hours of the store', () => {
    const slots = orderSlots({ ...input, nowMs: tuesday(0) });
    expect(slots).toHaveLength(7 * 24);
    expect(slots[0]).toEqual({ startsAtMs: tuesday(10), endsAtMs: tuesday(10, 30) });
    expect(slots.at(-1)).toEqual({ startsAtMs: tuesday(6 * 24 + 21, 30), endsAtMs: tuesday(6 * 24 + 22) });
  });

  test.each([
    ['after preparation and way', {}, tuesday(12, 30)],
    ['later over a long way', { distanceMetres: 9_000 }, tuesday(13)],
    ['earlier to collect it', { orderType: 'take_away' as const, preparationMinutes: 10, nowMs: tuesday(12, 20) }, tuesday(12, 30)],
    ['tomorrow once the last order has passed', { nowMs: tuesday(20, 45), lastOrderMinutes: 90 }, tuesday(34)],
    ['when the breakfast is served again', { items: [served(7, 11)] }, tuesday(34)],
    ['when lunch begins', { items: [served(11, 15)], nowMs: tuesday(16) }, tuesday(35)],
    ['never for a breakfast with a dinner', { items: [served(7, 11), served(18, 22)] }, undefined],
    ['never in a paused store', { isAccepting: false }, undefined],
    ['never in a store for now only', { takesLater: false }, undefined],
    ['never without hours', { hours: [] }, undefined],
  ])('begin %s', (_name, over, expected) => {
    expect(firstOf(over)).toBe(expected);
  });

  test('skip the rest of an odd opening', () => {
    const odd = [{ weekday: 2 as const, opensAtMinute: 610, closesAtMinute: 680 }];
    expect(orderSlots({ ...input, nowMs: tuesday(0), hours: odd }).map((slot) => slot.startsAtMs)).toEqual([tuesday(10, 30)]);
  });

  test('none is touched by a holiday [checkout-07]', () => {
    const holiday = { startsAtMs: tuesday(10, 45), endsAtMs: tuesday(6 * 24 + 21) };
    const slots = orderSlots({ ...input, nowMs: tuesday(0), closures: [holiday] });
    expect(slots.map((slot) => slot.startsAtMs)).toEqual([tuesday(10), tuesday(6 * 24 + 21), tuesday(6 * 24 + 21, 30)]);
    expect(slotAt({ ...input, closures: [holiday] }, tuesday(24 + 10))).toEqual({ ok: false, problem: 'time-not-possible' });
  });

  test('none is of the eighth day, though an opening runs into it', () => {
    expect(orderSlots({ ...input, hours: daily(22, 2) }).at(-1)?.startsAtMs).toBe(tuesday(6 * 24 + 23, 30));
  });
});

describe('slotAt', () => {
  test('finds a slot that is offered, and refuses the time between two', () => {
    expect(slotAt(input, tuesday(13))).toEqual({ ok: true, value: { startsAtMs: tuesday(13), endsAtMs: tuesday(13, 30) } });
    expect(slotAt(input, tuesday(13, 15))).toEqual({ ok: false, problem: 'time-not-possible' });
  });

  test('names the items that are not available then', () => {
    expect(slotAt({ ...input, items: [plov, served(7, 11)] }, tuesday(13))).toEqual({
      ok: false,
      problem: 'not-available-now',
      indexes: [1],
    });
  });
});

describe('across a change of the clocks', () => {
  const clock = (timezone: string) => (at: number) => {
    const { date, minuteOfDay } = localTime(at, timezone);
    return `${date} ${Math.floor(minuteOfDay / 60)}:${String(minuteOfDay % 60).padStart(2, '0')}`;
  };
  test.each([
    ['Europe/Berlin', '2026-03-27', '2026-03-30'],
    ['Europe/Berlin', '2026-10-23', '2026-10-26'],
    ['America/New_York', '2026-10-30', '2026-11-02'],
    ['America/New_York', '2026-03-06', '2026-03-09'],
    ['Australia/Lord_Howe', '2026-04-03', '2026-04-06'],
    ['Australia/Lord_Howe', '2026-10-02', '2026-10-05'],
  ])('a store of %s that is asked on %s is open from 10 to 22 on %s', (timezone, today, day) => {
    const slots = orderSlots({ ...input, timezone, nowMs: instantOf(today, 12 * 60, timezone) });
    const ofDay = slots.map(({ startsAtMs }) => clock(timezone)(startsAtMs)).filter((written) => written.startsWith(day));
    expect([ofDay[0], ofDay.at(-1), ofDay.length]).toEqual([`${day} 10:00`, `${day} 21:30`, 24]);
  });
});

test('no slot is before an order of now, outside the hours of the store, or outside those of an item, in any zone', () => {
  const minute = fc.nat(1439);
  const period = fc.record({ weekday: fc.constantFrom(...WEEK), opensAtMinute: minute, closesAtMinute: minute });
  const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
  const item = fc.option(fc.record({ startsAtMinute: minute, endsAtMinute: minute }), { nil: undefined });
  fc.assert(
    fc.property(
      fc.array(period, { maxLength: 10 }),
      zone,
      fc.array(item, { maxLength: 3 }),
      fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 0, 1) }),
      fc.record({
        preparationMinutes: fc.nat(120),
        distanceMetres: fc.nat(15_000),
        lastOrderMinutes: fc.option(fc.nat(120), { nil: undefined }),
      }),
      fc.constantFrom('delivery' as const, 'take_away' as const),
      fc.nat(3 * 1440),
      (hours, timezone, windows, nowMs, work, orderType, away) => {
        const items: TimedItem[] = windows.map((availableTime) => ({ scheduleOrder: true, availableTime }));
        const closures = [{ startsAtMs: nowMs + away * 60_000, endsAtMs: nowMs + 2 * away * 60_000 }];
        const wished = { ...input, ...work, hours, timezone, items, nowMs, orderType, closures };
        const openings = openIntervals(wished, wished, 9);
        const soonest = soonestTime(wished);
        for (const slot of orderSlots(wished)) {
          expect(openings.some((each) => each.opensAtMs <= slot.startsAtMs && slot.endsAtMs <= each.closesAtMs)).toBe(true);
          expect(items.every((each) => availabilityOf(each, { nowMs: slot.startsAtMs, timezone }).state === 'available')).toBe(true);
          expect(localTime(slot.startsAtMs, timezone).minuteOfDay % 30).toBe(0);
          expect(slot.startsAtMs).toBeGreaterThanOrEqual(soonest.ok ? soonest.value.fromMs : nowMs);
          expect(slotAt(wished, slot.startsAtMs)).toEqual({ ok: true, value: slot });
        }
        if (soonest.ok) expect(openings.some((each) => each.opensAtMs <= nowMs && nowMs < each.closesAtMs)).toBe(true);
        // All preparation times here are shorter than a shift.
        if (soonest.ok && orderType === 'take_away')
          expect(openings.some((each) => each.opensAtMs <= nowMs && soonest.value.toMs <= each.closesAtMs)).toBe(true);
      },
    ),
    { numRuns: 100 },
  );
});
