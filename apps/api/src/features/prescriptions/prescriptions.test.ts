import { API as OPERATOR } from '@bozor/contract/operator/routes.ts';
import { API as SHOP } from '@bozor/contract/shop/routes.ts';
import { API as STORE } from '@bozor/contract/store/routes.ts';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApi, type Caller } from '../../../test/api.ts';
import { buildItem, buildStore, headersFor, type BuiltItem, type BuiltStore } from '../../../test/fixtures.ts';
import { sendForm } from '../../../test/form.ts';

const tested = await testApi();
const { api, db, call, customer, guest, staff, server } = tested;
const { prescriptions } = STORE;

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

let store: BuiltStore;
let medicine: BuiltItem;
let manager: Caller;
let kitchen: Caller;
let neighbour: Caller;
let dispatcher: Caller;
let support: Caller;
let me: Caller & { customerId: number };

beforeAll(async () => {
  store = await buildStore(db, { module_type: 'pharmacy', prescription_order: true });
  const other = await buildStore(db, { module_type: 'pharmacy', prescription_order: true });
  medicine = await buildItem(db, {
    store,
    name: { en: 'Amoxicillin 500 mg', ru: 'Амоксициллин 500 мг' },
    price_minor: 40_000,
    stock: 50,
    discount: 10,
  });
  await buildItem(db, { store: other, name: { en: 'Amoxicillin of others' }, price_minor: 1_000, stock: 50 });
  manager = await staff('store_manager', { storeId: store.id });
  kitchen = await staff('kitchen', { storeId: store.id });
  neighbour = await staff('store_manager', { storeId: other.id });
  dispatcher = await staff('dispatcher');
  support = await staff('support');
});
beforeEach(async () => {
  me = await customer();
});

/** Sends a prescription of this caller. */
async function send(as: Caller): Promise<{ id: number; token: string; before: number }> {
  const { body } = await sendForm(tested, SHOP.checkout.placePrescription, {
    as: { ...as, headers: { ...as.headers, ...headersFor(store) } },
    fields: {
      store_id: store.id,
      address: 'Amir Temur 15',
      latitude: store.lat,
      longitude: store.lng,
      contact_person_name: 'Aziza Karimova',
      contact_person_number: '+998901234567',
    },
    files: { 'order_attachment[]': [PNG] },
  });
  return { id: body.order_id, token: body.tracking_token, before: body.order_amount };
}

const at = (order: number) => ({ params: { order } });
const price = (order: number, as = manager, medicines = [{ id: medicine.id, quantity: 2 }]) =>
  call(prescriptions.price, { as, ...at(order), body: { medicines } });
const ask = (order: number, question: string, as = manager) => call(prescriptions.ask, { as, ...at(order), body: { question } });
const answer = (as: Caller | undefined, body: Record<string, unknown>) => call(SHOP.orders.answerQuestion, { ...(as && { as }), body });
const codeOf = ({ body }: { body: { errors?: readonly { code: string }[] } }) => body.errors?.[0]?.code;
const statusOf = async (id: number) =>
  (await db.selectFrom('orders').where('id', '=', id).select('status').executeTakeFirstOrThrow()).status;
const actsOf = (id: number) =>
  db.selectFrom('order_acts').where('order_id', '=', id).orderBy('id').select(['kind', 'by', 'staff_id']).execute();
const auditOf = async (id: number) =>
  (await db.selectFrom('audit_log').where('subject_id', '=', String(id)).orderBy('id').select('action').execute()).map(
    ({ action }) => action,
  );

describe('the queue of prescriptions', () => {
  it('has those of the own store that wait for a price, the oldest first, without phone, address or pages', async () => {
    const [first, second] = [await send(me), await send(me)];
    const { body } = await call(prescriptions.queue, { as: manager });
    const ids = body.prescriptions.map(({ id }) => id);
    expect(ids.indexOf(first.id)).toBeLessThan(ids.indexOf(second.id));
    expect(body.prescriptions.at(-1)).toMatchObject({ customer_name: 'Aziza', pages: 1, viewed_by: null, question: null });
    expect(JSON.stringify(body)).not.toMatch(/998901234567|Karimova|Amir Temur|private-media/);
    expect((await call(OPERATOR.prescriptions.queue, { as: dispatcher })).body.prescriptions.map(({ id }) => id)).toEqual(ids);
    expect((await call(prescriptions.queue, { as: neighbour })).body.prescriptions).toEqual([]);
    expect((await call(prescriptions.queue, { as: kitchen })).status).toBe(403);
  });

  it('does not exist for another store: not its facts, its pages, its medicines, nor its acts', async () => {
    const { id } = await send(me);
    const refused = [
      await call(prescriptions.details, { as: neighbour, ...at(id) }),
      await call(prescriptions.view, { as: neighbour, ...at(id) }),
      await call(prescriptions.medicines, { as: neighbour, ...at(id) }),
      await price(id, neighbour),
      await ask(id, 'For whom?', neighbour),
      await call(prescriptions.reject, { as: neighbour, ...at(id), body: { reason: 'medicine-missing' } }),
    ];
    expect(refused.map((each) => [each.status, codeOf(each)])).toEqual(refused.map(() => [404, 'order-not-found']));
    expect(await actsOf(id)).toEqual([]);
  });
});

describe('the pages of a prescription', () => {
  it('are shown by links of ten minutes; each view names the person, also of the shop', async () => {
    const { id } = await send(me);
    const { body } = await call(prescriptions.view, { as: manager, ...at(id) });
    expect(body.pages).toEqual([{ url: expect.any(String), is_document: false }]);
    expect(Date.parse(body.until) - api.adapters.clock.now().getTime()).toBe(10 * 60_000);
    const { url } = body.pages[0]!;
    expect((await server.inject(url)).statusCode).toBe(200);
    expect((await server.inject(url.replace(/until=\d+/, `until=${Date.parse(body.until) + 1}`))).statusCode).toBe(404);
    await call(OPERATOR.prescriptions.view, { as: support, ...at(id) });
    expect((await actsOf(id)).map(({ kind, by }) => [kind, by])).toEqual([
      ['prescription_viewed', 'store'],
      ['prescription_viewed', 'operator'],
    ]);
    expect(await auditOf(id)).toEqual(['order.prescription_viewed', 'order.prescription_viewed']);
    expect((await call(prescriptions.details, { as: manager, ...at(id) })).body.viewed_by).toEqual(expect.any(String));
  });
});

describe('the price', () => {
  it('is of medicines of this pharmacy, found by a part of the name in any language at the price of today', async () => {
    const { id } = await send(me);
    const found = async (name: string) => (await call(prescriptions.medicines, { as: manager, ...at(id), query: { name } })).body.medicines;
    expect(await found('амокс')).toMatchObject([{ id: medicine.id, name: 'Amoxicillin 500 mg', price: 36_000, stock: 50 }]);
    expect(await found('%')).toEqual([]);
  });

  it('is proposed to the customer, and pressed twice, by two people, once', async () => {
    const { id, before } = await send(me);
    const both = await Promise.all([
      price(id),
      call(OPERATOR.prescriptions.price, { as: dispatcher, ...at(id), body: { medicines: [{ id: medicine.id, quantity: 1 }] } }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const [one, other] = both;
    expect(one.body).toEqual({ ...other.body, lines: one.body.lines });
    expect(one.body).toMatchObject({ status: 'price_proposed', can_price: false, agree_until: expect.any(String) });
    const { total, lines } = (await call(prescriptions.details, { as: manager, ...at(id) })).body;
    expect(total).toBe(before + lines[0]!.total);
    const events = await db
      .selectFrom('order_events')
      .where('order_id', '=', id)
      .where('status', '=', 'price_proposed')
      .selectAll()
      .execute();
    expect(events).toHaveLength(1);
    expect(events[0]!.staff_id).not.toBeNull();
    const proposal = (await call(SHOP.orders.details, { as: me, query: { order_id: id } })).body.price_proposal;
    expect(proposal).toMatchObject({ before, amount: total });
  });

  it('is refused for what is not there, or not of this pharmacy, and nothing is left of it', async () => {
    const { id } = await send(me);
    const stock = () =>
      sql<{ stock: number }>`select stock from item_stock where item_id = ${medicine.id}`.execute(db).then(({ rows }) => rows[0]!.stock);
    const before = await stock();
    const foreign = await db.selectFrom('items').where('store_id', '<>', store.id).select('id').executeTakeFirstOrThrow();
    const twice = [60, 1].map((quantity) => ({ id: medicine.id, quantity }));
    for (const medicines of [
      [
        { id: medicine.id, quantity: 1 },
        { id: foreign.id, quantity: 1 },
      ],
      twice,
    ])
      expect(codeOf(await price(id, manager, medicines))).toBe('medicine-not-available');
    expect(await stock()).toBe(before);
    expect(await statusOf(id)).toBe('prescription_review');
    expect((await call(OPERATOR.prescriptions.price, { as: support, ...at(id), body: { medicines: twice } })).status).toBe(403);
  });
});

describe('a question', () => {
  it('is told to the customer, who answers it, once', async () => {
    const { id } = await send(me);
    expect(codeOf(await ask(id, '  '))).toBe('question-required');
    expect((await ask(id, 'For an adult?')).body).toMatchObject({
      question: 'asked',
      questions: [{ question: 'For an adult?', answer: null }],
    });
    expect((await ask(id, 'For an adult?')).status).toBe(200);
    expect(codeOf(await ask(id, 'Another one?'))).toBe('question-open');
    const { notifications } = (await call(SHOP.notifications.list, { as: me })).body;
    expect(notifications.map(({ title }) => title)).toContain('The pharmacist has a question about your prescription.');
    const read = async () => (await call(SHOP.orders.details, { as: me, query: { order_id: id } })).body.question;
    const question = (await read())!;
    expect(question.text).toBe('For an adult?');
    const said = { order_id: id, question_id: question.id };
    expect((await answer(await customer(), { ...said, answer: 'No' })).status).toBe(404);
    expect((await answer(me, { ...said, answer: 'For a child of six' })).status).toBe(200);
    expect((await answer(me, { ...said, answer: 'For a child of six' })).status).toBe(200);
    expect(codeOf(await answer(me, { ...said, answer: 'Changed' }))).toBe('question-answered');
    expect(await read()).toBeNull();
    const { body } = await call(prescriptions.details, { as: manager, ...at(id) });
    expect(body).toMatchObject({ question: 'answered', questions: [{ answer: 'For a child of six', asked_by: expect.any(String) }] });
    expect((await actsOf(id)).map(({ kind, by }) => [kind, by])).toEqual([
      ['question_asked', 'store'],
      ['question_answered', 'customer'],
    ]);
    const { rows } = await sql<{ told: string }>`select details::text as told from order_acts where order_id = ${id}`.execute(db);
    expect(rows.map(({ told }) => told).join()).not.toContain('adult');
  });

  it('is told to a guest by SMS, who answers by the tracking link', async () => {
    const { id, token } = await send(await guest());
    await ask(id, 'Which dose?');
    const sms = await db.selectFrom('outbox').where('deduplication_key', 'like', `question-%:${id}`).select('body').execute();
    expect(sms[0]!.body).toContain('/track-order?token=');
    const { question } = (await call(SHOP.orders.track, { query: { token } })).body;
    expect(question!.text).toBe('Which dose?');
    expect((await answer(undefined, { token, question_id: question!.id, answer: '500' })).status).toBe(200);
  });

  it('is not answered any more once it is priced', async () => {
    const { id } = await send(me);
    await ask(id, 'Which dose?');
    const { question } = (await call(SHOP.orders.details, { as: me, query: { order_id: id } })).body;
    await price(id);
    expect((await call(SHOP.orders.details, { as: me, query: { order_id: id } })).body.question).toBeNull();
    expect(codeOf(await answer(me, { order_id: id, question_id: question!.id, answer: '500' }))).toBe('wrong-step');
    expect(codeOf(await ask(id, 'And now?'))).toBe('wrong-step');
  });
});

describe('a rejected prescription', () => {
  it('ends the order with a reason that the customer reads, once', async () => {
    const { id } = await send(me);
    const body = { reason: 'prescription-not-valid', note: 'It is of 2024' } as const;
    expect((await call(prescriptions.reject, { as: manager, ...at(id), body })).status).toBe(200);
    expect((await call(prescriptions.reject, { as: manager, ...at(id), body })).status).toBe(200);
    const { body: order } = await call(SHOP.orders.details, { as: me, query: { order_id: id } });
    expect(order).toMatchObject({
      order_status: 'canceled',
      cancellation_reason: 'The prescription is not valid any more, or not signed. It is of 2024',
    });
    expect(codeOf(await price(id))).toBe('wrong-step');
  });

  it('is none any more once its price is proposed', async () => {
    const { id } = await send(me);
    await price(id);
    expect(codeOf(await call(prescriptions.reject, { as: manager, ...at(id), body: { reason: 'medicine-missing' } }))).toBe('wrong-step');
    expect(await statusOf(id)).toBe('price_proposed');
  });
});

describe('the players of a demo city', () => {
  const letPlay = async (id: number) => {
    await sql`update orders set status_at = status_at - interval '10 minutes' where id = ${id}`.execute(db);
    await api.jobs.perform('play-city', {});
    return statusOf(id);
  };
  it('leave a prescription to whoever prices for its store, and to whoever looked at it', async () => {
    await sql`update items set is_prescription_required = true where id = ${medicine.id}`.execute(db);
    const { id } = await send(me);
    await sql`update staff_sessions set used_at = now()`.execute(db);
    expect(await letPlay(id)).toBe('prescription_review');
    await sql`update staff_sessions set used_at = now() - interval '1 hour'`.execute(db);
    const seen = await send(me);
    await call(OPERATOR.prescriptions.view, { as: support, ...at(seen.id) });
    await sql`update staff_sessions set used_at = now() - interval '1 hour'`.execute(db);
    expect(await letPlay(seen.id)).toBe('prescription_review');
    expect(await letPlay(id)).toBe('price_proposed');
  });
});

it('is forgotten with the account: questions and answers too', async () => {
  const { id } = await send(me);
  await ask(id, 'For whom?');
  await call(prescriptions.reject, { as: manager, ...at(id), body: { reason: 'medicine-missing' } });
  await call(SHOP.customer.remove, { as: me });
  expect(await db.selectFrom('prescription_questions').where('order_id', '=', id).selectAll().execute()).toEqual([]);
});
