import { describe, expect, test } from 'vitest';
import { instantOf, localTime, weekdayAfter } from './local-time.ts';

describe('localTime', () => {
  test.each([
    ['the next day east of Greenwich', Date.UTC(2025, 0, 6, 19, 30), 300, { weekday: 2, minuteOfDay: 30, date: '2025-01-07' }],
    ['the day before west of Greenwich', Date.UTC(2025, 0, 6, 2, 0), -300, { weekday: 7, minuteOfDay: 21 * 60, date: '2025-01-05' }],
    ['the first day of all', 0, 0, { weekday: 4, minuteOfDay: 0, date: '1970-01-01' }],
    ['a day before 1970', -1, 0, { weekday: 3, minuteOfDay: 1439, date: '1969-12-31' }],
    ['a leap day', Date.UTC(2024, 1, 29, 12), 0, { weekday: 4, minuteOfDay: 720, date: '2024-02-29' }],
    ['the last second of a minute', Date.UTC(2025, 0, 7, 10, 59, 59), 0, { weekday: 2, minuteOfDay: 659, date: '2025-01-07' }],
  ])('shows %s', (_name, instantMs, offset, expected) => {
    expect(localTime(instantMs, offset)).toMatchObject(expected);
  });

  test('knows the midnight that began the day', () => {
    const now = Date.UTC(2025, 0, 6, 19, 30);
    const { dayStartsAtMs, minuteOfDay } = localTime(now, 300);
    expect(dayStartsAtMs).toBe(Date.UTC(2025, 0, 6, 19));
    expect(instantOf(dayStartsAtMs, minuteOfDay)).toBe(now);
  });
});

test.each([
  [7, 1, 1],
  [1, -1, 7],
  [3, 14, 3],
] as const)('weekday %d and %d days is %d', (weekday, days, expected) => {
  expect(weekdayAfter(weekday, days)).toBe(expected);
});
