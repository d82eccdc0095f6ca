import { describe, expect, test } from 'vitest';
import { dateAfter, instantOf, weekdayAfter } from './days.ts';
import { localTime, utcOffsetMinutes } from './local-time.ts';

const at = (moment: string) => Date.parse(moment);

describe('localTime', () => {
  test.each([
    ['the next day east of Greenwich', Date.UTC(2025, 0, 6, 19, 30), 'Asia/Tashkent', { weekday: 2, minuteOfDay: 30, date: '2025-01-07' }],
    [
      'the day before west of Greenwich',
      Date.UTC(2025, 0, 6, 2),
      'America/New_York',
      { weekday: 7, minuteOfDay: 1260, date: '2025-01-05' },
    ],
    ['the first day of all', 0, 'UTC', { weekday: 4, minuteOfDay: 0, date: '1970-01-01' }],
    ['a day before 1970', -1, 'UTC', { weekday: 3, minuteOfDay: 1439, date: '1969-12-31' }],
    ['a leap day', Date.UTC(2024, 1, 29, 12), 'UTC', { weekday: 4, minuteOfDay: 720, date: '2024-02-29' }],
    ['the last second of a minute', Date.UTC(2025, 0, 7, 10, 59, 59), 'UTC', { weekday: 2, minuteOfDay: 659, date: '2025-01-07' }],
  ])('shows %s', (_name, instantMs, timezone, expected) => {
    expect(localTime(instantMs, timezone)).toEqual(expected);
  });
});

test('returns the offset of a zone from UTC', () => {
  const zones = ['Asia/Tashkent', 'Asia/Kolkata', 'America/St_Johns', 'UTC'];
  expect(zones.map((zone) => utcOffsetMinutes(zone, at('2026-01-15T12:00:00Z')))).toEqual([300, 330, -210, 0]);
});

test('knows both sides of the minute in which the clocks change, in any order', () => {
  const [winter, summer] = [at('2026-03-29T00:59:59Z'), at('2026-03-29T01:00:00Z')];
  const moments = [winter, summer, winter, summer + 59_000, summer];
  expect(moments.map((moment) => utcOffsetMinutes('Europe/Berlin', moment))).toEqual([60, 120, 60, 120, 120]);
});

describe('instantOf', () => {
  test.each([
    ['before summer time', '2026-03-28', 600, 'Europe/Berlin', '2026-03-28T09:00:00Z'],
    ['on the day that summer time begins', '2026-03-29', 600, 'Europe/Berlin', '2026-03-29T08:00:00Z'],
    ['a time that summer time skips, as much later', '2026-03-29', 150, 'Europe/Berlin', '2026-03-29T01:30:00Z'],
    ['the first of a time that comes twice', '2026-10-25', 150, 'Europe/Berlin', '2026-10-25T00:30:00Z'],
    ['after summer time', '2026-11-02', 600, 'America/New_York', '2026-11-02T15:00:00Z'],
    ['across midnight and a change of half an hour', '2026-10-03', 1500 + 60, 'Australia/Lord_Howe', '2026-10-03T15:30:00Z'],
    ['after a change of half an hour', '2026-10-04', 600, 'Australia/Lord_Howe', '2026-10-03T23:00:00Z'],
  ])('gives a clock time %s', (_name, date, minute, timezone, expected) => {
    expect(new Date(instantOf(date, minute, timezone)).toISOString()).toBe(new Date(expected).toISOString());
  });

  test('is what the clock shows, on every day of a year in every zone', () => {
    const zones = Intl.supportedValuesOf('timeZone').filter((_, index) => index % 9 === 0);
    for (const timezone of zones)
      for (let date = '2026-01-01'; date < '2027-01-01'; date = dateAfter(date, 1))
        expect(localTime(instantOf(date, 720, timezone), timezone)).toMatchObject({ date, minuteOfDay: 720 });
  });
});

test('dateAfter crosses months and years', () => {
  expect([dateAfter('2026-02-28', 1), dateAfter('2026-01-01', -1)]).toEqual(['2026-03-01', '2025-12-31']);
});

test.each([
  [7, 1, 1],
  [1, -1, 7],
  [3, 14, 3],
] as const)('weekday %d and %d days is %d', (weekday, days, expected) => {
  expect(weekdayAfter(weekday, days)).toBe(expected);
});
