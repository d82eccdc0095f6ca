import { describe, expect, test } from 'vitest';
import { openIntervals, storeState } from './store-hours.ts';
import type { WeeklyHours } from './store-hours.ts';

/** Tuesday 7 January 2025 on Tashkent's clock; hours beyond 24 are the following days. */
const tuesday = (hour: number, minute = 0): number => Date.UTC(2025, 0, 7, hour - 5, minute);
const moment = (nowMs: number) => ({ nowMs, timezone: 'Asia/Tashkent' });
const hours: WeeklyHours = [
  { weekday: 2, opensAtMinute: 9 * 60, closesAtMinute: 13 * 60 },
  { weekday: 2, opensAtMinute: 14 * 60, closesAtMinute: 22 * 60 },
  { weekday: 5, opensAtMinute: 18 * 60, closesAtMinute: 3 * 60 },
];
const store = { isActive: true, isAccepting: true, hours, closures: [] };
const day = 24;

describe('storeState', () => {
  test.each([
    ['before opening', tuesday(8, 59), { isOpen: false, reason: 'closed', opensAtMs: tuesday(9) }],
    ['at opening', tuesday(9), { isOpen: true, closesAtMs: tuesday(13) }],
    ['in the midday break', tuesday(13), { isOpen: false, reason: 'closed', opensAtMs: tuesday(14) }],
    ['after closing, with the next opening days away', tuesday(22), { isOpen: false, reason: 'closed', opensAtMs: tuesday(3 * day + 18) }],
    ['past midnight of a late opening', tuesday(4 * day + 2), { isOpen: true, closesAtMs: tuesday(4 * day + 3) }],
    [
      'at the end of a late opening, a new week ahead',
      tuesday(4 * day + 3),
      { isOpen: false, reason: 'closed', opensAtMs: tuesday(7 * day + 9) },
    ],
  ])('knows a store %s', (_name, nowMs, expected) => {
    expect(storeState(store, moment(nowMs))).toEqual(expected);
  });

  test('a switched-off store has no next opening', () => {
    expect(storeState({ ...store, isActive: false }, moment(tuesday(10)))).toEqual({ isOpen: false, reason: 'inactive' });
  });

  test('a paused store opens at its next period', () => {
    expect(storeState({ ...store, isAccepting: false }, moment(tuesday(10)))).toEqual({
      isOpen: false,
      reason: 'paused',
      opensAtMs: tuesday(14),
    });
  });

  test('a store paused at opening time opens after it', () => {
    expect(storeState({ ...store, isAccepting: false }, moment(tuesday(9)))).toMatchObject({ opensAtMs: tuesday(14) });
  });

  test('a store without hours never opens', () => {
    expect(storeState({ ...store, hours: [] }, moment(tuesday(10)))).toEqual({ isOpen: false, reason: 'closed', opensAtMs: undefined });
  });

  test('a paused store without hours never opens', () => {
    expect(storeState({ ...store, hours: [], isAccepting: false }, moment(tuesday(10)))).toEqual({
      isOpen: false,
      reason: 'paused',
      opensAtMs: undefined,
    });
  });

  test('a store that closes when it opens is open all day', () => {
    const allDay = { ...store, hours: [{ weekday: 2, opensAtMinute: 540, closesAtMinute: 540 }] as const };
    expect(storeState(allDay, moment(tuesday(10)))).toEqual({ isOpen: true, closesAtMs: tuesday(day + 9) });
  });

  test.each([
    ['until it closes for a holiday', tuesday(10), tuesday(12), tuesday(15), { isOpen: true, closesAtMs: tuesday(12) }],
    [
      'during one that ends within its hours',
      tuesday(12),
      tuesday(12),
      tuesday(15),
      { isOpen: false, reason: 'closed', opensAtMs: tuesday(15) },
    ],
    [
      'before one that takes its next opening',
      tuesday(8),
      tuesday(8, 30),
      tuesday(day),
      { isOpen: false, reason: 'closed', opensAtMs: tuesday(3 * day + 18) },
    ],
    ['after one', tuesday(15), tuesday(12), tuesday(15), { isOpen: true, closesAtMs: tuesday(22) }],
  ])('knows a store %s', (_name, nowMs, startsAtMs, endsAtMs, expected) => {
    expect(storeState({ ...store, closures: [{ startsAtMs, endsAtMs }] }, moment(nowMs))).toEqual(expected);
  });

  test('the same weekday next week counts as next opening', () => {
    const weekly = { ...store, hours: [hours[0]!] };
    expect(storeState(weekly, moment(tuesday(13)))).toEqual({ isOpen: false, reason: 'closed', opensAtMs: tuesday(7 * day + 9) });
  });
});

describe('openIntervals', () => {
  test('joins days that run into each other', () => {
    const always = ([1, 2, 3, 4, 5, 6, 7] as const).map((weekday) => ({ weekday, opensAtMinute: 0, closesAtMinute: 1440 }));
    expect(openIntervals({ hours: always, closures: [] }, moment(tuesday(12)), 7)).toEqual([
      { opensAtMs: tuesday(-day), closesAtMs: tuesday(7 * day) },
    ]);
  });

  test('leaves nothing of an opening that a closure covers to the minute', () => {
    const closures = [{ startsAtMs: tuesday(9), endsAtMs: tuesday(13) }];
    expect(openIntervals({ hours, closures }, moment(tuesday(8)), 1)).toEqual([{ opensAtMs: tuesday(14), closesAtMs: tuesday(22) }]);
  });

  test('joins periods that overlap, whatever their order', () => {
    const overlapping: WeeklyHours = [
      { weekday: 2, opensAtMinute: 600, closesAtMinute: 900 },
      { weekday: 2, opensAtMinute: 540, closesAtMinute: 1200 },
    ];
    expect(openIntervals({ hours: overlapping, closures: [] }, moment(tuesday(8)), 1)).toEqual([
      { opensAtMs: tuesday(9), closesAtMs: tuesday(20) },
    ]);
  });

  test('keeps the open time on both sides of a closure', () => {
    const closures = [
      { startsAtMs: tuesday(10), endsAtMs: tuesday(11) },
      { startsAtMs: tuesday(12), endsAtMs: tuesday(15) },
    ];
    expect(openIntervals({ hours, closures }, moment(tuesday(8)), 1)).toEqual([
      { opensAtMs: tuesday(9), closesAtMs: tuesday(10) },
      { opensAtMs: tuesday(11), closesAtMs: tuesday(12) },
      { opensAtMs: tuesday(15), closesAtMs: tuesday(22) },
    ]);
  });
});
