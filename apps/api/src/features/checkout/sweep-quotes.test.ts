import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi } from '../../../test/api.ts';
import { buildItem, buildStore } from '../../../test/fixtures.ts';
import { orderByApi } from '../../../test/order.ts';

const tested = await testApi();
const { api, db, call, customer } = tested;

it('deletes quotes a day after they expire and expired keys, and no orders', async () => {
  const store = await buildStore(db);
  const item = await buildItem(db, { store, stock: 10 });
  const as = await customer();
  const order = await orderByApi(tested, { store, item, as });
  const kept = async () => ({
    quotes: (await db.selectFrom('quotes').select('id').execute()).length,
    keys: (await db.selectFrom('idempotency_keys').select('key').execute()).length,
  });
  for (const name of ['sweep-quotes', 'sweep-idempotency-keys']) await api.jobs.perform(name, {});
  expect(await kept()).toEqual({ quotes: 1, keys: 1 });
  const past = (interval: string) => sql<Date>`now() - ${interval}::interval`;
  await db
    .updateTable('quotes')
    .set({ created_at: past('26 hours'), expires_at: past('25 hours') })
    .execute();
  await db
    .updateTable('idempotency_keys')
    .set({ created_at: past('49 hours'), expires_at: past('1 hour') })
    .execute();
  for (const name of ['sweep-quotes', 'sweep-idempotency-keys']) await api.jobs.perform(name, {});
  expect(await kept()).toEqual({ quotes: 0, keys: 0 });
  expect((await call(API.orders.details, { as, query: { order_id: order } })).body).toMatchObject({ id: order });
});
