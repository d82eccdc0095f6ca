import { expect, test } from 'vitest';
import { ADDRESS_KINDS, kindOf } from './address-kinds.ts';

test.each([
  ['home', null, 'home', undefined],
  ['office', 'Bank', 'office', undefined],
  ['other', null, 'other', undefined],
  ['other', 'Gym', 'other', 'Gym'],
  ['Dacha', null, 'other', 'Dacha'],
  ['Dacha', 'Summer house', 'other', 'Summer house'],
] as const)('an address of type %s with the label %s is %s, in own words %s', (address_type, address_label, kind, own) => {
  expect(kindOf({ address_type, address_label })).toEqual({ ...ADDRESS_KINDS[kind], own });
});

test('each type has an icon of its own', () => {
  const kinds = Object.values(ADDRESS_KINDS);
  expect(new Set(kinds.map(({ icon }) => icon)).size).toBe(kinds.length);
});
