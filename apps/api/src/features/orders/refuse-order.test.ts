import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { API as SHOP } from '@bozor/contract/shop/routes.ts';
import { API } from '@bozor/contract/store/routes.ts';
import { testApi, type Caller } from '../../../test/api.ts';
import { buildFlashSale, buildItem, buildModule, buildStore, type BuiltItem, type BuiltStore } from '../../../test/fixtures.ts';
import { orderByApi, placeUnpaid } from '../../../test/order.ts';
import { changeSettings } from '../../../test/settings.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { bookEntry } from '../wallet/book-entry.ts';

const tested = await testApi();
const { api, db, call, customer, staff } = tested;
let store: BuiltStore;
let item: BuiltItem;
let manager: Caller;

beforeAll(async () => {
  await changeSettings(tested, { digital_payment: true, wallet: true });
  store = await buildStore(db);
  item = await buildItem(db, { store, price_minor: 20_000, stock: 100 });
  manager = await staff('store_manager', { storeId: store.id });
});

const refuse = (order: number) => call(API.orders.refuse, { as: manager, params: { order }, body: { reason: 'sold-out' } });
const balanceOf = async (as: Caller) => (await call(SHOP.wallet.transactions, { as })).body.wallet_balance;

describe('an order that its store refuses gives back', () => {
  it('stock, flash pieces and coupon, once', async () => {
    const sold = await buildItem(db, { store, price_minor: 20_000, stock: 10 });
    const sale = await buildFlashSale(db, { items: [sold] });
    await sql`insert into coupons (code, title, kind, discount, total_limit, per_customer_limit, starts_at, ends_at)
      values ('ONCE5000', '{"en":"Once"}', 'amount', 5000, 1, 1, '2020-01-01', '2040-01-01')`.execute(db);
    const order = await orderByApi(tested, { store, item: sold, as: await customer(), quantity: 3, coupon_code: 'ONCE5000' });
    const taken = async () => ({
      stock: (await db.selectFrom('item_stock').where('item_id', '=', sold.id).select('stock').executeTakeFirstOrThrow()).stock,
      flash: await db.selectFrom('flash_sale_items').where('flash_sale_id', '=', sale.id).select(['sold', 'available']).executeTakeFirst(),
      coupon: (await db.selectFrom('coupons').where('code', '=', 'ONCE5000').select('used').executeTakeFirstOrThrow()).used,
    });
    expect(await taken()).toEqual({ stock: 7, flash: { sold: 3, available: 7 }, coupon: 1 });
    await refuse(order);
    await refuse(order);
    expect(await taken()).toEqual({ stock: 10, flash: { sold: 0, available: 10 }, coupon: 0 });
  });

  it('no pieces of dishes, which are cooked and took none', async () => {
    const kitchen = await buildStore(db, { module: await buildModule(db, { module_type: 'food' }) });
    const dish = await buildItem(db, { store: kitchen, price_minor: 20_000 });
    await db.insertInto('item_stock').values({ item_id: dish.id, stock: 10 }).execute();
    const cook = await staff('store_manager', { storeId: kitchen.id });
    const order = await orderByApi(tested, { store: kitchen, item: dish, as: await customer(), quantity: 3 });
    await call(API.orders.refuse, { as: cook, params: { order }, body: { reason: 'closing' } });
    expect((await db.selectFrom('item_stock').where('item_id', '=', dish.id).select('stock').executeTakeFirstOrThrow()).stock).toBe(10);
  });

  it('money that was paid online, the way it came', async () => {
    const as = await customer();
    const { orderId, payment } = await placeUnpaid(tested, { store, item, as });
    expect((await refuse(orderId)).status).toBe(404);
    await call(SHOP.payment.sandboxDecide, { params: { payment }, body: { decision: 'approve' } });
    await api.jobs.perform('sandbox-callback', { id: payment });
    expect((await refuse(orderId)).body.status).toBe('canceled');
    await api.jobs.perform('give-money-back', {});
    const sandbox = await db.selectFrom('sandbox_payments').where('id', '=', payment).select('state').executeTakeFirstOrThrow();
    expect(sandbox.state).toBe('refunded');
    const { body } = await call(SHOP.notifications.list, { as });
    expect(body.notifications.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Your order was canceled', 'Your money was given back']),
    );
  });

  it('money that came from the wallet, at once', async () => {
    const as = await customer();
    await inTransaction(db, (trx) =>
      bookEntry(trx, { reason: 'referral', once: 'refusal' }, as.customerId, [{ own: 'wallet', shop: 'referral', amount: 100_000 }]),
    );
    const order = await orderByApi(tested, { store, item, as, payment_method: 'wallet' });
    expect(await balanceOf(as)).toBeLessThan(100_000);
    expect((await refuse(order)).body.status).toBe('canceled');
    expect(await balanceOf(as)).toBe(100_000);
  });
});
