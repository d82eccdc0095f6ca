import { expect, test } from 'vitest';
import { PERMISSIONS, ROLES, STAFF_ROLES } from './permissions.ts';

test.each([
  ['owner', 'all', 'orders items stores customers couriers settings', 'orders items stores customers couriers settings'],
  ['dispatcher', 'all', 'orders items stores customers couriers', 'orders couriers'],
  ['store_manager', 'own store', 'orders items stores', 'orders items stores'],
  ['kitchen', 'own store', 'orders items', 'orders'],
  ['courier', 'own deliveries', 'orders', 'orders'],
] as const)('%s, in the scope "%s", sees %s and acts on %s', (role, scope, seen, acted) => {
  const named = [...seen.split(' ').map((word) => `${word}.see`), ...acted.split(' ').map((word) => `${word}.act`)];
  expect(ROLES[role].scope).toBe(scope);
  expect(ROLES[role].may.toSorted()).toEqual(named.toSorted());
});

test('a role that may act on something may see it', () => {
  for (const role of STAFF_ROLES)
    for (const permission of ROLES[role].may) expect(ROLES[role].may).toContain(permission.replace(/\.act$/, '.see'));
});

test('each permission belongs to a role', () => {
  const given = STAFF_ROLES.flatMap((role) => ROLES[role].may);
  expect(PERMISSIONS.filter((permission) => !given.includes(permission))).toEqual([]);
});
