import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/database.ts';
import { buildShop, placeOrder, type SmallShop } from '../../../test/shop.ts';
import { Bus, CHANNELS, type BusEvents, type Channel } from '../events/bus.ts';
import { listen } from './listen.ts';

const { db, pool, target, startRelay } = await freshDatabase();
const bus = new Bus();
const heard: { [C in Channel]: BusEvents[C][] } = {
  order_changed: [],
  rider_moved: [],
  catalogue_changed: [],
  settings_changed: [],
  message_sent: [],
  notice_added: [],
  gap: [],
};
for (const channel of CHANNELS) bus.subscribe(channel, (event) => (heard[channel] as unknown[]).push(event));
const errors: string[] = [];
let gaps = 0;
const listener = listen(target, bus, { onError: (error) => errors.push(error.message), onGap: () => gaps++ });
let shop: SmallShop;

beforeAll(async () => {
  await listener.ready;
  startRelay();
  shop = await buildShop(db);
});
afterAll(() => listener.stop());

describe('the listener', () => {
  test('hears of every jump of an order, with the number of its event', async () => {
    const orderId = await placeOrder(db, shop);
    await db.updateTable('orders').set({ status: 'confirmed', status_by: 'store' }).where('id', '=', orderId).execute();
    const events = await db.selectFrom('order_events').select('id').where('order_id', '=', orderId).orderBy('position').execute();
    await expect
      .poll(() => heard.order_changed.filter((event) => event.orderId === orderId))
      .toEqual(events.map(({ id }) => ({ orderId, eventId: id })));
  });

  test('receives nothing after a rollback', async () => {
    const before = heard.order_changed.length;
    await expect(placeOrder(db, shop, {}, { items: 1 })).rejects.toThrow('add up');
    await placeOrder(db, shop);
    await expect.poll(() => heard.order_changed.length).toBe(before + 1);
  });

  test('hears once of a change of the catalogue, with a version that grows, and nothing of stock and ratings', async () => {
    const versions = () => heard.catalogue_changed.map(({ version }) => version);
    const before = versions().length;
    await db.transaction().execute(async (transaction) => {
      await transaction.updateTable('items').set({ price_minor: 11_000 }).where('id', '=', shop.itemId).execute();
      await transaction.updateTable('stores').set({ is_accepting: false }).where('id', '=', shop.storeId).execute();
    });
    await expect.poll(() => versions().length).toBe(before + 1);
    await db.updateTable('item_stock').set({ stock: 4 }).execute();
    await db.updateTable('items').set({ order_count: 7, popularity: 3 }).execute();
    await db.updateTable('items').set({ price_minor: 10_000 }).where('id', '=', shop.itemId).execute();
    await expect.poll(() => versions().length).toBe(before + 2);
    expect(versions()).toEqual(versions().toSorted((one, other) => one - other));
  });

  test('hears of settings, messages and notices', async () => {
    await db
      .insertInto('settings')
      .values({ key: 'business_name', kind: 'text', value: JSON.stringify('Bozor') })
      .execute();
    const conversation = await db
      .insertInto('conversations')
      .values({ customer_id: shop.customerId, store_id: shop.storeId })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('messages').values({ conversation_id: conversation.id, sender: 'store', body: 'Salom' }).execute();
    await db
      .insertInto('notifications')
      .values({ customer_id: shop.customerId, type: 'message', title: { en: 'Store' }, body: { en: 'Salom' } })
      .execute();
    await expect.poll(() => heard.notice_added).toEqual([{ customerId: shop.customerId }]);
    expect(heard.message_sent).toEqual([{ conversationId: conversation.id }]);
    expect(heard.settings_changed).toEqual([{}]);
    const { customer_unread, other_unread } = await db.selectFrom('conversations').selectAll().executeTakeFirstOrThrow();
    expect({ customer_unread, other_unread }).toEqual({ customer_unread: 1, other_unread: 0 });
  });

  test('comes back when its connection is cut, says that something may have been missed, and hears again', async () => {
    await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'bozor listen' and datname = current_database()`,
    );
    await expect.poll(() => gaps, { timeout: 5_000 }).toBe(1);
    expect(errors.length).toBeGreaterThan(0);
    const before = heard.order_changed.length;
    await placeOrder(db, shop);
    await expect.poll(() => heard.order_changed.length).toBe(before + 1);
  });

  test('ignores unreadable notices', async () => {
    const known = errors.length;
    await pool.query(`select pg_notify('order_changed', 'not json'), pg_notify('somebody_elses', '{}')`);
    await expect.poll(() => errors.slice(known)).toEqual(['Unreadable notification on order_changed']);
  });
});
