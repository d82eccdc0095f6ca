import { expect, test } from 'vitest';
import { sayOpening } from './opening.ts';

const words = {
  t: (source: string, values: Readonly<Record<string, unknown>> = {}) =>
    source.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])),
  formatWhen: (moment: Date | string | number, nowMs: number | undefined) => `at ${String(moment)}, seen from ${nowMs}`,
};
/** A language that puts the moment first. */
const uzbek = { ...words, t: () => 'ertaga 09:00 da ochiladi' };

test('says of a closed store when it opens, as a sentence that begins with a capital', () => {
  expect(sayOpening({ next_opening_at: '09:00' }, 5, words)).toBe('Opens at 09:00, seen from 5');
  expect(sayOpening({ next_opening_at: '09:00' }, 5, uzbek)).toBe('Ertaga 09:00 da ochiladi');
});

test('says no more than that a store is closed when nobody knows its next opening', () => {
  expect(sayOpening({ next_opening_at: null }, 5, words)).toBe('Closed now');
});
