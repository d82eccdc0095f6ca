import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi, type Caller } from '../../../test/api.ts';
import { buildItem, buildStore, headersFor } from '../../../test/fixtures.ts';
import { orderByApi } from '../../../test/order.ts';

const tested = await testApi();
const { api, db, call, customer, guest } = tested;

const sweep = async () => {
  for (const name of ['sweep-guest-carts', 'sweep-guests', 'sweep-sessions']) await api.jobs.perform(name, {});
};
const LONG_AGO = sql<Date>`now() - interval '61 days'`;

it('deletes guests unused for sixty days with their carts, but none with an order or a recent cart', async () => {
  const store = await buildStore(db);
  const item = await buildItem(db, { store, stock: 10 });
  const fill = (as: Caller) => call(API.cart.add, { as, headers: headersFor(store), body: { item_id: item.id, quantity: 1 } });
  const [gone, ordered] = [await guest(), await guest()];
  await fill(gone);
  const order = await orderByApi(tested, { store, item, as: ordered });
  await fill(ordered);
  await db.updateTable('carts').set({ updated_at: LONG_AGO }).execute();
  const filling = await guest();
  await db.updateTable('guests').set({ seen_at: LONG_AGO }).execute();
  await fill(filling);
  const fresh = await guest();
  await sweep();
  const isKnown = async (as: Caller) => (await call(API.cart.list, { as, headers: headersFor(store) })).status === 200;
  expect(await Promise.all([gone, ordered, filling, fresh].map(isKnown))).toEqual([false, true, true, true]);
  expect((await call(API.orders.details, { as: ordered, query: { order_id: order } })).body.id).toBe(order);
  expect(await db.selectFrom('carts').select('guest_id').execute()).toHaveLength(1);
});

it('keeps a guest who comes back, for sixty days from the day they were seen last', async () => {
  const back = await guest();
  const seen = async () => (await db.selectFrom('guests').orderBy('id', 'desc').select('seen_at').executeTakeFirstOrThrow()).seen_at;
  const come = () => call(API.cart.list, { as: back, headers: { zoneid: '[1]', moduleid: '1' } });
  const latest = db.selectFrom('guests').select((eb) => eb.fn.max('id').as('id'));
  await db.updateTable('guests').set({ seen_at: LONG_AGO }).where('id', '=', latest).execute();
  await come();
  const seenAt = await seen();
  expect(seenAt.getTime()).toBeGreaterThan(Date.now() - 60_000);
  await come();
  expect(await seen()).toEqual(seenAt);
  await sweep();
  expect(await seen()).toEqual(seenAt);
});

it('checks a guest with orders once, and never again', async () => {
  const store = await buildStore(db);
  const item = await buildItem(db, { store, stock: 10 });
  await orderByApi(tested, { store, item, as: await guest() });
  const ofOrder = db.selectFrom('orders').orderBy('created_at', 'desc').limit(1).select('guest_id');
  await db.updateTable('carts').where('guest_id', '=', ofOrder).set({ updated_at: LONG_AGO }).execute();
  await db.updateTable('guests').where('id', '=', ofOrder).set({ seen_at: LONG_AGO }).execute();
  const kept = () => db.selectFrom('guests').where('id', '=', ofOrder).select('is_kept').executeTakeFirstOrThrow();
  expect(await kept()).toEqual({ is_kept: false });
  await sweep();
  expect(await kept()).toEqual({ is_kept: true });
});

it('deletes expired sessions, and no valid one', async () => {
  const [me, away] = [await customer(), await customer()];
  await db
    .updateTable('sessions')
    .where('customer_id', '=', away.customerId)
    .set({ created_at: LONG_AGO, expires_at: sql<Date>`now() - interval '1 day'` })
    .execute();
  await sweep();
  expect((await db.selectFrom('sessions').select('customer_id').execute()).map((row) => row.customer_id)).toEqual([me.customerId]);
});
