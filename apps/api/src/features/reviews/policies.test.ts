import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { actsOf, allowedRows, PEOPLE, staff, type AllowedRows } from '../../../test/allowed-rows.ts';
import { testApi } from '../../../test/api.ts';
import { mayReview, mayReviewStore } from './policies.ts';

const { db } = await testApi();
const people = { ...PEOPLE, 'the kitchen': staff('kitchen', { of: 'own store', storeIds: [1] }) };
const BOTH = ['of another store', 'own'];

describe('permissions for reviews by caller', () => {
  const EXPECTED: AllowedRows<typeof mayReview> = {
    see: { 'the owner of the shop': BOTH, 'the manager of a store': ['own'] },
    answer: { 'the owner of the shop': BOTH, 'the manager of a store': ['own'] },
    hide: { 'the owner of the shop': BOTH },
  };

  it('for the list of a store', async () => {
    const rows = sql`(values (1, 1, 'own'), (2, 2, 'of another store')) as stores (id, zone_id, name)`;
    expect(await allowedRows(db, mayReviewStore, { act: 'see', people, rows })).toEqual(EXPECTED.see);
  });

  it.each(actsOf(EXPECTED))('%s', async (act) => {
    const rows = sql`(values (1, 1, 'own'), (2, 2, 'of another store')) as reviews (id, store_id, name)`;
    expect(await allowedRows(db, mayReview, { act, people, rows })).toEqual(EXPECTED[act]);
  });
});
