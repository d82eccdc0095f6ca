import { describe, expect, it } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi, type Caller } from '../../../test/api.ts';
import { buildItem, buildStore } from '../../../test/fixtures.ts';
import { sendForm } from '../../../test/form.ts';
import { requestedJobs } from '../../../test/requested-jobs.ts';
import { placeOrder } from '../../../test/shop.ts';

const tested = await testApi();
const { api, db, call, customer } = tested;

const say = async (as: Caller, fields: Record<string, string | number>) =>
  (await sendForm(tested, API.messages.send, { as, fields: { message: 'Salom', ...fields } })).body.conversation.conversation_id;
const answerIn = (conversationId: number, locale = 'en') => api.jobs.perform('answer-message', { conversationId, locale });
const heard = async (as: Caller, conversation_id: number) =>
  (await call(API.messages.details, { as, query: { conversation_id } })).body.messages
    .filter(({ mine }) => !mine)
    .map(({ sender_type, message }) => [sender_type, message]);

describe('in a demo city', () => {
  it('a store answers some seconds later, once, in the customer’s language', async () => {
    const aziza = await customer();
    const store = await buildStore(db, { name: { en: 'Tea house', ru: 'Чайхона' } });
    const conversation = await say(aziza, { receiver_type: 'store', receiver_id: store.id });
    const [job] = await requestedJobs(db, 'answer-message');
    expect(job).toMatchObject({ key: `answer-message:${conversation}` });
    expect(job!.run_in).toBeGreaterThan(1);
    expect(job!.run_in).toBeLessThan(5);
    await answerIn(conversation, 'ru');
    await answerIn(conversation, 'ru');
    expect(await heard(aziza, conversation)).toEqual([
      ['store', 'Здравствуйте! Это Чайхона. Мы прочитали ваше сообщение и с радостью поможем.'],
    ]);
  });

  it('store and courier know how far the order is', async () => {
    const aziza = await customer();
    const store = await buildStore(db);
    const item = await buildItem(db, { store });
    const courier = await db
      .insertInto('riders')
      .values({ zone_id: store.zoneId, f_name: 'Bobur', phone: '+998935550097' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const order = await placeOrder(db, { ...item, itemId: item.id, customerId: aziza.customerId }, { rider_id: courier.id });
    const toStore = await say(aziza, { receiver_type: 'store', receiver_id: store.id });
    await answerIn(toStore);
    const number = String(order).replace(/(\d{3})(?=\d)/g, '$1 ');
    const [[, said]] = (await heard(aziza, toStore)) as [[string, string]];
    expect(said.replace(/\u00a0|\u202f/g, ' ')).toBe(`We have your order ${number} before us and will see to it.`);
    const toCourier = await say(aziza, { receiver_type: 'delivery_man', receiver_id: courier.id });
    await answerIn(toCourier);
    expect(await heard(aziza, toCourier)).toEqual([['delivery_man', 'I am at the store and will set out as soon as your order is ready.']]);
  });

  it('a store whose people are there answers by itself', async () => {
    const aziza = await customer();
    const store = await buildStore(db);
    await tested.staff('store_manager', { storeId: store.id });
    const conversation = await say(aziza, { receiver_type: 'store', receiver_id: store.id });
    await answerIn(conversation);
    expect(await heard(aziza, conversation)).toEqual([]);
    await db
      .updateTable('staff_sessions')
      .set({ used_at: new Date(Date.now() - 3_600_000) })
      .execute();
    await answerIn(conversation);
    expect(await heard(aziza, conversation)).toHaveLength(1);
  });

  it('the shop itself answers too', async () => {
    const aziza = await customer();
    const conversation = await say(aziza, { receiver_type: 'admin' });
    await answerIn(conversation);
    expect((await heard(aziza, conversation))[0]?.[0]).toBe('admin');
  });
});
