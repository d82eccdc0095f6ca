import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { tableOf } from './mutants.ts';
import { runsOf } from './mutants/rooms.ts';
import { textAt } from './mutants/run-mutants.ts';

const ROOT = dirname(import.meta.dirname);
const survivors = (count: number) =>
  Array.from({ length: count }, () => ({ place: 'a.ts:1', mutator: 'm', original: 'a', mutant: 'b', isCovered: true }));

test.each([
  { target: 'domain', rooms: ['domain'] },
  { target: 'front ends', rooms: ['front ends'] },
  { target: 'apps/api/src/features/cart/', rooms: ['api/cart'] },
  { target: 'packages/domain/src/money/minor.ts', rooms: ['domain'] },
  { target: 'packages/contract', rooms: [] },
])('$target asks for the runs $rooms', ({ target, rooms }) => {
  expect(runsOf(target, ROOT).map(({ room }) => room)).toEqual(rooms);
});

test('a path gets mutants in its own files only, never in tests', () => {
  const [run] = runsOf('packages/domain/src/money', ROOT);
  expect(run!.files).toContain('packages/domain/src/money/minor.ts');
  expect(run!.files.filter((file) => !file.startsWith('packages/domain/src/money/') || file.includes('.test.'))).toEqual([]);
});

test('a slice is tested by its own tests and by those of the slices that call it', () => {
  const [run] = runsOf('apps/api/src/features/coupons', ROOT);
  const slices = ['coupons', 'checkout', 'customers', 'orders'].map((name) => `apps/api/src/features/${name}/**/*.test.ts`);
  expect(run!.tests).toEqual([...slices, 'apps/api/src/{ends,filters}-of-lists.test.ts']);
});

test('a sample of the API is drawn from all slices together', () => {
  const runs = runsOf('api', ROOT, { isSampled: true });
  expect(runs.map(({ room, tests }) => [room, tests[0]])).toEqual([['api', 'apps/api/src/features/**/*.test.ts']]);
  expect(runs[0]!.files).toEqual(runsOf('api', ROOT).flatMap(({ files }) => files));
  expect(runsOf('apps/api/src/features/cart', ROOT, { isSampled: true }).map(({ room }) => room)).toEqual(['api/cart']);
});

test.each([
  { name: 'at the floor', rows: [{ room: 'domain', killed: 9, survivors: survivors(1) }], isMissed: false },
  { name: 'below the floor', rows: [{ room: 'domain', killed: 899, survivors: survivors(101) }], isMissed: true },
  {
    name: 'a slice below, the room above',
    rows: [
      { room: 'api/cart', killed: 95, survivors: survivors(5) },
      { room: 'api/push', killed: 1, survivors: survivors(1) },
    ],
    isMissed: false,
  },
  { name: 'one slice below, measured alone', rows: [{ room: 'api/push', killed: 1, survivors: survivors(1) }], isMissed: true },
  { name: 'a path without a mutant', rows: [{ room: 'domain', killed: 0, survivors: [] }], isMissed: false },
])('the floor of a room is met or missed: $name', ({ rows, isMissed }) => {
  expect(tableOf(rows).isMissed).toBe(isMissed);
});

test('a share is never rounded up to its floor', () => {
  expect(tableOf([{ room: 'domain', killed: 8999, survivors: survivors(1001) }]).lines.at(-1)).toMatch(/89\.9 %\s+90\.0 %\s+below/);
});

test.each([
  { name: 'within a line', start: { line: 1, column: 3 }, end: { line: 1, column: 5 }, text: 'cd' },
  { name: 'over lines', start: { line: 1, column: 5 }, end: { line: 2, column: 2 }, text: 'e\nf' },
])('the original of a mutant is read $name', ({ start, end, text }) => {
  expect(textAt('abcde\nfgh', { start, end })).toBe(text);
});
