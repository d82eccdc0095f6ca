import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { API } from '@bozor/contract/operator/routes.ts';
import { API as STAFF } from '@bozor/contract/staff/routes.ts';
import { testApi, type Caller } from '../../../test/api.ts';
import { buildCourier, buildStore, buildZone, type BuiltStore } from '../../../test/fixtures.ts';

const { api, db, call, staff } = await testApi();
let owner: Caller & { staffId: number };
let store: BuiltStore;
let far: BuiltStore;

/** Gives a person an address, as an invitation does. */
async function withAccount<P extends { staffId: number }>(person: P): Promise<P> {
  await db
    .insertInto('staff_credentials')
    .values({ staff_id: person.staffId, email: `person-${person.staffId}@example.uz`, password_hash: 'none' })
    .execute();
  return person;
}
const prove = ({ staffId }: { staffId: number }) =>
  db
    .updateTable('staff_sessions')
    .set({ proved_at: sql`now()` })
    .where('staff_id', '=', staffId)
    .execute();
const auditOf = async (action: string, id: number) =>
  db.selectFrom('audit_log').where('action', '=', action).where('subject_id', '=', String(id)).selectAll().execute();
const codeOf = ({ body }: { body: { errors?: readonly { code: string; field?: string }[] } }) => body.errors?.[0]?.code;

beforeAll(async () => {
  store = await buildStore(db);
  far = await buildStore(db, { zone: await buildZone(db) });
  owner = await withAccount(await staff('owner'));
  await prove(owner);
});

describe('an owner', () => {
  it('invites a person, who makes an account by the link and has what was granted', async () => {
    const form = { email: 'Lola@Example.uz', name: 'Lola', role: 'store_manager', store_id: store.id };
    const invited = await call(API.staff.invite, { as: owner, body: form });
    expect(invited.status).toBe(201);
    const token = new URL(invited.body.link).pathname.split('/').at(-1)!;
    expect((await call(STAFF.invitations.read, { params: { token } })).body).toMatchObject({
      email: 'lola@example.uz',
      role: 'store_manager',
    });
    const listed = await call(API.staff.list, { as: owner });
    expect(listed.body.invitations).toMatchObject([{ email: 'lola@example.uz', role: 'store_manager' }]);
    const accepted = await call(STAFF.invitations.accept, {
      params: { token },
      body: { name: 'Lola Ergasheva', password: 'sariq gilos tuyasi' },
      headers: { 'x-bozor-console': '1' },
    });
    expect(accepted.body).toMatchObject({ role: 'store_manager', scope: { of: 'own store' } });
    const found = await call(API.staff.list, { as: owner, query: { query: 'lola' } });
    expect(found.body.staff).toMatchObject([{ name: 'Lola Ergasheva', grants: [{ role: 'store_manager' }], open_sessions: 1 }]);
    expect(found.body.invitations).toEqual([]);
    expect(await db.selectFrom('audit_log').where('action', '=', 'staff.invite').select('after').execute()).toMatchObject([
      { after: { email: 'lola@example.uz', role: 'store_manager', store_id: store.id } },
    ]);
    expect(codeOf(await call(API.staff.invite, { as: owner, body: form }))).toBe('account-exists');
  });

  it('withdraws an invitation, whose link is over then', async () => {
    const { body } = await call(API.staff.invite, { as: owner, body: { email: 'anvar@example.uz', name: 'Anvar', role: 'support' } });
    const { id } = (await call(API.staff.list, { as: owner })).body.invitations[0]!;
    expect((await call(API.staff.withdraw, { as: owner, params: { id } })).status).toBe(200);
    const token = new URL(body.link).pathname.split('/').at(-1)!;
    expect((await call(STAFF.invitations.read, { params: { token } })).status).toBe(404);
    expect((await call(API.staff.withdraw, { as: owner, params: { id } })).status).toBe(404);
    expect(await auditOf('staff.withdraw-invitation', id)).toHaveLength(1);
  });

  it('gives a second store and takes it away again, at once', async () => {
    const person = await withAccount(await staff('store_manager', { storeId: store.id }));
    const params = { id: person.staffId };
    const granted = await call(API.staff.grant, { as: owner, params, body: { role: 'kitchen', store_id: far.id } });
    expect(granted.body.staff.grants).toMatchObject([{ role: 'store_manager' }, { role: 'kitchen' }]);
    expect((await call(STAFF.me.read, { as: person })).body.grants).toHaveLength(2);
    const grant = granted.body.staff.grants[1]!.id;
    expect((await call(API.staff.revoke, { as: owner, params: { ...params, grant } })).body.staff.grants).toHaveLength(1);
    expect((await call(STAFF.me.read, { as: person })).body.grants).toHaveLength(1);
    expect(await auditOf('staff.grant', person.staffId)).toMatchObject([{ after: { role: 'kitchen', store_id: far.id } }]);
    expect(await auditOf('staff.revoke', person.staffId)).toMatchObject([{ before: { role: 'kitchen', store_id: far.id } }]);
  });

  it('ends every session of a person', async () => {
    const person = await withAccount(await staff('dispatcher'));
    const { body } = await call(API.staff.endSessions, { as: owner, params: { id: person.staffId } });
    expect(body.staff.open_sessions).toBe(0);
    expect((await call(STAFF.me.read, { as: person })).status).toBe(401);
  });

  it('dismisses a person once, with a reason, and lets them work again', async () => {
    const person = await withAccount(await staff('dispatcher'));
    const params = { id: person.staffId };
    for (let times = 0; times < 2; times++)
      expect((await call(API.staff.dismiss, { as: owner, params, body: { reason: 'Left the town' } })).body.staff.left_at).not.toBeNull();
    expect((await call(STAFF.me.read, { as: person })).status).toBe(401);
    expect(await auditOf('staff.dismiss', person.staffId)).toMatchObject([{ staff_id: owner.staffId, reason: 'Left the town' }]);
    expect((await call(API.staff.reinstate, { as: owner, params })).body.staff).toMatchObject({ left_at: null, open_sessions: 0 });
  });
});

it('what a role can be for is found by a part of its name', async () => {
  const [{ name }] = (await db.selectFrom('stores').where('id', '=', store.id).select('name').execute()) as [{ name: { en: string } }];
  const found = await call(API.staff.objects, { as: owner, query: { query: name.en.slice(1).toUpperCase() } });
  expect(found.body.stores).toContainEqual({ id: store.id, name: name.en });
  expect(found.body.zones.map(({ id }) => id)).toEqual(expect.arrayContaining([store.zoneId, far.zoneId]));
  expect((await call(API.staff.objects, { as: owner, query: { query: '%' } })).body.stores).toEqual([]);
});

describe('refused is', () => {
  it.each<[string, object, string, string | undefined]>([
    ['a role of a store without a store', { role: 'kitchen' }, 'store-required', 'store_id'],
    ['a courier without a courier', { role: 'courier' }, 'courier-required', 'courier_id'],
    ['a store that does not exist', { role: 'kitchen', store_id: 999_999 }, 'not-found', 'store_id'],
    ['a zone that does not exist', { role: 'support', zone_id: 999_999 }, 'not-found', 'zone_id'],
    ['an end that has passed', { role: 'support', ends_at: '2020-01-01T00:00:00Z' }, 'end-passed', 'ends_at'],
    ['what is granted already', { role: 'dispatcher' }, 'grant-taken', 'role'],
  ])('%s', async (_what, body, code, field) => {
    const person = await withAccount(await staff('dispatcher'));
    const refused = await call(API.staff.grant, { as: owner, params: { id: person.staffId }, body });
    expect([codeOf(refused), refused.body.errors![0]!.field]).toEqual([code, field]);
  });

  it('a role of another console', async () => {
    const person = await withAccount(await staff('courier', { courierId: await buildCourier(db) }));
    const refused = await call(API.staff.grant, {
      as: owner,
      params: { id: person.staffId },
      body: { role: 'kitchen', store_id: store.id },
    });
    expect(codeOf(refused)).toBe('grant-of-another-kind');
  });

  it('to end one’s own work, or that of the last owner', async () => {
    const second = await withAccount(await staff('owner'));
    await prove(second);
    expect(codeOf(await call(API.staff.dismiss, { as: owner, params: { id: owner.staffId }, body: {} }))).toBe('not-yourself');
    expect((await call(API.staff.dismiss, { as: owner, params: { id: second.staffId }, body: {} })).status).toBe(200);
    const [grant] = await db.selectFrom('staff_grants').where('staff_id', '=', owner.staffId).select('id').execute();
    const revoke = await call(API.staff.revoke, { as: owner, params: { id: owner.staffId, grant: grant!.id } });
    expect(codeOf(revoke)).toBe('not-yourself');
  });

  it('for one of two owners who dismiss each other at once', async () => {
    const pair = [await withAccount(await staff('owner')), await withAccount(await staff('owner'))] as const;
    await Promise.all(pair.map(prove));
    const others = sql`id in (select staff_id from staff_grants where role = 'owner') and id not in (${pair[0].staffId}, ${pair[1].staffId})`;
    await sql`update staff set disabled_at = now() where ${others} and disabled_at is null`.execute(db);
    const answers = await Promise.all([
      call(API.staff.dismiss, { as: pair[0], params: { id: pair[1].staffId }, body: {} }),
      call(API.staff.dismiss, { as: pair[1], params: { id: pair[0].staffId }, body: {} }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const owners = await db
      .selectFrom('staff as p')
      .innerJoin('staff_grants as g', 'g.staff_id', 'p.id')
      .where('g.role', '=', 'owner')
      .where('p.disabled_at', 'is', null)
      .select('p.id')
      .execute();
    expect(owners).toHaveLength(1);
    await sql`update staff set disabled_at = null where id = ${owner.staffId}`.execute(db);
  });

  it('an act of a person who did not prove themselves for five minutes', async () => {
    const stale = await withAccount(await staff('owner'));
    const person = await withAccount(await staff('support'));
    const endSessions = () => call(API.staff.endSessions, { as: stale, params: { id: person.staffId } });
    expect(codeOf(await endSessions())).toBe('fresh-proof-required');
    await prove(stale);
    expect((await endSessions()).status).toBe(200);
    await sql`update staff_sessions set proved_at = now() - interval '301 seconds' where staff_id = ${stale.staffId}`.execute(db);
    expect(codeOf(await endSessions())).toBe('fresh-proof-required');
  });
});

describe('staff of zones', () => {
  it('see people of their zones alone, and their acts', async () => {
    const there = await withAccount(await staff('kitchen', { storeId: far.id }));
    const here = await withAccount(await staff('kitchen', { storeId: store.id }));
    const manager = await withAccount(await staff('city_manager'));
    await db.updateTable('staff_grants').set({ zone_id: far.zoneId }).where('staff_id', '=', manager.staffId).execute();
    const { staff: seen } = (await call(API.staff.list, { as: manager, query: { limit: 100 } })).body;
    const ids = seen.map(({ id }) => id);
    expect(ids).toContain(there.staffId);
    expect(ids).toContain(manager.staffId);
    expect(ids).not.toContain(here.staffId);
    expect(ids).not.toContain(owner.staffId);
    expect((await call(API.staff.details, { as: manager, params: { id: here.staffId } })).status).toBe(404);
    const { entries } = (await call(API.audit.list, { as: manager, query: { limit: 100 } })).body;
    expect(entries.filter(({ person }) => person?.id === owner.staffId)).toEqual([]);
  });
});

describe('the page of the audit log', () => {
  it('filters by person, action, object and day, and goes on where it ended', async () => {
    const read = async (query: object) => (await call(API.audit.list, { as: owner, query: { ...query } })).body;
    const all = await read({ limit: 100 });
    expect(all.actions).toContain('staff.dismiss');
    const dismissals = await read({ action: 'staff.dismiss' });
    expect(dismissals.entries.length).toBeGreaterThan(0);
    expect(new Set(dismissals.entries.map(({ action }) => action))).toEqual(new Set(['staff.dismiss']));
    const of = dismissals.entries.at(-1)!;
    expect((await read({ subject: 'staff', subject_id: of.subject_id! })).entries.map(({ id }) => id)).toContain(of.id);
    expect(new Set((await read({ staff: owner.staffId })).entries.map(({ person }) => person?.id))).toEqual(new Set([owner.staffId]));
    expect((await read({ to: '2020-01-01' })).entries).toEqual([]);
    expect((await read({ from: '2020-01-01', limit: 100 })).entries).toHaveLength(all.entries.length);
    const first = await read({ limit: 2 });
    const second = await read({ limit: 2, before: first.next! });
    expect([...first.entries, ...second.entries]).toEqual(all.entries.slice(0, 4));
  });

  it('marks an entry that was changed, and the one after an entry that is gone', async () => {
    const { entries } = (await call(API.audit.list, { as: owner, query: { staff: owner.staffId } })).body;
    expect(entries.every(({ is_intact: isIntact }) => isIntact)).toBe(true);
    const changed = entries[1]!;
    const brokenBy = async (change: string) => {
      await sql`alter table audit_log disable trigger user`.execute(db);
      await sql`create table kept as select * from audit_log where id = ${changed.id}`.execute(db);
      await sql`${sql.raw(change)} where id = ${changed.id}`.execute(db);
      const { entries: now } = (await call(API.audit.list, { as: owner, query: { staff: owner.staffId } })).body;
      await sql`delete from audit_log where id = ${changed.id}`.execute(db);
      await sql`insert into audit_log overriding system value select * from kept`.execute(db);
      await sql`drop table kept`.execute(db);
      await sql`alter table audit_log enable trigger user`.execute(db);
      return now.filter(({ is_intact: isIntact }) => !isIntact).map(({ id }) => id);
    };
    expect(await brokenBy(`update audit_log set reason = 'Never'`)).toEqual([changed.id]);
    expect(await brokenBy('delete from audit_log')).toEqual([entries[0]!.id]);
  });
});

describe('a proof', () => {
  it('is the password of a person without codes; a wrong one is refused, five times', async () => {
    const { body } = await call(API.staff.invite, {
      as: owner,
      body: { email: 'kamola@example.uz', name: 'Kamola', role: 'store_owner', store_id: store.id },
    });
    const token = new URL(body.link).pathname.split('/').at(-1)!;
    const accepted = await call(STAFF.invitations.accept, {
      params: { token },
      body: { name: 'Kamola', password: 'sariq gilos tuyasi' },
      headers: { 'x-bozor-console': '1' },
    });
    const cookie = String(accepted.headers['set-cookie']).split(';', 1)[0]!;
    const as: Caller = { headers: { cookie, 'x-bozor-console': '1' } };
    expect((await api.identify.staffOf(cookie.split('=')[1]!))?.isProved).toBe(false);
    const give = (password: string) => call(STAFF.proof.give, { as, body: { password } });
    expect(codeOf(await give('sariq gilos'))).toBe('staff-password-wrong');
    expect((await give('sariq gilos tuyasi')).body).toEqual({ seconds: 300 });
    expect((await api.identify.staffOf(cookie.split('=')[1]!))?.isProved).toBe(true);
    expect(await db.selectFrom('audit_log').where('action', 'like', 'staff.%proof').select('after').execute()).toMatchObject([
      { after: { reason: 'staff-password-wrong' } },
    ]);
    for (let times = 0; times < 5; times++) expect(codeOf(await give('wrong'))).toBe('staff-password-wrong');
    expect((await give('sariq gilos tuyasi')).status).toBe(429);
  });
});
