import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SignInReply } from '@bozor/contract/shop/customers/identity.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi, type Caller } from '../../../test/api.ts';
import { buildItem, buildStore, headersFor } from '../../../test/fixtures.ts';
import { orderByApi, ORDER_PHONE } from '../../../test/order.ts';
import { changeSettings } from '../../../test/settings.ts';

/** In demo mode every code is 123456. */
const tested = await testApi();
const { call, customer, db, guest } = tested;
const CODE = '123456';

beforeEach(() => changeSettings(tested, { otp_login: true }));
afterEach(() => changeSettings(tested, { phone_verification: false, email_verification: false }));

let people = 0;
const fresh = () => {
  people += 1;
  const number = String(people).padStart(4, '0');
  return { phone: `+99895777${number}`, email: `nodira${number}@example.uz`, password: 'gilos-tuya-7' };
};
const signUp = ({ password, ...contact }: ReturnType<typeof fresh>, name = 'Aziza Karimova') =>
  call(API.identity.signUp, { body: { name, ...contact, password, confirm_password: password } });
const withCode = async (phone: string, as?: Caller) => {
  await call(API.identity.login, { body: { phone, login_type: 'otp' } });
  return call(API.identity.verifyPhone, { body: { phone, otp: CODE, login_type: 'otp' }, as });
};
const update = (reply: SignInReply, body: Record<string, unknown>) =>
  call(API.identity.updateInfo, { body: { pending_token: reply.pending_token, ...body } });
const verify = (reply: SignInReply, otp = CODE) => call(API.identity.verifyPhone, { body: { pending_token: reply.pending_token, otp } });
const as = (token: string | null) => ({ headers: { authorization: `Bearer ${token}` } });
const me = async (token: string | null) => (await call(API.customer.info, { as: as(token) })).body;
const problemOf = (answer: { status: number; body: { errors?: readonly { code: string }[] } }) => [
  answer.status,
  answer.body.errors?.[0]?.code,
];

describe('signing in by a code', () => {
  it('lets in whose number it is, and answers the token [auth-19]', async () => {
    const { phone } = fresh();
    const { customerId } = await customer({ phone });
    const { body } = await withCode(phone);
    expect(body).toMatchObject({ is_personal_info: 1, is_phone_verified: 1, is_exist_user: null, login_type: 'otp', pending_token: null });
    expect((await me(body.token)).id).toBe(customerId);
  });

  it('requests the name of a new customer, then creates the account [auth-06, auth-18]', async () => {
    const { phone, email } = fresh();
    const { body: first } = await withCode(phone);
    expect(first).toMatchObject({ token: null, is_personal_info: 0, phone });
    expect((await update(first, { name: ' ' })).body.errors).toEqual([
      expect.objectContaining({ code: 'first-name-required', field: 'name' }),
    ]);
    expect((await update(first, { name: 'Nodira', email: 'no' })).body.errors).toEqual([
      expect.objectContaining({ code: 'email-not-valid', field: 'email' }),
    ]);
    expect(problemOf(await update(first, { name: 'Nodira', ref_code: 'NOBODYS1' }))).toEqual([422, 'referral-not-found']);
    const { body: last } = await update(first, { name: 'Nodira Aliyeva', email });
    expect(await me(last.token)).toMatchObject({
      f_name: 'Nodira',
      l_name: 'Aliyeva',
      phone,
      email,
      is_phone_verified: 1,
      is_email_verified: 0,
      has_password: false,
    });
    expect(problemOf(await update(first, { name: 'Nodira' }))).toEqual([422, 'step-expired']);
  });

  it('takes no phone but the proven one', async () => {
    const { phone } = fresh();
    const { body: first } = await withCode(phone);
    const { body: last } = await update(first, { name: 'Nodira', phone: '+998957770000' });
    expect((await me(last.token)).phone).toBe(phone);
  });

  it('opens no step without the token of the one before', async () => {
    expect(problemOf(await call(API.identity.updateInfo, { body: { name: 'Nodira', phone: fresh().phone } }))).toEqual([
      403,
      'proof-required',
    ]);
    expect(problemOf(await call(API.identity.updateInfo, { body: { pending_token: 'x'.repeat(43), name: 'Nodira' } }))).toEqual([
      422,
      'step-expired',
    ]);
    expect(problemOf(await call(API.identity.verifyPhone, { body: { pending_token: 'x'.repeat(43), otp: CODE } }))).toEqual([
      422,
      'step-expired',
    ]);
  });

  it('lets a guest go on with the guest id alone, as the payloads of the specification list it [entity-15, api-36]', async () => {
    const { phone, email } = fresh();
    const visitor = await guest();
    const stranger = await guest();
    await withCode(phone, visitor);
    const payload = { name: 'Nodira Aliyeva', email, ref_code: '', login_type: 'otp' };
    const complete = (as: Caller, body: object) => call(API.identity.updateInfo, { body, as });
    expect(problemOf(await complete(stranger, payload))).toEqual([403, 'proof-required']);
    expect(problemOf(await complete(visitor, { ...payload, phone: '+998957770000' }))).toEqual([403, 'proof-required']);
    const { body } = await complete(visitor, { ...payload, phone });
    expect(await me(body.token)).toMatchObject({ f_name: 'Nodira', phone, email, is_phone_verified: 1 });
    expect(problemOf(await complete(visitor, { ...payload, phone }))).toEqual([403, 'proof-required']);
  });

  it('keeps out who is suspended', async () => {
    const { phone } = fresh();
    const { customerId } = await customer({ phone });
    await db.updateTable('customers').set({ status: 'suspended' }).where('id', '=', customerId).execute();
    expect(problemOf(await withCode(phone))).toEqual([403, 'account-suspended']);
  });
});

describe("'Is It You?' [auth-22, auth-54]", () => {
  it('shows a shortened name; Yes signs in, revokes earlier sessions and has the password proved by a code once [auth-57]', async () => {
    const person = fresh();
    const { token: before } = (await signUp(person)).body;
    const { body: step } = await withCode(person.phone);
    expect(step).toMatchObject({ token: null, is_exist_user: { name: 'Aziza K.', image: null } });
    const { id } = await me(before);
    const { body: last } = await update(step, { existing_user: 'yes' });
    expect(await me(last.token)).toMatchObject({ id, is_phone_verified: 1, has_password: true });
    expect((await call(API.customer.info, { as: as(before) })).status).toBe(401);
    expect((await withCode(person.phone)).body.is_exist_user).toBeNull();
    const logIn = () => call(API.identity.login, { body: { email_or_phone: person.email, password: person.password } });
    const { body: proof } = await logIn();
    expect(proof).toMatchObject({ token: null, is_phone_verified: 0, verification_on: 'phone', phone: person.phone });
    expect(await me((await verify(proof)).body.token)).toMatchObject({ id });
    expect(await me((await logIn()).body.token)).toMatchObject({ id });
  });

  it("requires a code to the account's verified e-mail", async () => {
    const person = fresh();
    const { token } = (await signUp(person)).body;
    const { id } = await me(token);
    await db.updateTable('customers').set({ email_verified_at: new Date() }).where('id', '=', id).execute();
    const { body: step } = await withCode(person.phone);
    const { body: second } = await update(step, { existing_user: 'yes' });
    expect(second).toMatchObject({ token: null, verification_on: 'email', is_email_verified: 0 });
    expect((await me(token)).is_phone_verified).toBe(0);
    const { body: last } = await verify(second);
    expect(await me(last.token)).toMatchObject({ id, is_phone_verified: 1, has_password: true });
  });

  it('makes a new account with the number on No, and leaves the other one its rest', async () => {
    const person = fresh();
    const { token: others } = (await signUp(person, 'Stranger')).body;
    const { body: step } = await withCode(person.phone);
    const { body: nameless } = await update(step, { existing_user: 'no' });
    expect(nameless).toMatchObject({ token: null, is_personal_info: 0 });
    const { body: last } = await update(nameless, { name: 'Nodira' });
    expect(await me(last.token)).toMatchObject({ f_name: 'Nodira', phone: person.phone, is_phone_verified: 1 });
    expect(await me(others)).toMatchObject({ f_name: 'Stranger', phone: null, email: person.email });
    expect(problemOf(await update(step, { existing_user: 'yes' }))).toEqual([422, 'step-expired']);
  });
});

describe('a shop that wants phone and e-mail proven [auth-20, auth-30]', () => {
  it('requires the codes of phone and e-mail before a sign-up ends, and reports wrong ones [auth-44]', async () => {
    await changeSettings(tested, { phone_verification: true, email_verification: true });
    const person = fresh();
    const { body: phone } = await signUp(person);
    expect(phone).toMatchObject({ token: null, is_phone_verified: 0, verification_on: 'phone', resend_after_seconds: 60 });
    const wrong = await verify(phone, '000000');
    expect([wrong.status, wrong.body.message]).toEqual([422, 'The code is not right.']);
    const { body: email } = await verify(phone);
    expect(email).toMatchObject({ token: null, is_phone_verified: 1, is_email_verified: 0, verification_on: 'email' });
    const { body: last } = await verify(email);
    expect(await me(last.token)).toMatchObject({ is_phone_verified: 1, is_email_verified: 1, has_password: true });
  });

  it('lets a mistyped phone be corrected before it is proven, and sends the code there [auth-57]', async () => {
    await changeSettings(tested, { phone_verification: true });
    const person = fresh();
    const right = fresh().phone;
    const taken = fresh();
    await customer({ phone: taken.phone });
    const { body: step } = await signUp(person);
    const correct = (phone: string) => call(API.identity.sendOtp, { body: { pending_token: step.pending_token, phone } });
    expect((await correct('12')).body.errors).toEqual([{ code: 'phone-not-valid', field: 'phone', message: 'number must be 10 digits' }]);
    expect(problemOf(await correct(taken.phone))).toEqual([409, 'contact-taken']);
    expect((await correct(right)).body).toMatchObject({ verification_on: 'phone' });
    const { body: last } = await verify({ ...step, phone: right });
    expect(await me(last.token)).toMatchObject({ phone: right, is_phone_verified: 1 });
    expect(problemOf(await correct(person.phone))).toEqual([422, 'step-expired']);
  });

  it('requires the proof at each login, and sends another code for the same step', async () => {
    const person = fresh();
    await signUp(person);
    await changeSettings(tested, { phone_verification: true });
    const logIn = () => call(API.identity.login, { body: { email_or_phone: person.email, password: person.password } });
    const { body: step } = await logIn();
    expect(step).toMatchObject({ token: null, is_phone_verified: 0, phone: person.phone });
    expect(problemOf(await call(API.identity.sendOtp, { body: { pending_token: step.pending_token } }))).toEqual([429, 'resend-too-soon']);
    expect((await verify(step)).body.token).toEqual(expect.any(String));
    expect((await logIn()).body.token).toEqual(expect.any(String));
  });

  it('takes the code of a guest who names phone and kind of sign-in, without a token of the step before [entity-13, api-42]', async () => {
    const person = fresh();
    await signUp(person);
    await changeSettings(tested, { phone_verification: true });
    const visitor = await guest();
    await call(API.identity.login, {
      body: { email_or_phone: person.phone, password: person.password, login_type: 'manual' },
      as: visitor,
    });
    const code = { phone: person.phone, otp: CODE, login_type: 'manual', verification_type: 'phone' };
    expect(problemOf(await call(API.identity.verifyPhone, { body: code, as: await guest() }))).toEqual([422, 'code-expired']);
    const { body } = await call(API.identity.verifyPhone, { body: code, as: visitor });
    expect(await me(body.token)).toMatchObject({ phone: person.phone, is_phone_verified: 1 });
  });
});

describe('orders that were placed without an account', () => {
  it('join the account once their phone is proven, and no others', async () => {
    const store = await buildStore(db);
    const item = await buildItem(db, { store, price_minor: 20_000, stock: 50 });
    const visitor = await guest();
    const orderId = await orderByApi(tested, { store, item, as: visitor });
    const other = await orderByApi(tested, { store, item, as: await guest() });
    await db.updateTable('orders').set({ contact_person_number: '+998901112233' }).where('id', '=', other).execute();
    const mine = async (token: string | null) =>
      (await call(API.orders.list, { as: as(token), params: { status: 'list' } })).body.orders.map(({ id }) => id);

    const signedUp = (await signUp({ ...fresh(), phone: ORDER_PHONE })).body;
    expect(await mine(signedUp.token)).toEqual([]);
    const { body: step } = await withCode(ORDER_PHONE);
    const { body: last } = await update(step, { existing_user: 'yes' });
    const running = (await call(API.orders.list, { as: as(last.token), params: { status: 'running-orders' } })).body.orders;
    expect(running.map(({ id }) => id)).toEqual([orderId]);
    expect((await call(API.orders.track, { as: visitor, query: { order_id: orderId } })).status).not.toBe(200);
  });

  it('join the account that their guest makes: its phone is proven there, and the cart stays [auth-57]', async () => {
    const store = await buildStore(db);
    const item = await buildItem(db, { store, price_minor: 20_000, stock: 50 });
    const visitor = await guest();
    const orderId = await orderByApi(tested, { store, item, as: visitor });
    const phone = fresh().phone;
    await db.updateTable('orders').set({ contact_person_number: phone }).where('id', '=', orderId).execute();
    const cartOf = async (caller: Caller) =>
      (await call(API.cart.list, { as: { headers: { ...headersFor(store), ...caller.headers } } })).body;
    await call(API.cart.add, { as: { headers: { ...headersFor(store), ...visitor.headers } }, body: { item_id: item.id, quantity: 2 } });
    const { password, ...contact } = { ...fresh(), phone };
    const form = { name: 'Aziza Karimova', ...contact, password, confirm_password: password };
    const { body: step } = await call(API.identity.signUp, { body: form, as: visitor });
    expect(step).toMatchObject({ token: null, is_phone_verified: 0, verification_on: 'phone', phone });
    const code = { pending_token: step.pending_token, otp: CODE };
    const { body: last } = await call(API.identity.verifyPhone, { body: code, as: visitor });
    expect(await me(last.token)).toMatchObject({ phone, is_phone_verified: 1, has_password: true });
    const running = await call(API.orders.list, { as: as(last.token), params: { status: 'running-orders' } });
    expect(running.body.orders.map(({ id }) => id)).toEqual([orderId]);
    expect((await cartOf(as(last.token))).lines).toMatchObject([{ quantity: 2 }]);
    expect((await signUp(fresh())).body.token, 'who ordered nothing proves nothing').toEqual(expect.any(String));
  });
});
