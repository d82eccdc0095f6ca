import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { staff } from '../../../test/allowed-rows.ts';
import { freshDatabase } from '../../../test/database.ts';
import { policy, type PolicyActor } from './policy.ts';

const { db } = await freshDatabase();
const SOURCES = join(import.meta.dirname, '../..');

/** Rows named after their owners. */
const ROWS = sql`(values ('customer 1', 1, null, null, null, 3), ('customer 2', 2, null, null, null, 3), ('guest 1', null, 1, null, null, 3),
  ('store 1', null, null, 1, null, 4), ('courier 1', null, null, null, 1, 5), ('anonymous', null, null, null, null, 6))
  as notes (name, customer_id, guest_id, store_id, rider_id, zone_id)`;

const mayNote = policy({
  of: {
    'customer': ({ customerId }) => sql`customer_id = ${customerId}`,
    'guest': ({ guestId }) => sql`guest_id = ${guestId}`,
    'zones': ({ zoneIds }) => sql`zone_id = any(${zoneIds}::bigint[])`,
    'own store': ({ storeIds }) => sql`store_id = any(${storeIds}::bigint[])`,
    'own deliveries': ({ courierId }) => sql`rider_id = ${courierId}`,
  },
  may: { read: ['customer', 'guest', 'orders.see'], write: ['customer'], price: ['items.act'] },
});

const customer: PolicyActor = { kind: 'customer', customerId: 1 };
const guest: PolicyActor = { kind: 'guest', guestId: 1 };
const owner = staff('owner', { of: 'all' });
const manager = staff('store_manager', { of: 'own store', storeIds: [1] });
const kitchen = staff('kitchen', { of: 'own store', storeIds: [1] });
const courier = staff('courier', { of: 'own deliveries', courierId: 1 });
const dispatcher = staff('dispatcher', { of: 'all', zoneIds: [4, 5] });
const EVERYTHING = ['customer 1', 'customer 2', 'guest 1', 'store 1', 'courier 1', 'anonymous'];

describe('a policy finds', () => {
  it.each<[string, PolicyActor, 'read' | 'write' | 'price', readonly string[]]>([
    ['what is theirs for a customer', customer, 'read', ['customer 1']],
    ['what is theirs for a guest', guest, 'read', ['guest 1']],
    ['nothing for a guest where only customers may', guest, 'write', []],
    ['nothing for anonymous callers', { kind: 'anonymous' }, 'read', []],
    ['everything for staff of the whole shop', owner, 'read', EVERYTHING],
    ['what is in their zones for staff of zones', dispatcher, 'read', ['store 1', 'courier 1']],
    ['what is of the store for its staff', kitchen, 'read', ['store 1']],
    ['what is carried for a courier', courier, 'read', ['courier 1']],
    ['nothing for staff where only customers may', owner, 'write', []],
    ['nothing for staff without the permission', kitchen, 'price', []],
    ['what is of the store for its staff with the permission', manager, 'price', ['store 1']],
    ['nothing for customers where only staff may', customer, 'price', []],
  ])('%s', async (_name, actor, act, expected) => {
    const { rows } = await sql<{ name: string }>`select name from ${ROWS} where ${mayNote(actor, act)}`.execute(db);
    expect(rows.map(({ name }) => name)).toEqual(expected);
  });

  it('nothing for a scope that it does not name', async () => {
    const mayEat = policy({ of: { customer: () => sql`true` }, may: { eat: ['orders.see'] } });
    const { rows } = await sql`select name from ${ROWS} where ${mayEat(courier, 'eat')}`.execute(db);
    expect(rows).toEqual([]);
  });
});

it('each table of permissions has its test beside it', () => {
  const tables = globSync('features/**/policies.ts', { cwd: SOURCES });
  expect(tables).not.toEqual([]);
  expect(tables.filter((path) => !existsSync(join(SOURCES, path.replace(/ts$/, 'test.ts'))))).toEqual([]);
});
