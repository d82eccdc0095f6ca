import { beforeAll, describe, expect, it } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { PAYMENT_STATUSES } from '@bozor/domain/orders/payment-status.ts';
import { testApi, type Caller } from '../../../test/api.ts';
import { buildItem, buildStore, type BuiltItem, type BuiltStore } from '../../../test/fixtures.ts';
import { orderByApi } from '../../../test/order.ts';
import { acceptOrder } from './accept-order.ts';

const tested = await testApi();
const { db, call, guest, customer } = tested;

let store: BuiltStore;
let item: BuiltItem;
let owner: Caller;
let visitor: Caller;
let running: number;
let canceled: number;
let ofGuest: number;

beforeAll(async () => {
  store = await buildStore(db, { name: { en: 'Osh Markazi', ru: 'Ош Маркази' }, tax_percent: 12, tax_included: true });
  item = await buildItem(db, { store, price_minor: 20_000, stock: 100, name: { en: 'Plov', ru: 'Плов' } });
  owner = await customer();
  visitor = await guest();
  canceled = await orderByApi(tested, { store, item, as: owner, quantity: 1 });
  await call(API.orders.cancel, { as: owner, body: { order_id: canceled, reason: 'Mistake' } });
  running = await orderByApi(tested, { store, item, as: owner });
  ofGuest = await orderByApi(tested, { store, item, as: visitor });
});

const list = (status: 'running-orders' | 'list' | 'pending' | 'delivered', as = owner, query = {}) =>
  call(API.orders.list, { as, params: { status }, query });

describe('the list [api-19]', () => {
  it('separates running and ended orders, newest first', async () => {
    expect((await list('running-orders')).body).toMatchObject({ total_size: 1, limit: 10, offset: 1, orders: [{ id: running }] });
    expect((await list('list')).body).toMatchObject({ total_size: 1, orders: [{ id: canceled, end: 'canceled', order_step: 0 }] });
    expect((await list('pending')).body.orders.map(({ id }) => id)).toEqual([running]);
    expect((await list('delivered')).body).toMatchObject({ total_size: 0, orders: [] });
  });

  it('goes page by page', async () => {
    const regular = await customer();
    const placed: number[] = [];
    for (let count = 0; count < 3; count++) placed.push(await orderByApi(tested, { store, item, as: regular, quantity: 1 }));
    const page = async (offset: number) => (await list('running-orders', regular, { limit: 2, offset })).body.orders.map(({ id }) => id);
    expect([await page(1), await page(2), await page(3)]).toEqual([placed.slice(1).reverse(), placed.slice(0, 1), []]);
  });

  it("presents each order on a card, in the reader's language", async () => {
    const { body } = await call(API.orders.list, { as: owner, params: { status: 'running-orders' }, headers: { 'x-localization': 'ru' } });
    expect(body.orders[0]).toMatchObject({
      order_status: 'pending',
      order_status_label: 'Ожидает',
      order_step: 1,
      items_count: 2,
      items_text: 'Плов × 2',
      store: { name: 'Ош Маркази' },
      can_cancel: true,
      can_reorder: true,
    });
  });

  it('is for customers [order-09]', async () => {
    expect((await list('list', visitor)).status).toBe(403);
    expect((await list('list', { headers: {} })).status).toBe(403);
    expect((await list('list', { headers: { authorization: 'Bearer dead-token-0123456789' } })).status).toBe(401);
  });
});

describe('details [api-20]', () => {
  const details = (order_id: number, as = owner, headers = {}) => call(API.orders.details, { as, query: { order_id }, headers });

  it('holds lines, bill, address and steps; the bill adds up', async () => {
    const { body } = await details(running);
    expect(body).toMatchObject({
      order_amount: 48_000,
      due_amount: 48_000,
      details: [{ name: 'Plov', quantity: 2, unit_price: 20_000, total: 40_000 }],
      delivery_address: { contact_person_name: 'Aziza Karimova', address: 'Amir Temur 15', house: '15, 42', floor: '4' },
      store_address: 'Amir Temur 1',
      delivery_man: null,
      events: [{ status: 'pending', label: 'Pending' }],
    });
    const paid = body.charges.filter(({ included }) => !included).reduce((sum, { amount }) => sum + amount, 0);
    expect(paid).toBe(body.order_amount);
    expect(body.charges.find(({ code }) => code === 'tax')).toMatchObject({ included: true, explanation: '12 %, included in the prices' });
  });

  it('asks for nothing more once the money has come, also if some or all of it was refunded', async () => {
    const due: Record<string, number> = {};
    for (const payment_status of PAYMENT_STATUSES) {
      await db.updateTable('orders').where('id', '=', running).set({ payment_status }).execute();
      due[payment_status] = (await details(running)).body.due_amount;
    }
    await db.updateTable('orders').where('id', '=', running).set({ payment_status: 'unpaid' }).execute();
    expect(due).toEqual({ unpaid: 48_000, pending: 48_000, failed: 48_000, paid: 0, refunded: 0, partially_refunded: 0 });
  });

  it('says why an order was called off', async () => {
    expect((await details(canceled)).body).toMatchObject({ order_status: 'canceled', cancellation_reason: 'Mistake', can_cancel: false });
  });

  it.each(['details', 'invoice', 'reorder'] as const)('%s: own 200, foreign and missing the same 404', async (name) => {
    const open = (order_id: number, as: Caller) =>
      name === 'reorder'
        ? call(API.orders.reorder, { as, body: { order_id, replace_cart: true } })
        : call(API.orders[name], { as, query: { order_id } });
    const stranger = await customer();
    const strangeGuest = await guest();
    const table = [
      [running, owner, 200],
      [ofGuest, visitor, 200],
      [running, stranger, 404],
      [running, visitor, 404],
      [ofGuest, owner, 404],
      [ofGuest, strangeGuest, 404],
      [100_000_001, owner, 404],
      [running, { headers: {} }, 403],
    ] as const;
    const answers = await Promise.all(table.map(([id, as]) => open(id, as)));
    expect(answers.map(({ status }) => status)).toEqual(table.map(([, , status]) => status));
    const refused = new Set(answers.filter(({ status }) => status === 404).map(({ raw }) => raw.body));
    expect(refused.size).toBe(1);
  });
});

describe('the invoice', () => {
  it("is a printable page in the reader's language, with customers' input escaped", async () => {
    const mean = await orderByApi(tested, { store, item, as: owner });
    await db.updateTable('orders').where('id', '=', mean).set({ contact_person_name: '<script>alert(1)</script>' }).execute();
    const answer = await call(API.orders.invoice, { as: owner, query: { order_id: mean }, headers: { 'x-localization': 'ar' } });
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.body).toContain('dir="rtl"');
    expect(answer.body).toContain('الفاتورة');
    expect(answer.body).not.toContain('<script');
    expect(answer.body).toContain('<bdi dir="ltr">20\u202F000');
    expect(answer.body).toMatch(/<bdi dir="ltr">\+998 \d\d \d{3} \d\d \d\d<\/bdi>/);
  });
});

describe('reasons', () => {
  it('to cancel are the customer’s, in order, in the reader’s language [api-24, entity-22]', async () => {
    await db
      .insertInto('cancellation_reasons')
      .values([
        { reason: { en: 'Too late', ru: 'Слишком поздно' }, position: 2 },
        { reason: { en: 'Mistake', ru: 'Ошибка' }, position: 1 },
        { reason: { en: 'Closed' }, user_type: 'store' },
        { reason: { en: 'Old' }, is_active: false },
      ])
      .execute();
    const query = { offset: 1, limit: 10, type: 'customer' };
    const { body } = await call(API.orders.cancellationReasons, { query, headers: { 'x-localization': 'ru' } });
    expect(body).toMatchObject({
      total_size: 2,
      reasons: [
        { id: expect.any(Number), reason: 'Ошибка' },
        { id: expect.any(Number), reason: 'Слишком поздно' },
      ],
    });
  });

  it('for a refund are listed [api-25]', async () => {
    await db
      .insertInto('refund_reasons')
      .values({ reason: { en: 'Damaged' } })
      .execute();
    expect((await call(API.orders.refundReasons)).body).toMatchObject({ total_size: 1, refund_reasons: [{ reason: 'Damaged' }] });
  });
});

it('offers to cancel only until the store has confirmed', async () => {
  const order = await orderByApi(tested, { store, item, as: owner });
  await db.transaction().execute((trx) => acceptOrder(trx, order, { as: 'store' }));
  expect((await call(API.orders.details, { as: owner, query: { order_id: order } })).body).toMatchObject({
    order_status: 'confirmed',
    order_step: 2,
    can_cancel: false,
  });
});
