import { expect, test } from 'vitest';
import { favouriteTabs } from './favourite-tabs.ts';

test.each([
  ['food', 'Foods', 'Restaurants'],
  ['grocery', 'Items', 'Stores'],
  ['ecommerce', 'Items', 'Stores'],
] as const)('favourites of %s are %s and %s [wish-03]', (type, items, stores) => {
  const tabs = favouriteTabs(type);
  expect([tabs.items.name, tabs.stores.name]).toEqual([items, stores]);
});

test.each([
  ['food', 'No favourite foods found', 'No favourite restaurants found'],
  ['pharmacy', 'No favourite items found', 'No favourite stores found'],
] as const)('a tab of %s without any says so [wish-04]', (type, items, stores) => {
  const tabs = favouriteTabs(type);
  expect([tabs.items.none, tabs.stores.none]).toEqual([items, stores]);
});
