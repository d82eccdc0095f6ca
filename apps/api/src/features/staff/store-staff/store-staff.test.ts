import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { API as STAFF } from '@bozor/contract/staff/routes.ts';
import { API } from '@bozor/contract/store/routes.ts';
import { testApi, type Answer, type Caller } from '../../../../test/api.ts';
import { buildStore } from '../../../../test/fixtures.ts';
import { inviteStaff } from '../invite-staff.ts';

const { db, call, staff } = await testApi();

const codeOf = ({ body }: Answer<unknown>) => (body as { errors?: { code: string }[] }).errors?.[0]?.code;
const auditOf = (id: number) =>
  db.selectFrom('audit_log').where('staff_id', '=', id).select(['action', 'subject_id', 'reason']).orderBy('id').execute();

type Person = Caller & { readonly staffId: number };

let storeId: number;
let [owner, manager, cook]: Person[] = [];

beforeEach(async () => {
  storeId = (await buildStore(db)).id;
  owner = await staff('store_owner', { storeId });
  manager = await staff('store_manager', { storeId });
  cook = await staff('kitchen', { storeId });
  await sql`update staff_sessions set proved_at = now()`.execute(db);
});

const list = async (as: Person) => (await call(API.staff.list, { as })).body.people;
const dismiss = (as: Person, id: number, reason = 'Moved') => call(API.staff.dismiss, { as, params: { id }, body: { reason } });
const setPin = (as: Person, id: number, pin = '7041') => call(API.staff.setPin, { as, params: { id }, body: { pin } });

describe('the people of a store', () => {
  it('are seen by its owner and managers, who change nobody above them and not themselves', async () => {
    const elsewhere = await staff('kitchen', { storeId: (await buildStore(db)).id });
    const seen = await list(manager!);
    expect(seen.map(({ id, role, may_change: mayChange }) => [id, role, mayChange])).toEqual([
      [owner!.staffId, 'store_owner', false],
      [manager!.staffId, 'store_manager', false],
      [cook!.staffId, 'kitchen', true],
    ]);
    expect((await list(owner!)).map(({ may_change: mayChange }) => mayChange)).toEqual([false, true, true]);
    expect(codeOf(await call(API.staff.list, { as: cook! }))).toBe('not-allowed');
    for (const act of [dismiss, setPin]) {
      expect(codeOf(await act(manager!, owner!.staffId))).toBe('staff-above');
      expect(codeOf(await act(manager!, manager!.staffId))).toBe('staff-above');
      expect(codeOf(await act(manager!, elsewhere.staffId))).toBe('staff-not-found');
      expect(codeOf(await act(cook!, manager!.staffId))).toBe('not-allowed');
    }
  });

  it('are changed after a fresh proof alone', async () => {
    await sql`update staff_sessions set proved_at = null`.execute(db);
    const body = { store: storeId, name: 'Umar', pin: '7041' };
    expect(codeOf(await call(API.staff.add, { as: manager!, body }))).toBe('fresh-proof-required');
    expect(codeOf(await dismiss(manager!, cook!.staffId))).toBe('fresh-proof-required');
    expect(codeOf(await setPin(manager!, cook!.staffId))).toBe('fresh-proof-required');
    expect(
      codeOf(
        await call(API.staff.invite, { as: manager!, body: { store: storeId, role: 'kitchen', name: 'Umar', email: 'umar@example.uz' } }),
      ),
    ).toBe('fresh-proof-required');
  });
});

describe('a manager', () => {
  it('invites a manager or a cook to a store of their own, by a link', async () => {
    const invite = (change: object) =>
      call(API.staff.invite, {
        as: manager!,
        body: { store: storeId, role: 'kitchen', name: 'Umar', email: `umar${storeId}@example.uz`, ...change },
      });
    expect(codeOf(await invite({ store: (await buildStore(db)).id }))).toBe('store-not-found');
    expect(codeOf(await invite({ role: 'store_owner' }))).toBe('invalid-field');
    expect(codeOf(await invite({ name: ' ' }))).toBe('name-required');
    expect(codeOf(await invite({ email: '' }))).toBe('email-required');
    const { body } = await invite({});
    const token = body.link.split('/').at(-1)!;
    const accepted = await call(STAFF.invitations.accept, {
      params: { token },
      headers: { 'x-bozor-console': '1' },
      body: { name: 'Umar', password: 'sariq gilos tuyasi', pin: '8052' },
    });
    expect(accepted.body).toMatchObject({ role: 'kitchen', has_password: true });
    expect((await list(manager!)).find(({ id }) => id === accepted.body.id)).toMatchObject({ pin: 'own', name: 'Umar' });
    expect(codeOf(await invite({}))).toBe('account-exists');
    expect((await auditOf(manager!.staffId)).map(({ action }) => action)).toEqual(['staff.invite']);
  });

  it('sees the open invitations of those they may change, withdraws them, and no others', async () => {
    const invite = async (role: 'store_owner' | 'store_manager' | 'kitchen', of: number) => {
      const made = await inviteStaff(db, { email: `${role}-${of}@example.uz`, name: 'Umar', role, storeId: of });
      return { id: made.ok ? made.id : 0, email: `${role}-${of}@example.uz`, path: made.ok ? made.path : '' };
    };
    const elsewhere = (await buildStore(db)).id;
    const [ofOwner, ofManager, ofCook, foreign] = [
      await invite('store_owner', storeId),
      await invite('store_manager', storeId),
      await invite('kitchen', storeId),
      await invite('kitchen', elsewhere),
    ];
    const seen = async (as: Person) => (await call(API.staff.list, { as })).body.invitations.map(({ id }) => id);
    const withdraw = (as: Person, id: number) => call(API.staff.withdraw, { as, params: { id } });
    expect(new Set(await seen(manager!))).toEqual(new Set([ofManager.id, ofCook.id]));
    expect(new Set(await seen(owner!))).toEqual(new Set([ofOwner.id, ofManager.id, ofCook.id]));
    for (const { id } of [ofOwner, foreign]) expect((await withdraw(manager!, id)).status).toBe(404);
    expect(codeOf(await withdraw(cook!, ofCook.id))).toBe('not-allowed');
    expect((await withdraw(manager!, ofCook.id)).body.invitations.map(({ id }) => id)).toEqual([ofManager.id]);
    expect((await withdraw(manager!, ofCook.id)).status).toBe(404);
    const token = ofCook.path.split('/').at(-1)!;
    expect((await call(STAFF.invitations.read, { params: { token } })).status).toBe(404);
    expect(await auditOf(manager!.staffId)).toEqual([{ action: 'staff.withdraw-invitation', subject_id: String(ofCook.id), reason: null }]);
    const body = { store: storeId, role: 'kitchen', name: 'Umar' };
    for (const { email } of [ofOwner, foreign])
      expect(codeOf(await call(API.staff.invite, { as: manager!, body: { ...body, email } }))).toBe('invited-elsewhere');
    expect((await call(API.staff.invite, { as: manager!, body: { ...body, email: ofManager.email } })).status).toBe(201);
    await sql`update staff_invitations set expires_at = now() where id = ${foreign.id}`.execute(db);
    expect((await call(API.staff.invite, { as: manager!, body: { ...body, email: foreign.email } })).status).toBe(201);
    await sql`update staff_sessions set proved_at = null`.execute(db);
    expect(codeOf(await withdraw(owner!, ofOwner.id))).toBe('fresh-proof-required');
  });

  it('adds a cook by name and PIN alone, who is no one’s e-mail', async () => {
    const add = (change: object = {}) =>
      call(API.staff.add, { as: manager!, body: { store: storeId, name: 'Umar', pin: '7041', ...change } });
    expect(codeOf(await add({ pin: '1111' }))).toBe('pin-easy');
    expect(codeOf(await add({ name: ' ' }))).toBe('name-required');
    expect(codeOf(await add({ store: (await buildStore(db)).id }))).toBe('store-not-found');
    const { status, body } = await add();
    expect(status).toBe(201);
    const added = body.people.find(({ name }) => name === 'Umar')!;
    expect(added).toMatchObject({ role: 'kitchen', email: null, pin: 'first', may_change: true });
    expect(await auditOf(manager!.staffId)).toEqual([{ action: 'staff.add', subject_id: String(added.id), reason: null }]);
  });

  it('gives a person a first PIN again, which unlocks them; not a person of other stores too', async () => {
    const device = (await db.selectFrom('staff_sessions').select('id').executeTakeFirstOrThrow()).id;
    await sql`insert into staff_pin_tries values (${device}, ${cook!.staffId}, 5, now() + interval '10 minutes')`.execute(db);
    const { body } = await setPin(manager!, cook!.staffId);
    expect(body.people.find(({ id }) => id === cook!.staffId)).toMatchObject({ pin: 'first' });
    expect(await db.selectFrom('staff_pin_tries').where('staff_id', '=', cook!.staffId).selectAll().execute()).toEqual([]);
    expect(codeOf(await setPin(manager!, cook!.staffId, '12'))).toBe('pin-format');
    const other = await buildStore(db);
    await db.insertInto('staff_grants').values({ staff_id: cook!.staffId, role: 'kitchen', store_id: other.id }).execute();
    expect(codeOf(await setPin(manager!, cook!.staffId))).toBe('works-elsewhere');
    expect((await auditOf(manager!.staffId)).map(({ action }) => action)).toEqual(['staff.set-pin']);
  });

  it('ends the work of a person at once, with the reason; elsewhere they work on', async () => {
    expect(codeOf(await dismiss(manager!, cook!.staffId, ' '))).toBe('dismissal-reason-required');
    const both = await staff('kitchen', { storeId });
    const other = await buildStore(db);
    await db.insertInto('staff_grants').values({ staff_id: both.staffId, role: 'kitchen', store_id: other.id }).execute();
    const { body } = await dismiss(manager!, cook!.staffId);
    expect(body.people.map(({ id }) => id)).not.toContain(cook!.staffId);
    expect((await call(STAFF.me.read, { as: cook! })).status).toBe(401);
    await dismiss(manager!, both.staffId);
    expect(codeOf(await dismiss(manager!, both.staffId))).toBe('staff-not-found');
    const left = await db
      .selectFrom('staff')
      .where('id', 'in', [cook!.staffId, both.staffId])
      .select('disabled_at')
      .orderBy('id')
      .execute();
    expect(left.map(({ disabled_at: at }) => at === null)).toEqual([false, true]);
    expect(await auditOf(manager!.staffId)).toEqual(
      [cook!, both].map(({ staffId }) => ({ action: 'staff.dismiss', subject_id: String(staffId), reason: 'Moved' })),
    );
  });
});
