import { describe, expect, test } from 'vitest';
import type { CategoryId } from '../ids.ts';
import { allCategories, toggleCategory } from './select-category.ts';

const id = (value: number) => value as CategoryId;
const tree = [
  { id: id(1), childes: [{ id: id(11) }, { id: id(12) }] },
  { id: id(2), childes: [] },
  { id: id(3), childes: [{ id: id(31) }] },
];

describe('toggleCategory', () => {
  test.each([
    ['selecting a category selects its children', 1, [], [1, 11, 12]],
    ['leaving a category leaves its children', 1, [1, 11, 12, 2], [2]],
    ['a child comes alone', 12, [], [12]],
    ['a child that goes takes its parent away', 11, [1, 11, 12], [12]],
    ['a child that goes leaves other categories ticked', 31, [1, 11, 12, 3, 31], [1, 11, 12]],
    ['others stay', 2, [1, 11, 12], [1, 11, 12, 2]],
  ])('%s [list-17]', (_name, touched, ticked, expected) => {
    expect(toggleCategory(tree, id(touched), ticked.map(id))).toEqual(expected);
  });
});

test('All selects everything [list-18]', () => {
  expect(allCategories(tree)).toEqual([1, 11, 12, 2, 3, 31]);
});
