import { createECDH, randomBytes } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { requestedJobs, drainRequestedJobs } from '../../../test/requested-jobs.ts';
import { testApi, type Caller } from '../../../test/api.ts';
import { buildItem, buildStore, type BuiltItem, type BuiltStore } from '../../../test/fixtures.ts';
import { sendForm } from '../../../test/form.ts';
import { orderByApi } from '../../../test/order.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { answerCustomer } from '../messages/answer-customer.ts';
import { acceptOrder } from '../orders/accept-order.ts';
import { PUSH, type PushJob } from './enqueue-push.ts';

const tested = await testApi();
const { api, db, call, customer, guest, push } = tested;

let store: BuiltStore;
let item: BuiltItem;
beforeAll(async () => {
  store = await buildStore(db, { name: { en: 'Bakery' } });
  item = await buildItem(db, { store, price_minor: 20_000, stock: 500 });
});
beforeEach(() => {
  push.sent.length = 0;
  push.answers = 'sent';
});

let browsers = 0;
function browser(endpoint = `https://push.example/${(browsers += 1)}`, auth = randomBytes(16).toString('base64url')): string {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  return JSON.stringify({ endpoint, expirationTime: null, keys: { p256dh: keys.getPublicKey('base64url'), auth } });
}

const save = (as: Caller, token: string, locale = 'en') =>
  call(API.customer.savePushToken, { as, body: { cm_firebase_token: token }, headers: { 'x-localization': locale } });

/** Runs the waiting push jobs in order. Returns the number of failures. */
async function tell(): Promise<number> {
  let failed = 0;
  for (const payload of await drainRequestedJobs<PushJob>(db, PUSH)) await api.jobs.perform(PUSH, payload).catch(() => (failed += 1));
  return failed;
}

const told = () => push.sent.map(({ message }) => JSON.parse(message.payload) as Record<string, unknown>);
const places = async () =>
  (await db.selectFrom('push_subscriptions').select('endpoint').orderBy('id').execute()).map(({ endpoint }) => endpoint);
const accept = (order: number) => inTransaction(db, (trx) => acceptOrder(trx, order, { as: 'store' }));
async function acceptedOrder(as: Caller): Promise<number> {
  const order = await orderByApi(tested, { store, item, as });
  await accept(order);
  return order;
}

describe('a push subscription', () => {
  test('is stored as JSON of a push subscription [push-05, push-06]', async () => {
    const aziza = await customer();
    expect((await save(aziza, browser('https://push.example/kept'))).status).toBe(200);
    expect(await places()).toContain('https://push.example/kept');
  });

  test.each([`${'a'.repeat(22)}:APA91b${'B'.repeat(134)}`, 'fcm-token-1', '7'])(
    'is not the token %s of another service, to which nothing would be sent [push-05]',
    async (token) => {
      const { status, body } = await save(await customer(), token);
      expect([status, body.errors?.[0]]).toEqual([
        422,
        expect.objectContaining({ code: 'push-address-refused', field: 'cm_firebase_token' }),
      ]);
      expect(await places()).not.toContain(token);
    },
  );

  test('is one for each session, moves to the last session that sends it, and is deleted by an empty token', async () => {
    const [aziza, bek] = [await customer(), await customer()];
    await save(aziza, browser('https://push.example/first'));
    const second = browser('https://push.example/second');
    await save(aziza, second);
    expect(await places()).not.toContain('https://push.example/first');
    await save(bek, second);
    await acceptedOrder(aziza);
    await tell();
    expect(push.sent).toEqual([]);
    await acceptedOrder(bek);
    await tell();
    expect(push.sent).toHaveLength(1);
    await save(bek, '');
    expect(await places()).not.toContain('https://push.example/second');
  });

  test.each([
    ['no push service', browser('https://127.0.0.1/send')],
    ['an address without encryption', browser('http://push.example/1')],
    ['no JSON', '{'],
    ['no keys', '{"endpoint":"https://push.example/1"}'],
    [
      'a point that is not on the curve',
      JSON.stringify({
        endpoint: 'https://push.example/1',
        keys: {
          p256dh: Buffer.concat([Buffer.of(4), Buffer.alloc(64, 7)]).toString('base64url'),
          auth: randomBytes(16).toString('base64url'),
        },
      }),
    ],
    ['a short secret', browser('https://push.example/1', 'AAAA')],
    ['something else', 'hello there'],
  ])('is refused when it is %s', async (_, token) => {
    const { status, body } = await save(await customer(), token);
    expect([status, body.errors?.[0]?.code, body.errors?.[0]?.field]).toEqual([422, 'push-address-refused', 'cm_firebase_token']);
  });

  test('needs an account or a guest', async () => {
    expect((await call(API.customer.savePushToken, { body: { cm_firebase_token: browser() } })).status).toBe(403);
  });
});

describe('a browser', () => {
  test("gets an order's steps, in its own language, with the page to open [push-05, push-06]", async () => {
    const aziza = await customer();
    await save(aziza, browser(), 'ar');
    const order = await acceptedOrder(aziza);
    await tell();
    expect(told()).toEqual([
      {
        type: 'order_status',
        title: api.words.translate('ar', 'Your order is confirmed'),
        body: expect.stringContaining(String(order).slice(0, 3)),
        conversation_id: null,
        sender_type: null,
        order_id: order,
        url: `/profile?page=my-orders&orderId=${order}`,
        told_in_page: true,
        tag: `order-${order}`,
        lang: 'ar',
        dir: 'rtl',
      },
    ]);
  });

  test('of a guest gets them too, with a signed link to the order', async () => {
    const somebody = await guest();
    await save(somebody, browser());
    const order = await acceptedOrder(somebody);
    await tell();
    expect(told()).toMatchObject([
      { title: 'Your order is confirmed', url: expect.stringMatching(new RegExp(`^/track-order\\?token=${order}\\.`)) },
    ]);
  });

  test('gets a message that was not read meanwhile', async () => {
    const aziza = await customer();
    await save(aziza, browser());
    const fields = { receiver_type: 'store', receiver_id: store.id, message: 'Salom' };
    const { conversation_id: conversationId } = (await sendForm(tested, API.messages.send, { as: aziza, fields })).body.conversation;
    await tell();
    expect(push.sent).toEqual([]);
    await answerCustomer(api, { conversationId, by: 'store', text: 'Bread is warm' });
    expect(await requestedJobs(db, PUSH), 'there is time to read it').toEqual([expect.objectContaining({ run_in: expect.any(Number) })]);
    await tell();
    expect(told()).toMatchObject([
      { type: 'message', body: 'Bakery: Bread is warm', url: `/chatting?conversationId=${conversationId}&type=store` },
    ]);
    await answerCustomer(api, { conversationId, by: 'store', text: 'Still warm' });
    await call(API.messages.details, { as: aziza, query: { conversation_id: conversationId } });
    await tell();
    expect(push.sent).toHaveLength(1);
  });

  test('gets nothing after the sign-out, and is deleted at night', async () => {
    const aziza = await customer();
    await save(aziza, browser('https://push.example/left'));
    const order = await orderByApi(tested, { store, item, as: aziza });
    await call(API.identity.logout, { as: aziza });
    await accept(order);
    await tell();
    expect(push.sent).toEqual([]);
    expect(await places()).toContain('https://push.example/left');
    await api.jobs.perform('sweep-push', {});
    expect(await places()).not.toContain('https://push.example/left');
  });

  test('is forgotten when its push service says that it is gone', async () => {
    const aziza = await customer();
    await save(aziza, browser('https://push.example/gone'));
    push.answers = 'gone';
    await acceptedOrder(aziza);
    expect(await tell()).toBe(0);
    expect(await places()).not.toContain('https://push.example/gone');
  });

  test('that cannot be reached is retried a few times, and stays', async () => {
    const aziza = await customer();
    await save(aziza, browser('https://push.example/down'));
    push.answers = new Error('The push service answered 503');
    await acceptedOrder(aziza);
    expect(await requestedJobs(db, PUSH)).toMatchObject([{ max_attempts: 5 }]);
    expect(await tell()).toBe(1);
    expect(await places()).toContain('https://push.example/down');
  });

  test('is given up when its push service refuses again and again', async () => {
    const aziza = await customer();
    await save(aziza, browser('https://push.example/refused'));
    push.answers = 'refused';
    for (let tries = 0; tries < 4; tries += 1) await acceptedOrder(aziza);
    expect(await tell()).toBe(0);
    expect(await places()).toContain('https://push.example/refused');
    await acceptedOrder(aziza);
    await tell();
    expect(await places()).not.toContain('https://push.example/refused');
  });

  test('gets nothing that is hours old', async () => {
    const aziza = await customer();
    await save(aziza, browser('https://push.example/late'));
    const { id } = await db
      .selectFrom('push_subscriptions')
      .where('endpoint', '=', 'https://push.example/late')
      .select('id')
      .executeTakeFirstOrThrow();
    const since = new Date(Date.now() - 5 * 3600 * 1000).toISOString();
    const job: PushJob = { target: id, news: { kind: 'order', orderId: 123_456_789, title: 'Your order is confirmed' }, since };
    await api.jobs.perform(PUSH, job);
    expect(push.sent).toEqual([]);
  });
});
