import { expect, test } from 'vitest';
import { namesakesIn } from './namesakes.ts';

const bread = { id: 1, name: 'Toast bread', store_id: 1 };

test('items of one name in several stores are told apart, those of one store are not', () => {
  const items = [bread, { ...bread, id: 2, store_id: 2 }, { ...bread, id: 3, name: 'Milk' }, { ...bread, id: 4, name: 'Milk' }];
  expect(namesakesIn(items)).toEqual(new Set([1, 2]));
});
