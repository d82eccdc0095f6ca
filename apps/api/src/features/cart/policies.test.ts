import { expect, it } from 'vitest';
import { actsOf, allowedRows, PEOPLE, rowsNamed, type AllowedRows } from '../../../test/allowed-rows.ts';
import { freshDatabase } from '../../../test/database.ts';
import { mayCart } from './policies.ts';

const { db } = await freshDatabase();

const EXPECTED: AllowedRows<typeof mayCart> = {
  use: { 'the customer': ['of the customer'], 'the guest': ['of the guest'] },
};

it.each(actsOf(EXPECTED))('permissions for carts by caller: %s', async (act) => {
  expect(await allowedRows(db, mayCart, { act, people: PEOPLE, rows: rowsNamed('carts') })).toEqual(EXPECTED[act]);
});
