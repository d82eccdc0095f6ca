import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi } from '../../../test/api.ts';

/** In demo mode every code is 123456. */
const { api, call, db, messenger } = await testApi();
const CODE = '123456';

let people = 0;
async function account() {
  people += 1;
  const number = String(people).padStart(4, '0');
  const contact = { phone: `+99897333${number}`, email: `karim${number}@example.uz` };
  const body = { name: 'Karim', ...contact, password: 'gilos-tuya-7', confirm_password: 'gilos-tuya-7' };
  const { token } = (await call(API.identity.signUp, { body })).body;
  return { ...contact, token, password: body.password };
}
const requestReset = (email_or_phone: string) => call(API.identity.forgotPassword, { body: { email_or_phone } });
const open = (email_or_phone: string, otp = CODE) => call(API.identity.verifyResetToken, { body: { email_or_phone, otp } });
const set = (reset_token: string, password = 'anor-bodom-9', confirm_password = password) =>
  call(API.identity.resetPassword, { body: { reset_token, password, confirm_password } });
const logIn = (email_or_phone: string, password: string) => call(API.identity.login, { body: { email_or_phone, password } });
const problemOf = (answer: { status: number; body: { errors?: readonly { code: string }[] } }) => [
  answer.status,
  answer.body.errors?.[0]?.code,
];
const messagesTo = (to: string) =>
  db.selectFrom('outbox').where('recipient', '=', to).where('state', '=', 'waiting').select(['id', 'channel', 'body']).execute();

describe('a forgotten password', () => {
  it.each(['phone', 'email'] as const)('is replaced after a code by %s, and every session ends [route-41]', async (field) => {
    const person = await account();
    expect((await requestReset(person[field])).body).toMatchObject({
      verification_on: field,
      resend_after_seconds: 60,
      expires_in_seconds: 600,
    });
    const { body } = await open(person[field]);
    expect((await set(body.reset_token)).body.message).toBe('Your password has been changed.');
    expect((await call(API.customer.info, { headers: { authorization: `Bearer ${person.token}` } })).status).toBe(401);
    expect((await logIn(person.phone, person.password)).status).toBe(422);
    expect((await logIn(person.phone, 'anor-bodom-9')).status).toBe(200);
    expect(problemOf(await set(body.reset_token, 'third-one-8'))).toEqual([422, 'step-expired']);
  });

  it.each(['phone', 'email'] as const)('may be requested by %s [route-41]', async (field) => {
    const person = await account();
    expect((await call(API.identity.forgotPassword, { body: { [field]: person[field] } })).body).toMatchObject({ verification_on: field });
    const { body } = await call(API.identity.verifyResetToken, { body: { [field]: person[field], otp: CODE } });
    const sent = { [field]: person[field], reset_token: body.reset_token, password: 'anor-bodom-9', confirm_password: 'anor-bodom-9' };
    expect((await call(API.identity.resetPassword, { body: sent })).status).toBe(200);
  });

  it('sends the code by mail to an address, by message to a number, in the reader’s language', async () => {
    const person = await account();
    await call(API.identity.forgotPassword, { body: { email_or_phone: person.email }, headers: { 'x-localization': 'ru' } });
    await requestReset(person.phone);
    expect(await messagesTo(person.email)).toMatchObject([{ channel: 'email', body: expect.stringMatching(/^123456 — ваш код/) }]);
    const [sms] = await messagesTo(person.phone);
    expect(sms).toMatchObject({ channel: 'sms' });
    await api.jobs.perform('send-sms-code', { id: sms!.id });
    expect(messenger.lastTo(person.phone)).toContain('123456');
  });

  it('gives unknown people the same reply, and sends nothing', async () => {
    const person = await account();
    const [known, unknown] = [await requestReset(person.phone), await requestReset('+998973339999')];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(await messagesTo('+998973339999')).toEqual([]);
    const [wrong, wrongOfNobody] = [await open(person.phone, '000000'), await open('+998973339999', '000000')];
    expect([wrong.status, wrong.body]).toEqual([wrongOfNobody.status, wrongOfNobody.body]);
    expect(problemOf(await open('+998973339999'))).toEqual([422, 'code-wrong']);
  });

  it.each([
    ['abc', 'abc', 'password', 'Password is too short - should be 6 chars minimum.'],
    ['anor-bodom-9', 'anor-bodom-8', 'confirm_password', 'Passwords must match'],
    ['qwerty123', 'qwerty123', 'password', 'This password is too easy to guess. Choose another one.'],
  ])('refuses %j with %j and lets them try again [auth-38, auth-39]', async (password, repeated, field, message) => {
    const person = await account();
    await requestReset(person.phone);
    const { reset_token } = (await open(person.phone)).body;
    expect((await set(reset_token, password, repeated)).body.errors).toEqual([expect.objectContaining({ field, message })]);
    expect((await set(reset_token)).status).toBe(200);
  });

  it('is not replaced by an e-mail that was never proven, once the phone is', async () => {
    const person = await account();
    await db
      .updateTable('customers')
      .set({ phone_verified_at: sql`now()` })
      .where('email', '=', person.email)
      .execute();
    expect((await requestReset(person.email)).status).toBe(200);
    expect(await messagesTo(person.email)).toEqual([]);
    expect(problemOf(await open(person.email))).toEqual([422, 'code-wrong']);
    await requestReset(person.phone);
    expect((await open(person.phone)).status).toBe(200);
  });

  it('reports an invalid phone or e-mail at its field', async () => {
    expect((await requestReset('')).body.errors).toEqual([
      expect.objectContaining({ field: 'email_or_phone', message: 'Email or phone number is required' }),
    ]);
    expect((await requestReset('abc')).body.message).toBe('Must be a valid email or phone number');
  });
});
