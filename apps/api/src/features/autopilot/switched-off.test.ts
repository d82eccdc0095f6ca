import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../../test/api.ts';
import { buildItem, buildStore, type BuiltItem, type BuiltStore } from '../../../test/fixtures.ts';
import { orderByApi } from '../../../test/order.ts';
import { requestedJobs } from '../../../test/requested-jobs.ts';

const tested = await testApi({ autopilot: false });
const { api, db, guest } = tested;
let store: BuiltStore;
let item: BuiltItem;

beforeAll(async () => {
  store = await buildStore(db);
  item = await buildItem(db, { store, price_minor: 20_000, stock: 10 });
});

describe('a demo city without its autopilot', () => {
  it('leaves an order to people, and a round from before does nothing', async () => {
    const order = await orderByApi(tested, { store, item, as: await guest() });
    await db
      .updateTable('orders')
      .set({ status_at: new Date('2026-01-01') })
      .where('id', '=', order)
      .execute();
    await api.jobs.perform('play-city', {});
    expect(await requestedJobs(db, 'play-city')).toEqual([]);
    expect((await db.selectFrom('orders').where('id', '=', order).select('status').executeTakeFirstOrThrow()).status).toBe('pending');
  });
});
