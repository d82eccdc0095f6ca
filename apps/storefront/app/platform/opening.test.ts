import { expect, test } from 'vitest';
import { sayOpening } from './opening.ts';

/** English as it is written, on the clock of Tashkent. */
const words = {
  t: (source: string, values: Readonly<Record<string, unknown>> = {}) =>
    source.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])),
  formatTime: (moment: Date | string | number) => new Date(Date.parse(String(moment)) + 5 * 3_600_000).toISOString().slice(11, 16),
  formatDate: (moment: Date | string | number) => `${new Date(String(moment)).getUTCDate()} March`,
};
const evening = Date.parse('2026-03-21T18:00:00Z');

test.each([
  ['tomorrow morning by its hour', '2026-03-22T04:00:00Z', evening, 'Opens at 09:00'],
  ['after a day off by its day', '2026-03-23T04:00:00Z', evening, 'Opens 23 March at 09:00'],
  ['on a page that is kept by its hour', '2026-03-23T04:00:00Z', undefined, 'Opens at 09:00'],
  ['that nobody knows not at all', null, evening, 'Closed now'],
])('tells an opening %s', (_, next_opening_at, nowMs, said) => {
  expect(sayOpening({ next_opening_at }, nowMs, words)).toBe(said);
});
