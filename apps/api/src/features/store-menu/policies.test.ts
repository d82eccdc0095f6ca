import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { actsOf, allowedRows, PEOPLE, staff, type AllowedRows } from '../../../test/allowed-rows.ts';
import { testApi } from '../../../test/api.ts';
import { mayItem } from './policies.ts';

const { db } = await testApi();
const people = {
  ...PEOPLE,
  'the kitchen': staff('kitchen', { of: 'own store', storeIds: [1] }),
  'the city manager of a zone': staff('city_manager', { of: 'all', zoneIds: [2] }),
};
const EACH = {
  'the owner of the shop': ['of another store', 'own'],
  'the manager of a store': ['own'],
  'the kitchen': ['own'],
  'the city manager of a zone': ['of another store'],
};

describe('permissions for items by caller', () => {
  const EXPECTED: AllowedRows<typeof mayItem> = { see: EACH, pause: EACH };

  it.each(actsOf(EXPECTED))('%s', async (act) => {
    const rows = sql`(values (1, 1, 'own'), (2, 2, 'of another store')) as items (store_id, zone_id, name)`;
    expect(await allowedRows(db, mayItem, { act, people, rows })).toEqual(EXPECTED[act]);
  });
});
