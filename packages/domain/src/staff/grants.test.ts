import { describe, expect, test } from 'vitest';
import { holdingFor, holdingOf, type Grant } from './grants.ts';
import { ROLES, type StaffRole } from './permissions.ts';

const grant = (role: StaffRole, of: Partial<Grant> = {}): Grant => ({ role, zoneId: null, storeId: null, courierId: null, ...of });

const MANAGER_AND_COOK = [grant('kitchen', { storeId: 2 }), grant('store_manager', { storeId: 1 })];

describe('a person', () => {
  test.each<[string, readonly Grant[], object | undefined]>([
    ['without a grant has nothing', [], undefined],
    ['of the whole shop reaches everything', [grant('owner')], { role: 'owner', scope: { of: 'all' } }],
    [
      'of two zones reaches these',
      [grant('dispatcher', { zoneId: 3 }), grant('dispatcher', { zoneId: 4 })],
      { role: 'dispatcher', scope: { of: 'all', zoneIds: [3, 4] } },
    ],
    [
      'of a zone and of the whole shop reaches everything',
      [grant('dispatcher', { zoneId: 3 }), grant('support')],
      { role: 'dispatcher', scope: { of: 'all' } },
    ],
    [
      'of two stores reaches both',
      [grant('kitchen', { storeId: 1 }), grant('kitchen', { storeId: 2 })],
      { role: 'kitchen', scope: { of: 'own store', storeIds: [1, 2] } },
    ],
    ['who delivers reaches the own deliveries', [grant('courier', { courierId: 9 })], { scope: { of: 'own deliveries', courierId: 9 } }],
  ])('%s', (_who, grants, expected) => {
    const holding = holdingOf(grants);
    if (expected === undefined) expect(holding).toBeUndefined();
    else expect(holding).toMatchObject(expected);
  });

  test('has by two roles what either gives, under the name of the first in the table', () => {
    expect(holdingOf(MANAGER_AND_COOK)).toMatchObject({
      role: 'store_manager',
      permissions: new Set(ROLES.store_manager.may),
      scope: { of: 'own store', storeIds: [2, 1] },
    });
  });

  test('has a permission only for the objects of the grants that give it', () => {
    expect(holdingFor(MANAGER_AND_COOK, 'orders.accept')).toMatchObject({
      role: 'store_manager',
      permissions: new Set(ROLES.store_manager.may),
      scope: { of: 'own store', storeIds: [1] },
    });
    expect(holdingFor(MANAGER_AND_COOK, 'payouts.see')).toBeUndefined();
  });

  test('sees of several stores no more than in each of them', () => {
    expect(holdingFor(MANAGER_AND_COOK, 'orders.see')).toMatchObject({
      permissions: new Set(ROLES.kitchen.may),
      scope: { of: 'own store', storeIds: [2, 1] },
    });
  });
});
