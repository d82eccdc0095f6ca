import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { actsOf, allowedRows, PEOPLE, staff, type AllowedRows } from '../../../test/allowed-rows.ts';
import { testApi } from '../../../test/api.ts';
import { mayEarn } from './policies.ts';

const { db } = await testApi();
const people = {
  ...PEOPLE,
  'the kitchen': staff('kitchen', { of: 'own store', storeIds: [1] }),
  'finance of a zone': staff('finance', { of: 'all', zoneIds: [2] }),
  'the dispatcher': staff('dispatcher', { of: 'all' }),
};

describe('permissions for earnings by caller', () => {
  const BOTH = ['of another store', 'own'];
  const EXPECTED: AllowedRows<typeof mayEarn> = {
    see: { 'the owner of the shop': BOTH, 'the manager of a store': ['own'], 'finance of a zone': ['of another store'] },
  };

  it.each(actsOf(EXPECTED))('%s', async (act) => {
    const rows = sql`(values (1, 1, 'own'), (2, 2, 'of another store')) as stores (id, zone_id, name)`;
    expect(await allowedRows(db, mayEarn, { act, people, rows })).toEqual(EXPECTED[act]);
  });
});
