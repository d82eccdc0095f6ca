import { expect, it } from 'vitest';
import { actsOf, allowedRows, PEOPLE, rowsNamed, type AllowedRows } from '../../../test/allowed-rows.ts';
import { freshDatabase } from '../../../test/database.ts';
import { mayAddress } from './policies.ts';

const { db } = await freshDatabase();

const EXPECTED: AllowedRows<typeof mayAddress> = {
  read: { 'the customer': ['of the customer'] },
  change: { 'the customer': ['of the customer'] },
  remove: { 'the customer': ['of the customer'] },
};

it.each(actsOf(EXPECTED))('permissions for saved addresses by caller: %s', async (act) => {
  expect(await allowedRows(db, mayAddress, { act, people: PEOPLE, rows: rowsNamed('addresses') })).toEqual(EXPECTED[act]);
});
