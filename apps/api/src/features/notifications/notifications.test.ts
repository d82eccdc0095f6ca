import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import type { LiveEvent } from '@bozor/contract/shop/customers/notifications.ts';
import { listen } from '../../platform/db/listen.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { testApi, type Caller } from '../../../test/api.ts';
import { openStream, type TestStream } from '../../../test/event-stream.ts';
import { buildItem, buildStore, type BuiltItem, type BuiltStore } from '../../../test/fixtures.ts';
import { sendForm } from '../../../test/form.ts';
import { orderByApi } from '../../../test/order.ts';
import { waitsForLock } from '../../../test/waits-for-lock.ts';
import { answerCustomer } from '../messages/answer-customer.ts';
import { acceptOrder } from '../orders/accept-order.ts';

const tested = await testApi();
const { api, db, call, customer, guest, server, bus, target } = tested;
const listener = listen(target, bus, { onError: () => {} });
const streams: TestStream<LiveEvent>[] = [];

let store: BuiltStore;
let item: BuiltItem;
let base: string;

beforeAll(async () => {
  await listener.ready;
  tested.startRelay();
  base = await server.listen({ port: 0, host: '127.0.0.1' });
  store = await buildStore(db);
  item = await buildItem(db, { store, price_minor: 20_000, stock: 500 });
});
afterAll(async () => {
  for (const stream of streams) stream.close();
  await listener.stop();
  // The client reconnects after the break, and then sends nothing.
  const closing = server.close();
  const quiet = setInterval(() => server.server.closeAllConnections(), 20);
  await closing;
  clearInterval(quiet);
});

async function follow(as: Caller, lastEventId?: string): Promise<TestStream<LiveEvent>> {
  const headers = { ...as.headers, ...(lastEventId !== undefined && { 'last-event-id': lastEventId }) };
  const stream = await openStream<LiveEvent>(`${base}/api/v1${API.notifications.events.path}`, headers);
  streams.push(stream);
  return stream;
}

const accept = (order: number) => inTransaction(db, (trx) => acceptOrder(trx, order, { as: 'store' }));
const write = async (as: Caller) =>
  (await sendForm(tested, API.messages.send, { as, fields: { receiver_type: 'store', receiver_id: store.id, message: 'Salom' } })).body
    .conversation.conversation_id;
const noticesOf = async (as: Caller, locale = 'en') =>
  (await call(API.notifications.list, { as, headers: { 'x-localization': locale } })).body;

describe("the stream of a person's events", () => {
  it('ends when its reader is signed out, before another event', async () => {
    const aziza = await customer();
    const stream = await follow(aziza);
    const order = await orderByApi(tested, { store, item, as: aziza });
    expect((await stream.next())?.data).toMatchObject({ order_id: order, order_status: 'pending' });
    await call(API.identity.logout, { as: aziza });
    await accept(order);
    expect(await stream.next()).toBeUndefined();
  });

  it('sends messages with their writers [push-01, push-02]', async () => {
    const aziza = await customer();
    const stream = await follow(aziza);
    const conversationId = await write(aziza);
    expect((await stream.next())?.data).toMatchObject({ kind: 'message', conversation_id: conversationId, sender_type: 'customer' });
    await answerCustomer(api, { conversationId, by: 'store', text: 'Welcome' });
    expect((await stream.next())?.data).toMatchObject({ kind: 'message', conversation_id: conversationId, sender_type: 'store' });
    stream.close();
  });

  it("sends an order's steps, with a notice in the reader's language [push-04]", async () => {
    const aziza = await customer();
    const stream = await follow({ headers: { ...aziza.headers, 'x-localization': 'ru' } });
    const order = await orderByApi(tested, { store, item, as: aziza });
    expect((await stream.next())?.data).toMatchObject({ kind: 'order', order_id: order, order_status: 'pending' });
    await accept(order);
    expect((await stream.next())?.data).toMatchObject({ kind: 'order', order_id: order, order_status: 'confirmed' });
    const { data } = (await stream.next())!;
    expect(data).toMatchObject({ kind: 'notice', notification: { type: 'order_status', order_id: order, title: 'Ваш заказ подтверждён' } });
    expect(data.notification?.body).toMatch(/^Заказ \d{3}\s\d{3}\s\d{3}$/);
    expect((await noticesOf(aziza)).notifications[0]?.body).toMatch(/^Order \d{3}\s\d{3}\s\d{3}$/);
    stream.close();
  });

  it("sends an order's step before its notice, also when both arrive during a read", async () => {
    const aziza = await customer();
    const first = await follow(aziza);
    const order = await orderByApi(tested, { store, item, as: aziza });
    const { id } = (await first.next())!;
    first.close();
    const stream = await inTransaction(db, async (trx) => {
      await sql`lock table messages in access exclusive mode`.execute(trx);
      const opened = await follow(aziza, id);
      await expect.poll(() => waitsForLock(db)).toBe(true);
      await accept(order);
      return opened;
    });
    expect((await stream.next())?.data).toMatchObject({ kind: 'order', order_id: order, order_status: 'confirmed' });
    expect((await stream.next())?.data).toMatchObject({ kind: 'notice', order_id: order });
    stream.close();
  });

  it('replays the events missed while disconnected, and no others', async () => {
    const aziza = await customer();
    const first = await follow(aziza);
    const conversationId = await write(aziza);
    const { id } = (await first.next())!;
    first.close();
    await answerCustomer(api, { conversationId, by: 'store', text: 'Welcome' });
    const again = await follow(aziza, id);
    expect((await again.next())?.data).toMatchObject({ kind: 'message', sender_type: 'store' });
    again.close();
  });

  it('belongs to a guest too, and to that guest only', async () => {
    const [visitor, stranger] = [await guest(), await customer()];
    const [own, others] = await Promise.all([follow(visitor), follow(stranger)]);
    const order = await orderByApi(tested, { store, item, as: visitor });
    await accept(order);
    expect((await own.next())?.data).toMatchObject({ kind: 'order', order_id: order, order_status: 'pending' });
    expect((await own.next())?.data).toMatchObject({ kind: 'order', order_status: 'confirmed' });
    const conversationId = await write(stranger);
    expect((await others.next())?.data).toMatchObject({ kind: 'message', conversation_id: conversationId });
    expect((await follow({ headers: {} })).status).toBe(403);
    own.close();
    others.close();
  });
});

describe('the list of notices', () => {
  it('is the newest first, in the reader’s language, and reading marks them read', async () => {
    const aziza = await customer();
    const orders = [await orderByApi(tested, { store, item, as: aziza }), await orderByApi(tested, { store, item, as: aziza })];
    for (const order of orders) await accept(order);
    const title = { en: 'Evening prices', uz: 'Kechki narxlar' };
    await db.insertInto('notifications').values({ customer_id: aziza.customerId, type: 'promotion', title, body: title }).execute();
    const first = await noticesOf(aziza, 'uz');
    expect(first).toMatchObject({ total_size: 3, unread: 3 });
    expect(first.notifications.map((each) => [each.type, each.title, each.order_id, each.is_read])).toEqual([
      ['promotion', 'Kechki narxlar', null, false],
      ['order_status', 'Buyurtmangiz tasdiqlandi', orders[1], false],
      ['order_status', 'Buyurtmangiz tasdiqlandi', orders[0], false],
    ]);
    expect(await noticesOf(aziza)).toMatchObject({ unread: 0, notifications: [{ title: 'Evening prices', is_read: true }, {}, {}] });
    expect((await noticesOf(await customer())).total_size).toBe(0);
  });

  it('does not notify customers of their own actions', async () => {
    const aziza = await customer();
    const order = await orderByApi(tested, { store, item, as: aziza });
    await call(API.orders.cancel, { as: aziza, body: { order_id: order, reason: 'Mistake' } });
    expect((await db.selectFrom('orders').where('id', '=', order).select('status').executeTakeFirstOrThrow()).status).toBe('canceled');
    expect((await noticesOf(aziza)).total_size).toBe(0);
  });
});
