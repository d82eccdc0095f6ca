import { createHash, generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it, test } from 'vitest';
import type { SignInReply } from '@bozor/contract/shop/customers/identity.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi, type Caller } from '../../../test/api.ts';
import { fakeSocialServers, SOCIAL_CLIENTS, writeToken } from '../../../test/fake-social-servers.ts';
import { changeSettings } from '../../../test/settings.ts';

const servers = await fakeSocialServers();
afterAll(servers.close);
/** In demo mode every code is 123456. */
const tested = await testApi({ socialServersUrl: servers.url });
const { call, clock, customer, db, guest } = tested;
const CODE = '123456';

beforeEach(() => changeSettings(tested, { social_login: true, google_login: true, facebook_login: true, apple_login: true }));

let people = 0;
const fresh = () => {
  people += 1;
  const number = String(people).padStart(4, '0');
  return { sub: `subject-${number}`, phone: `+99893555${number}`, email: `gulnora${number}@example.uz` };
};
const nonceOf = (visitor: Caller) => createHash('sha256').update(visitor.headers['x-guest-id']!).digest('base64url');
const seconds = () => Math.floor(clock.now().getTime() / 1000);
const claimsFor = (visitor: Caller, claims: object) => ({
  iss: `${servers.url}/google`,
  aud: SOCIAL_CLIENTS.google,
  iat: seconds(),
  exp: seconds() + 3600,
  nonce: nonceOf(visitor),
  name: 'Gulnora Rahimova',
  email_verified: true,
  ...claims,
});
const google = (visitor: Caller, claims: object) => writeToken(claimsFor(visitor, claims), { key: servers.privateKey });
const apple = (visitor: Caller, claims: object) =>
  google(visitor, { iss: `${servers.url}/apple`, aud: SOCIAL_CLIENTS.apple, name: undefined, ...claims });
const enter = (visitor: Caller, token: string, more: object = {}) =>
  call(API.identity.socialLogin, { body: { medium: 'google', token, login_type: 'social', ...more }, as: visitor });
const giveName = (reply: SignInReply, body: object, visitor?: Caller) =>
  call(API.identity.updateInfo, { body: { pending_token: reply.pending_token, login_type: 'social', ...body }, as: visitor });
const giveCode = (reply: SignInReply, visitor?: Caller) =>
  call(API.identity.verifyPhone, { body: { pending_token: reply.pending_token, otp: CODE, login_type: 'social' }, as: visitor });
const me = async (token: string | null) => (await call(API.customer.info, { as: { headers: { authorization: `Bearer ${token}` } } })).body;
const problemOf = ({ status, body }: { status: number; body: { errors?: readonly { code: string }[] } }) => [
  status,
  body.errors?.[0]?.code,
];
const REFUSED = [422, 'social-token-refused'];

describe('signing in by Google', () => {
  it("creates an account from Google's name and e-mail, and recognises it later [auth-26, api-40]", async () => {
    const { sub, email } = fresh();
    const first = await guest();
    const { body } = await enter(first, google(first, { sub, email }));
    expect(body).toMatchObject({ is_personal_info: 1, is_exist_user: null, login_type: 'social', pending_token: null });
    const person = await me(body.token);
    expect(person).toMatchObject({ f_name: 'Gulnora', l_name: 'Rahimova', email, is_email_verified: 1, phone: null, has_password: false });
    const again = await guest();
    const { body: second } = await enter(again, google(again, { sub, email: 'another@example.uz' }));
    expect((await me(second.token)).id).toBe(person.id);
  });

  it('takes the e-mail from the token, whatever the caller says of it', async () => {
    const victim = fresh();
    await customer({ email: victim.email });
    const { sub, email } = fresh();
    const visitor = await guest();
    const { body } = await enter(visitor, google(visitor, { sub, email }), { email: victim.email, unique_id: victim.sub });
    expect((await me(body.token)).email).toBe(email);
  });

  it('asks whether an account with the e-mail is theirs: Yes needs a code to that account [auth-07, auth-28]', async () => {
    const { sub, email, phone } = fresh();
    const { customerId } = await customer({ email, phone, f_name: 'Dilnoza' });
    const visitor = await guest();
    const { body: asked } = await enter(visitor, google(visitor, { sub, email }));
    expect(asked).toMatchObject({ token: null, is_exist_user: { name: 'Dilnoza A.' }, login_type: 'social' });
    const { body: coded } = await giveName(asked, { existing_user: 'yes' });
    expect(coded).toMatchObject({ token: null, is_phone_verified: 0, verification_on: 'phone', phone });
    const { body } = await giveCode(coded);
    expect((await me(body.token)).id).toBe(customerId);
    const again = await guest();
    expect((await me((await enter(again, google(again, { sub, email }))).body.token)).id).toBe(customerId);
  });

  it('with Yes shuts out who laid an account there without ever having proven the e-mail', async () => {
    const { sub, email, phone } = fresh();
    const form = { name: 'Somebody Else', email, phone, password: 'gilos-tuya-7', confirm_password: 'gilos-tuya-7' };
    const { body: before } = await call(API.identity.signUp, { body: form });
    const visitor = await guest();
    const { body: asked } = await enter(visitor, google(visitor, { sub, email }));
    const { body } = await giveName(asked, { existing_user: 'yes' });
    expect(await me(body.token)).toMatchObject({ email, is_email_verified: 1, has_password: true });
    const old = await call(API.customer.info, { as: { headers: { authorization: `Bearer ${before.token}` } } });
    expect(old.status).toBe(401);
    const again = await call(API.identity.login, { body: { email_or_phone: phone, password: form.password } });
    expect(again.body).toMatchObject({ token: null, verification_on: 'email' });
  });

  it('with No leaves the account its e-mail and requires a phone [auth-29]', async () => {
    const { sub, email, phone } = fresh();
    await customer({ email });
    const visitor = await guest();
    const token = google(visitor, { sub, email });
    const { body: asked } = await enter(visitor, token);
    expect(problemOf(await giveName(asked, { existing_user: 'no' }))).toEqual([422, 'email']);
    const { body: coded } = await call(API.identity.socialRegister, { body: { medium: 'google', token, phone }, as: visitor });
    const { body } = await giveCode(coded, visitor);
    expect(await me(body.token)).toMatchObject({ phone, email: null, is_phone_verified: 1 });
  });

  it('keeps out who is suspended', async () => {
    const { sub, email } = fresh();
    const first = await guest();
    const { id } = await me((await enter(first, google(first, { sub, email }))).body.token);
    await db.updateTable('customers').set({ status: 'suspended' }).where('id', '=', id).execute();
    const again = await guest();
    expect(problemOf(await enter(again, google(again, { sub, email })))).toEqual([403, 'account-suspended']);
  });

  it('does not recognise a deleted account', async () => {
    const { sub, email } = fresh();
    const first = await guest();
    const { body } = await enter(first, google(first, { sub, email }));
    const { id } = await me(body.token);
    await call(API.customer.remove, { as: { headers: { authorization: `Bearer ${body.token}` } } });
    const again = await guest();
    const { body: second } = await enter(again, google(again, { sub, email }));
    expect((await me(second.token)).id).not.toBe(id);
  });

  it("brings the guest's cart along and ends the guest id, as any sign-in", async () => {
    const { sub, email } = fresh();
    const visitor = await guest();
    await enter(visitor, google(visitor, { sub, email }));
    expect(problemOf(await enter(visitor, google(visitor, { sub, email, jti: 'another' })))).toEqual(REFUSED);
  });
});

describe('a token of Google is not believed', () => {
  const strangerKey = generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey;
  type Write = (visitor: Caller, person: object) => string;
  test.each<[string, Write]>([
    ['that was given to another app', (visitor, person) => google(visitor, { ...person, aud: 'another.apps.example' })],
    ['that was given to several apps', (visitor, person) => google(visitor, { ...person, aud: [SOCIAL_CLIENTS.google, 'another'] })],
    ['that another app asked for', (visitor, person) => google(visitor, { ...person, azp: 'another.apps.example' })],
    ['of another issuer', (visitor, person) => google(visitor, { ...person, iss: 'https://accounts.example' })],
    ['of Apple, given to the app at Google', (visitor, person) => google(visitor, { ...person, iss: `${servers.url}/apple` })],
    ['that has run out', (visitor, person) => google(visitor, { ...person, exp: seconds() - 61 })],
    ['that does not end', (visitor, person) => google(visitor, { ...person, exp: undefined })],
    ['that is of long ago', (visitor, person) => google(visitor, { ...person, iat: seconds() - 3000 })],
    ['of the future', (visitor, person) => google(visitor, { ...person, iat: seconds() + 3000 })],
    ['without a nonce', (visitor, person) => google(visitor, { ...person, nonce: undefined })],
    ['with the nonce of another', (visitor, person) => google(visitor, { ...person, nonce: nonceOf({ headers: { 'x-guest-id': 'x' } }) })],
    ['of nobody', (visitor, person) => google(visitor, { ...person, sub: '' })],
    [
      'that names no way of signing',
      (visitor, person) => writeToken(claimsFor(visitor, person), { key: undefined, header: { alg: 'none' } }),
    ],
    [
      'that names another way of signing',
      (visitor, person) => writeToken(claimsFor(visitor, person), { key: servers.privateKey, header: { alg: 'HS256' } }),
    ],
    ['that somebody else has signed', (visitor, person) => writeToken(claimsFor(visitor, person), { key: strangerKey })],
    [
      'that is signed by a key that Google has not',
      (visitor, person) => writeToken(claimsFor(visitor, person), { key: strangerKey, header: { kid: 'key-2' } }),
    ],
    [
      'that brings its key along',
      (visitor, person) =>
        writeToken(claimsFor(visitor, person), { key: strangerKey, header: { jwk: strangerKey.export({ format: 'jwk' }) } }),
    ],
    [
      'with rules of its own',
      (visitor, person) => writeToken(claimsFor(visitor, person), { key: servers.privateKey, header: { crit: ['b64'], b64: false } }),
    ],
    [
      'whose body was exchanged',
      (visitor, person) => {
        const [head, , signature] = google(visitor, { ...person, sub: 'somebody' }).split('.');
        return [head, Buffer.from(JSON.stringify(claimsFor(visitor, person))).toString('base64url'), signature].join('.');
      },
    ],
    ['that is no token', () => 'token'],
  ])('%s', async (_name, write) => {
    const { sub, email } = fresh();
    const visitor = await guest();
    expect(problemOf(await enter(visitor, write(visitor, { sub, email })))).toEqual(REFUSED);
    expect(await db.selectFrom('customers').where('email', '=', email).select('id').execute()).toEqual([]);
  });

  test('a second time, and not written a little differently either', async () => {
    const { sub, email } = fresh();
    await customer({ email });
    const visitor = await guest();
    const token = google(visitor, { sub, email });
    expect((await enter(visitor, token)).status).toBe(200);
    expect(problemOf(await enter(visitor, token))).toEqual(REFUSED);
    expect(problemOf(await enter(visitor, `${token}=`))).toEqual(REFUSED);
  });

  test('by another browser than the requesting one, or by none', async () => {
    const { sub, email } = fresh();
    const token = google(await guest(), { sub, email });
    expect(problemOf(await enter(await guest(), token))).toEqual(REFUSED);
    expect(problemOf(await enter({ headers: {} }, token))).toEqual(REFUSED);
  });

  test('with an unknown key, without a request to Google each time', async () => {
    const asked = () => servers.asked.filter((path) => path === '/google/keys').length;
    const before = asked();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const visitor = await guest();
      await enter(visitor, writeToken(claimsFor(visitor, fresh()), { key: strangerKey, header: { kid: `made-up-${attempt}` } }));
    }
    expect(asked() - before).toBeLessThanOrEqual(1);
  });
});

describe('an unverified e-mail', () => {
  it.each([[false], ['false'], [undefined], ['yes']])(
    'matches no account when Google says %s of it: a phone is required [auth-29]',
    async (isVerified) => {
      const { sub, email } = fresh();
      await customer({ email });
      const visitor = await guest();
      expect(problemOf(await enter(visitor, google(visitor, { sub, email, email_verified: isVerified })))).toEqual([422, 'email']);
    },
  );

  it('is checked before the sign-in without being used up [api-44]', async () => {
    const { sub, email } = fresh();
    await customer({ email, f_name: 'Dilnoza' });
    const visitor = await guest();
    const check = async (token: string) => (await call(API.identity.checkEmail, { body: { medium: 'google', token }, as: visitor })).body;
    const token = google(visitor, { sub, email });
    expect(await check(token)).toMatchObject({ is_exist_user: { name: 'Dilnoza A.' }, is_email_verified: 1 });
    expect(await check(google(visitor, { sub, email, email_verified: false }))).toEqual({ is_exist_user: null, is_email_verified: 0 });
    expect((await enter(visitor, token)).status).toBe(200);
  });
});

describe('signing in by Apple', () => {
  it('requires the name missing in its token, then creates the account [auth-27]', async () => {
    const { sub, email } = fresh();
    const visitor = await guest();
    const { body: asked } = await enter(visitor, apple(visitor, { sub, email, email_verified: 'true' }), { medium: 'apple' });
    expect(asked).toMatchObject({ token: null, is_personal_info: 0, email });
    const { body } = await giveName(asked, { name: 'Gulnora Rahimova' }, visitor);
    expect(await me(body.token)).toMatchObject({ f_name: 'Gulnora', email, is_email_verified: 1 });
    const again = await guest();
    expect((await enter(again, apple(again, { sub }), { medium: 'apple' })).body.token).not.toBeNull();
  });

  it("does not accept Apple's token for Google", async () => {
    const { sub, email } = fresh();
    const visitor = await guest();
    expect(problemOf(await enter(visitor, apple(visitor, { sub, email })))).toEqual(REFUSED);
  });
});

describe('signing in by Facebook', () => {
  const facebook = (visitor: Caller, claims: object) =>
    google(visitor, { iss: `${servers.url}/facebook`, aud: SOCIAL_CLIENTS.facebook, email_verified: undefined, ...claims });
  const come = (visitor: Caller, token: string) => enter(visitor, token, { medium: 'facebook' });
  const register = (visitor: Caller, token: string, body: object) =>
    call(API.identity.socialRegister, { body: { medium: 'facebook', token, ...body }, as: visitor });

  it('requires a phone and its code before the account is created [auth-05, auth-29, api-41, entity-14]', async () => {
    const { sub, phone, email } = fresh();
    const visitor = await guest();
    const token = facebook(visitor, { sub, email });
    expect(problemOf(await come(visitor, token))).toEqual([422, 'email']);
    expect(problemOf(await register(visitor, token, { phone: ' ' }))).toEqual([422, 'phone-missing']);
    expect(problemOf(await register(visitor, token, { phone: '12' }))).toEqual([422, 'phone-not-valid']);
    const { body: coded } = await register(visitor, token, { email, unique_id: sub, id_token: 'x', phone });
    expect(coded).toMatchObject({ token: null, is_phone_verified: 0, verification_on: 'phone', login_type: 'social' });
    expect(await db.selectFrom('customers').where('phone', '=', phone).select('id').execute()).toEqual([]);
    const { body } = await giveCode(coded, visitor);
    expect(await me(body.token)).toMatchObject({ f_name: 'Gulnora', phone, is_phone_verified: 1, email: null });
    const again = await guest();
    expect((await me((await come(again, facebook(again, { sub }))).body.token)).phone).toBe(phone);
  });

  it('opens the account whose phone the code proves', async () => {
    const { sub, phone } = fresh();
    const { customerId } = await customer({ phone });
    const visitor = await guest();
    const token = facebook(visitor, { sub });
    await come(visitor, token);
    const { body } = await giveCode((await register(visitor, token, { phone })).body);
    expect((await me(body.token)).id).toBe(customerId);
  });

  it('requires no phone without a token', async () => {
    const { sub, phone } = fresh();
    const visitor = await guest();
    expect(problemOf(await register(visitor, facebook(visitor, { sub }), { phone }))).toEqual(REFUSED);
  });

  it('knows one of its people from one of Google who has the same name there', async () => {
    const { sub, email } = fresh();
    const first = await guest();
    await enter(first, google(first, { sub, email }));
    const second = await guest();
    expect(problemOf(await come(second, facebook(second, { sub })))).toEqual([422, 'email']);
  });
});

describe('a provider that is switched off', () => {
  it.each(['socialLogin', 'socialRegister', 'checkEmail'] as const)('is refused by %s', async (name) => {
    await changeSettings(tested, { google_login: false });
    const visitor = await guest();
    const token = google(visitor, fresh());
    const body = { medium: 'google', token, ...(name === 'socialRegister' && { phone: fresh().phone }) };
    expect(problemOf(await call(API.identity[name], { body, as: visitor }))).toEqual([422, 'login-method-off']);
  });

  it('is off in the configuration, and an enabled one has its address [auth-17, entity-25, entity-26]', async () => {
    await changeSettings(tested, { apple_login: false });
    const { body } = await call(API.config.read);
    expect(body.centralize_login).toMatchObject({
      social_login_status: 1,
      google_login_status: 1,
      facebook_login_status: 1,
      apple_login_status: 0,
    });
    const [byGoogle, , byApple] = body.social_login;
    expect(byGoogle).toMatchObject({ login_medium: 'google', status: 1, client_id: SOCIAL_CLIENTS.google });
    expect(new URL(byGoogle!.sign_in_url).searchParams.get('redirect_uri')).toBe('http://127.0.0.1:3000/auth/return');
    expect(byApple).toEqual({ login_medium: 'apple', status: 0, client_id: '', sign_in_url: '' });
    expect(body.apple_login).toEqual({ client_id: '', redirect_url_react: '' });
    await changeSettings(tested, { social_login: false });
    expect((await call(API.config.read)).body.centralize_login).toMatchObject({ social_login_status: 0, google_login_status: 0 });
  });
});
