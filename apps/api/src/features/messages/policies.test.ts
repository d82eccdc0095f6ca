import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { actsOf, allowedRows, PEOPLE, type AllowedRows } from '../../../test/allowed-rows.ts';
import { freshDatabase } from '../../../test/database.ts';
import { mayConversation } from './policies.ts';

const { db } = await freshDatabase();

const ROWS = sql`(values ('of the customer', 1, null::int, null::int, null::bigint), ('with a store', 2, 1, null, null), ('with another store', 2, 2, null, null),
  ('with a courier of old', 2, null, 1, null), ('with the shop', 2, null, null, null)) as c (name, customer_id, store_id, rider_id, last_order_id)`;
/** The use-cases narrow the shop's desk to conversations with the shop. */
const STAFF = {
  'the owner of the shop': ['of the customer', 'with a courier of old', 'with a store', 'with another store', 'with the shop'],
  'the manager of a store': ['with a store'],
};

const EXPECTED: AllowedRows<typeof mayConversation> = {
  list: { 'the customer': ['of the customer'] },
  read: { 'the customer': ['of the customer'] },
  see: STAFF,
  answer: STAFF,
};

it.each(actsOf(EXPECTED))('permissions for conversations by caller: %s', async (act) => {
  expect(await allowedRows(db, mayConversation, { act, people: PEOPLE, rows: ROWS })).toEqual(EXPECTED[act]);
});
