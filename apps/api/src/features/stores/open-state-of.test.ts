import { expect, test } from 'vitest';
import { openStateOf } from './open-state-of.ts';

const days = [1, 2, 3, 4, 5, 6, 7] as const;
const store = {
  is_active: true,
  is_accepting: true,
  timezone: 'Asia/Tashkent',
  hours: days.map((weekday) => ({ weekday, opens: 600, closes: 1200 })),
  closures: [],
};
const at = (local: string) => Date.parse(`${local}+05:00`);

test.each([
  ['tomorrow when that is no holiday', [], '2026-11-24T10:00'],
  ['the day after a holiday that begins in the night', [['2026-11-24T00:00', '2026-11-25T00:00']], '2026-11-25T10:00'],
  ['at the end of one that ends within its hours', [['2026-11-23T22:00', '2026-11-24T13:00']], '2026-11-24T13:00'],
  ['after weeks away', [['2026-11-24T00:00', '2026-12-20T09:00']], '2026-12-20T10:00'],
  [
    'after weeks in a row',
    [
      ['2026-11-20T00:00', '2026-12-05T00:00'],
      ['2026-12-05T00:00', '2026-12-20T15:00'],
    ],
    '2026-12-20T15:00',
  ],
] as const)('says that a store opens %s', (_name, closures, opens) => {
  const away = closures.map(([from, to]) => ({ starts_at_ms: at(from), ends_at_ms: at(to) }));
  expect(openStateOf({ ...store, closures: away }, new Date(at('2026-11-23T23:00')))).toEqual({
    isOpen: false,
    reason: 'closed',
    opensAtMs: at(opens),
  });
});
