import { API as COURIER } from '@bozor/contract/courier/routes.ts';
import { API as OPERATOR } from '@bozor/contract/operator/routes.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import { API as STORE } from '@bozor/contract/store/routes.ts';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApi, type Caller } from '../../../test/api.ts';
import { buildCourier, buildItem, buildStore, type BuiltItem, type BuiltStore } from '../../../test/fixtures.ts';
import { sendForm } from '../../../test/form.ts';
import { bringOrder, orderByApi } from '../../../test/order.ts';
import { placeOrder } from '../../../test/shop.ts';

const tested = await testApi({ mode: 'production' });
const { db, call, customer, staff } = tested;

let store: BuiltStore;
let item: BuiltItem;
let courierId: number;
let manager: Caller & { staffId: number };
let neighbour: Caller;
let kitchen: Caller;
let courier: Caller;
let desk: Caller;
let me: Caller & { customerId: number };
let orderId: number;

beforeAll(async () => {
  store = await buildStore(db, { name: { en: 'Tea house' } });
  item = await buildItem(db, { store, price_minor: 20_000, stock: 100 });
  courierId = await buildCourier(db, { zone_id: store.zoneId, f_name: 'Bobur' });
  manager = await staff('store_manager', { storeId: store.id });
  kitchen = await staff('kitchen', { storeId: store.id });
  neighbour = await staff('store_manager', { storeId: (await buildStore(db)).id });
  courier = await staff('courier', { courierId });
  desk = await staff('support');
});
beforeEach(async () => {
  me = await customer();
  orderId = await placeOrder(db, { ...item, itemId: item.id, customerId: me.customerId }, { rider_id: courierId });
});

/** Says something to a store, a courier or the shop, and returns the conversation. */
async function say(fields: Record<string, string | number>): Promise<number> {
  const { body } = await sendForm(tested, API.messages.send, { as: me, fields: { message: 'Salom', ...fields } });
  return body.conversation.conversation_id;
}
const toStore = () => say({ receiver_type: 'store', receiver_id: store.id, order_id: orderId });
const toCourier = () => say({ receiver_type: 'delivery_man', receiver_id: courierId });
const key = (name: string) => `${name}-key-12345`;
const read = (chat: number) => call(API.messages.details, { as: me, query: { conversation_id: chat } });

describe('a store', () => {
  it('sees who wrote, what is unread and the order beside it; its answer is the store’s, and keeps the person', async () => {
    const chat = await toStore();
    const { body: list } = await call(STORE.chats.list, { as: manager, query: { show: 'unread' } });
    expect(list.chats.find(({ id }) => id === chat)).toMatchObject({
      last_message: 'Salom',
      unread: 1,
      store: 'Tea house',
      answered_by: null,
    });
    expect(list.unread_total).toBeGreaterThan(0);
    const { body: thread } = await call(STORE.chats.details, { as: manager, params: { chat } });
    expect(thread).toMatchObject({
      order: { id: orderId },
      messages: [{ is_customer: true, text: 'Salom', is_seen: false }],
      can_answer: true,
    });
    expect(JSON.stringify(thread)).not.toMatch(/\+998/);
    const body = { text: ' Welcome ', client_key: key('a') };
    expect((await call(STORE.chats.send, { as: manager, params: { chat }, body })).body.messages).toHaveLength(2);
    const { body: again } = await call(STORE.chats.send, { as: manager, params: { chat }, body });
    expect(again.messages.at(-1)).toMatchObject({ is_customer: false, text: 'Welcome', by: expect.any(String) });
    expect(again).toMatchObject({ unread: 0, answered_by: expect.any(String) });
    const { messages, receiver } = (await read(chat)).body;
    expect([messages.map(({ message }) => message), messages[0]!.sender_type, receiver.name]).toEqual([
      ['Welcome', 'Salom'],
      'store',
      'Tea house',
    ]);
    const mine = (await call(STORE.chats.list, { as: manager, query: { show: 'mine' } })).body.chats.map(({ id }) => id);
    expect(mine).toContain(chat);
    const kept = await db
      .selectFrom('messages')
      .where('conversation_id', '=', chat)
      .where('sender', '=', 'store')
      .select('staff_id')
      .execute();
    expect(kept).toEqual([{ staff_id: manager.staffId }]);
  });

  it('marks messages as read, which the customer sees', async () => {
    const chat = await toStore();
    expect((await call(STORE.chats.read, { as: manager, params: { chat } })).body.unread).toBe(0);
    expect((await read(chat)).body.messages[0]!.is_seen).toBe(true);
  });

  it('begins to talk from an order, once, and not with a guest', async () => {
    const opened = async (id: number, as: Caller = manager) => call(STORE.chats.open, { as, params: { order: id } });
    const first = await opened(orderId);
    expect(first.body).toMatchObject({ messages: [], order: { id: orderId } });
    expect((await opened(orderId)).body.id).toBe(first.body.id);
    expect((await opened(orderId, neighbour)).status).toBe(404);
    const guests = await orderByApi(tested, { store, item, as: await tested.guest() });
    expect((await opened(guests)).status).toBe(404);
  });

  it('refuses an empty answer and one that is too long', async () => {
    const chat = await toStore();
    const code = async (text: string) =>
      (await call(STORE.chats.send, { as: manager, params: { chat }, body: { text, client_key: key('e') } })).body;
    expect(await code(' ')).toMatchObject({ errors: [{ code: 'message-empty', field: 'text' }] });
    expect(await code('ў'.repeat(3_000))).toMatchObject({ errors: [{ code: 'message-too-long' }] });
  });
});

it('a conversation of another side does not exist', async () => {
  const [ofStore, ofCourier, ofShop] = [await toStore(), await toCourier(), await say({ receiver_type: 'admin' })];
  const tries = [
    [STORE.chats, neighbour, ofStore],
    [STORE.chats, manager, ofCourier],
    [STORE.chats, manager, ofShop],
    [OPERATOR.chats, desk, ofStore],
    [OPERATOR.chats, desk, ofCourier],
    [COURIER.chats, courier, ofStore],
    [COURIER.chats, courier, ofShop],
  ] as const;
  for (const [chats, as, chat] of tries)
    expect([
      (await call(chats.details, { as, params: { chat } })).status,
      (await call(chats.read, { as, params: { chat } })).status,
      (await call(chats.send, { as, params: { chat }, body: { text: 'Hi', client_key: key('f') } })).status,
    ]).toEqual([404, 404, 404]);
  expect((await call(STORE.chats.list, { as: kitchen })).status).toBe(403);
});

it('the shop’s desk answers what is written to the shop, and only within its zones', async () => {
  const chat = await say({ receiver_type: 'admin', order_id: orderId });
  expect((await call(OPERATOR.chats.list, { as: desk })).body.chats[0]).toMatchObject({ id: chat, store: null });
  await call(OPERATOR.chats.send, { as: desk, params: { chat }, body: { text: 'We look into it', client_key: key('d') } });
  expect((await read(chat)).body).toMatchObject({ messages: [{ sender_type: 'admin' }, {}], receiver: { name: 'Bozor' } });
  const local = await staff('support');
  const elsewhere = await buildStore(db);
  await db.updateTable('staff_grants').set({ zone_id: elsewhere.zoneId }).where('staff_id', '=', local.staffId).execute();
  expect((await call(OPERATOR.chats.details, { as: local, params: { chat } })).status).toBe(404);
});

it('a courier talks while they carry the order, and an hour longer', async () => {
  const { body: opened } = await call(COURIER.chats.open, { as: courier, params: { order: orderId } });
  const chat = opened.id;
  await call(COURIER.chats.send, { as: courier, params: { chat }, body: { text: 'I am at the door.', client_key: key('c') } });
  expect((await read(chat)).body).toMatchObject({ messages: [{ sender_type: 'delivery_man' }], receiver: { name: 'Bobur' } });
  await bringOrder(db, orderId);
  const endedAgo = (minutes: number) =>
    db.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx);
      await sql`update orders set delivered_at = now() - make_interval(mins => ${minutes}) where id = ${orderId}`.execute(trx);
    });
  const see = async () => (await call(COURIER.chats.details, { as: courier, params: { chat } })).status;
  await endedAgo(59);
  expect(await see()).toBe(200);
  await endedAgo(61);
  expect(await see()).toBe(404);
  expect((await call(COURIER.chats.open, { as: courier, params: { order: orderId } })).status).toBe(404);
  expect((await call(COURIER.chats.list, { as: courier })).body.chats.map(({ id }) => id)).not.toContain(chat);
});

it('ready texts are in the language of the customer, with what they say', async () => {
  await db.updateTable('customers').set({ locale: 'uz' }).where('id', '=', me.customerId).execute();
  const chat = await toStore();
  const { body } = await call(STORE.chats.details, { as: manager, params: { chat }, headers: { 'x-localization': 'ru' } });
  expect(body.ready_texts[1]).toEqual({ text: 'Buyurtmangiz tayyorlanmoqda.', meaning: 'Ваш заказ готовится.' });
});
