import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi } from '../../../test/api.ts';
import { buildItem, buildStore, headersFor } from '../../../test/fixtures.ts';
import { inOneWindow } from '../../../test/in-one-window.ts';
import { changeSettings } from '../../../test/settings.ts';

const { server, bus, db, call, guest } = await testApi();

let people = 0;
const form = (over: Record<string, unknown> = {}) => {
  people += 1;
  const number = String(people).padStart(4, '0');
  return {
    name: 'Aziza Karimova',
    email: `aziza${number}@example.uz`,
    phone: `+99893555${number}`,
    password: 'gilos-tuya-7',
    confirm_password: 'gilos-tuya-7',
    ...over,
  };
};
const signUp = (body: Record<string, unknown>, as?: { headers: Record<string, string> }) => call(API.identity.signUp, { body, as });
const logIn = (email_or_phone: string, password: string, as?: { headers: Readonly<Record<string, string>> }) =>
  call(API.identity.login, { body: { email_or_phone, password, login_type: 'manual' }, as });

describe('guests [api-39, auth-02]', () => {
  it('gives every guest an id of 256 random bits that is stored only hashed', async () => {
    const ids = await Promise.all(Array.from({ length: 50 }, async () => (await call(API.identity.requestGuest)).body.guest_id));
    expect(new Set(ids).size).toBe(50);
    expect(ids.every((id) => Buffer.from(id, 'base64url').length === 32)).toBe(true);
    const stored = await db.selectFrom('guests').select('token_hash').execute();
    expect(stored.some(({ token_hash }) => ids.includes(token_hash.toString('base64url')))).toBe(false);
  });
});

describe('sign-up [api-37]', () => {
  it('makes an account, splits the name and signs in at once', async () => {
    const body = form();
    const answer = await signUp(body);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ is_personal_info: 1, is_phone_verified: 1, is_email_verified: 1, email: body.email });
    const me = await db.selectFrom('customers').where('email', '=', body.email).selectAll().executeTakeFirstOrThrow();
    expect(me).toMatchObject({ f_name: 'Aziza', l_name: 'Karimova', phone: body.phone });
    expect(me.password_hash).toMatch(/^\$argon2id\$/);
  });

  it.each([
    [{ name: ' ' }, 'name', 'First name is required', '[auth-35]'],
    [{ email: 'aziza' }, 'email', 'Must be a valid email', '[auth-36]'],
    [{ phone: '' }, 'phone', 'Please give a phone number', '[auth-55]'],
    [{ phone: '93555' }, 'phone', 'number must be 10 digits', '[auth-37]'],
    [{ password: 'abc', confirm_password: 'abc' }, 'password', 'Password is too short - should be 6 chars minimum.', '[auth-38]'],
    [{ confirm_password: 'other-one' }, 'confirm_password', 'Passwords must match', '[auth-39]'],
    [{ password: 'qwerty123', confirm_password: 'qwerty123' }, 'password', 'This password is too easy to guess. Choose another one.', ''],
  ])('refuses %j at its field %s with "%s" %s', async (over, field, message, _id) => {
    const answer = await signUp(form(over));
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual([expect.objectContaining({ field, message })]);
  });

  it('gives missing fields the messages of empty ones [auth-35, auth-36, auth-38, auth-39]', async () => {
    const answer = await signUp({ guest_id: null });
    expect([answer.status, answer.body.errors?.map(({ message }) => message)]).toEqual([
      422,
      [
        'First name is required',
        'Email is required',
        'Please give a phone number',
        'Password is too short - should be 6 chars minimum.',
        'Passwords must match',
      ],
    ]);
    const code = await call(API.identity.verifyPhone, { body: { phone: '+998935550000', login_type: 'otp' } });
    expect([code.status, code.body.message]).toEqual([422, 'field is empty']);
  });

  it('knows the longest e-mail and the sentence for it [auth-36]', async () => {
    const answer = await signUp(form({ email: `${'a'.repeat(250)}@example.uz` }));
    expect([answer.status, answer.body.message]).toEqual([422, 'Must be a valid email']);
  });

  it('takes a password that is easy to guess where the shop allows it', async () => {
    await changeSettings({ db, bus }, { refuse_common_passwords: false });
    expect((await signUp(form({ password: '123456', confirm_password: '123456' }))).status).toBe(200);
    await changeSettings({ db, bus }, { refuse_common_passwords: true });
    expect((await signUp(form({ password: '123456', confirm_password: '123456' }))).status).toBe(422);
  });

  it('names all wrong fields at once and takes no roles', async () => {
    const answer = await signUp(form({ name: '', phone: '', email: '' }));
    expect(answer.body.errors?.map((each) => each.field)).toEqual(['name', 'email', 'phone']);
    const body = form({ status: 'suspended', customer_id: 1, role: 'admin' });
    expect((await signUp(body)).status).toBe(200);
    const { status } = await db.selectFrom('customers').select('status').where('phone', '=', body.phone).executeTakeFirstOrThrow();
    expect(status).toBe('active');
  });

  it('keeps a phone and an e-mail for one account, also when both come at once', async () => {
    const body = form();
    const answers = await Promise.all([signUp(body), signUp({ ...body, email: 'other@example.uz' })]);
    expect(answers.map((answer) => answer.status).filter((status) => status === 200)).toHaveLength(1);
    expect(answers.find((answer) => answer.status !== 200)?.body.errors?.[0]).toMatchObject({ code: 'contact-taken', field: 'phone' });
  });
});

describe('login [api-38]', () => {
  it('takes phone in any writing, or e-mail in any case', async () => {
    const body = form();
    await signUp(body);
    for (const name of [body.phone, body.phone.slice(1), body.phone.slice(4), body.email.toUpperCase(), ` ${body.email} `]) {
      const answer = await logIn(name, body.password);
      expect([name, answer.status]).toEqual([name, 200]);
      expect(Buffer.from(answer.body.token!, 'base64url')).toHaveLength(32);
    }
  });

  it('takes the kinds that the payload names empty for not named [entity-11]', async () => {
    const { phone, password, ...rest } = form();
    await signUp({ phone, password, ...rest });
    const body = { email_or_phone: phone, password, login_type: '', field_type: '', type: '' };
    expect((await call(API.identity.login, { body })).body.token).toEqual(expect.any(String));
    expect((await call(API.identity.login, { body: { ...body, field_type: 'pigeon' } })).body.errors?.[0]?.field).toBe('field_type');
  });

  it('answers the same to a wrong password and an unknown account', async () => {
    const body = form();
    await signUp(body);
    const [wrong, unknown] = [await logIn(body.email, 'something-else'), await logIn('nobody@example.uz', 'something-else')];
    expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body]);
    expect(wrong.status).toBe(422);
  });

  it.each([
    ['', 'gilos-tuya-7', 'Email or phone number is required', '[auth-32]'],
    ['abc', 'gilos-tuya-7', 'Must be a valid email or phone number', '[auth-33]'],
    ['aziza@example.uz', '12345', 'Password is too short - should be 6 chars minimum.', '[auth-34]'],
    ['aziza@example.uz', '', 'password is required', '[auth-55]'],
  ])('refuses %j with %j: %s %s', async (name, password, message, _id) => {
    expect((await logIn(name, password)).body.message).toBe(message);
  });

  it('makes an account wait after ten wrong passwords, and lets the owner in before that', async () => {
    const body = form();
    await signUp(body);
    const { admitted, waiting } = await inOneWindow(db, 900, async () => {
      for (let tries = 0; tries < 9; tries += 1) await logIn(body.email, 'something-else');
      const owner = await logIn(body.email, body.password);
      for (let tries = 0; tries < 10; tries += 1) await logIn(body.email, 'something-else');
      return { admitted: owner, waiting: await logIn(body.email, body.password) };
    });
    expect(admitted.status).toBe(200);
    expect([waiting.status, waiting.headers['retry-after']]).toEqual([429, '900']);
  });

  it('admits the owner from another address during an attack, up to a limit', async () => {
    const body = form();
    await signUp(body);
    const logInFrom = async (remoteAddress: string, password: string) => {
      const payload = { email_or_phone: body.email, password, login_type: 'manual', field_type: 'email' };
      return (await server.inject({ method: 'POST', url: '/api/v1/auth/login', remoteAddress, payload })).statusCode;
    };
    const statuses = await inOneWindow(db, 900, async () => {
      const refused: number[] = [];
      for (let tries = 0; tries < 10; tries += 1) refused.push(await logInFrom('10.0.0.1', 'something-else'));
      const [there, elsewhere] = [await logInFrom('10.0.0.1', body.password), await logInFrom('10.0.0.2', body.password)];
      for (let tries = 10; tries < 100; tries += 1) await logInFrom(`10.0.1.${tries}`, 'something-else');
      return { refused: [...new Set(refused)], there, elsewhere, inTheEnd: await logInFrom('10.0.0.2', body.password) };
    });
    expect(statuses).toEqual({ refused: [422], there: 429, elsewhere: 200, inTheEnd: 429 });
  });
});

describe('sessions', () => {
  it('gives a new token at every login and kills it at logout [auth-01]', async () => {
    const body = form();
    const first = (await signUp(body)).body.token!;
    const second = (await logIn(body.phone, body.password)).body.token!;
    expect(second).not.toBe(first);
    const headers = { authorization: `Bearer ${second}` };
    const { body: ended } = await call(API.identity.logout, { headers });
    expect(ended.message).toBe('Logout successful.');
    expect((await call(API.identity.logout, { headers })).status).toBe(401);
    expect((await call(API.cart.list, { query: { guest_id: ended.guest_id } })).status).toBe(200);
    expect((await call(API.cart.list, { headers: { authorization: `Bearer ${first}` } })).status).toBe(200);
  });

  it('dies with the account', async () => {
    const body = form();
    const { token } = (await signUp(body)).body;
    await db.updateTable('customers').where('email', '=', body.email).set({ status: 'suspended' }).execute();
    expect((await call(API.cart.list, { headers: { authorization: `Bearer ${token}` } })).status).toBe(401);
    expect((await logIn(body.email, body.password)).body.errors?.[0]?.code).toBe('account-suspended');
  });
});

describe("a guest's cart at sign-in [auth-57]", () => {
  it('adds up in the same store, clamped with a notice, once', async () => {
    const store = await buildStore(db);
    const item = await buildItem(db, { store, stock: 5, name: { en: 'Bread' } });
    const body = form();
    const { token } = (await signUp(body)).body;
    const me = { headers: { authorization: `Bearer ${token}` } };
    await call(API.cart.add, { as: me, body: { item_id: item.id, quantity: 3 } });
    const visitor = await guest();
    await call(API.cart.add, { as: visitor, body: { item_id: item.id, quantity: 4 } });
    const answer = await logIn(body.email, body.password, visitor);
    expect(answer.body.cart).toEqual({ outcome: 'merged', clamped: ['Bread'] });
    const cart = await call(API.cart.list, { as: me, headers: headersFor(store) });
    expect(cart.body.lines.map((line) => line.quantity)).toEqual([5]);
    expect((await logIn(body.email, body.password, visitor)).body.cart.outcome).toBe('none');
    expect((await call(API.cart.list, { as: visitor })).status).toBe(403);
  });

  it("keeps the guest's cart of another store and parks the account's", async () => {
    const store = await buildStore(db);
    const other = await buildStore(db, {
      zone: { id: store.zoneId, lat: store.lat, lng: store.lng },
      module: { id: store.moduleId, moduleType: 'grocery' },
    });
    const body = form();
    const { token } = (await signUp(body)).body;
    const me = { headers: { authorization: `Bearer ${token}` } };
    await call(API.cart.add, { as: me, body: { item_id: (await buildItem(db, { store })).id, quantity: 1 } });
    const visitor = await guest();
    const wanted = await buildItem(db, { store: other });
    await call(API.cart.add, { as: visitor, body: { item_id: wanted.id, quantity: 2 } });
    expect((await logIn(body.email, body.password, visitor)).body.cart.outcome).toBe('kept_guest_cart');
    const cart = await call(API.cart.list, { as: me, headers: headersFor(store) });
    expect(cart.body.lines.map((line) => [line.item_id, line.quantity])).toEqual([[wanted.id, 2]]);
    expect(await db.selectFrom('carts').where('parked_at', 'is not', null).select('store_id').execute()).toContainEqual({
      store_id: store.id,
    });
  });

  it('takes over what the guest had put aside', async () => {
    const store = await buildStore(db);
    const item = await buildItem(db, { store });
    const body = form();
    const { token } = (await signUp(body)).body;
    const visitor = await guest();
    const { body: held } = await call(API.cart.add, { as: visitor, body: { item_id: item.id, quantity: 2 } });
    await sql`update carts set parked_at = now() where id = (select cart_id from cart_lines where id = ${held.lines[0]!.id})`.execute(db);
    await logIn(body.email, body.password, visitor);
    const parked = await call(API.cart.parked, { as: { headers: { authorization: `Bearer ${token}` } } });
    expect(parked.body.carts).toMatchObject([{ store: { id: store.id }, total_quantity: 2 }]);
  });
});

it('refuses disabled sign-in methods, and still validates the request [api-40, api-41, api-43, api-44]', async () => {
  const social = { token: 'token', medium: 'google' };
  const replies = [
    await call(API.identity.socialLogin, { body: { ...social, login_type: 'social' } }),
    await call(API.identity.socialRegister, { body: { ...social, phone: '+998901234567' } }),
    await call(API.identity.checkEmail, { body: social }),
    await call(API.identity.verifyFirebase, { body: { session_info: 'session', phone: '+998901234567', otp: '123456' } }),
  ];
  for (const { status, body } of replies) expect([status, body.errors?.[0]?.code]).toEqual([422, 'login-method-off']);
  const { body } = await call(API.identity.socialLogin, { body: { ...social, medium: 'telegraph' } });
  expect(body.errors?.[0]).toMatchObject({ code: 'invalid-field', field: 'medium' });
});
