import { describe, expect, it } from 'vitest';
import { busyTimes, nextClockTime, nextHalfHours, opensOnLaterDay } from './shift.ts';
import type { WeeklyHours } from './store-hours.ts';

const timezone = 'Asia/Tashkent';
const at = (written: string) => Date.parse(`${written}:00+05:00`);
const daily = (opensAtMinute: number, closesAtMinute: number): WeeklyHours =>
  ([1, 2, 3, 4, 5, 6, 7] as const).map((weekday) => ({ weekday, opensAtMinute, closesAtMinute }));
const opens = (hours: WeeklyHours, now: string, closures: { startsAtMs: number; endsAtMs: number }[] = []) =>
  opensOnLaterDay({ hours, closures }, { nowMs: at(now), timezone });

describe('the opening on a later day', () => {
  it.each([
    ['is the next morning', daily(540, 1320), '2026-11-20T21:00', '2026-11-21T09:00'],
    ['is tomorrow also before the first opening of today', daily(540, 1320), '2026-11-20T07:00', '2026-11-21T09:00'],
    ['is not the rest of a night', daily(1080, 120), '2026-11-20T21:00', '2026-11-21T18:00'],
    ['is midnight for a store that never closes', daily(0, 1440), '2026-11-20T21:00', '2026-11-21T00:00'],
  ])('%s', (_name, hours, now, expected) => {
    expect(opens(hours, now)).toBe(at(expected));
  });

  it('is after a closure', () => {
    const closures = [{ startsAtMs: at('2026-11-21T00:00'), endsAtMs: at('2026-11-22T12:00') }];
    expect(opens(daily(540, 1320), '2026-11-20T21:00', closures)).toBe(at('2026-11-22T12:00'));
  });

  it('is unknown for a store without hours', () => {
    expect(opens([], '2026-11-20T21:00')).toBeUndefined();
  });
});

describe('clock times of a shift', () => {
  it('are today’s, or tomorrow’s where they have passed', () => {
    const moment = { nowMs: at('2026-11-20T20:10'), timezone };
    expect(nextClockTime(21 * 60, moment)).toBe(at('2026-11-20T21:00'));
    expect(nextClockTime(20 * 60, moment)).toBe(at('2026-11-21T20:00'));
  });

  it('are offered by the half hour, a quarter of an hour ahead', () => {
    const offered = (now: string) => nextHalfHours(2, { nowMs: at(now), timezone });
    expect(offered('2026-11-20T20:10')).toEqual([at('2026-11-20T20:30'), at('2026-11-20T21:00')]);
    expect(offered('2026-11-20T20:16')).toEqual([at('2026-11-20T21:00'), at('2026-11-20T21:30')]);
  });

  it.each([
    ['2026-11-20T20:10', ['20:30', '21:00', '21:30', '22:00', '23:00', '00:00']],
    [
      '2026-11-20T12:50',
      ['13:30', '14:00', '14:30', '15:00', '16:00', '17:00', '18:00', '19:00', '20:00', '21:00', '22:00', '23:00', '00:00'],
    ],
    ['2026-11-20T23:20', ['00:00', '00:30', '01:00', '01:30']],
  ])('of a busy store at %s are half hours, then hours until midnight', (now, expected) => {
    const wall = busyTimes({ nowMs: at(now), timezone }).map((ms) => new Date(ms + 5 * 3_600_000).toISOString().slice(11, 16));
    expect(wall).toEqual(expected);
  });
});
