import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { actsOf, allowedRows, PEOPLE, staff, type AllowedRows } from '../../../test/allowed-rows.ts';
import { testApi } from '../../../test/api.ts';
import { mayStore } from './policies.ts';

const { db } = await testApi();
const people = {
  ...PEOPLE,
  'the kitchen': staff('kitchen', { of: 'own store', storeIds: [1] }),
  'the dispatcher of a zone': staff('dispatcher', { of: 'all', zoneIds: [2] }),
};
const BOTH = ['of another zone', 'own'];

describe('permissions for stores by caller', () => {
  const EXPECTED: AllowedRows<typeof mayStore> = {
    see: {
      'the owner of the shop': BOTH,
      'the manager of a store': ['own'],
      'the kitchen': ['own'],
      'the dispatcher of a zone': ['of another zone'],
    },
    commission: { 'the owner of the shop': BOTH },
    hours: { 'the owner of the shop': BOTH, 'the manager of a store': ['own'] },
    pause: { 'the owner of the shop': BOTH, 'the manager of a store': ['own'], 'the dispatcher of a zone': ['of another zone'] },
  };

  it.each(actsOf(EXPECTED))('%s', async (act) => {
    const rows = sql`(values (1, 1, 'own'), (2, 2, 'of another zone')) as stores (id, zone_id, name)`;
    expect(await allowedRows(db, mayStore, { act, people, rows })).toEqual(EXPECTED[act]);
  });
});
