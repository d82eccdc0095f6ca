import { beforeEach, expect, test } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi } from '../../../test/api.ts';

const { api, call, db, messenger } = await testApi();
const EMAIL = 'aziz@example.uz';

beforeEach(async () => {
  await db.deleteFrom('newsletter_subscribers').execute();
  await db.deleteFrom('outbox').execute();
  messenger.sent.length = 0;
});

const subscribe = (email: string, locale = 'en') =>
  call(API.newsletter.subscribe, { body: { email }, headers: { 'x-localization': locale } });
const stateOf = async () => (await db.selectFrom('newsletter_subscribers').select('state').executeTakeFirst())?.state;

async function deliver(): Promise<string | undefined> {
  for (const { id } of await db.selectFrom('outbox').select('id').where('state', '=', 'waiting').execute())
    await api.jobs.perform('send-mail', { id });
  return messenger.lastTo(EMAIL);
}

async function tokenInLetter(): Promise<string> {
  const token = /newsletter#confirm=([\w-]+)/.exec((await deliver()) ?? '')?.[1];
  expect(token).toBeDefined();
  return token!;
}

test('subscribing says so and sends a letter in the reader’s language [footer-12]', async () => {
  expect(await subscribe(EMAIL)).toMatchObject({ status: 200, body: { message: 'Subscribed Successfully' } });
  await db.deleteFrom('outbox').execute();
  expect((await subscribe(` ${EMAIL.toUpperCase()} `, 'ru')).body.message).toBe('Вы успешно подписались');
  expect(await deliver()).toContain('рассылку Bozor');
});

test.each(['', 'aziz', 'aziz@localhost', 'a b@example.uz', `${'a'.repeat(250)}@example.uz`])('refuses "%s" [footer-11]', async (email) => {
  const { status, body } = await subscribe(email);
  expect(status).toBe(422);
  if (email.length <= 255) expect(body.errors).toMatchObject([{ code: 'newsletter-email', message: 'Please insert a valid email.' }]);
  expect(await stateOf()).toBeUndefined();
});

test('letters come only after the owner of the address has confirmed', async () => {
  await subscribe(EMAIL);
  expect(await stateOf()).toBe('pending');
  const token = await tokenInLetter();
  expect((await call(API.newsletter.confirm, { body: { token } })).status).toBe(200);
  expect((await call(API.newsletter.confirm, { body: { token } })).status).toBe(200);
  expect(await stateOf()).toBe('confirmed');
});

test('an address that is subscribed already gets the same answer and no letter', async () => {
  await subscribe(EMAIL);
  await call(API.newsletter.confirm, { body: { token: await tokenInLetter() } });
  await db.deleteFrom('outbox').execute();
  expect((await subscribe(EMAIL)).body.message).toBe('Subscribed Successfully');
  expect(await db.selectFrom('outbox').select('id').execute()).toEqual([]);
  expect(await stateOf()).toBe('confirmed');
});

test('sends one letter a day to a mailbox', async () => {
  for (let times = 0; times < 3; times += 1) await subscribe(EMAIL);
  expect(await db.selectFrom('outbox').select('id').execute()).toHaveLength(1);
});

test('the letter’s token also unsubscribes, and who left may come back', async () => {
  await subscribe(EMAIL);
  const token = await tokenInLetter();
  await call(API.newsletter.confirm, { body: { token } });
  expect((await call(API.newsletter.unsubscribe, { body: { token } })).status).toBe(200);
  expect(await stateOf()).toBe('unsubscribed');
  await subscribe(EMAIL);
  expect(await stateOf()).toBe('pending');
});

test('refuses an unknown token', async () => {
  await subscribe(EMAIL);
  for (const endpoint of [API.newsletter.confirm, API.newsletter.unsubscribe]) {
    const { status, body } = await call(endpoint, { body: { token: 'x'.repeat(43) } });
    expect([status, body.errors?.[0]?.code]).toEqual([404, 'newsletter-token']);
  }
  expect(await stateOf()).toBe('pending');
});
