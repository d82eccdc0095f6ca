import { expect, it } from 'vitest';
import { actsOf, allowedRows, PEOPLE, rowsNamed, type AllowedRows } from '../../../test/allowed-rows.ts';
import { freshDatabase } from '../../../test/database.ts';
import { mayConversation } from './policies.ts';

const { db } = await freshDatabase();

const EXPECTED: AllowedRows<typeof mayConversation> = {
  list: { 'the customer': ['of the customer'] },
  read: { 'the customer': ['of the customer'] },
};

it.each(actsOf(EXPECTED))('permissions for conversations by caller: %s', async (act) => {
  expect(await allowedRows(db, mayConversation, { act, people: PEOPLE, rows: rowsNamed('c') })).toEqual(EXPECTED[act]);
});
