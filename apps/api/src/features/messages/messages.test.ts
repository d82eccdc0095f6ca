import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi, type Caller } from '../../../test/api.ts';
import { buildItem, buildStore, type BuiltStore } from '../../../test/fixtures.ts';
import { sendForm } from '../../../test/form.ts';
import { placeOrder } from '../../../test/shop.ts';
import { answerCustomer } from './answer-customer.ts';

const tested = await testApi({ mode: 'production' });
const { api, db, call, customer, media } = tested;

let store: BuiltStore;
let photo: Uint8Array;

beforeAll(async () => {
  store = await buildStore(db, { name: { en: 'Tea house', ru: 'Чайхона' } });
  photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#b42' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .toBuffer();
});

const toStore = () => ({ receiver_type: 'store', receiver_id: store.id });
const say = (as: Caller, fields: Record<string, string | number>, files: readonly Uint8Array[] = []) =>
  sendForm(tested, API.messages.send, { as, fields, files: { 'image[]': files } });
const read = (as: Caller, query: Record<string, unknown>) => call(API.messages.details, { as, query });
const answer = (conversationId: number, text: string) => answerCustomer(api, { conversationId, by: 'store', text });

describe('a conversation', () => {
  it('begins with the first message and is found by its partner or its number [chat-02]', async () => {
    const aziza = await customer();
    const empty = await read(aziza, toStore());
    expect(empty.body).toMatchObject({ total_size: 0, conversation: null, receiver: { name: 'Tea house', receiver_id: store.id } });
    const first = await say(aziza, { ...toStore(), message: ' Is the bread warm? ' });
    expect(first.body.message).toMatchObject({ mine: true, sender_type: 'customer', message: 'Is the bread warm?', is_seen: false });
    const { conversation_id } = first.body.conversation;
    const second = await say(aziza, { conversation_id, message: 'Hello?' });
    expect(second.body.conversation.conversation_id).toBe(conversation_id);
    for (const query of [toStore(), { conversation_id }])
      expect((await read(aziza, query)).body.messages.map(({ message }) => message)).toEqual(['Hello?', 'Is the bread warm?']);
  });

  it('counts unread messages until they are read, and shows the writer which were seen [chat-02]', async () => {
    const aziza = await customer();
    const { conversation_id } = (await say(aziza, { ...toStore(), message: 'Salom' })).body.conversation;
    await answer(conversation_id, 'Welcome');
    await answer(conversation_id, 'What would you like?');
    const list = () => call(API.messages.list, { as: aziza });
    expect((await list()).body).toMatchObject({
      total_size: 1,
      unread_total: 2,
      conversations: [{ name: 'Tea house', last_message: 'What would you like?', unread_message_count: 2 }],
    });
    expect((await read(aziza, { conversation_id })).body.messages.at(-1)).toMatchObject({ message: 'Salom', is_seen: true });
    expect((await list()).body).toMatchObject({ unread_total: 0, conversations: [{ unread_message_count: 0 }] });
  });

  it('comes in pages, newest first, and the list by kind and name', async () => {
    const aziza = await customer();
    for (const message of ['1', '2', '3']) await say(aziza, { ...toStore(), message });
    const second = await read(aziza, { ...toStore(), limit: 2, offset: 2 });
    expect(second.body).toMatchObject({ total_size: 3, messages: [{ message: '1' }] });
    await say(aziza, { receiver_type: 'admin', message: 'Help' });
    expect((await read(aziza, { receiver_type: 'admin', receiver_id: 0 })).body.receiver.name).toBe('Bozor');
    const named = async (query: Record<string, unknown>) =>
      (await call(API.messages.list, { as: aziza, query })).body.conversations.map(({ name }) => name);
    expect(await named({})).toEqual(['Bozor', 'Tea house']);
    expect(await named({ type: 'store' })).toEqual(['Tea house']);
    expect(await named({ name: 'TEA' })).toEqual(['Tea house']);
    expect(await named({ name: '%' })).toEqual([]);
    const { body } = await call(API.messages.list, { as: aziza, headers: { 'x-localization': 'ru' }, query: { type: 'store' } });
    expect(body.conversations[0]?.name).toBe('Чайхона');
  });

  it('is visible to its owner only', async () => {
    const [aziza, stranger] = [await customer(), await customer()];
    const { conversation_id } = (await say(aziza, { ...toStore(), message: 'Secret' })).body.conversation;
    expect((await read(stranger, { conversation_id })).status).toBe(404);
    expect((await say(stranger, { conversation_id, message: 'Me too' })).status).toBe(404);
    expect((await call(API.messages.list, { as: stranger })).body.conversations).toEqual([]);
    const found = await call(API.messages.list, {});
    expect([found.status, found.body.message]).toEqual([403, 'You are not logged in']);
  });

  it('is with the courier of one’s own order only', async () => {
    const [aziza, stranger] = [await customer(), await customer()];
    const item = await buildItem(db, { store });
    const { id: courierId } = await db
      .insertInto('riders')
      .values({ zone_id: store.zoneId, f_name: 'Bobur', phone: '+998935550099' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const orderId = await placeOrder(db, { ...item, itemId: item.id, customerId: aziza.customerId }, { rider_id: courierId });
    const courier = { receiver_type: 'delivery_man', receiver_id: courierId, message: 'The gate is open' };
    expect((await say(stranger, courier)).status).toBe(404);
    const sent = await say(aziza, { ...courier, order_id: orderId });
    expect(sent.body.conversation).toMatchObject({ receiver_type: 'delivery_man', name: 'Bobur', order_id: orderId });
    expect((await say(aziza, { ...toStore(), order_id: 100_000_001, message: 'About this' })).status).toBe(404);
  });
});

describe('a message', () => {
  it('may be up to three pictures, re-encoded and private [chat-02]', async () => {
    const aziza = await customer();
    const { body } = await say(aziza, toStore(), [photo, photo, photo]);
    expect(body.message).toMatchObject({ message: '', files_full_url: [expect.any(String), expect.any(String), expect.any(String)] });
    const kept = [...media.objects.values()].at(-1)!;
    expect([kept.private, Buffer.from(kept.bytes).includes('somebody')]).toEqual([true, false]);
    const [url] = body.message.files_full_url;
    expect((await tested.server.inject(url!)).statusCode).toBe(200);
    expect((await tested.server.inject(url!.split('?')[0]!)).statusCode).toBe(404);
  });

  it('is refused when it is empty, too long or not of pictures, and nothing stays behind', async () => {
    const aziza = await customer();
    const before = media.objects.size;
    const refused = [
      await say(aziza, { ...toStore(), message: '  ' }),
      await say(aziza, { ...toStore(), message: 'ў'.repeat(3_000) }),
      await say(aziza, toStore(), [new TextEncoder().encode('<svg/>')]),
      await say(aziza, toStore(), [photo, photo, photo, photo]),
      await say(aziza, { receiver_type: 'store', receiver_id: 999_999, message: 'Anybody?' }),
      await say(aziza, { message: 'To whom?' }),
    ];
    expect(refused.map(({ body }) => body.errors?.[0]?.code)).toEqual([
      'message-empty',
      'message-too-long',
      'picture-not-accepted',
      'too-many-pictures',
      'conversation-not-found',
      'conversation-not-found',
    ]);
    expect(media.objects.size).toBe(before);
    expect((await call(API.messages.list, { as: aziza })).body.total_size).toBe(0);
  });

  it('that is sent again is stored once, its pictures too', async () => {
    const aziza = await customer();
    const before = media.objects.size;
    const twice = { ...toStore(), message: 'Once', client_key: 'a1b2c3d4' };
    const answers = await Promise.all([say(aziza, twice, [photo]), say(aziza, twice, [photo])]);
    expect(new Set(answers.map(({ body }) => body.message.id)).size).toBe(1);
    expect((await read(aziza, toStore())).body.total_size).toBe(1);
    expect(media.objects.size).toBe(before + 1);
  });

  it('turns no writing around', async () => {
    const aziza = await customer();
    const { body } = await say(aziza, { ...toStore(), message: 'abc\u202edef' });
    expect(body.message.message).toBe('abcdef');
  });
});
