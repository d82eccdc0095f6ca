import { describe, expect, test } from 'vitest';
import { PERMISSIONS, ROLES, STAFF_ROLES, type Permission, type StaffRole } from './permissions.ts';

/** Columns of the table below: the first letters of the roles, in their order. */
const LETTERS: Readonly<Record<string, StaffRole>> = {
  O: 'owner',
  C: 'city_manager',
  D: 'dispatcher',
  S: 'support',
  G: 'catalogue',
  F: 'finance',
  M: 'marketing',
  A: 'auditor',
  o: 'store_owner',
  m: 'store_manager',
  k: 'kitchen',
  c: 'courier',
};

const WHO: Readonly<Record<Permission, string>> = {
  'orders.see': 'OCDSFAomkc',
  'orders.accept': 'OCom',
  'orders.prepare': 'OComk',
  'orders.swap': 'OCom',
  'orders.weigh': 'OCom',
  'orders.hand_over': 'OComk',
  'orders.carry': 'c',
  'orders.move': 'OCD',
  'orders.cancel': 'OCDS',
  'orders.assign': 'OCD',
  'orders.adjust': 'OCS',
  'orders.note': 'OCDSFom',
  'refunds.see': 'OCDSFAom',
  'refunds.decide': 'OCSF',
  'refunds.decide_large': 'OCF',
  'prescriptions.see': 'OCDSAom',
  'prescriptions.price': 'OCDom',
  'transfers.see': 'OCDSFA',
  'transfers.decide': 'OCF',
  'chats.see': 'OCDSAomc',
  'chats.answer': 'OCDSomc',
  'customers.see': 'OCDSFMA',
  'customers.reveal': 'OCDS',
  'customers.act': 'OC',
  'customers.export': 'O',
  'customers.impersonate': 'OS',
  'wallets.see': 'OCSFA',
  'wallets.adjust': 'OCF',
  'wallets.approve': 'OF',
  'couriers.see': 'OCDSFA',
  'couriers.locate': 'OCD',
  'couriers.act': 'OCD',
  'couriers.cash': 'OCF',
  'duty.act': 'c',
  'offers.answer': 'c',
  'stores.see': 'OCDSGFMAom',
  'stores.act': 'OCom',
  'stores.hours': 'OCGom',
  'stores.pause': 'OCDom',
  'stores.approve': 'OC',
  'items.see': 'OCDSGMAomk',
  'items.act': 'OCGom',
  'items.pause': 'OCGomk',
  'items.import': 'OCGo',
  'catalogue.act': 'OCG',
  'promotions.see': 'OCSGMAom',
  'promotions.act': 'OCMo',
  'campaigns.send': 'OM',
  'reviews.see': 'OCSGMAom',
  'reviews.answer': 'OCSom',
  'reviews.hide': 'OCSM',
  'zones.see': 'OCDGFMA',
  'zones.act': 'OC',
  'charges.act': 'OC',
  'reports.see': 'OCFMA',
  'earnings.see': 'OCFAomc',
  'payouts.see': 'OCFAo',
  'payouts.approve': 'OF',
  'tickets.print': 'omk',
  'staff.see': 'OCAom',
  'staff.act': 'Oom',
  'audit.see': 'OCFA',
  'settings.see': 'OA',
  'settings.act': 'O',
  'health.see': 'OCA',
};

describe('roles', () => {
  test.each(PERMISSIONS)('with %s are those of the table', (permission) => {
    const having = STAFF_ROLES.filter((role) => ROLES[role].may.includes(permission));
    expect(having).toEqual([...WHO[permission]].map((letter) => LETTERS[letter]));
  });

  test('list no permission twice', () => {
    for (const role of STAFF_ROLES) expect(new Set(ROLES[role].may).size).toBe(ROLES[role].may.length);
  });

  test('that may change something may see it', () => {
    for (const role of STAFF_ROLES)
      for (const permission of ROLES[role].may) {
        const seen = permission.replace(/\..*/, '.see') as Permission;
        if (PERMISSIONS.includes(seen)) expect(ROLES[role].may).toContain(seen);
      }
  });

  test.each([
    ['all', ['owner', 'city_manager', 'dispatcher', 'support', 'catalogue', 'finance', 'marketing', 'auditor']],
    ['own store', ['store_owner', 'store_manager', 'kitchen']],
    ['own deliveries', ['courier']],
  ] as const)('have the scope "%s": %s', (scope, roles) => {
    expect(STAFF_ROLES.filter((role) => ROLES[role].scope === scope)).toEqual(roles);
  });
});
