import { describe, expect, it } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi, type Caller } from '../../../test/api.ts';
import { buildItem, buildStore, headersFor } from '../../../test/fixtures.ts';
import { orderByApi } from '../../../test/order.ts';

const harness = await testApi();
const { db, call, customer, guest } = harness;

const ids = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);

describe('favourites [api-47]', () => {
  it('store items and stores, the latest first, and confirm it [wish-07]', async () => {
    const [me, store] = [await customer(), await buildStore(db)];
    const [first, second] = [await buildItem(db, { store }), await buildItem(db, { store })];
    const headers = headersFor(store);
    for (const { id } of [first, second]) await call(API.wishlist.add, { as: me, body: { item_id: id } });
    const added = await call(API.wishlist.add, { as: me, body: { store_id: store.id } });
    expect(added.body).toEqual({ message: 'Added to your favourites.' });
    const { body } = await call(API.wishlist.list, { as: me, headers });
    expect([ids(body.items), ids(body.stores)]).toEqual([[second.id, first.id], [store.id]]);
    const removed = await call(API.wishlist.remove, { as: me, query: { item_id: first.id } });
    expect(removed.body).toEqual({ message: 'Removed from your favourites.' });
    await call(API.wishlist.remove, { as: me, query: { store_id: store.id } });
    const after = await call(API.wishlist.list, { as: me, headers });
    expect([ids(after.body.items), ids(after.body.stores)]).toEqual([[second.id], []]);
  });

  it('are stored once however often added, and removing a missing one succeeds', async () => {
    const [me, item] = [await customer(), await buildItem(db)];
    const press = () => call(API.wishlist.add, { as: me, body: { item_id: item.id } });
    expect((await Promise.all([press(), press(), press()])).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await call(API.wishlist.list, { as: me, headers: headersFor(item) })).body.items).toHaveLength(1);
    for (let time = 1; time <= 2; time++)
      expect((await call(API.wishlist.remove, { as: me, query: { item_id: item.id } })).status).toBe(200);
  });

  it('show items of the current module and zones', async () => {
    const [me, grocery, food] = [await customer(), await buildStore(db), await buildStore(db, { module_type: 'food' })];
    for (const { id } of [grocery, food]) await call(API.wishlist.add, { as: me, body: { store_id: id } });
    expect(ids((await call(API.wishlist.list, { as: me, headers: headersFor(food) })).body.stores)).toEqual([food.id]);
  });

  it('are for customers alone: "You are not logged in" [wish-01]', async () => {
    const item = await buildItem(db);
    for (const as of [await guest(), { headers: {} }]) {
      const { status, body } = await call(API.wishlist.add, { as, body: { item_id: item.id } });
      expect([status, body.message]).toEqual([403, 'You are not logged in']);
    }
  });

  it.each([
    ['an item that is not there', { item_id: 999_999 }, 404, 'item-not-found'],
    ['a store that is not there', { store_id: 999_999 }, 404, 'store-not-found'],
    ['nothing', {}, 422, 'wish-nothing-named'],
    ['a word', { item_id: 'bread' }, 422, 'invalid-field'],
  ])('refuse %s', async (_what, body, status, code) => {
    const answer = await call(API.wishlist.add, { as: await customer(), body });
    expect([answer.status, answer.body.errors?.[0]?.code]).toEqual([status, code]);
  });

  it('are removed from one customer’s alone', async () => {
    const [me, other, item] = [await customer(), await customer(), await buildItem(db)];
    const mine = [{ item_id: item.id }, { store_id: item.storeId }];
    for (const as of [me, other]) for (const body of mine) await call(API.wishlist.add, { as, body });
    for (const query of mine) await call(API.wishlist.remove, { as: me, query });
    const { body } = await call(API.wishlist.list, { as: other, headers: headersFor(item) });
    expect([ids(body.items), ids(body.stores)]).toEqual([[item.id], [item.storeId]]);
  });

  it("do not show another customer's", async () => {
    const item = await buildItem(db);
    await call(API.wishlist.add, { as: await customer(), body: { item_id: item.id } });
    expect((await call(API.wishlist.list, { as: await customer(), headers: headersFor(item) })).body.items).toEqual([]);
  });
});

describe('stores to visit again [api-61]', () => {
  it('are those of orders that stood, once each, the latest first', async () => {
    const me = await customer();
    const first = await buildStore(db);
    const place = {
      zone: { id: first.zoneId, lat: first.lat, lng: first.lng },
      module: { id: first.moduleId, moduleType: first.moduleType },
    };
    const [second, called] = [await buildStore(db, place), await buildStore(db, place)];
    await order(me, first);
    await order(me, second);
    await order(me, first);
    const gone = await order(me, called);
    await call(API.orders.cancel, { as: me, body: { order_id: gone, reason: 'Changed my mind' } });
    const { body } = await call(API.wishlist.visitAgain, { as: me, headers: headersFor(first) });
    expect([ids(body.stores), body.total_size]).toEqual([[first.id, second.id], 2]);
    const next = await call(API.wishlist.visitAgain, { as: me, headers: headersFor(first), query: { limit: 1, offset: 2 } });
    expect(ids(next.body.stores)).toEqual([second.id]);
  });

  it('need an account', async () => {
    expect((await call(API.wishlist.visitAgain, { as: await guest() })).status).toBe(403);
  });

  async function order(as: Caller, store: Awaited<ReturnType<typeof buildStore>>): Promise<number> {
    return orderByApi(harness, { store, item: await buildItem(db, { store }), as });
  }
});
