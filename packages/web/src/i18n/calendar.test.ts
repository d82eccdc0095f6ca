import { describe, expect, test } from 'vitest';
import { dayParts, writeDay, writeTime, type Calendar } from './calendar.ts';

const CALENDAR: Calendar = {
  months: ['January', 'February', 'March'],
  shortMonths: ['Jan', 'Feb', 'Mar'],
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  patterns: {
    long: '{day} {month} {year}',
    short: '{day} {shortMonth} {year}',
    day: '{day} {month}',
    weekday: '{weekday}, {day} {month}, {day}',
    weekdayOnly: '{weekday}',
  },
};

describe('a moment in the time of the shop', () => {
  test.each([
    { moment: '2026-03-21T19:05:59Z', zone: 'Asia/Tashkent', parts: { year: 2026, month: 3, day: 22, weekday: 6, hour: 0, minute: 5 } },
    { moment: '2026-03-22T18:59:00Z', zone: 'Asia/Tashkent', parts: { year: 2026, month: 3, day: 22, weekday: 6, hour: 23, minute: 59 } },
    {
      moment: '2026-01-01T02:30:00Z',
      zone: 'America/St_Johns',
      parts: { year: 2025, month: 12, day: 31, weekday: 2, hour: 23, minute: 0 },
    },
    { moment: '2026-03-23T12:34:00Z', zone: 'UTC', parts: { year: 2026, month: 3, day: 23, weekday: 0, hour: 12, minute: 34 } },
  ])('$moment in $zone', ({ moment, zone, parts }) => {
    expect(dayParts(new Date(moment), zone)).toEqual(parts);
  });
});

const SATURDAY = { year: 2026, month: 3, day: 21, weekday: 5, hour: 9, minute: 5 };

test.each([
  ['long', '21 March 2026'],
  ['short', '21 Mar 2026'],
  ['day', '21 March'],
  ['weekday', 'Saturday, 21 March, 21'],
  ['weekdayOnly', 'Saturday'],
] as const)('a day in the style %s is %s', (style, written) => {
  expect(writeDay(CALENDAR, style, SATURDAY)).toBe(written);
});

test('the first month and the first weekday are the first of their lists', () => {
  expect(writeDay(CALENDAR, 'weekday', { ...SATURDAY, month: 1, weekday: 0 })).toBe('Monday, 21 January, 21');
});

test('hours and minutes have two digits', () => {
  expect([writeTime(SATURDAY), writeTime({ hour: 23, minute: 40 })]).toEqual(['09:05', '23:40']);
});
