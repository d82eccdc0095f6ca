import { expect, test } from 'vitest';
import { accountEntries, entryOf } from './account-entries.ts';

const ALL = { customer_wallet_status: 1, loyalty_point_status: 1, ref_earning_status: 1 } as const;
const names = (switches: Parameters<typeof accountEntries>[0]) => accountEntries(switches).map(({ name }) => name);

test('the account menu lists eight entries in their order, and no inbox [header-12]', () => {
  expect(names(ALL)).toEqual([
    'profile-settings',
    'my-orders',
    'wallet',
    'coupons',
    'loyalty-points',
    'referral-code',
    'settings',
    'track-order',
  ]);
});

test('track order has its own page, everything else is a page of the profile [header-13]', () => {
  const entries = accountEntries(ALL);
  expect(entries.at(-1)!.to).toBe('/track-order');
  expect(entries.slice(0, -1).map(({ to }) => to)).toEqual(
    names(ALL)
      .slice(0, -1)
      .map((name) => `/profile?page=${name}`),
  );
});

test.each([
  ['the wallet, and with it invitations', { ...ALL, customer_wallet_status: 0 }, ['wallet', 'referral-code']],
  ['loyalty points', { ...ALL, loyalty_point_status: 0 }, ['loyalty-points']],
  ['invitations', { ...ALL, ref_earning_status: 0 }, ['referral-code']],
] as const)('leaves out %s when they are switched off [profile-13]', (_name, switches, missing) => {
  expect(names(ALL).filter((name) => !names(switches).includes(name))).toEqual(missing);
  for (const name of missing) expect([entryOf(name, ALL), entryOf(name, switches)]).toEqual([name, undefined]);
});

test.each([null, '', 'inbox', 'track-order', 'constructor'])('page=%s opens no page of the account area', (page) => {
  expect(entryOf(page, ALL)).toBeUndefined();
});
