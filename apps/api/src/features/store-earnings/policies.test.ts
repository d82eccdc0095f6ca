import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { actsOf, allowedRows, PEOPLE, staff, type AllowedRows } from '../../../test/allowed-rows.ts';
import { testApi } from '../../../test/api.ts';
import { mayEarn } from './policies.ts';

const { db } = await testApi();
const people = { ...PEOPLE, 'the kitchen': staff('kitchen', { of: 'own store', storeIds: [1] }) };

describe('permissions for earnings by caller', () => {
  const EXPECTED: AllowedRows<typeof mayEarn> = {
    see: { 'the owner of the shop': ['of another store', 'own'], 'the manager of a store': ['own'] },
  };

  it.each(actsOf(EXPECTED))('%s', async (act) => {
    const rows = sql`(values (1, 'own'), (2, 'of another store')) as stores (id, name)`;
    expect(await allowedRows(db, mayEarn, { act, people, rows })).toEqual(EXPECTED[act]);
  });
});
