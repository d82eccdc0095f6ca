import { expect, test } from 'vitest';
import { openStateAt } from './open-state-at.ts';

const OPEN = { open: true, closing_at: '2026-11-24T18:00:00.000Z', next_opening_at: null };
const CLOSED = { open: false, closing_at: null, next_opening_at: '2026-11-25T04:00:00.000Z' };
const at = (time: string) => Date.parse(time);

test.each([
  ['stays open until it closes', OPEN, '2026-11-24T17:59:59Z', true],
  ['is closed from the moment it closes', OPEN, '2026-11-24T18:00:00Z', false],
  ['of which no closing is known stays open', { ...OPEN, closing_at: null }, '2027-01-01T00:00:00Z', true],
  ['stays closed until it opens', CLOSED, '2026-11-25T03:59:59Z', false],
  ['is open from the moment it opens', CLOSED, '2026-11-25T04:00:00Z', true],
  ['of which no opening is known stays closed', { ...CLOSED, next_opening_at: null }, '2027-01-01T00:00:00Z', false],
  ['that paused itself is not opened by its hours', { ...CLOSED, active: false }, '2026-11-25T04:00:00Z', false],
])('a store that was looked at %s [store-08]', (_name, store, now, open) => {
  expect(openStateAt(store, at(now)).open).toBe(open);
});

test('nothing is said of when a store turns next once it has turned, and the rest of it stays', () => {
  expect(openStateAt({ ...OPEN, name: 'Lola' }, at('2026-11-24T19:00:00Z'))).toEqual({
    name: 'Lola',
    open: false,
    closing_at: null,
    next_opening_at: null,
  });
});

test('without a moment a store is as it was seen', () => {
  expect(openStateAt(OPEN, undefined)).toBe(OPEN);
});
