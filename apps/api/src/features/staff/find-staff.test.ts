import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { ROLES, STAFF_ROLES } from '@bozor/domain/staff/permissions.ts';
import { testApi } from '../../../test/api.ts';
import { buildCourier, buildStore } from '../../../test/fixtures.ts';

const { api, db, staff, customer, guest } = await testApi();
const tokenOf = ({ headers }: { readonly headers: Readonly<Record<string, string>> }) => headers['authorization']!.replace('Bearer ', '');

it('a token leads to its person, with role, permissions and scope', async () => {
  const store = await buildStore(db);
  const courierId = await buildCourier(db);
  const owner = await staff('owner');
  const kitchen = await staff('kitchen', { storeId: store.id });
  const courier = await staff('courier', { courierId });
  expect(await api.identify.staffOf(tokenOf(owner))).toMatchObject({
    kind: 'staff',
    staffId: owner.staffId,
    role: 'owner',
    permissions: new Set(ROLES.owner.may),
    scope: { of: 'all' },
  });
  expect(await api.identify.staffOf(tokenOf(kitchen))).toMatchObject({
    role: 'kitchen',
    permissions: new Set(ROLES.kitchen.may),
    scope: { of: 'own store', storeIds: [store.id] },
  });
  expect(await api.identify.staffOf(tokenOf(courier))).toMatchObject({ scope: { of: 'own deliveries', courierId: courierId } });
});

it.each([
  [
    'was ended',
    (id: number) =>
      db
        .updateTable('staff_sessions')
        .set({ revoked_at: sql`now()` })
        .where('staff_id', '=', id),
  ],
  [
    'has expired',
    (id: number) =>
      db
        .updateTable('staff_sessions')
        .set({ created_at: sql`now() - interval '2 hours'`, expires_at: sql`now() - interval '1 hour'` })
        .where('staff_id', '=', id),
  ],
  [
    'is of somebody who left',
    (id: number) =>
      db
        .updateTable('staff')
        .set({ disabled_at: sql`now()` })
        .where('id', '=', id),
  ],
])('a session that %s is invalid, and its streams end', async (_name, end) => {
  const person = await staff('dispatcher');
  const actor = (await api.identify.staffOf(tokenOf(person)))!;
  expect(await api.identify.isStill(actor)).toBe(true);
  await end(person.staffId).execute();
  expect(await api.identify.staffOf(tokenOf(person))).toBeUndefined();
  expect(await api.identify.isStill(actor)).toBe(false);
});

it.each([
  ['was taken away', (id: number) => db.deleteFrom('staff_grants').where('staff_id', '=', id)],
  [
    'has ended',
    (id: number) =>
      db
        .updateTable('staff_grants')
        .set({ created_at: sql`now() - interval '2 hours'`, ends_at: sql`now() - interval '1 hour'` })
        .where('staff_id', '=', id),
  ],
])('a session of a person whose last grant %s is invalid', async (_how, end) => {
  const person = await staff('support');
  const actor = (await api.identify.staffOf(tokenOf(person)))!;
  await end(person.staffId).execute();
  expect(await api.identify.staffOf(tokenOf(person))).toBeUndefined();
  expect(await api.identify.isStill(actor)).toBe(false);
});

it('several grants reach the objects of all of them', async () => {
  const [one, two] = [await buildStore(db), await buildStore(db)];
  const person = await staff('kitchen', { storeId: one.id });
  await db.insertInto('staff_grants').values({ staff_id: person.staffId, role: 'store_manager', store_id: two.id }).execute();
  expect(await api.identify.staffOf(tokenOf(person))).toMatchObject({
    role: 'store_manager',
    scope: { of: 'own store', storeIds: [one.id, two.id] },
    grants: [
      { role: 'kitchen', storeId: one.id },
      { role: 'store_manager', storeId: two.id },
    ],
  });
});

it('a person works in one console: grants of another kind are refused', async () => {
  const person = await staff('dispatcher');
  const store = await buildStore(db);
  await expect(
    db.insertInto('staff_grants').values({ staff_id: person.staffId, role: 'kitchen', store_id: store.id }).execute(),
  ).rejects.toThrow('staff_grants_of_one_kind');
});

it.each([
  ['owner', true, false],
  ['owner', false, true],
  ['kitchen', true, true],
] as const)('a page of the role %s that is unattended (%s) prolongs its session: %s', async (role, isUnattended, isProlonged) => {
  const store = await buildStore(db);
  const person = await staff(role, role === 'kitchen' ? { storeId: store.id } : {});
  await sql`update staff_sessions set used_at = now() - interval '10 minutes' where staff_id = ${person.staffId}`.execute(db);
  await api.identify.staffOf(tokenOf(person), isUnattended);
  const { rows } = await sql<{ is_fresh: boolean }>`
    select used_at > now() - interval '1 minute' as is_fresh from staff_sessions where staff_id = ${person.staffId}`.execute(db);
  expect(rows).toEqual([{ is_fresh: isProlonged }]);
});

it('an expired session is deleted at night, the others stay', async () => {
  const [gone, there] = [await staff('owner'), await staff('owner')];
  await db
    .updateTable('staff_sessions')
    .set({ created_at: sql`now() - interval '2 hours'`, expires_at: sql`now() - interval '1 hour'` })
    .where('staff_id', '=', gone.staffId)
    .execute();
  await api.jobs.perform('sweep-staff-sessions', {});
  const left = await db.selectFrom('staff_sessions').where('staff_id', 'in', [gone.staffId, there.staffId]).select('staff_id').execute();
  expect(left).toEqual([{ staff_id: there.staffId }]);
});

it('staff and customers are never mixed up: a token counts among its own kind only', async () => {
  const owner = tokenOf(await staff('owner'));
  const shopper = tokenOf(await customer());
  expect(await api.identify.customerOf(owner)).toBeUndefined();
  expect(await api.identify.guestOf(owner)).toBeUndefined();
  expect(await api.identify.staffOf(shopper)).toBeUndefined();
  expect(await api.identify.staffOf((await guest()).headers['x-guest-id']!)).toBeUndefined();
});

it('the database knows the roles of the domain, and no others', async () => {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'staff_grants_role_check'`.execute(db);
  const known = [...rows[0]!.definition.matchAll(/'(\w+)'::text/g)].map(([, role]) => role);
  expect(new Set(known)).toEqual(new Set(STAFF_ROLES));
});
