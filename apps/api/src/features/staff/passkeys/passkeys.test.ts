import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { API } from '@bozor/contract/staff/routes.ts';
import { API as OPERATOR } from '@bozor/contract/operator/routes.ts';
import { testApi, type Answer, type Caller } from '../../../../test/api.ts';
import { buildStore } from '../../../../test/fixtures.ts';
import { inOneWindow } from '../../../../test/in-one-window.ts';
import { softAuthenticator } from '../../../../test/soft-authenticator.ts';
import { relyingPartyOf } from './relying-party.ts';

const { api, db, call, staff } = await testApi();

/** Refusals of a test before this one came from the same address. */
beforeEach(() => sql`delete from rate_counters`.execute(db));

const PAGE = { 'x-bozor-console': '1', 'origin': 'http://localhost:3000' };
const codeOf = ({ body }: Answer<unknown>) => (body as { errors?: { code: string }[] }).errors?.[0]?.code;
const auditOf = (id: number) => db.selectFrom('audit_log').where('staff_id', '=', id).select(['action', 'after']).orderBy('id').execute();
const prove = (staffId: number) =>
  db
    .updateTable('staff_sessions')
    .set({ proved_at: sql`now()` })
    .where('staff_id', '=', staffId)
    .execute();

type Authenticator = ReturnType<typeof softAuthenticator>;

const begin = async (as: Caller) => (await call(API.passkeys.begin, { as, headers: PAGE })).body.challenge;
const add = (as: Caller, made: ReturnType<Authenticator['make']>, name = 'Tablet') =>
  call(API.passkeys.add, { as, headers: PAGE, body: { name, ...made } });

/** An owner with a passkey. */
async function withPasskey(authenticator = softAuthenticator()) {
  const person = await staff('owner');
  await prove(person.staffId);
  const added = await add(person, authenticator.make(await begin(person)));
  expect(added.status).toBe(201);
  return { person, authenticator, id: added.body.id };
}

const challenge = async () => (await call(API.passkeys.challenge, { headers: PAGE })).body.challenge;
const signIn = (body: ReturnType<Authenticator['show']>, headers: Readonly<Record<string, string>> = PAGE) =>
  call(API.sessions.signInByPasskey, { headers, body });

describe('a passkey', () => {
  it('signs its person in without an address and without a code, and counts as a fresh proof', async () => {
    const { person, authenticator, id } = await withPasskey();
    const answer = await signIn(authenticator.show(await challenge()));
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ id: person.staffId, role: 'owner', has_passkey: true });
    const cookie = String(answer.headers['set-cookie']).split(';')[0]!;
    const invited = await call(OPERATOR.staff.invite, {
      headers: { cookie, ...PAGE },
      body: { email: 'zafar@example.uz', name: 'Zafar', role: 'support' },
    });
    expect(invited.status).toBe(201);
    const log = await auditOf(person.staffId);
    expect(log.slice(0, 2)).toEqual([
      { action: 'staff.add-passkey', after: { passkey: id, name: 'Tablet' } },
      { action: 'staff.sign-in', after: expect.objectContaining({ passkey: id }) as unknown },
    ]);
    const { body } = await call(API.passkeys.list, { as: person });
    expect(body.passkeys).toEqual([expect.objectContaining({ id, name: 'Tablet', last_used_at: expect.any(String) as unknown })]);
  });

  it.each<[string, (authenticator: Authenticator) => Promise<ReturnType<Authenticator['show']>>]>([
    ['of a page elsewhere', async ({ show }) => show(await challenge(), { origin: 'https://bozor.example.net' })],
    ['for another host', async ({ show }) => show(await challenge(), { rpId: 'example.net' })],
    ['whose authenticator did not verify the person', async ({ show }) => show(await challenge(), { isUnverified: true })],
    ['with a challenge that nobody gave', async ({ show }) => show('c29tZXRoaW5nIGVsc2U')],
    ['with what is no data of a client', async ({ show }) => ({ ...show(await challenge()), client_data: 'bm90aGluZw' })],
    [
      'with the signature of another',
      async ({ show }) => ({ ...show(await challenge()), signature: softAuthenticator().show('x').signature }),
    ],
    ['that nobody keeps here', async () => softAuthenticator().show(await challenge())],
  ])('%s is refused, all with the same words', async (_which, showing) => {
    const { authenticator } = await withPasskey();
    const answer = await signIn(await showing(authenticator));
    expect([answer.status, codeOf(answer)]).toEqual([401, 'passkey-refused']);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('counts once for each challenge; of two at once one is refused', async () => {
    const { person, authenticator } = await withPasskey(softAuthenticator({ counts: false }));
    const shown = authenticator.show(await challenge());
    const both = await Promise.all([signIn(shown), signIn(shown)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 401]);
    expect((await signIn(shown)).status).toBe(401);
    expect((await auditOf(person.staffId)).filter(({ action }) => action === 'staff.refuse-sign-in')).toHaveLength(2);
  });

  it('whose challenge is older than five minutes is refused, and the night deletes such challenges', async () => {
    const { authenticator } = await withPasskey();
    const old = await challenge();
    await sql`update staff_challenges set expires_at = now() - interval '1 second'`.execute(db);
    const kept = await challenge();
    expect(codeOf(await signIn(authenticator.show(old)))).toBe('passkey-refused');
    await api.jobs.perform('sweep-staff-challenges', {});
    const { rows } = await sql<{ left: number }>`
      select count(*) as left, min(expires_at - now()) between interval '4 minutes' and interval '5 minutes' as "is new" from staff_challenges`.execute(
      db,
    );
    expect(rows).toEqual([{ 'left': 1, 'is new': true }]);
    expect((await signIn(authenticator.show(kept))).status).toBe(201);
  });

  it('whose count of signatures went back is refused: it may be a copy', async () => {
    const { authenticator } = await withPasskey();
    expect((await signIn(authenticator.show(await challenge(), { signCount: 7 }))).status).toBe(201);
    expect(codeOf(await signIn(authenticator.show(await challenge(), { signCount: 7 })))).toBe('passkey-refused');
    expect(codeOf(await signIn(authenticator.show(await challenge(), { signCount: 3 })))).toBe('passkey-refused');
    expect((await signIn(authenticator.show(await challenge(), { signCount: 8 }))).status).toBe(201);
  });

  it('of a person who left, or without a role, signs nobody in', async () => {
    const { person, authenticator } = await withPasskey();
    await sql`update staff set disabled_at = now() where id = ${person.staffId}`.execute(db);
    expect(codeOf(await signIn(authenticator.show(await challenge())))).toBe('passkey-refused');
    await sql`update staff set disabled_at = null where id = ${person.staffId}`.execute(db);
    await sql`delete from staff_grants where staff_id = ${person.staffId}`.execute(db);
    expect(codeOf(await signIn(authenticator.show(await challenge())))).toBe('passkey-refused');
  });

  it('is not looked at after ten refusals from one address, also when it is right', async () => {
    const { authenticator } = await withPasskey();
    const codes = await inOneWindow(db, 900, async () => {
      const wrong: unknown[] = [];
      for (let tries = 0; tries < 10; tries += 1) wrong.push(codeOf(await signIn(authenticator.show('bm9uZQ'))));
      return { wrong: [...new Set(wrong)], right: codeOf(await signIn(authenticator.show(await challenge()))) };
    });
    expect(codes).toEqual({ wrong: ['passkey-refused'], right: 'too-many-requests' });
  });

  it('is for the pages of the consoles: another site’s page begins nothing', async () => {
    const { authenticator } = await withPasskey();
    expect(codeOf(await call(API.passkeys.challenge))).toBe('not-allowed');
    expect(codeOf(await signIn(authenticator.show(await challenge()), {}))).toBe('not-allowed');
  });
});

describe('keeping passkeys', () => {
  it('needs a fresh proof, as removing one does', async () => {
    const person = await staff('kitchen', { storeId: (await buildStore(db)).id });
    const body = { name: 'Phone', ...softAuthenticator().make('x') };
    expect(codeOf(await call(API.passkeys.begin, { as: person, headers: PAGE }))).toBe('fresh-proof-required');
    expect(codeOf(await call(API.passkeys.add, { as: person, headers: PAGE, body }))).toBe('fresh-proof-required');
    expect(codeOf(await call(API.passkeys.remove, { as: person, headers: PAGE, params: { id: 1 } }))).toBe('fresh-proof-required');
  });

  it('removes one of one’s own, which then signs nobody in; another person’s is not found', async () => {
    const { person, authenticator, id } = await withPasskey();
    const other = await withPasskey();
    expect(codeOf(await call(API.passkeys.remove, { as: other.person, params: { id } }))).toBe('not-found');
    expect((await call(API.passkeys.remove, { as: person, params: { id } })).status).toBe(200);
    expect(codeOf(await signIn(authenticator.show(await challenge())))).toBe('passkey-refused');
    expect((await auditOf(person.staffId)).map(({ action }) => action)).toEqual(['staff.add-passkey', 'staff.remove-passkey']);
    expect((await call(API.passkeys.list, { as: person })).body.passkeys).toEqual([]);
  });

  it('refuses one of another page, without a verified person, with another’s challenge, or that somebody has', async () => {
    const { person, authenticator } = await withPasskey();
    const other = await withPasskey();
    const refused = [
      softAuthenticator().make(await begin(person), { origin: 'https://example.net' }),
      softAuthenticator().make(await begin(person), { isUnverified: true }),
      softAuthenticator().make(await begin(other.person)),
      softAuthenticator().make(await challenge()),
      authenticator.make(await begin(person)),
    ];
    for (const made of refused) expect(codeOf(await add(person, made))).toBe('passkey-refused');
    expect(codeOf(await add(person, softAuthenticator().make(await begin(person)), ' '))).toBe('name-required');
  });

  it('says which devices have one, and ends at twenty', async () => {
    const { person, authenticator } = await withPasskey();
    const { body } = await call(API.passkeys.begin, { as: person, headers: PAGE });
    expect(body).toMatchObject({ rp_id: 'localhost', known: [authenticator.id] });
    await sql`insert into staff_passkeys (staff_id, credential_id, public_key, name)
      select ${person.staffId}, decode(md5(n::text), 'hex'), 'x', 'Key' from generate_series(1, 19) n`.execute(db);
    expect(codeOf(await call(API.passkeys.begin, { as: person, headers: PAGE }))).toBe('passkeys-full');
  });
});

describe('a proof by passkey', () => {
  const proofChallenge = async (as: Caller) => (await call(API.passkeys.proofChallenge, { as, headers: PAGE })).body.challenge;

  it('counts for five minutes, for its own person and a challenge of a proof alone', async () => {
    const { person, authenticator, id } = await withPasskey();
    const other = await withPasskey();
    await sql`update staff_sessions set proved_at = null where staff_id = ${person.staffId}`.execute(db);
    const give = (body: ReturnType<Authenticator['show']>) => call(API.passkeys.prove, { as: person, headers: PAGE, body });
    expect(codeOf(await give(other.authenticator.show(await proofChallenge(person))))).toBe('passkey-refused');
    expect(codeOf(await give(authenticator.show(await challenge())))).toBe('passkey-refused');
    expect(codeOf(await call(API.passkeys.begin, { as: person, headers: PAGE }))).toBe('fresh-proof-required');
    expect((await give(authenticator.show(await proofChallenge(person)))).body.seconds).toBe(300);
    expect((await call(API.passkeys.begin, { as: person, headers: PAGE })).status).toBe(200);
    expect((await auditOf(person.staffId)).slice(1)).toEqual([
      { action: 'staff.refuse-proof', after: { reason: 'passkey-refused' } },
      { action: 'staff.refuse-proof', after: { reason: 'passkey-refused' } },
      { action: 'staff.prove', after: { passkey: id } },
    ]);
  });

  it('is not looked at after five refusals', async () => {
    const { person, authenticator } = await withPasskey();
    const give = (body: ReturnType<Authenticator['show']>) => call(API.passkeys.prove, { as: person, headers: PAGE, body });
    const last = await inOneWindow(db, 900, async () => {
      for (let tries = 0; tries < 5; tries += 1) await give(authenticator.show('bm9uZQ'));
      return codeOf(await give(authenticator.show(await proofChallenge(person))));
    });
    expect(last).toBe('too-many-requests');
  });
});

describe('the host of passkeys', () => {
  it.each([
    ['https://desk.shop.uz', undefined, 'https://desk.shop.uz'],
    ['https://desk.shop.uz', 'https://evil.example', 'https://desk.shop.uz'],
    ['https://desk.shop.uz', 'http://localhost:3000', 'https://desk.shop.uz'],
    ['http://127.0.0.1:3000', 'http://localhost:8080', 'http://localhost:8080'],
    ['http://127.0.0.1:3000', 'https://evil.example', 'http://127.0.0.1:3000'],
    ['http://127.0.0.1:3000', 'null', 'http://127.0.0.1:3000'],
  ])('is %s as configured for a page of %s', (configured, origin, expected) => {
    expect(relyingPartyOf(configured, { origin })).toEqual({ id: new URL(expected).hostname, origin: expected });
  });
});
