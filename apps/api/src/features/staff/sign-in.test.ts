import { sql } from 'kysely';
import { Secret } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import { API } from '@bozor/contract/staff/routes.ts';
import type { StaffRole } from '@bozor/domain/staff/permissions.ts';
import { testApi, type Answer } from '../../../test/api.ts';
import { inOneWindow } from '../../../test/in-one-window.ts';
import { buildCourier, buildStore } from '../../../test/fixtures.ts';
import { inviteStaff } from './invite-staff.ts';
import { codeOfStep, stepAt } from './totp.ts';

const { api, db, call, clock, customer, staff } = await testApi();

const CONSOLE = { 'x-bozor-console': '1' };
const PASSWORD = 'sariq gilos tuyasi';
let people = 0;
const STEP_MS = 30_000;

/** Each test begins in a step of its own, since a used code stays used. */
beforeEach(() => clock.set(new Date(clock.now().getTime() + 10 * STEP_MS).toISOString()));

interface Invited {
  readonly token: string;
  readonly email: string;
}

async function invite(role: StaffRole = 'owner', of: { storeId?: number; courierId?: number } = {}): Promise<Invited> {
  people += 1;
  const email = `person${people}@example.uz`;
  const made = await inviteStaff(db, { email, name: 'Nodira', role, ...of });
  if (!made.ok) throw new Error(made.problem);
  return { token: made.path.split('/').at(-1)!, email };
}

const secretOf = async (token: string) => Secret.fromBase32((await call(API.invitations.read, { params: { token } })).body.secret).bytes;
const codeIn = (secret: Uint8Array, steps = 0) => codeOfStep(secret, stepAt(clock.now()) + steps);

const accept = (token: string, body: object) =>
  call(API.invitations.accept, { params: { token }, body: { name: 'Nodira', password: PASSWORD, ...body }, headers: CONSOLE });

/** A person who accepted an invitation, some steps ago. */
async function hired(role: StaffRole = 'owner', of: { storeId?: number; courierId?: number } = {}) {
  const { token, email } = await invite(role, of);
  const secret = await secretOf(token);
  const { status, body } = await accept(token, { code: codeIn(secret) });
  expect(status).toBe(201);
  clock.set(new Date(clock.now().getTime() + 5 * STEP_MS).toISOString());
  return { email, secret, id: body.id, recoveryCodes: body.recovery_codes };
}

const signIn = (body: object, headers: Readonly<Record<string, string>> = CONSOLE) => call(API.sessions.signIn, { body, headers });
const codeOf = ({ body }: Answer<unknown>) => (body as { errors?: { code: string }[] }).errors?.[0]?.code;
const cookieOf = ({ headers }: Answer<unknown>) => String(headers['set-cookie']).split(';')[0]!;
const auditOf = (id: number) => db.selectFrom('audit_log').where('staff_id', '=', id).select(['action', 'after']).orderBy('id').execute();

describe('signing in', () => {
  it('by password and code sets a cookie, which says who it is; the token is in no body', async () => {
    const person = await hired();
    const answer = await signIn({ email: person.email.toUpperCase(), password: PASSWORD, code: codeIn(person.secret) });
    expect(answer.status).toBe(201);
    expect(answer.headers['set-cookie']).toMatch(/^bozor-staff=[\w-]{43}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Strict$/);
    const cookie = cookieOf(answer);
    expect(answer.raw.body).not.toContain(cookie.split('=')[1]!);
    const me = await call(API.me.read, { headers: { cookie } });
    expect(me.body).toMatchObject({ id: person.id, name: 'Nodira', role: 'owner', scope: { of: 'all', store: null } });
    expect(me.body).toEqual(answer.body);
    expect((await auditOf(person.id)).map(({ action }) => action)).toEqual(['staff.accept-invitation', 'staff.sign-in']);
  });

  it.each<[string, (person: Awaited<ReturnType<typeof hired>>) => object, string]>([
    ['a wrong password', ({ secret }) => ({ password: 'wrong', code: codeIn(secret) }), 'staff-credentials-wrong'],
    ['an unknown address', ({ secret }) => ({ email: 'nobody@example.uz', code: codeIn(secret) }), 'staff-credentials-wrong'],
    ['no address', () => ({ email: '' }), 'staff-credentials-wrong'],
    ['no code', () => ({}), 'staff-code-required'],
    ['a wrong code', ({ secret }) => ({ code: codeIn(secret, 40) }), 'staff-code-wrong'],
    ['what is no code', () => ({ code: '12345x' }), 'staff-code-wrong'],
    ['a code of two steps before', ({ secret }) => ({ code: codeIn(secret, -2) }), 'staff-code-wrong'],
    ['a code of two steps ahead', ({ secret }) => ({ code: codeIn(secret, 2) }), 'staff-code-wrong'],
    ['a recovery code of nobody', () => ({ recovery_code: 'aaaa-bbbb-cccc-dddd' }), 'recovery-code-wrong'],
  ])('is refused with %s, and sets no cookie', async (_with, change, refused) => {
    const person = await hired();
    const answer = await signIn({ email: person.email, password: PASSWORD, ...change(person) });
    expect(answer.status).toBe(401);
    expect(codeOf(answer)).toBe(refused);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it.each([-1, 0, 1])('takes the code of the step %d, because clocks differ', async (steps) => {
    const { email, secret } = await hired();
    expect((await signIn({ email, password: PASSWORD, code: codeIn(secret, steps) })).status).toBe(201);
  });

  it('takes each code once, and none of a step before a used one; of two at once one is refused', async () => {
    const { email, secret, id } = await hired();
    const form = { email, password: PASSWORD, code: codeIn(secret) };
    const both = await Promise.all([signIn(form), signIn(form)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 401]);
    expect(codeOf(await signIn(form))).toBe('staff-code-used');
    expect(codeOf(await signIn({ ...form, code: codeIn(secret, -1) }))).toBe('staff-code-used');
    expect((await signIn({ ...form, code: codeIn(secret, 1) })).status).toBe(201);
    expect((await auditOf(id)).filter(({ action }) => action === 'staff.refuse-sign-in')).toHaveLength(3);
  });

  it('takes each recovery code once, however it is typed', async () => {
    const { email, recoveryCodes } = await hired();
    expect(new Set(recoveryCodes).size).toBe(10);
    const form = { email, password: PASSWORD, recovery_code: recoveryCodes[3]!.toUpperCase().replaceAll('-', ' ') };
    expect((await signIn(form)).status).toBe(201);
    expect(codeOf(await signIn(form))).toBe('recovery-code-wrong');
    expect((await signIn({ ...form, recovery_code: recoveryCodes[4] })).status).toBe(201);
  });

  it('tells who is refused, and why, to the audit log, if the address is one of the staff', async () => {
    const person = await hired();
    await signIn({ email: person.email, password: 'wrong' }).then(codeOf);
    await signIn({ email: person.email, password: PASSWORD, code: '000000' }).then(codeOf);
    const refusals = (await auditOf(person.id)).filter(({ action }) => action === 'staff.refuse-sign-in');
    expect(refusals.map(({ after }) => after)).toEqual([{ reason: 'staff-credentials-wrong' }, { reason: 'staff-code-wrong' }]);
  });

  it('is refused for a quarter of an hour after five wrong codes, also with the right one', async () => {
    const { email, secret } = await hired();
    const codes = await inOneWindow(db, 900, async () => {
      const wrong: unknown[] = [];
      for (let tries = 0; tries < 5; tries += 1) wrong.push(codeOf(await signIn({ email, password: PASSWORD, code: '000000' })));
      return { wrong: [...new Set(wrong)], right: codeOf(await signIn({ email, password: PASSWORD, code: codeIn(secret) })) };
    });
    expect(codes).toEqual({ wrong: ['staff-code-wrong'], right: 'too-many-requests' });
  });

  it('is not locked by codes that were right and are used, as when several share an account', async () => {
    const { email, secret } = await hired();
    const form = { email, password: PASSWORD, code: codeIn(secret) };
    await signIn(form);
    for (let tries = 0; tries < 6; tries += 1) expect(codeOf(await signIn(form))).toBe('staff-code-used');
    expect((await signIn({ ...form, code: codeIn(secret, 1) })).status).toBe(201);
  });

  it('does not lock the proofs of a session by codes that were right and are used', async () => {
    const { email, secret } = await hired();
    const code = codeIn(secret);
    const cookie = cookieOf(await signIn({ email, password: PASSWORD, code }));
    const prove = (given: string) => call(API.proof.give, { body: { code: given }, headers: { ...CONSOLE, cookie } });
    for (let tries = 0; tries < 6; tries += 1) expect(codeOf(await prove(code))).toBe('staff-code-used');
    expect((await prove(codeIn(secret, 1))).status).toBe(200);
  });

  it('is refused after ten wrong passwords from one address', async () => {
    const { email } = await hired();
    const codes = await inOneWindow(db, 900, async () => {
      const wrong: unknown[] = [];
      for (let tries = 0; tries < 10; tries += 1) wrong.push(codeOf(await signIn({ email, password: 'wrong' })));
      return { wrong: [...new Set(wrong)], right: codeOf(await signIn({ email, password: PASSWORD })) };
    });
    expect(codes).toEqual({ wrong: ['staff-credentials-wrong'], right: 'too-many-requests' });
  });

  it('is for the pages of the consoles: another site’s page signs nobody in', async () => {
    const { email, secret } = await hired();
    const form = { email, password: PASSWORD, code: codeIn(secret) };
    expect(codeOf(await signIn(form, {}))).toBe('not-allowed');
    expect(codeOf(await signIn(form, { ...CONSOLE, 'sec-fetch-site': 'cross-site' }))).toBe('not-allowed');
    expect((await signIn(form, { ...CONSOLE, 'sec-fetch-site': 'same-origin' })).status).toBe(201);
  });

  it('is over at once for somebody who left, like every open session', async () => {
    const person = await hired();
    const cookie = cookieOf(await signIn({ email: person.email, password: PASSWORD, code: codeIn(person.secret) }));
    await db
      .updateTable('staff')
      .set({ disabled_at: sql`now()` })
      .where('id', '=', person.id)
      .execute();
    expect(codeOf(await call(API.me.read, { headers: { cookie } }))).toBe('not-signed-in');
    expect(codeOf(await signIn({ email: person.email, password: PASSWORD, code: codeIn(person.secret, 1) }))).toBe(
      'staff-credentials-wrong',
    );
  });

  it('a customer’s token is none of the staff', async () => {
    expect(codeOf(await call(API.me.read, { as: await customer() }))).toBe('not-signed-in');
    expect(codeOf(await call(API.me.read))).toBe('sign-in-required');
  });
});

describe('a session', () => {
  const isAlive = async (cookie: string) => (await call(API.me.read, { headers: { cookie } }).then(codeOf)) === undefined;
  const idle = (interval: string, id: number) =>
    sql`update staff_sessions set created_at = created_at - ${interval}::interval, used_at = used_at - ${interval}::interval,
      expires_at = expires_at - ${interval}::interval where staff_id = ${id}`.execute(db);

  it.each<[StaffRole, string, string]>([
    ['owner', '29 minutes', '2 minutes'],
    ['kitchen', '29 days', '2 days'],
    ['courier', '13 days', '2 days'],
  ])('of the role %s lives for %s without a request, and not for %s more', async (role, within, more) => {
    const of =
      role === 'kitchen' ? { storeId: (await buildStore(db)).id } : role === 'courier' ? { courierId: await buildCourier(db) } : {};
    const { token } = await invite(role, of);
    const answer = await accept(token, { code: codeIn(await secretOf(token)) });
    const cookie = cookieOf(answer);
    await idle(within, answer.body.id);
    expect(await isAlive(cookie)).toBe(true);
    await idle(role === 'owner' ? `31 minutes` : more, answer.body.id);
    expect(await isAlive(cookie)).toBe(false);
  });

  it('of the whole shop is prolonged by requests, and ends after twelve hours all the same', async () => {
    const { email, secret, id } = await hired();
    const cookie = cookieOf(await signIn({ email, password: PASSWORD, code: codeIn(secret) }));
    for (let halfHours = 0; halfHours < 24; halfHours += 1) {
      await idle('29 minutes', id);
      expect(await isAlive(cookie)).toBe(true);
    }
    await idle('29 minutes', id);
    expect(await isAlive(cookie)).toBe(false);
  });

  it('is listed for its person alone, who ends it from another; the audit log has the end', async () => {
    const person = await hired();
    const other = await staff('owner');
    const cookies: string[] = [];
    for (const steps of [-1, 0])
      cookies.push(cookieOf(await signIn({ email: person.email, password: PASSWORD, code: codeIn(person.secret, steps) })));
    const [first, second] = cookies as [string, string];
    const { body } = await call(API.sessions.list, { headers: { cookie: second } });
    expect(body.sessions.map(({ is_current }) => is_current)).toEqual([true, false, false]);
    const id = body.sessions[1]!.id;
    expect(codeOf(await call(API.sessions.end, { params: { id }, as: other }))).toBe('not-found');
    expect(codeOf(await call(API.sessions.end, { params: { id }, headers: { cookie: second } }))).toBe('not-allowed');
    expect((await call(API.sessions.end, { params: { id }, headers: { cookie: second, ...CONSOLE } })).status).toBe(200);
    expect(codeOf(await call(API.sessions.end, { params: { id }, headers: { cookie: second, ...CONSOLE } }))).toBe('not-found');
    expect(await isAlive(first)).toBe(false);
    expect(await isAlive(second)).toBe(true);
    expect((await auditOf(person.id)).at(-1)).toEqual({ action: 'staff.end-session', after: null });
  });

  it('ends by signing out, which takes the cookie away', async () => {
    const { email, secret } = await hired();
    const cookie = cookieOf(await signIn({ email, password: PASSWORD, code: codeIn(secret) }));
    const answer = await call(API.sessions.endCurrent, { headers: { cookie, ...CONSOLE } });
    expect(answer.headers['set-cookie']).toMatch(/^bozor-staff=; Path=\/; Max-Age=0;/);
    expect(await isAlive(cookie)).toBe(false);
  });
});

describe('an invitation', () => {
  it('shows whom it is for, and the same secret at each look', async () => {
    const { token, email } = await invite('dispatcher');
    const { body } = await call(API.invitations.read, { params: { token } });
    expect(body).toMatchObject({ name: 'Nodira', email, role: 'dispatcher', needs_code: true });
    expect(body.otpauth).toContain(`secret=${body.secret}`);
    expect((await call(API.invitations.read, { params: { token } })).body.secret).toBe(body.secret);
  });

  it.each<[string, object, string[]]>([
    ['a short password', { password: 'gilos-tuya7' }, ['password-too-short']],
    ['a common password', { password: 'password2026' }, ['password-too-common']],
    ['no name', { name: ' ' }, ['name-required']],
    ['no code, where the role needs one', { code: '' }, ['setup-code-required']],
    ['a wrong code', { code: '000000' }, ['staff-code-wrong']],
    ['nothing', { name: '', password: '', code: '' }, ['name-required', 'password-too-short', 'setup-code-required']],
  ])('refuses %s, and stays open', async (_with, change, refused) => {
    const { token } = await invite();
    const answer = await accept(token, { code: codeIn(await secretOf(token)), ...change });
    expect(answer.body.errors?.map(({ code }) => code)).toEqual(refused);
    expect((await call(API.invitations.read, { params: { token } })).status).toBe(200);
  });

  it('makes one account, also when it is accepted twice at once', async () => {
    const { token } = await invite();
    const code = codeIn(await secretOf(token));
    const both = await Promise.all([accept(token, { code }), accept(token, { code })]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 404]);
    expect(codeOf(await call(API.invitations.read, { params: { token } }))).toBe('invitation-over');
    expect(codeOf(await accept(token, { code }))).toBe('invitation-over');
  });

  it('of a store opens without a code, and the account then needs none', async () => {
    const store = await buildStore(db);
    const { token, email } = await invite('kitchen', { storeId: store.id });
    const { status, body } = await accept(token, {});
    expect(status).toBe(201);
    expect(body).toMatchObject({ role: 'kitchen', recovery_codes: [], scope: { of: 'own store' } });
    expect(body.scope.store).not.toBeNull();
    expect((await signIn({ email, password: PASSWORD })).status).toBe(201);
  });

  it('is over after 24 hours, and deleted at night; open ones stay', async () => {
    const [over, open] = [await invite(), await invite()];
    const hours = sql<number>`extract(epoch from expires_at - now())::float8 / 3600`;
    const { left } = await db
      .selectFrom('staff_invitations')
      .where('email', '=', over.email)
      .select(hours.as('left'))
      .executeTakeFirstOrThrow();
    expect(left).toBeCloseTo(24, 1);
    await db
      .updateTable('staff_invitations')
      .set({ expires_at: sql`now() - interval '1 second'` })
      .where('email', '=', over.email)
      .execute();
    expect(codeOf(await call(API.invitations.read, { params: { token: over.token } }))).toBe('invitation-over');
    expect(codeOf(await accept(over.token, { code: '123456' }))).toBe('invitation-over');
    await api.jobs.perform('sweep-staff-invitations', {});
    const emails = await db.selectFrom('staff_invitations').where('email', 'in', [over.email, open.email]).select('email').execute();
    expect(emails).toEqual([{ email: open.email }]);
  });

  it('replaces one before it for the same address, and there is none for an address with an account', async () => {
    const { token, email } = await invite();
    const again = await inviteStaff(db, { email: email.toUpperCase(), name: 'Nodira', role: 'owner' });
    expect(again.ok).toBe(true);
    expect(codeOf(await call(API.invitations.read, { params: { token } }))).toBe('invitation-over');
    const person = await hired();
    expect(await inviteStaff(db, { email: person.email, name: 'Nodira', role: 'owner' })).toEqual({ ok: false, problem: 'account-exists' });
  });

  it('names in the audit log who invited', async () => {
    const inviter = await staff('owner');
    people += 1;
    const made = await inviteStaff(db, { email: `person${people}@example.uz`, name: 'N', role: 'owner', invitedBy: inviter.staffId });
    const token = made.ok ? made.path.split('/').at(-1)! : '';
    const { body } = await accept(token, { code: codeIn(await secretOf(token)) });
    expect((await auditOf(body.id))[0]).toMatchObject({
      action: 'staff.accept-invitation',
      after: { invited_by: inviter.staffId, role: 'owner' },
    });
  });
});

it('no secret of the staff is in the database as it is', async () => {
  const { secret, recoveryCodes, id } = await hired();
  const row = await db.selectFrom('staff_credentials').where('staff_id', '=', id).selectAll().executeTakeFirstOrThrow();
  expect(row.totp_secret!.includes(Buffer.from(secret))).toBe(false);
  expect(row.password_hash).toMatch(/^\$argon2id\$/);
  const { rows } = await sql<{ text: string }>`select string_agg(code_hash::text, '') as text from staff_recovery_codes`.execute(db);
  expect(rows[0]!.text).not.toContain(Buffer.from(recoveryCodes[0]!).toString('hex'));
});
