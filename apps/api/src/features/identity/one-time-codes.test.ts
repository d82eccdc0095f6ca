import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi } from '../../../test/api.ts';
import { inOneWindow } from '../../../test/in-one-window.ts';
import { changeSettings } from '../../../test/settings.ts';

const tested = await testApi({ mode: 'production', rateLimits: true });
const { api, db, call, customer, messenger, server } = tested;
await changeSettings(tested, { otp_login: true });

let numbers = 0;
let PHONE = '';
beforeEach(() => {
  numbers += 1;
  PHONE = `+99894111${String(numbers).padStart(4, '0')}`;
});

const requestCode = (phone = PHONE) => call(API.identity.sendOtp, { body: { phone } });
const verify = (otp: string, phone = PHONE) => call(API.identity.verifyPhone, { body: { phone, otp } });
const codeOf = (answer: { body: { errors?: readonly { code: string }[] } }) => answer.body.errors?.[0]?.code;
const age = (seconds: number) =>
  db
    .updateTable('one_time_codes')
    .set({
      created_at: sql`created_at - make_interval(secs => ${seconds})`,
      expires_at: sql`expires_at - make_interval(secs => ${seconds})`,
    })
    .where('destination', '=', PHONE)
    .execute();

async function deliver(): Promise<void> {
  for (const { id } of await db.selectFrom('outbox').select('id').where('state', '=', 'waiting').execute())
    await api.jobs.perform('send-sms-code', { id });
}

async function codeInMessage(to = PHONE): Promise<string> {
  await deliver();
  const code = /\d{6}/.exec(messenger.lastTo(to) ?? '')?.[0];
  expect(code).toBeDefined();
  return code!;
}

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a one-time code', () => {
  it('is six random digits by message, stored only as an HMAC [auth-42]', async () => {
    expect(await requestCode()).toMatchObject({
      status: 200,
      body: { verification_on: 'phone', resend_after_seconds: 60, expires_in_seconds: 600 },
    });
    const code = await codeInMessage();
    const { code_hmac } = await db
      .selectFrom('one_time_codes')
      .where('destination', '=', PHONE)
      .select('code_hmac')
      .executeTakeFirstOrThrow();
    expect(code_hmac).toHaveLength(32);
    expect(code_hmac.toString('utf8')).not.toContain(code);
    expect((await verify('123456')).status).toBe(code === '123456' ? 200 : 422);
  });

  it('works once', async () => {
    await requestCode();
    const code = await codeInMessage();
    expect((await verify(code)).status).toBe(200);
    expect(codeOf(await verify(code))).toBe('code-expired');
  });

  it('dies after five wrong tries, also when they come at once', async () => {
    await requestCode();
    const code = await codeInMessage();
    const answers = await Promise.all(Array.from({ length: 12 }, () => verify(wrong(code))));
    expect(answers.map(codeOf).filter((problem) => problem === 'code-wrong')).toHaveLength(5);
    expect(codeOf(await verify(code))).toBe('code-expired');
  });

  it('signs in once when the right one comes twelve times at once', async () => {
    await requestCode();
    const code = await codeInMessage();
    const answers = await Promise.all(Array.from({ length: 12 }, () => verify(code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('lives ten minutes', async () => {
    await requestCode();
    const code = await codeInMessage();
    await age(570);
    expect(codeOf(await verify(wrong(code)))).toBe('code-wrong');
    await age(31);
    expect(codeOf(await verify(code))).toBe('code-expired');
  });

  it('is sent again after 60 seconds, and the one before is dead then [auth-31]', async () => {
    await requestCode();
    const first = await codeInMessage();
    const early = await requestCode();
    expect([early.status, codeOf(early)]).toEqual([429, 'resend-too-soon']);
    const left = Number(early.headers['retry-after']);
    expect(left).toBeGreaterThan(30);
    expect(left).toBeLessThanOrEqual(60);
    await age(left);
    expect((await requestCode()).status).toBe(200);
    const second = await codeInMessage();
    if (second !== first) expect(codeOf(await verify(first))).toBe('code-wrong');
    expect((await verify(second)).status).toBe(200);
  });

  it('is valid only for its purpose and its recipient', async () => {
    await customer({ phone: PHONE });
    await call(API.identity.forgotPassword, { body: { email_or_phone: PHONE } });
    const code = await codeInMessage();
    expect(codeOf(await verify(code))).toBe('code-expired');
    expect(codeOf(await verify(code, '+998941119999'))).toBe('code-expired');
  });

  it('is sent ten times a day to one number, five times for one requester', async () => {
    const requestCodeFrom = async (remoteAddress: string) => {
      const payload = { phone: PHONE };
      const answer = await server.inject({ method: 'POST', url: '/api/v1/auth/send-otp', remoteAddress, payload });
      await age(61);
      return answer.statusCode;
    };
    const { fromOnePlace, fromOthers } = await inOneWindow(db, 86_400, async () => {
      const seen = { fromOnePlace: [] as number[], fromOthers: [] as number[] };
      for (let times = 0; times < 6; times += 1) seen.fromOnePlace.push(await requestCodeFrom('10.1.0.1'));
      for (let times = 0; times < 6; times += 1) seen.fromOthers.push(await requestCodeFrom(`10.1.1.${times}`));
      return seen;
    });
    expect(fromOnePlace).toEqual([200, 200, 200, 200, 200, 429]);
    expect(fromOthers).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('gives known and unknown people the same reply', async () => {
    await customer({ phone: PHONE });
    const [known, unknown] = [await requestCode(), await requestCode('+998941118888')];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  });

  it('is refused at its field when it is empty, short, or the number is none', async () => {
    for (const [body, code, field] of [
      [{ phone: PHONE, otp: '' }, 'code-empty', 'otp'],
      [{ phone: PHONE, otp: '12345' }, 'code-wrong', 'otp'],
      [{ phone: '12', otp: '123456' }, 'login-not-valid', 'phone'],
    ] as const)
      expect((await call(API.identity.verifyPhone, { body })).body.errors).toEqual([expect.objectContaining({ code, field })]);
    expect((await call(API.identity.verifyPhone, { body: { phone: PHONE, otp: '' } })).body.message).toBe('field is empty');
  });

  it('is forgotten by the message that carried it, and one that still waits is not sent any more', async () => {
    await requestCode();
    const code = await codeInMessage();
    await requestCode('+998941117777');
    await db
      .updateTable('outbox')
      .set({ created_at: sql`created_at - interval '11 minutes'` })
      .execute();
    await api.jobs.perform('sweep-code-messages', {});
    const messages = await db.selectFrom('outbox').select(['recipient', 'body', 'state']).execute();
    expect(messages.filter(({ body }) => body.includes(code))).toEqual([]);
    expect(messages.find(({ recipient }) => recipient === '+998941117777')?.state).toBe('dead');
  });
});

describe('signing in by a code', () => {
  it('is off unless the operator wants it', async () => {
    await changeSettings(tested, { otp_login: false });
    expect(codeOf(await requestCode())).toBe('login-method-off');
    expect(codeOf(await call(API.identity.login, { body: { phone: PHONE, login_type: 'otp' } }))).toBe('login-method-off');
    await changeSettings(tested, { otp_login: true });
  });

  it.each([
    ['', 'Please give a phone number'],
    ['12345', 'number must be 10 digits'],
  ])('refuses the phone %j: %s [auth-41]', async (phone, message) => {
    const answer = await call(API.identity.login, { body: { phone, login_type: 'otp' } });
    expect([answer.status, answer.body.errors?.[0]?.field, answer.body.message]).toEqual([422, 'phone', message]);
  });

  it('sends no second message while the first is recent', async () => {
    const body = { phone: PHONE, login_type: 'otp' } as const;
    expect((await call(API.identity.login, { body })).body).toMatchObject({
      token: null,
      is_phone_verified: 0,
      verification_on: 'phone',
      resend_after_seconds: 60,
    });
    await age(20);
    const { resend_after_seconds: left } = (await call(API.identity.login, { body })).body;
    expect(left).toBeGreaterThan(10);
    expect(left).toBeLessThanOrEqual(40);
    await deliver();
    expect(messenger.sent.filter(({ to }) => to === PHONE)).toHaveLength(1);
  });
});
