import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { API as STORE } from '@bozor/contract/store/routes.ts';
import type { OrderTracking } from '@bozor/contract/shop/orders/order-shapes.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { listen } from '../../platform/db/listen.ts';
import { testApi, type Caller } from '../../../test/api.ts';
import { openStream, type TestStream } from '../../../test/event-stream.ts';
import { buildItem, buildStore, type BuiltItem, type BuiltStore } from '../../../test/fixtures.ts';
import { orderByApi } from '../../../test/order.ts';
import { endSessions } from '../identity/end-sessions.ts';
import { acceptOrder } from './accept-order.ts';
import { assignCourier } from './assign-courier.ts';
import { deliver } from './deliver.ts';
import { handOver } from './hand-over.ts';
import { moveCourier } from './move-courier.ts';
import { pickUp } from './pick-up.ts';
import { startPreparing } from './start-preparing.ts';
import { trackingToken } from '../../platform/links/tracking-token.ts';

const tested = await testApi();
const { db, guest, customer, server, bus, target } = tested;
const listener = listen(target, bus, { onError: () => {} });
const streams: Stream[] = [];

let store: BuiltStore;
let item: BuiltItem;
let owner: Caller;
let base: string;

beforeAll(async () => {
  await listener.ready;
  tested.startRelay();
  base = await server.listen({ port: 0, host: '127.0.0.1' });
  store = await buildStore(db);
  item = await buildItem(db, { store, price_minor: 20_000, stock: 500 });
  owner = await customer();
  await db.insertInto('riders').values({ zone_id: store.zoneId, f_name: 'Bobur', phone: '+998935550022' }).execute();
});
afterAll(async () => {
  for (const stream of streams) stream.close();
  await listener.stop();
  // The client reconnects after the break, and then sends nothing.
  const closing = server.close();
  const quiet = setInterval(() => server.server.closeAllConnections(), 20);
  await closing;
  clearInterval(quiet);
});

type Stream = TestStream<OrderTracking>;

async function follow(query: Record<string, string | number>, as: Caller, lastEventId?: string): Promise<Stream> {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)] as [string, string]));
  const stream = await openStream<OrderTracking>(`${base}/api/v1${API.orders.events.path}?${search.toString()}`, {
    ...as.headers,
    ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
  });
  streams.push(stream);
  return stream;
}

const step = (order: number, act: (trx: Parameters<typeof pickUp>[0], order: number) => Promise<unknown>) =>
  inTransaction(db, (trx) => act(trx, order));
const accept = (order: number) => step(order, (trx) => acceptOrder(trx, order, { as: 'store' }));

describe('the stream of an order', () => {
  it("sends the state, every change and the courier's route, and ends with the order [track-15]", async () => {
    const order = await orderByApi(tested, { store, item, as: owner });
    const stream = await follow({ order_id: order }, owner);
    expect((await stream.next())?.data.order_status).toBe('pending');
    expect(stream.text()).toMatch(/^retry: [1-4]\d{3}\n\n/);
    await accept(order);
    expect((await stream.next())?.data.order_status).toBe('confirmed');
    await step(order, assignCourier);
    const acts = [
      (trx: Transaction) => startPreparing(trx, order, { as: 'store' }),
      (trx: Transaction) => handOver(trx, order, { as: 'store' }),
      (trx: Transaction) => pickUp(trx, order, { as: 'courier' }),
    ];
    for (const act of acts) {
      await step(order, act);
      await stream.next();
    }
    const { rider_id } = await db.selectFrom('orders').where('id', '=', order).select('rider_id').executeTakeFirstOrThrow();
    await step(order, (trx) => moveCourier(trx, rider_id!, order, { point: { lat: 41.32, lng: 69.29 } as never, headingDegrees: 0 }));
    expect((await stream.next())?.data.courier_position).toMatchObject({ lat: 41.32, lng: 69.29 });
    await step(order, (trx) => deliver(trx, order, { as: 'courier' }));
    const last = await stream.next();
    expect(last?.data).toMatchObject({ order_status: 'delivered', courier_position: null });
    expect(last?.data.events.map(({ status }) => status)).toEqual([
      'pending',
      'confirmed',
      'processing',
      'handover',
      'picked_up',
      'delivered',
    ]);
    expect(await stream.next()).toBeUndefined();
  });

  it('ends once its customer is signed out everywhere', async () => {
    const me = await customer();
    const order = await orderByApi(tested, { store, item, as: me });
    const stream = await follow({ order_id: order }, me);
    expect((await stream.next())?.data.order_status).toBe('pending');
    await inTransaction(db, (trx) => endSessions(trx, me.customerId));
    await accept(order);
    expect(await stream.next()).toBeUndefined();
  });

  it('replays the changes missed while disconnected, and no others', async () => {
    const order = await orderByApi(tested, { store, item, as: owner });
    const first = await follow({ order_id: order }, owner);
    const seen = (await first.next())!.id;
    first.close();
    await accept(order);
    await step(order, (trx) => startPreparing(trx, order, { as: 'store' }));
    const again = await follow({ order_id: order }, owner, seen);
    const replayed = (await again.next())!;
    expect(Number(replayed.id)).toBeGreaterThan(Number(seen));
    expect(replayed.data.events.map(({ status }) => status)).toEqual(['pending', 'confirmed', 'processing']);
    again.close();

    const upToDate = await follow({ order_id: order }, owner, replayed.id);
    await step(order, (trx) => handOver(trx, order, { as: 'store' }));
    expect((await upToDate.next())?.data.order_status).toBe('handover');
    upToDate.close();
  });

  it('tells that the store postponed the order, also a reader who comes back', async () => {
    const order = await orderByApi(tested, { store, item, as: owner });
    const manager = await tested.staff('store_manager', { storeId: store.id });
    const params = { order };
    await tested.call(STORE.orders.accept, { as: manager, params, body: { minutes: 20 } });
    const stream = await follow({ order_id: order }, owner);
    const told = (await stream.next())!;
    await tested.call(STORE.orders.delay, { as: manager, params, body: { minutes: 10, reason: 'many-orders' } });
    const later = (await stream.next())!;
    expect(later.id).toBe(told.id);
    expect(Date.parse(later.data.ready_by!) - Date.parse(told.data.ready_by!)).toBe(600_000);
    expect(later.data.delay_message).toBe('the store has many orders at once');
    stream.close();
    const again = await follow({ order_id: order }, owner, told.id);
    expect((await again.next())?.data.delay_message).toBe('the store has many orders at once');
    again.close();
  });

  it('looks again after the line to the database was down', async () => {
    const order = await orderByApi(tested, { store, item, as: owner });
    const stream = await follow({ order_id: order }, owner);
    await stream.next();
    await sql`alter table order_events disable trigger order_events_tell`.execute(db);
    await accept(order);
    await sql`alter table order_events enable trigger order_events_tell`.execute(db);
    bus.publish('gap', {});
    expect((await stream.next())?.data.order_status).toBe('confirmed');
    stream.close();
  });

  it('needs the same proof as tracking', async () => {
    const visitor = await guest();
    const order = await orderByApi(tested, { store, item, as: visitor });
    const answers = await Promise.all([
      follow({ order_id: order }, visitor),
      follow({ order_id: order, contact_number: '+998901234567' }, { headers: {} }),
      follow({ token: trackingToken('signing-secret-of-the-tests', order) }, { headers: {} }),
      follow({ order_id: order, contact_number: '+998900000000' }, { headers: {} }),
      follow({ order_id: order }, owner),
      follow({ order_id: 100_000_001 }, owner),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 404, 404, 404]);
    expect((await answers[2].next())?.data.viewer).toBe('link');
    for (const answer of answers) answer.close();
  });

  it('holds at most three of one caller, and takes the next once one is closed', async () => {
    const busy = await customer();
    const order = await orderByApi(tested, { store, item, as: busy });
    const open = await Promise.all([1, 2, 3].map(() => follow({ order_id: order }, busy)));
    expect(open.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await follow({ order_id: order }, busy)).status).toBe(429);
    open[0]!.close();
    await expect.poll(async () => (await follow({ order_id: order }, busy)).status).toBe(200);
  });

  it('ends at once for an order that has ended', async () => {
    const order = await orderByApi(tested, { store, item, as: owner });
    await step(order, (trx) => acceptOrder(trx, order, { as: 'store' }));
    await db.updateTable('orders').where('id', '=', order).set({ status: 'canceled', status_by: 'store' }).execute();
    const stream = await follow({ order_id: order }, owner);
    expect((await stream.next())?.data.end).toBe('canceled');
    expect(await stream.next()).toBeUndefined();
  });
});
