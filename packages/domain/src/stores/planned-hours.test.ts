import { describe, expect, test } from 'vitest';
import type { Weekday } from '../time/local-time.ts';
import { checkHours, closuresOfShortDay, fieldOfInstant, instantOfField, outsideOf } from './planned-hours.ts';

const timezone = 'Asia/Tashkent';
const at = (moment: string) => instantOfField(moment, timezone)!;
const now = at('2026-11-20T15:00');
const period = (weekday: number, opensAtMinute: number, closesAtMinute: number) => ({
  weekday: weekday as Weekday,
  opensAtMinute,
  closesAtMinute,
});
const closure = (from: string, to: string) => ({ startsAtMs: at(from), endsAtMs: at(to) });

describe('hours that people enter', () => {
  test.each([
    ['one after the other', [period(1, 540, 780), period(1, 840, 1320)], undefined],
    ['that touch', [period(1, 540, 780), period(1, 780, 900)], undefined],
    ['that overlap', [period(1, 540, 780), period(1, 779, 900)], 'hours-overlap'],
    ['over midnight into the next day', [period(1, 1200, 120), period(2, 60, 600)], 'hours-overlap'],
    ['over midnight before the next day', [period(1, 1200, 120), period(2, 120, 600)], undefined],
    ['from Sunday into Monday', [period(7, 1200, 120), period(1, 60, 600)], 'hours-overlap'],
    ['all day, every day', [1, 2, 3, 4, 5, 6, 7].map((day) => period(day, 0, 1440)), undefined],
    ['none at all', [], undefined],
  ])('%s', (_name, hours, problem) => {
    const checked = checkHours({ hours, closures: [] }, now);
    expect(checked.ok ? undefined : checked.problem).toBe(problem);
  });

  test.each([
    ['a closure that runs', [closure('2026-11-20T10:00', '2026-11-20T18:00')], undefined],
    ['one that is over', [closure('2026-11-19T10:00', '2026-11-20T14:00')], 'closure-not-possible'],
    ['one that ends before it begins', [closure('2026-11-22T10:00', '2026-11-22T09:00')], 'closure-not-possible'],
    ['one of two years', [closure('2026-11-22T10:00', '2028-11-22T09:00')], 'closure-not-possible'],
    ['two that touch', [closure('2026-12-01T00:00', '2026-12-02T00:00'), closure('2026-12-02T00:00', '2026-12-03T00:00')], undefined],
    [
      'two that overlap',
      [closure('2026-12-02T00:00', '2026-12-03T00:00'), closure('2026-12-01T00:00', '2026-12-02T01:00')],
      'closures-overlap',
    ],
  ])('%s', (_name, closures, problem) => {
    const checked = checkHours({ hours: [], closures }, now);
    expect(checked.ok ? undefined : checked.problem).toBe(problem);
  });
});

test.each([
  ['within the hours', '2026-11-23T12:00', []],
  ['at the opening', '2026-11-23T09:00', []],
  ['at the closing', '2026-11-23T22:00', ['2026-11-23T22:00']],
  ['on a day without hours', '2026-11-24T12:00', ['2026-11-24T12:00']],
  ['after midnight of an opening that goes on', '2026-11-26T01:00', []],
  ['within a closure', '2026-11-23T15:30', ['2026-11-23T15:30']],
])('an order %s falls outside: %s', (_name, moment, expected) => {
  const times = { hours: [period(1, 540, 1320), period(3, 1200, 120)], closures: [closure('2026-11-23T15:00', '2026-11-23T16:00')] };
  expect(outsideOf(times, [{ atMs: at(moment) }], timezone).map(({ atMs }) => fieldOfInstant(atMs, timezone))).toEqual(expected);
});

test.each([
  ['some hours', 600, 900, ['2026-12-31T00:00–2026-12-31T10:00', '2026-12-31T15:00–2027-01-01T00:00']],
  ['the morning', 0, 720, ['2026-12-31T12:00–2027-01-01T00:00']],
  ['until midnight', 600, 1440, ['2026-12-31T00:00–2026-12-31T10:00']],
  ['until after midnight', 600, 60, ['2026-12-31T00:00–2026-12-31T10:00']],
])('a short day leaves %s open', (_name, opensAtMinute, closesAtMinute, expected) => {
  const closures = closuresOfShortDay({ date: '2026-12-31', opensAtMinute, closesAtMinute }, timezone);
  expect(
    closures.map(({ startsAtMs, endsAtMs }) => `${fieldOfInstant(startsAtMs, timezone)}–${fieldOfInstant(endsAtMs, timezone)}`),
  ).toEqual(expected);
});

test('what is no date and time is not read', () => {
  expect([instantOfField('', timezone), instantOfField('2026-12-31', timezone)]).toEqual([undefined, undefined]);
});
