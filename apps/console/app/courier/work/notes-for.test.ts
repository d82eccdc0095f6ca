import { expect, it } from 'vitest';
import { notesFor } from './notes-for.ts';

it.each([
  [61_400, null, [61_400, 65_000, 70_000, 100_000]],
  [61_400, 80_000, [61_400, 65_000, 70_000, 80_000, 100_000]],
  [28_000, null, [28_000, 30_000, 50_000, 100_000]],
  [50_000, 50_000, [50_000, 100_000]],
  [112_300, null, [112_300, 150_000, 200_000, 500_000, 1_000_000]],
])('for %i, where %s was named, a courier is given %j', (due, named, notes) => {
  expect(notesFor(due, named)).toEqual(notes);
});
