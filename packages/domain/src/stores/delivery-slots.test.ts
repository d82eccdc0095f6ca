import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deliverySlots, findSlot } from './delivery-slots.ts';
import type { SlotInput } from './delivery-slots.ts';

const tuesday = (hour: number, minute = 0): number => Date.UTC(2025, 0, 7, hour - 5, minute);
const everyDay = ([1, 2, 3, 4, 5, 6, 7] as const).map((weekday) => ({ weekday, opensAtMinute: 10 * 60, closesAtMinute: 12 * 60 }));
const input: SlotInput = { hours: everyDay, closures: [], nowMs: tuesday(9), utcOffsetMinutes: 300, leadMinutes: 30 };

describe('deliverySlots', () => {
  test('offers half hours of seven days inside the hours of the store', () => {
    const slots = deliverySlots(input);
    expect(slots).toHaveLength(7 * 4);
    expect(slots[0]).toEqual({ startsAtMs: tuesday(10), endsAtMs: tuesday(10, 30), date: '2025-01-07' });
    expect(slots.at(-1)).toEqual({ startsAtMs: tuesday(6 * 24 + 11, 30), endsAtMs: tuesday(6 * 24 + 12), date: '2025-01-13' });
  });

  test.each([
    ['the next half hour after the lead', tuesday(10, 1), 30, tuesday(11)],
    ['a slot that begins exactly after the lead', tuesday(10), 30, tuesday(10, 30)],
    ['tomorrow when today is too late', tuesday(11, 1), 30, tuesday(34)],
    ['a slot days ahead for a long lead', tuesday(9), 3 * 24 * 60, tuesday(3 * 24 + 10)],
  ])('begins with %s', (_name, nowMs, leadMinutes, expected) => {
    expect(deliverySlots({ ...input, nowMs, leadMinutes })[0]?.startsAtMs).toBe(expected);
  });

  test('skips the rest of an odd opening', () => {
    const odd = [{ weekday: 2 as const, opensAtMinute: 10 * 60 + 10, closesAtMinute: 11 * 60 + 20 }];
    expect(deliverySlots({ ...input, hours: odd, leadMinutes: 0 }).map((slot) => slot.startsAtMs)).toEqual([tuesday(10, 30)]);
  });

  test('offers no half hour that a holiday touches [checkout-07]', () => {
    const holiday = { startsAtMs: tuesday(10, 45), endsAtMs: tuesday(6 * 24 + 11) };
    const slots = deliverySlots({ ...input, closures: [holiday] });
    expect(slots.map((slot) => slot.startsAtMs)).toEqual([tuesday(10), tuesday(6 * 24 + 11), tuesday(6 * 24 + 11, 30)]);
    expect(findSlot({ ...input, closures: [holiday] }, tuesday(24 + 10))).toBeUndefined();
  });

  test('offers no half hour of the eighth day, though an opening runs into it', () => {
    const nights = everyDay.map(({ weekday }) => ({ weekday, opensAtMinute: 22 * 60, closesAtMinute: 2 * 60 }));
    expect(deliverySlots({ ...input, hours: nights }).at(-1)?.startsAtMs).toBe(tuesday(6 * 24 + 23, 30));
  });

  test('offers nothing without hours', () => {
    expect(deliverySlots({ ...input, hours: [] })).toEqual([]);
  });

  test('every slot is in the future, half an hour long, and found again', () => {
    const minuteOfDay = fc.nat(1440);
    fc.assert(
      fc.property(fc.nat(7 * 1440), minuteOfDay, minuteOfDay, fc.nat(600), (shift, opensAtMinute, closesAtMinute, leadMinutes) => {
        const hours = ([1, 3, 4] as const).map((weekday) => ({ weekday, opensAtMinute, closesAtMinute }));
        const wished = { ...input, hours, leadMinutes, nowMs: tuesday(0, shift) };
        for (const slot of deliverySlots(wished)) {
          expect(slot.startsAtMs).toBeGreaterThanOrEqual(wished.nowMs + leadMinutes * 60_000);
          expect(slot.endsAtMs - slot.startsAtMs).toBe(30 * 60_000);
          expect(findSlot(wished, slot.startsAtMs)).toEqual(slot);
        }
      }),
      { numRuns: 30 },
    );
  });
});

test('findSlot refuses a time that is not offered', () => {
  expect(findSlot(input, tuesday(10, 15))).toBeUndefined();
  expect(findSlot(input, tuesday(9))).toBeUndefined();
});
