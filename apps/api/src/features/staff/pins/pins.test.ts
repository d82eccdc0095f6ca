import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { API } from '@bozor/contract/staff/routes.ts';
import { API as STORE } from '@bozor/contract/store/routes.ts';
import { testApi, type Answer } from '../../../../test/api.ts';
import { buildStore } from '../../../../test/fixtures.ts';
import { hashPassword } from '../../../platform/passwords/passwords.ts';

const { db, call, staff } = await testApi();

const CONSOLE = { 'x-bozor-console': '1' };
const codeOf = ({ body }: Answer<unknown>) => (body as { errors?: { code: string }[] }).errors?.[0]?.code;
const messageOf = ({ body }: Answer<unknown>) => (body as { errors?: { message: string }[] }).errors?.[0]?.message;
const auditOf = (id: number) =>
  db.selectFrom('audit_log').where('staff_id', '=', id).select(['action', 'session_id', 'after']).orderBy('id').execute();
const PASSWORD = 'sariq gilos tuyasi';
const passwordHash = await hashPassword(PASSWORD);
const pinHash = await hashPassword('2580');

/** Cookies of one browser, as it keeps what answers set. */
function browser() {
  const kept = new Map<string, string>();
  const headers = () => ({ ...CONSOLE, cookie: [...kept].map((pair) => pair.join('=')).join('; ') });
  return {
    headers,
    kept,
    keep<Reply>(answer: Answer<Reply>): Answer<Reply> {
      for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
        const [name = '', value = ''] = line.split(';')[0]!.split('=');
        if (value === '') kept.delete(name);
        else kept.set(name, value);
      }
      return answer;
    },
  };
}

type Browser = ReturnType<typeof browser>;

/** A person of a store with a PIN, which is 2580. */
async function cook(
  storeId: number,
  { role = 'kitchen', isFirst = false }: { role?: 'kitchen' | 'store_manager'; isFirst?: boolean } = {},
) {
  const person = await staff(role, { storeId });
  await db.insertInto('staff_pins').values({ staff_id: person.staffId, pin_hash: pinHash, digits: 4, is_first: isFirst }).execute();
  return person.staffId;
}

let storeId: number;
let tablet: Browser;
let managerId: number;

/** A tablet on which a manager is signed in, with a cook who has a PIN. */
beforeEach(async () => {
  storeId = (await buildStore(db)).id;
  const manager = await staff('store_manager', { storeId });
  managerId = manager.staffId;
  await db
    .insertInto('staff_credentials')
    .values({ staff_id: managerId, email: `m${managerId}@example.uz`, password_hash: passwordHash })
    .execute();
  tablet = browser();
  tablet.kept.set('bozor-staff', manager.headers['authorization']!.replace('Bearer ', ''));
});

const lend = async () => tablet.keep(await call(API.pins.lend, { headers: tablet.headers() }));
const enter = async (staffId: number, pin = '2580', more: object = {}) =>
  tablet.keep(await call(API.pins.signIn, { headers: tablet.headers(), body: { staff_id: staffId, pin, ...more } }));
const me = () => call(API.me.read, { headers: tablet.headers() });
const people = () => call(API.pins.people, { headers: tablet.headers() });

describe('leaving a tablet to the next', () => {
  it('makes the session the tablet’s: it opens nothing any more, also with its token in the other cookie', async () => {
    const cookId = await cook(storeId);
    const token = tablet.kept.get('bozor-staff')!;
    expect((await lend()).body.people).toBe(1);
    expect([...tablet.kept.keys()]).toEqual(['bozor-device']);
    expect((await call(API.me.read, { headers: { authorization: `Bearer ${token}` } })).status).toBe(401);
    const found = await people();
    expect(found.body.people).toEqual([{ id: cookId, name: 'Rustam', role: 'kitchen', digits: 4, locked_until: null }]);
    expect((await auditOf(managerId)).map(({ action }) => action)).toEqual(['staff.lend']);
  });

  it('is for managers and owners, where somebody has a PIN; the manager stays signed in else', async () => {
    expect(codeOf(await lend())).toBe('no-pins');
    expect((await me()).body.id).toBe(managerId);
    const kitchen = await staff('kitchen', { storeId });
    tablet.kept.set('bozor-staff', kitchen.headers['authorization']!.replace('Bearer ', ''));
    expect(codeOf(await lend())).toBe('device-not-lent');
    const owner = await staff('owner');
    tablet.kept.set('bozor-staff', owner.headers['authorization']!.replace('Bearer ', ''));
    expect(codeOf(await lend())).toBe('device-not-lent');
    expect(codeOf(await call(API.pins.lend, { as: await staff('store_manager', { storeId }) }))).toBe('not-allowed');
  });

  it('ends the session of the one before', async () => {
    const cookId = await cook(storeId);
    await lend();
    await enter(cookId);
    const before = tablet.kept.get('bozor-staff')!;
    expect((await lend()).body.people).toBe(1);
    expect((await call(API.me.read, { headers: { authorization: `Bearer ${before}` } })).status).toBe(401);
    expect((await enter(cookId)).status).toBe(201);
    expect((await auditOf(cookId)).map(({ action }) => action)).toEqual(['staff.switch', 'staff.end-session', 'staff.switch']);
  });
});

describe('a PIN', () => {
  it('acts in the name of the person who switched, with their own role alone', async () => {
    const cookId = await cook(storeId);
    await lend();
    const { status, body } = await enter(cookId);
    expect(status).toBe(201);
    expect(body).toMatchObject({ id: cookId, role: 'kitchen', has_password: false, session: { by_pin: true } });
    expect((await me()).body).toEqual(body);
    expect((await call(STORE.orders.list, { headers: tablet.headers() })).status).toBe(200);
    expect(codeOf(await call(STORE.shift.pause, { headers: tablet.headers(), params: { store: storeId }, body: {} }))).toBe('not-allowed');
    expect(await auditOf(cookId)).toEqual([
      { action: 'staff.switch', session_id: null, after: expect.objectContaining({ device: expect.any(Number) as unknown }) as unknown },
    ]);
  });

  it('is of no use on another device, nor of a person of another store, who left, or without a PIN', async () => {
    const cookId = await cook(storeId);
    const elsewhere = await cook((await buildStore(db)).id);
    const without = await staff('kitchen', { storeId });
    await lend();
    const body = { staff_id: cookId, pin: '2580' };
    expect(codeOf(await call(API.pins.signIn, { headers: CONSOLE, body }))).toBe('device-over');
    expect(codeOf(await call(API.pins.people, { headers: CONSOLE }))).toBe('device-over');
    expect(codeOf(await call(API.pins.signIn, { headers: { ...CONSOLE, cookie: 'bozor-device=x' }, body }))).toBe('device-over');
    expect(codeOf(await call(API.pins.signIn, { headers: { cookie: tablet.headers().cookie }, body }))).toBe('not-allowed');
    for (const id of [elsewhere, without.staffId, managerId]) expect(codeOf(await enter(id))).toBe('not-found');
    await sql`update staff set disabled_at = now() where id = ${cookId}`.execute(db);
    expect(codeOf(await enter(cookId))).toBe('not-found');
  });

  it('is locked for a quarter of an hour after five wrong tries, also the right one, for this person on this tablet', async () => {
    const [cookId, other] = [await cook(storeId), await cook(storeId)];
    await lend();
    const left: unknown[] = [];
    for (let tries = 0; tries < 4; tries += 1) left.push(messageOf(await enter(cookId, '9999')));
    expect(left).toEqual([4, 3, 2, 1].map((each) => `The PIN is not right. Tries left: ${each}`));
    expect(codeOf(await enter(cookId, '9999'))).toBe('pin-locked');
    expect(codeOf(await enter(cookId))).toBe('pin-locked');
    const shown = (await people()).body.people.find(({ id }) => id === cookId);
    expect(new Date(shown!.locked_until!).getTime() - Date.now()).toBeGreaterThan(14 * 60_000);
    expect((await enter(other)).status).toBe(201);
    await sql`update staff_pin_tries set locked_until = now() - interval '1 second'`.execute(db);
    expect(messageOf(await enter(cookId, '9999'))).toBe('The PIN is not right. Tries left: 4');
    expect((await enter(cookId)).status).toBe(201);
    expect(messageOf(await enter(cookId, '9999'))).toBe('The PIN is not right. Tries left: 4');
    expect((await auditOf(cookId)).filter(({ action }) => action === 'staff.refuse-pin')).toHaveLength(7);
  });

  it('has five tries also where many come at once', async () => {
    const cookId = await cook(storeId);
    await lend();
    const all = await Promise.all(Array.from({ length: 12 }, () => enter(cookId, '9999')));
    expect(all.filter((answer) => codeOf(answer) === 'pin-wrong')).toHaveLength(4);
    expect(codeOf(await enter(cookId))).toBe('pin-locked');
  });

  it('that somebody else chose is replaced at once, by another that is not easy', async () => {
    const cookId = await cook(storeId, { isFirst: true });
    await lend();
    expect(codeOf(await enter(cookId))).toBe('pin-new-required');
    expect(tablet.kept.has('bozor-staff')).toBe(false);
    expect(codeOf(await enter(cookId, '2580', { new_pin: '2580' }))).toBe('pin-easy');
    expect(codeOf(await enter(cookId, '2580', { new_pin: '1111' }))).toBe('pin-easy');
    expect(codeOf(await enter(cookId, '2580', { new_pin: '12' }))).toBe('pin-format');
    expect((await enter(cookId, '2580', { new_pin: '70413' })).status).toBe(201);
    await lend();
    expect(codeOf(await enter(cookId))).toBe('pin-wrong');
    expect((await people()).body.people).toMatchObject([{ digits: 5 }]);
    expect((await enter(cookId, '70413')).status).toBe(201);
    const { pin_hash: hash } = await db.selectFrom('staff_pins').where('staff_id', '=', cookId).selectAll().executeTakeFirstOrThrow();
    expect(hash).toMatch(/^\$argon2id\$/);
  });

  it('is chosen by the person after a fresh proof, and by people of stores alone', async () => {
    const person = await staff('store_manager', { storeId });
    expect(codeOf(await call(API.pins.own, { as: person, body: { pin: '7041' } }))).toBe('fresh-proof-required');
    await sql`update staff_sessions set proved_at = now()`.execute(db);
    expect(codeOf(await call(API.pins.own, { as: person, body: { pin: '1234' } }))).toBe('pin-easy');
    expect((await call(API.pins.own, { as: person, body: { pin: '704132' } })).body).toEqual({ digits: 6 });
    await lend();
    expect((await enter(person.staffId, '704132')).status).toBe(201);
    expect((await auditOf(person.staffId)).map(({ action }) => action)).toEqual(['staff.choose-pin', 'staff.switch']);
    const owner = await staff('owner');
    await sql`update staff_sessions set proved_at = now() where staff_id = ${owner.staffId}`.execute(db);
    expect(codeOf(await call(API.pins.own, { as: owner, body: { pin: '7041' } }))).toBe('pin-for-stores');
  });
});

describe('a session by PIN', () => {
  const isAlive = async () => (await me()).status === 200;

  it.each<[string, () => Promise<unknown>]>([
    ['with that of the tablet', () => sql`update staff_sessions set revoked_at = now() where staff_id = ${managerId}`.execute(db)],
    ['when whoever lent it leaves', () => sql`update staff set disabled_at = now() where id = ${managerId}`.execute(db)],
    ['when whoever lent it is of the store no longer', () => sql`delete from staff_grants where staff_id = ${managerId}`.execute(db)],
    ['after half an hour without a touch', () => later('31 minutes')],
  ])('ends %s', async (_when, end) => {
    const cookId = await cook(storeId);
    await lend();
    await enter(cookId);
    expect(await isAlive()).toBe(true);
    await end();
    expect(await isAlive()).toBe(false);
  });

  /** The session by PIN is this much older. */
  const later = (interval: string) =>
    sql`update staff_sessions set created_at = created_at - ${interval}::interval, used_at = used_at - ${interval}::interval,
      expires_at = expires_at - ${interval}::interval where device_session_id is not null`.execute(db);

  it('is prolonged by a person, not by a page that nobody touches, and ends after twelve hours', async () => {
    const cookId = await cook(storeId);
    await lend();
    await enter(cookId);
    await later('20 minutes');
    expect((await call(API.me.read, { headers: { ...tablet.headers(), 'x-bozor-unattended': '1' } })).status).toBe(200);
    await later('11 minutes');
    expect(await isAlive()).toBe(false);
    await enter(cookId);
    for (let times = 0; times < 24; times += 1) {
      await later('29 minutes');
      expect(await isAlive()).toBe(true);
    }
    await later('29 minutes');
    expect(await isAlive()).toBe(false);
  });

  it('counts for the stores of the tablet alone', async () => {
    const cookId = await cook(storeId);
    const other = await buildStore(db);
    await db.insertInto('staff_grants').values({ staff_id: cookId, role: 'store_manager', store_id: other.id }).execute();
    await lend();
    const { body } = await enter(cookId);
    expect([body.role, body.grants.length]).toEqual(['kitchen', 1]);
  });

  it('needs a proof for people and money, which the password of the person gives', async () => {
    const personId = await cook(storeId, { role: 'store_manager' });
    await lend();
    await enter(personId);
    const list = () => call(STORE.staff.list, { headers: tablet.headers() });
    expect(codeOf(await list())).toBe('fresh-proof-required');
    const prove = (password: string) => call(API.proof.give, { headers: tablet.headers(), body: { password } });
    expect(codeOf(await prove('2580'))).toBe('staff-password-wrong');
    await db
      .insertInto('staff_credentials')
      .values({ staff_id: personId, email: `p${personId}@example.uz`, password_hash: passwordHash })
      .execute();
    expect((await prove(PASSWORD)).status).toBe(200);
    expect((await list()).status).toBe(200);
  });
});
