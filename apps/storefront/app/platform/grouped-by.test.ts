import { expect, test } from 'vitest';
import { groupedBy } from './grouped-by.ts';

test('groups by key, in the order of appearance', () => {
  const days = groupedBy(['mon 9', 'tue 9', 'mon 10'], (slot) => slot.slice(0, 3));
  expect([...days]).toEqual([
    ['mon', ['mon 9', 'mon 10']],
    ['tue', ['tue 9']],
  ]);
});
