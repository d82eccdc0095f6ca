import type pg from 'pg';
import { expect, test } from 'vitest';
import { createDatabase, type Database } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { testApi } from '../../../test/api.ts';
import { buildItem, buildStore } from '../../../test/fixtures.ts';
import { orderByApi } from '../../../test/order.ts';
import { acceptOrder } from './accept-order.ts';
import { readTracking } from './read-tracking.ts';

const tested = await testApi();
const { api, db, pool, customer } = tested;

/** A database that runs `between` after the first read of an order or its events and before the next. */
function interrupted(between: () => Promise<unknown>): Database {
  let happened: Promise<unknown> | undefined;
  const query = async (client: pg.PoolClient, text: string, values: unknown[]) => {
    if (!/\border_events\b|\bfrom orders\b/.test(text)) return client.query(text, values);
    await happened;
    const answer = client.query(text, values);
    happened ??= answer.then(between);
    return answer;
  };
  const connect = async () => {
    const client = await pool.connect();
    return { query: (text: string, values: unknown[]) => query(client, text, values), release: () => client.release() };
  };
  return createDatabase({ connect, end: async () => undefined } as unknown as pg.Pool);
}

test('an order that changes during a read never has an older event id [track-15]', async () => {
  const owner = await customer();
  const store = await buildStore(db);
  const item = await buildItem(db, { store, price_minor: 20_000, stock: 5 });
  const orderId = await orderByApi(tested, { store, item, as: owner });
  const moving = interrupted(() => inTransaction(db, (trx) => acceptOrder(trx, orderId, { as: 'store' })));

  const tracked = { orderId, viewer: 'customer', isOwn: true } as const;
  const first = await readTracking({ ...api, db: moving }, tracked, 'en');
  const then = await readTracking(api, tracked, 'en');

  expect(then.tracking.order_status).toBe('confirmed');
  // A reader who has seen the last number gets no further event.
  const seen = first.lastEventId === then.lastEventId ? first : then;
  expect(seen.tracking.order_status).toBe('confirmed');
});
