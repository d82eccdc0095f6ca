import { beforeEach, describe, expect, it } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi, type Caller } from '../../../test/api.ts';
import { buildItem, buildStore, headersFor, type BuiltItem, type BuiltStore } from '../../../test/fixtures.ts';
import { orderByApi } from '../../../test/order.ts';

const tested = await testApi();
const { db, call, customer, guest } = tested;

let store: BuiltStore;
let item: BuiltItem;
let owner: Caller;

beforeEach(async () => {
  store = await buildStore(db);
  item = await buildItem(db, { store, price_minor: 20_000, stock: 10, name: { en: 'Bread', ru: 'Хлеб' } });
  owner = await customer();
});

const reorder = (order_id: number, over: { replace_cart?: boolean } = {}, as = owner, headers = {}) =>
  call(API.orders.reorder, { as, body: { order_id, ...over }, headers });
const stock = (left: number) => db.updateTable('item_stock').where('item_id', '=', item.id).set({ stock: left }).execute();

describe('ordering again', () => {
  it('fills the cart, also a guest’s, and has nothing to tell when nothing changed', async () => {
    const order = await orderByApi(tested, { store, item, as: owner, quantity: 3 });
    const { body, status } = await reorder(order);
    expect(status).toBe(200);
    expect(body).toMatchObject({ changes: [], cart: { lines: [{ item_id: item.id, quantity: 3, price_changed_from: null }] } });
    const visitor = await guest();
    const ofGuest = await orderByApi(tested, { store, item, as: visitor, quantity: 1 });
    expect((await reorder(ofGuest, {}, visitor)).body.cart.lines).toMatchObject([{ quantity: 1 }]);
  });

  it('repeated does not add up', async () => {
    const order = await orderByApi(tested, { store, item, as: owner, quantity: 2 });
    await Promise.all([reorder(order), reorder(order)]);
    expect((await reorder(order)).body.cart.lines).toMatchObject([{ quantity: 2 }]);
  });

  it('keeps the options that were chosen', async () => {
    const kitchen = await buildStore(db, { module_type: 'food' });
    const plov = await buildItem(db, {
      store: kitchen,
      groups: [{ name: 'Portion', required: true, min: 1, max: 1, values: { Half: 0, Full: 8_000 } }],
      addOns: { Salad: 5_000 },
    });
    const addOn = await db.selectFrom('item_add_ons').where('item_id', '=', plov.id).select('add_on_id').executeTakeFirstOrThrow();
    await call(API.cart.add, {
      as: owner,
      headers: headersFor(kitchen),
      body: {
        item_id: plov.id,
        quantity: 1,
        variation: [{ name: 'Portion', values: { label: ['Full'] } }],
        add_on_ids: [addOn.add_on_id],
        add_on_qtys: [2],
      },
    });
    const headers = headersFor(kitchen);
    const where = { order_type: 'delivery' as const, latitude: kitchen.lat, longitude: kitchen.lng };
    const { body: quoted } = await call(API.checkout.quote, { as: owner, headers, body: where });
    const { body: placed } = await call(API.checkout.place, {
      as: owner,
      headers,
      body: { ...where, quote_id: quoted.quote_id, payment_method: 'cash_on_delivery', address: 'Amir Temur 1' },
    });
    const { body } = await reorder(placed.order_id);
    expect(body.changes).toEqual([]);
    expect(body.cart.lines).toMatchObject([
      { variation: [{ name: 'Portion', type: 'Full' }], add_ons: [{ name: 'Salad', quantity: 2 }], price: 18_000 },
    ]);
  });

  it("reports new prices, fewer pieces and missing items, in the reader's language", async () => {
    const other = await buildItem(db, { store, price_minor: 5_000, stock: 5, name: { en: 'Milk', ru: 'Молоко' } });
    await call(API.cart.add, { as: owner, headers: headersFor(store), body: { item_id: other.id, quantity: 1 } });
    const order = await orderByApi(tested, { store, item, as: owner, quantity: 4 });
    await db.updateTable('items').where('id', '=', other.id).set({ is_active: false }).execute();
    await stock(2);
    const { body } = await reorder(order, {}, owner, { 'x-localization': 'ru' });
    expect(body.changes.map(({ change, message }) => `${change} ${message}`).toSorted()).toEqual([
      'gone Молоко: сейчас недоступно',
      'quantity Хлеб: осталось только 2',
    ]);
    expect(body.cart.lines).toMatchObject([{ item_id: item.id, quantity: 2 }]);

    await stock(10);
    await db.updateTable('items').where('id', '=', item.id).set({ price_minor: 21_000 }).execute();
    const dearer = await reorder(order);
    expect(dearer.body.changes.find(({ change }) => change === 'price')?.message.replace(/\s/g, ' ')).toBe('Bread now costs 21 000 soʻm');
  });

  it("requires a confirmation before it replaces another store's items", async () => {
    const order = await orderByApi(tested, { store, item, as: owner });
    const rival = await buildStore(db, {
      zone: { id: store.zoneId, lat: store.lat, lng: store.lng },
      module: { id: store.moduleId, moduleType: 'grocery' },
    });
    const cake = await buildItem(db, { store: rival });
    await call(API.cart.add, { as: owner, headers: headersFor(rival), body: { item_id: cake.id, quantity: 1 } });
    expect(await reorder(order)).toMatchObject({ status: 409, body: { errors: [{ code: 'other-store-in-cart' }] } });
    expect((await call(API.cart.list, { as: owner, headers: headersFor(rival) })).body.lines).toMatchObject([{ item_id: cake.id }]);
    expect((await reorder(order, { replace_cart: true })).body.cart).toMatchObject({
      store: { id: store.id },
      lines: [{ item_id: item.id }],
    });
  });

  it('says when nothing is left of it', async () => {
    const order = await orderByApi(tested, { store, item, as: owner });
    await stock(0);
    expect(await reorder(order)).toMatchObject({ status: 409, body: { errors: [{ code: 'nothing-left' }] } });
    await db.updateTable('stores').where('id', '=', store.id).set({ is_active: false }).execute();
    expect(await reorder(order)).toMatchObject({ status: 404, body: { errors: [{ code: 'store-not-found' }] } });
  });
});
