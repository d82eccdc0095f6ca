import fc from 'fast-check';
import { expect, test } from 'vitest';
import { alsoShown, LEAST_ON_SHELF, NOTHING_SHOWN, unshown } from './home-shelves.ts';

const rows = (...names: string[]) => names.map((name, at) => ({ id: at + 1, name }));

test('a section takes the first that no section above shows, each name once', () => {
  const shown = alsoShown(NOTHING_SHOWN, rows('Milk'));
  const left = unshown([...rows('Milk', 'Bread', 'Milk', 'Rice'), { id: 9, name: 'Bread' }], { shown, limit: 5, least: 1 });
  expect(left.map(({ id }) => id)).toEqual([2, 4]);
  expect(unshown(rows('a', 'b', 'c', 'd', 'e'), { shown, limit: 4 }).map(({ id }) => id)).toEqual([2, 3, 4, 5]);
});

test('a section with fewer than four left is left out', () => {
  expect(unshown(rows('a', 'b', 'c'), { shown: NOTHING_SHOWN, limit: 9 })).toEqual([]);
  expect(unshown(rows('a', 'b', 'c', 'd'), { shown: NOTHING_SHOWN, limit: 9 })).toHaveLength(LEAST_ON_SHELF);
});

test('nothing is shown twice, whatever the sections list', () => {
  const lists = fc.array(
    fc.array(fc.record({ id: fc.nat(30), name: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h') }), { maxLength: 12 }),
  );
  fc.assert(
    fc.property(lists, (sections) => {
      let shown = NOTHING_SHOWN;
      const seen: string[] = [];
      for (const section of sections) {
        const taken = unshown(section, { shown, limit: 6, least: 1 });
        seen.push(...taken.map(({ name }) => name));
        shown = alsoShown(shown, taken);
      }
      expect(new Set(seen).size).toBe(seen.length);
    }),
  );
});
