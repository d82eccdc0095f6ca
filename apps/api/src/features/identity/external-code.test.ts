import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi, type Caller } from '../../../test/api.ts';
import { fakeIdentityToolkit } from '../../../test/fake-identity-toolkit.ts';
import { sendForm } from '../../../test/form.ts';
import { changeSettings } from '../../../test/settings.ts';

const provider = await fakeIdentityToolkit();
afterAll(() => provider.close());
const tested = await testApi({ identityToolkitUrl: provider.url });
const { call, customer, db, messenger } = tested;

const ON = { firebase_otp_verification: true, otp_login: true, phone_verification: false };
beforeEach(() => changeSettings(tested, ON));
afterEach(() => provider.breakDown(undefined));

let numbers = 0;
const freshPhone = () => `+9989577${String((numbers += 1)).padStart(5, '0')}`;
const verify = (body: Record<string, unknown>) => call(API.identity.verifyFirebase, { body });
const askForCode = (phone: string) => call(API.identity.login, { body: { phone, login_type: 'otp' } });
const codeOf = ({ status, body }: { status: number; body: { errors?: readonly { code: string; field?: string }[] } }) => [
  status,
  body.errors?.[0]?.code,
  body.errors?.[0]?.field,
];
const smsTo = async (phone: string) =>
  (await db.selectFrom('outbox').where('recipient', '=', phone).selectAll().execute()).length +
  messenger.sent.filter(({ to }) => to === phone).length;

describe('external phone verification [auth-21]', () => {
  it('signs in by the session and code of the provider, and the shop sends no code of its own', async () => {
    const phone = freshPhone();
    const { customerId } = await customer({ phone });
    expect((await askForCode(phone)).body).toMatchObject({ verification_on: 'phone', phone });
    expect(await smsTo(phone)).toBe(0);
    const proof = provider.send(phone);
    const { body } = await verify({ phone, ...proof, login_type: 'otp' });
    expect((await call(API.customer.info, { as: bearer(body.token) })).body.id).toBe(customerId);
    expect(codeOf(await verify({ phone, ...proof, login_type: 'otp' }))).toEqual([422, 'code-expired', 'otp']);
  });

  it('confirms the phone of a new account by the step of the sign-up', async () => {
    await changeSettings(tested, { phone_verification: true });
    const phone = freshPhone();
    const secret = { password: 'gilos-tuya-7', confirm_password: 'gilos-tuya-7' };
    const { body: step } = await call(API.identity.signUp, { body: { name: 'Aziza', phone, email: 'a1@example.uz', ...secret } });
    expect([step.token, step.verification_on, await smsTo(phone)]).toEqual([null, 'phone', 0]);
    const { body } = await verify({ pending_token: step.pending_token, phone, ...provider.send(phone) });
    expect((await call(API.customer.info, { as: bearer(body.token) })).body).toMatchObject({ phone, is_phone_verified: 1 });
  });

  it('confirms a phone of the profile', async () => {
    const phone = freshPhone();
    const me = await customer({ phone });
    await db.updateTable('customers').where('id', '=', me.customerId).set({ phone_verified_at: null }).execute();
    const save = (fields: Record<string, string>) =>
      sendForm(tested, API.customer.updateProfile, { as: me, fields: { button_type: 'phone', ...fields } });
    expect((await save({})).body).toMatchObject({ otp_send: true, verification_on: 'phone' });
    expect(await smsTo(phone)).toBe(0);
    const proof = { verification_on: 'phone', verification_medium: 'firebase' };
    expect(codeOf(await save({ ...proof, session_info: 'none', otp: '654321' }))).toEqual([422, 'code-expired', 'otp']);
    expect((await save({ ...proof, ...provider.send(phone) })).body.otp_send).toBe(false);
    expect((await call(API.customer.info, { as: me })).body.is_phone_verified).toBe(1);
  });

  it('proves no other phone than the one that the code was sent to', async () => {
    const [mine, theirs] = [freshPhone(), freshPhone()];
    await customer({ phone: theirs });
    expect(codeOf(await verify({ phone: theirs, ...provider.send(mine), login_type: 'otp' }))).toEqual([422, 'code-wrong', 'otp']);
  });

  it.each([
    ['a wrong code', { otp: '000000' }, [422, 'code-wrong', 'otp']],
    ['no code', { otp: ' ' }, [422, 'code-empty', 'otp']],
    ['an unknown session', { session_info: 'none' }, [422, 'code-expired', 'otp']],
    ['a step that is over', { pending_token: 'gone' }, [422, 'step-expired', undefined]],
    ['no phone', { phone: '' }, [422, 'login-required', 'phone']],
  ])('refuses %s', async (_what, different, refusal) => {
    const phone = freshPhone();
    expect(codeOf(await verify({ phone, ...provider.send(phone), login_type: 'otp', ...different }))).toEqual(refusal);
  });

  it('says so when the provider does not answer well, and the code can be sent again', async () => {
    const phone = freshPhone();
    await customer({ phone });
    const proof = { phone, ...provider.send(phone), login_type: 'otp' };
    provider.breakDown(500);
    expect(codeOf(await verify(proof))).toEqual([503, 'code-not-checked', undefined]);
    provider.breakDown(undefined);
    expect((await verify(proof)).status).toBe(200);
  });

  it('signs nobody in without an account’s step where codes do not sign in', async () => {
    await changeSettings(tested, { otp_login: false });
    const phone = freshPhone();
    await customer({ phone });
    expect(codeOf(await verify({ phone, ...provider.send(phone), login_type: 'otp' }))).toEqual([422, 'login-method-off', 'login_type']);
  });

  it('keeps to the shop’s own codes for e-mail and for a new password', async () => {
    const phone = freshPhone();
    await customer({ phone });
    await call(API.identity.forgotPassword, { body: { email_or_phone: phone } });
    expect(await smsTo(phone)).toBe(1);
  });

  it('is told to browsers with what they need, and only while it is switched on', async () => {
    expect((await call(API.config.read)).body).toMatchObject({
      firebase_otp_verification: 1,
      phone_verifier: { api_key: 'web-key', url: provider.url, challenge_url: `${provider.url}/recaptcha/api.js` },
    });
    await changeSettings(tested, { firebase_otp_verification: false });
    expect((await call(API.config.read)).body).toMatchObject({ firebase_otp_verification: 0, phone_verifier: null });
    const phone = freshPhone();
    await customer({ phone });
    const before = provider.asked.length;
    expect(codeOf(await verify({ phone, ...provider.send(phone), login_type: 'otp' }))).toEqual([422, 'login-method-off', 'session_info']);
    await askForCode(phone);
    expect([await smsTo(phone), provider.asked.length]).toEqual([1, before]);
  });
});

function bearer(token: string | null): Caller {
  return { headers: { authorization: `Bearer ${token}` } };
}
