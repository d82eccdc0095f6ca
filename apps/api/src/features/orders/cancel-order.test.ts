import { beforeAll, describe, expect, it } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { testApi, type Caller } from '../../../test/api.ts';
import { buildFlashSale, buildItem, buildStore, type BuiltStore } from '../../../test/fixtures.ts';
import { orderByApi } from '../../../test/order.ts';
import { acceptOrder } from './accept-order.ts';

const tested = await testApi();
const { db, call, guest, customer } = tested;

let store: BuiltStore;
let owner: Caller;
let reasonId: number;

beforeAll(async () => {
  store = await buildStore(db);
  owner = await customer();
  const reason = await db
    .insertInto('cancellation_reasons')
    .values({ reason: { en: 'Ordered by mistake', ru: 'Заказано по ошибке' } })
    .returning('id')
    .executeTakeFirstOrThrow();
  reasonId = reason.id;
});

const cancel = (order_id: number, over: Record<string, unknown> = { reason_id: reasonId }, as = owner) =>
  call(API.orders.cancel, { as, body: { order_id, ...over } });
const confirm = (orderId: number) => inTransaction(db, (trx) => acceptOrder(trx, orderId, { as: 'store' }));
const rowOf = (id: number) => db.selectFrom('orders').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
const stockOf = async (id: number) =>
  (await db.selectFrom('item_stock').where('item_id', '=', id).select('stock').executeTakeFirstOrThrow()).stock;

describe('cancelling [api-22]', () => {
  it('keeps the chosen reason and gives back stock, flash pieces and coupon, once', async () => {
    const item = await buildItem(db, { store, price_minor: 20_000, stock: 10 });
    const sale = await buildFlashSale(db, { items: [item] });
    await db
      .insertInto('coupons')
      .values({
        code: 'ONCE5000',
        title: { en: 'Once' },
        kind: 'amount',
        discount: 5_000,
        total_limit: 1,
        per_customer_limit: 1,
        starts_at: new Date('2020-01-01'),
        ends_at: new Date('2040-01-01'),
      })
      .execute();
    const order = await orderByApi(tested, { store, item, as: owner, quantity: 3, coupon_code: 'ONCE5000' });
    const taken = async () => ({
      stock: await stockOf(item.id),
      flash: (await db.selectFrom('flash_sale_items').where('flash_sale_id', '=', sale.id).select(['sold', 'available']).execute())[0],
      coupon: (await db.selectFrom('coupons').where('code', '=', 'ONCE5000').select('used').executeTakeFirstOrThrow()).used,
    });
    expect(await taken()).toEqual({ stock: 7, flash: { sold: 3, available: 7 }, coupon: 1 });

    const answers = [await cancel(order), await cancel(order)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[1]!.body).toEqual(answers[0]!.body);
    expect(await taken()).toEqual({ stock: 10, flash: { sold: 0, available: 10 }, coupon: 0 });
    expect(await rowOf(order)).toMatchObject({ status: 'canceled', status_by: 'customer', cancellation_reason_id: reasonId });
  });

  it('gives back the pieces that a larger line took from a flash sale, and no more', async () => {
    const item = await buildItem(db, { store, price_minor: 20_000, stock: 10 });
    const sale = await buildFlashSale(db, { items: [item], terms: { initial: 4, available: 4 } });
    const order = await orderByApi(tested, { store, item, as: owner, quantity: 5 });
    const flash = () =>
      db.selectFrom('flash_sale_items').where('flash_sale_id', '=', sale.id).select(['sold', 'available']).executeTakeFirstOrThrow();
    const line = await db.selectFrom('order_lines').where('order_id', '=', order).selectAll().executeTakeFirstOrThrow();
    expect(line).toMatchObject({ quantity: 5, flash_pieces: 4, discount_minor: 16_000, total_minor: 84_000 });
    expect(await flash()).toEqual({ sold: 4, available: 0 });
    expect((await cancel(order)).status).toBe(200);
    expect(await flash()).toEqual({ sold: 0, available: 4 });
  });

  it.each([
    ['nothing', {}],
    ['blanks', { reason: '   ' }],
    ['a reason nobody listed', { reason_id: 999_999 }],
  ])('requires a reason instead of %s', async (_name, said) => {
    const item = await buildItem(db, { store });
    const order = await orderByApi(tested, { store, item, as: owner });
    expect(await cancel(order, said)).toMatchObject({ status: 422, body: { errors: [{ code: 'reason-required' }] } });
    expect((await rowOf(order)).status).toBe('pending');
  });

  it('is for the customer whose order it is [order-09, perm-02]', async () => {
    const item = await buildItem(db, { store, stock: 50 });
    const visitor = await guest();
    const order = await orderByApi(tested, { store, item, as: owner });
    const ofGuest = await orderByApi(tested, { store, item, as: visitor });
    const answers = [
      await cancel(order, { reason: 'x' }, await customer()),
      await cancel(100_000_001, { reason: 'x' }),
      await cancel(ofGuest, { reason: 'x' }),
      await cancel(ofGuest, { reason: 'x' }, visitor),
      await cancel(order, { reason: 'x' }, { headers: {} }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 403, 403]);
    expect([(await rowOf(order)).status, (await rowOf(ofGuest)).status]).toEqual(['pending', 'pending']);
  });

  it('is over once the store has confirmed', async () => {
    const item = await buildItem(db, { store });
    const order = await orderByApi(tested, { store, item, as: owner });
    await confirm(order);
    expect((await cancel(order)).status).toBe(409);
    expect(await stockOf(item.id)).toBe(8);
  });
});

it('lets one of cancel and confirm win, forty times at once, and gives back once', async () => {
  const item = await buildItem(db, { store, price_minor: 20_000, stock: 100 });
  const orders: number[] = [];
  for (let count = 0; count < 20; count++) orders.push(await orderByApi(tested, { store, item, as: owner, quantity: 1 }));
  expect(await stockOf(item.id)).toBe(80);
  const results = await Promise.all(
    orders.map(async (order) => {
      const [canceled, confirmed] = await Promise.all([cancel(order), confirm(order)]);
      return { isCanceled: canceled.status === 200, isConfirmed: confirmed.ok };
    }),
  );
  expect(results.every(({ isCanceled, isConfirmed }) => isCanceled !== isConfirmed)).toBe(true);
  const rows = await Promise.all(orders.map(rowOf));
  expect(rows.map(({ status }) => status)).toEqual(results.map(({ isCanceled }) => (isCanceled ? 'canceled' : 'confirmed')));
  expect(await stockOf(item.id)).toBe(80 + results.filter(({ isCanceled }) => isCanceled).length);
});

it('cancels once when forty calls come at once, and answers all of them alike', async () => {
  const item = await buildItem(db, { store, price_minor: 20_000, stock: 10 });
  const order = await orderByApi(tested, { store, item, as: owner, quantity: 4 });
  const answers = await Promise.all(Array.from({ length: 40 }, () => cancel(order)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(40);
  const steps = await db.selectFrom('order_events').where('order_id', '=', order).where('status', '=', 'canceled').execute();
  expect(steps).toHaveLength(1);
  expect(await stockOf(item.id)).toBe(10);
});
