import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { actsOf, allowedRows, PEOPLE, staff, type AllowedRows } from '../../../test/allowed-rows.ts';
import { freshDatabase } from '../../../test/database.ts';
import { mayOffer } from './policies.ts';

const { db } = await freshDatabase();
const people = { ...PEOPLE, 'another courier': staff('courier', { of: 'own deliveries', courierId: 2 }) };

const EXPECTED: AllowedRows<typeof mayOffer> = {
  answer: { 'a courier': ['own'], 'another courier': ['of another'] },
};
it.each(actsOf(EXPECTED))('permissions for offers by caller: %s', async (act) => {
  const rows = sql`(values ('own', 1), ('of another', 2), ('of nobody', null)) as offers (name, rider_id)`;
  expect(await allowedRows(db, mayOffer, { act, people, rows })).toEqual(EXPECTED[act]);
});
