import { describe, expect, it } from 'vitest';
import { isFirstHour, isMostlyLate, keptTimes, lastParts, partOfWeek } from './kept-times.ts';

const TASHKENT = 'Asia/Tashkent';
const MINUTE_MS = 60_000;
const at = (iso: string) => Date.parse(iso);
const FRIDAY_EVENING = at('2026-11-20T14:40:00Z');
/** Orders as what was said and what it took. */
const orders = (...pairs: readonly (readonly [said: number, took: number])[]) =>
  pairs.map(([said, took]) => ({
    acceptedAtMs: FRIDAY_EVENING,
    saidByMs: FRIDAY_EVENING + said * MINUTE_MS,
    readyAtMs: FRIDAY_EVENING + took * MINUTE_MS,
  }));

describe('a part of the week', () => {
  it.each([
    ['2026-11-20T14:40:00Z', { weekday: 5, fromHour: 18 }],
    ['2026-11-20T12:59:59Z', { weekday: 5, fromHour: 15 }],
    ['2026-11-20T19:00:00Z', { weekday: 6, fromHour: 0 }],
    ['2026-11-20T18:59:59Z', { weekday: 5, fromHour: 21 }],
  ] as const)('of %s is by the clock of the store', (instant, expected) => {
    expect(partOfWeek(at(instant), TASHKENT)).toEqual(expected);
  });

  it('begins at one of eight hours', () => {
    expect([-3, 0, 1, 3, 18.5, 21, 24].filter(isFirstHour)).toEqual([0, 3, 21]);
  });

  it('has ten spans, weeks apart, the first up to now', () => {
    const parts = lastParts(FRIDAY_EVENING, TASHKENT);
    expect(parts).toHaveLength(10);
    expect(parts[0]).toEqual({ startsAtMs: at('2026-11-20T13:00:00Z'), endsAtMs: FRIDAY_EVENING });
    expect(parts[9]).toEqual({ startsAtMs: at('2026-09-18T13:00:00Z'), endsAtMs: at('2026-09-18T16:00:00Z') });
  });

  it('stays at its hours when summer time ends', () => {
    const [, before] = lastParts(at('2026-10-30T18:00:00Z'), 'Europe/Berlin');
    expect(before).toEqual({ startsAtMs: at('2026-10-23T16:00:00Z'), endsAtMs: at('2026-10-23T19:00:00Z') });
  });
});

describe('times that a store said', () => {
  it('are held against what it took: medians, and how many were later', () => {
    const fridays = orders([20, 31], [20, 31], [20, 40], [15, 33], [20, 20], [20, 18], [25, 24], [20, 29], [20, 35], [20, 34]);
    expect(keptTimes(fridays)).toEqual({ orders: 10, late: 7, saidMinutes: 20, tookMinutes: 31, fittingMinutes: 35 });
  });

  it('count as kept within their last minute', () => {
    const said = 20 * MINUTE_MS;
    const readyIn = (ms: number) => ({ acceptedAtMs: FRIDAY_EVENING, saidByMs: FRIDAY_EVENING + said, readyAtMs: FRIDAY_EVENING + ms });
    const five = [0, 0, MINUTE_MS - 1, MINUTE_MS, 2 * MINUTE_MS].map((more) => readyIn(said + more));
    expect(keptTimes(five)?.late).toBe(2);
  });

  it('are counted from the minute of the press', () => {
    const acceptedAtMs = FRIDAY_EVENING + 40_000;
    const order = { acceptedAtMs, saidByMs: FRIDAY_EVENING + 20 * MINUTE_MS, readyAtMs: acceptedAtMs + 20 * MINUTE_MS };
    expect(keptTimes(Array.from({ length: 5 }, () => order))).toMatchObject({ saidMinutes: 20, tookMinutes: 20, late: 0 });
  });

  it('say nothing where the orders are few', () => {
    expect(keptTimes(orders([20, 40], [20, 40], [20, 40], [20, 40]))).toBeUndefined();
  });

  it.each([
    [10, 5, false],
    [10, 6, true],
  ])('of %i orders with %i late: most of them were late is %s', (count, late, expected) => {
    expect(isMostlyLate({ orders: count, late })).toBe(expected);
  });
});
