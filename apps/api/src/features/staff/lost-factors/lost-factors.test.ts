import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { API as OPERATOR } from '@bozor/contract/operator/routes.ts';
import { API } from '@bozor/contract/staff/routes.ts';
import { Secret } from 'otpauth';
import { testApi, type Answer, type Caller } from '../../../../test/api.ts';
import { inOneWindow } from '../../../../test/in-one-window.ts';
import { buildZone } from '../../../../test/fixtures.ts';
import { hashPassword } from '../../../platform/passwords/passwords.ts';
import { codeOfStep, sealSecret, stepAt } from '../totp.ts';
import { resetFactorOnHost } from './reset-on-host.ts';

const { api, db, call, clock, staff } = await testApi();

const PAGE = { 'x-bozor-console': '1' };
const PASSWORD = 'sariq gilos tuyasi';
const PASSWORD_HASH = await hashPassword(PASSWORD);
const OLD_SECRET = Buffer.alloc(20, 7);
const codeOf = ({ body }: Answer<unknown>) => (body as { errors?: { code: string }[] }).errors?.[0]?.code;

type Person = Caller & { readonly staffId: number; readonly email: string };

/** A person with password, one-time codes, two recovery codes and a passkey, who proved just now that it is them. */
async function hired(role: 'owner' | 'dispatcher' = 'dispatcher'): Promise<Person> {
  const person = await staff(role);
  const email = `person${person.staffId}@example.uz`;
  await sql`update staff_sessions set proved_at = now() where staff_id = ${person.staffId}`.execute(db);
  await sql`insert into staff_credentials (staff_id, email, password_hash, totp_secret)
    values (${person.staffId}, ${email}, ${PASSWORD_HASH}, ${sealSecret(api.config.secrets.otp, OLD_SECRET)})`.execute(db);
  await sql`insert into staff_recovery_codes (staff_id, code_hash) values (${person.staffId}, sha256('a')), (${person.staffId}, sha256('b'))`.execute(
    db,
  );
  await sql`insert into staff_passkeys (staff_id, credential_id, public_key, name)
    values (${person.staffId}, ${`key of ${person.staffId}`}, 'key', 'Phone')`.execute(db);
  return { ...person, email };
}

let [one, two, three]: Person[] = [];
let lost: Person;

beforeEach(async () => {
  await sql`delete from rate_counters`.execute(db);
  await sql`delete from staff_lost_factors`.execute(db);
  await sql`update staff set disabled_at = now() where disabled_at is null`.execute(db);
  [one, two, three] = [await hired('owner'), await hired('owner'), await hired('owner')];
  lost = await hired();
});

const ask = (email = lost.email, password = PASSWORD) => call(API.lostFactors.ask, { body: { email, password }, headers: PAGE });
const list = async (as: Caller) => (await call(OPERATOR.lostFactors.list, { as })).body.lost_factors;
const approve = (as: Caller, id: number) => call(OPERATOR.lostFactors.approve, { as, params: { id } });
const makeLink = (as: Caller, id: number) => call(OPERATOR.lostFactors.link, { as, params: { id } });
const deny = (as: Caller, id: number, reason = 'They did not call') =>
  call(OPERATOR.lostFactors.deny, { as, params: { id }, body: { reason } });
const auditOf = (id: number) =>
  db
    .selectFrom('audit_log')
    .where('subject', '=', 'staff')
    .where('subject_id', '=', String(id))
    .where('action', 'like', '%codes')
    .select(['staff_id', 'actor', 'action', 'reason'])
    .orderBy('id')
    .execute();

/** Asks for help, and returns the request. */
async function asked(): Promise<number> {
  expect((await ask()).status).toBe(202);
  return (await list(one!)).find(({ person }) => person.id === lost.staffId)!.id;
}

/** A request that two owners approved. */
async function approved(): Promise<number> {
  const id = await asked();
  for (const owner of [one!, two!]) expect((await approve(owner, id)).status).toBe(200);
  return id;
}

const tokenOf = (link: string) => link.split('/').at(-1)!;
const linked = async () => tokenOf((await makeLink(one!, await approved())).body.link);
const read = (token: string) => call(API.lostFactors.read, { params: { token } });
const renew = async (token: string, change: object = {}) => {
  const { body } = await read(token);
  const code = body.secret ? codeOfStep(Secret.fromBase32(body.secret).bytes, stepAt(clock.now())) : '000000';
  return call(API.lostFactors.renew, { params: { token }, body: { password: PASSWORD, code, ...change }, headers: PAGE });
};

describe('asking for new codes', () => {
  it('makes one request, which the owners see; the answer never tells whether there is such a person', async () => {
    const answers = [await ask(), await ask(lost.email.toUpperCase()), await ask(lost.email, 'wrong'), await ask('nobody@example.uz')];
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [202, {}]));
    expect(await list(one!)).toMatchObject([
      {
        person: { id: lost.staffId, email: lost.email, roles: ['dispatcher'] },
        approved_by: [],
        needed: 2,
        other_owners: 3,
        has_link: false,
        next: 'approve',
      },
    ]);
    expect(await auditOf(lost.staffId)).toMatchObject([{ staff_id: lost.staffId, actor: 'dispatcher', action: 'staff.ask-new-codes' }]);
  });

  it('makes none for a wrong password, a person who left, and one without codes', async () => {
    await ask(lost.email, 'wrong');
    await sql`update staff set disabled_at = now() where id = ${lost.staffId}`.execute(db);
    await ask();
    await sql`update staff set disabled_at = null where id = ${lost.staffId}`.execute(db);
    await sql`update staff_credentials set totp_secret = null where staff_id = ${lost.staffId}`.execute(db);
    await ask();
    expect(await list(one!)).toEqual([]);
  });

  it('is counted as a sign-in is, and five times an address in a quarter of an hour', async () => {
    await inOneWindow(db, 900, async () => {
      for (let times = 0; times < 5; times++) expect((await ask('nobody@example.uz')).status).toBe(202);
      expect((await ask('nobody@example.uz')).status).toBe(429);
      for (let times = 0; times < 10; times++)
        await call(API.sessions.signIn, { body: { email: lost.email, password: 'wrong' }, headers: PAGE }).then(codeOf);
      expect((await ask()).status).toBe(429);
    });
  });

  it('is not for the page of another site', async () => {
    expect((await call(API.lostFactors.ask, { body: { email: lost.email, password: PASSWORD } })).status).toBe(403);
  });
});

describe('two owners', () => {
  it('approve, each once and neither for themselves; one of them makes the link, once', async () => {
    const id = await asked();
    expect(codeOf(await makeLink(one!, id))).toBe('approvals-missing');
    expect((await approve(one!, id)).body.lost_factors).toMatchObject([{ approved_by: ['Rustam'], next: 'none' }]);
    expect(codeOf(await approve(one!, id))).toBe('approved-already');
    expect(codeOf(await makeLink(one!, id))).toBe('approvals-missing');
    expect((await approve(two!, id)).body.lost_factors).toMatchObject([{ next: 'link' }]);
    expect(codeOf(await makeLink(three!, id))).toBe('approvals-missing');
    const made = await makeLink(two!, id);
    expect(made.status).toBe(201);
    expect(codeOf(await makeLink(one!, id))).toBe('link-made');
    expect(codeOf(await approve(three!, id))).toBe('link-made');
    expect(await list(one!)).toMatchObject([{ has_link: true, link_by: 'Rustam', next: 'none' }]);
    expect(JSON.stringify(await list(two!))).not.toContain(tokenOf(made.body.link));
    expect((await auditOf(lost.staffId)).map(({ staff_id: by, action }) => [by, action])).toEqual([
      [lost.staffId, 'staff.ask-new-codes'],
      [one!.staffId, 'staff.approve-new-codes'],
      [two!.staffId, 'staff.approve-new-codes'],
      [two!.staffId, 'staff.link-new-codes'],
    ]);
  });

  it('are two others where an owner lost their codes', async () => {
    await ask(one!.email);
    const [request] = await list(one!);
    expect(request).toMatchObject({ other_owners: 2, next: 'none' });
    expect(codeOf(await approve(one!, request!.id))).toBe('own-factor');
    for (const owner of [two!, three!]) await approve(owner, request!.id).then(({ status }) => expect(status).toBe(200));
    expect(codeOf(await makeLink(one!, request!.id))).toBe('own-factor');
    expect((await makeLink(two!, request!.id)).status).toBe(201);
  });

  it('count when they press at once, and one of them twice at once counts as one', async () => {
    const id = await asked();
    const same = await Promise.all([approve(one!, id), approve(one!, id)]);
    expect(same.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const others = await Promise.all([approve(two!, id), approve(three!, id)]);
    expect(others.map(({ status }) => status)).toEqual([200, 200]);
    const links = await Promise.all([makeLink(one!, id), makeLink(two!, id), makeLink(three!, id)]);
    expect(links.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  });

  it('do not count once they are owners no more', async () => {
    const id = await approved();
    await sql`delete from staff_grants where staff_id = ${two!.staffId}`.execute(db);
    expect(await list(one!)).toMatchObject([{ approved_by: ['Rustam'], other_owners: 2 }]);
    expect(codeOf(await makeLink(one!, id))).toBe('approvals-missing');
    await approve(three!, id);
    expect((await makeLink(one!, id)).status).toBe(201);
  });

  it('deny with a reason, also a link that was made', async () => {
    const id = await asked();
    expect(codeOf(await deny(three!, id, ' '))).toBe('denial-reason-required');
    expect((await deny(three!, id)).body.lost_factors).toEqual([]);
    expect(codeOf(await approve(one!, id))).toBe('lost-factor-not-found');
    expect(codeOf(await deny(three!, id))).toBe('lost-factor-not-found');
    expect((await auditOf(lost.staffId)).at(-1)).toMatchObject({
      staff_id: three!.staffId,
      action: 'staff.deny-new-codes',
      reason: 'They did not call',
    });
    const token = await linked();
    await deny(one!, (await list(one!))[0]!.id).then(({ status }) => expect(status).toBe(200));
    expect(codeOf(await read(token))).toBe('new-codes-over');
  });

  it('prove first who they are, and own the whole shop', async () => {
    const id = await asked();
    await sql`update staff_sessions set proved_at = null where staff_id = ${one!.staffId}`.execute(db);
    for (const act of [approve, makeLink, deny]) expect(codeOf(await act(one!, id))).toBe('fresh-proof-required');
    const { id: zoneId } = await buildZone(db);
    await sql`update staff_grants set zone_id = ${zoneId} where staff_id = ${two!.staffId}`.execute(db);
    expect(await list(two!)).toEqual([]);
    for (const act of [approve, makeLink, deny]) expect(codeOf(await act(two!, id))).toBe('lost-factor-not-found');
  });

  it('have three days, after which the person asks again from the start', async () => {
    const id = await asked();
    await approve(one!, id).then(codeOf);
    await sql`update staff_lost_factors set expires_at = now()`.execute(db);
    expect(codeOf(await approve(two!, id))).toBe('lost-factor-not-found');
    expect(await list(one!)).toEqual([]);
    await asked();
    expect(await list(one!)).toMatchObject([{ approved_by: [] }]);
    await sql`update staff_lost_factors set expires_at = now()`.execute(db);
    await api.jobs.perform('sweep-staff-lost-factors', {});
    expect(await db.selectFrom('staff_lost_factors').select('id').execute()).toEqual([]);
  });
});

describe('the link', () => {
  it('sets a new secret and recovery codes by the password; sessions, passkeys and old codes end, the role stays', async () => {
    const token = await linked();
    expect((await read(token)).body).toMatchObject({ email: lost.email, name: 'Rustam' });
    const renewed = await renew(token);
    expect(renewed.status).toBe(201);
    expect(renewed.body).toMatchObject({ id: lost.staffId, role: 'dispatcher', has_code: true, has_passkey: false });
    expect(new Set(renewed.body.recovery_codes).size).toBe(10);
    expect(renewed.headers['set-cookie']).toMatch(/^bozor-staff=/);
    expect((await call(API.me.read, { as: lost })).status).toBe(401);
    const signIn = (body: object) => call(API.sessions.signIn, { body: { email: lost.email, password: PASSWORD, ...body }, headers: PAGE });
    expect(codeOf(await signIn({ code: codeOfStep(OLD_SECRET, stepAt(clock.now())) }))).toBe('staff-code-wrong');
    expect((await signIn({ recovery_code: renewed.body.recovery_codes[0] })).status).toBe(201);
    const { rows } = await sql<{
      codes: number;
    }>`select count(*) as codes from staff_recovery_codes where staff_id = ${lost.staffId}`.execute(db);
    expect(rows).toEqual([{ codes: 10 }]);
    expect((await auditOf(lost.staffId)).at(-1)).toMatchObject({ staff_id: lost.staffId, action: 'staff.renew-codes' });
  });

  it('works once, also when it is used twice at once', async () => {
    const token = await linked();
    const both = await Promise.all([renew(token), renew(token)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 404]);
    expect(codeOf(await read(token))).toBe('new-codes-over');
    expect(codeOf(await renew(token))).toBe('new-codes-over');
  });

  it.each<[string, object, string]>([
    ['a wrong password', { password: 'wrong' }, 'staff-credentials-wrong'],
    ['a wrong code', { code: '000000' }, 'staff-code-wrong'],
    ['no code', { code: undefined }, 'setup-code-required'],
  ])('is not used up by %s, and changes nothing', async (_what, change, refused) => {
    const token = await linked();
    expect(codeOf(await renew(token, change))).toBe(refused);
    expect((await call(API.me.read, { as: lost })).body.has_passkey).toBe(true);
    expect((await renew(token)).status).toBe(201);
  });

  it('is over after 24 hours, and for a person who left', async () => {
    const token = await linked();
    const { rows } = await sql<{ hours: number }>`
      select extract(epoch from expires_at - now())::float8 / 3600 as hours from staff_lost_factors`.execute(db);
    expect(rows[0]!.hours).toBeCloseTo(24, 1);
    await sql`update staff set disabled_at = now() where id = ${lost.staffId}`.execute(db);
    expect(codeOf(await read(token))).toBe('new-codes-over');
    await sql`update staff set disabled_at = null where id = ${lost.staffId}`.execute(db);
    await sql`update staff_lost_factors set expires_at = now()`.execute(db);
    expect(codeOf(await read(token))).toBe('new-codes-over');
    expect(codeOf(await renew(token))).toBe('new-codes-over');
  });

  it('is in the database as a hash alone', async () => {
    const token = await linked();
    const { rows } = await sql<{ row: string }>`select l::text as row from staff_lost_factors l`.execute(db);
    expect(rows[0]!.row).not.toContain(token);
  });
});

describe('the shop’s own machine', () => {
  it('makes the link for the only owner, and any other of that person is over', async () => {
    const earlier = await linked();
    const made = await resetFactorOnHost(db, lost.email.toUpperCase());
    expect(made).toMatchObject({ ok: true, path: expect.stringMatching(/^\/console\/new-codes\/[\w-]{43}$/) });
    expect(codeOf(await read(earlier))).toBe('new-codes-over');
    expect(await list(one!)).toMatchObject([{ has_link: true, link_by: null, address: null }]);
    expect((await auditOf(lost.staffId)).at(-1)).toEqual({ staff_id: null, actor: 'cli', action: 'staff.link-new-codes', reason: null });
    expect((await renew(tokenOf(made.ok ? made.path : ''))).status).toBe(201);
  });

  it('makes none for a person who is unknown, has left, or has no codes', async () => {
    expect(await resetFactorOnHost(db, 'nobody@example.uz')).toEqual({ ok: false, problem: 'no-account' });
    await sql`update staff_credentials set totp_secret = null where staff_id = ${lost.staffId}`.execute(db);
    expect(await resetFactorOnHost(db, lost.email)).toEqual({ ok: false, problem: 'no-codes' });
    await sql`update staff set disabled_at = now() where id = ${lost.staffId}`.execute(db);
    expect(await resetFactorOnHost(db, lost.email)).toEqual({ ok: false, problem: 'no-account' });
  });
});
