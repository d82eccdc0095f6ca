import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi, type Caller } from '../../../test/api.ts';
import { buildItem, buildStore, headersFor } from '../../../test/fixtures.ts';
import { orderByApi } from '../../../test/order.ts';

const tested = await testApi();
const { api, db, call, customer, guest } = tested;

const LONG_AGO = sql<Date>`now() - interval '61 days'`;

it('forgets guests whom nobody has been for sixty days and their carts, but none who ordered or still fills a cart', async () => {
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
  await api.jobs.perform('sweep-visitors', {});
  const isKnown = async (as: Caller) => (await call(API.cart.list, { as, headers: headersFor(store) })).status === 200;
  expect(await Promise.all([gone, ordered, filling, fresh].map(isKnown))).toEqual([false, true, true, true]);
  expect((await call(API.orders.details, { as: ordered, query: { order_id: order } })).body.id).toBe(order);
  expect(await db.selectFrom('carts').select('guest_id').execute()).toHaveLength(1);
});

it('forgets sessions that are over, and none that is alive', async () => {
  const [me, away] = [await customer(), await customer()];
  await db
    .updateTable('sessions')
    .where('customer_id', '=', away.customerId)
    .set({ created_at: LONG_AGO, expires_at: sql<Date>`now() - interval '1 day'` })
    .execute();
  await api.jobs.perform('sweep-visitors', {});
  expect((await db.selectFrom('sessions').select('customer_id').execute()).map((row) => row.customer_id)).toEqual([me.customerId]);
});
