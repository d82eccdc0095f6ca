import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API } from '@bozor/contract/staff/routes.ts';
import type { StaffEvent } from '@bozor/contract/staff/events.ts';
import { testApi, type Caller } from '../../../test/api.ts';
import { openStream, type TestStream } from '../../../test/event-stream.ts';
import { buildCourier } from '../../../test/fixtures.ts';
import { buildShop, placeOrder } from '../../../test/shop.ts';
import { listen } from '../../platform/db/listen.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { acceptOrder } from './accept-order.ts';
import { recordAct } from './record-act.ts';

const tested = await testApi();
const { db, staff, customer, server, bus, target } = tested;
const listener = listen(target, bus, { onError: () => {} });
const streams: TestStream<StaffEvent>[] = [];
const shop = await buildShop(db);
const courierId = await buildCourier(db, { zone_id: shop.zoneId });
let base: string;

beforeAll(async () => {
  await listener.ready;
  tested.startRelay();
  base = await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  for (const stream of streams) stream.close();
  await listener.stop();
  const closing = server.close();
  const quiet = setInterval(() => server.server.closeAllConnections(), 20);
  await closing;
  clearInterval(quiet);
});

async function follow(as: Caller): Promise<TestStream<StaffEvent>> {
  const stream = await openStream<StaffEvent>(`${base}/api/v1${API.events.follow.path}`, { ...as.headers });
  streams.push(stream);
  return stream;
}

const next = async (stream: TestStream<StaffEvent>) => (await stream.next())?.data;
/** Orders of which a stream tells up to the order that ends the question. */
async function toldUntil(stream: TestStream<StaffEvent>, last: number): Promise<ReadonlySet<number>> {
  const told = new Set<number>();
  while (!told.has(last)) told.add((await next(stream))!.order_id!);
  return told;
}

/** Kinds of the events up to that of an order. */
async function kindsUntil(stream: Awaited<ReturnType<typeof follow>>, orderId: number): Promise<ReadonlySet<string>> {
  const kinds = new Set<string>();
  for (;;) {
    const event = (await next(stream))!;
    kinds.add(event.kind);
    if (event.order_id === orderId) return kinds;
  }
}

describe('staff are told of the changes within their reach', () => {
  it('all orders for the whole shop, those of the store for a store, own ones and offers for a courier', async () => {
    const [owner, kitchen, otherKitchen, courier] = await Promise.all([
      staff('owner').then(follow),
      staff('kitchen', { storeId: shop.storeId }).then(follow),
      staff('kitchen', { storeId: shop.otherStoreId }).then(follow),
      staff('courier', { courierId }).then(follow),
    ]);
    const place = (of: Partial<typeof shop>, row: object = {}) => inTransaction(db, (trx) => placeOrder(trx, { ...shop, ...of }, row));
    const own = await place({});
    const carried = await place({}, { rider_id: courierId });
    const offered = await place({});
    await inTransaction(db, (trx) =>
      recordAct(trx, { orderId: offered, kind: 'courier_offered', by: { as: 'system' }, details: { courier_id: courierId } }),
    );
    const foreign = await place({ storeId: shop.otherStoreId, itemId: shop.otherItemId }, { rider_id: courierId });

    expect(await toldUntil(owner, foreign)).toEqual(new Set([own, carried, offered, foreign]));
    expect(await toldUntil(otherKitchen, foreign)).toEqual(new Set([foreign]));
    const last = await place({}, { rider_id: courierId });
    expect(await toldUntil(kitchen, last)).toEqual(new Set([own, carried, offered, last]));
    expect(await toldUntil(courier, last)).toEqual(new Set([carried, offered, foreign, last]));
  });

  it('a step of an order as well', async () => {
    const orderId = await inTransaction(db, (trx) => placeOrder(trx, shop));
    const kitchen = await follow(await staff('kitchen', { storeId: shop.storeId }));
    await inTransaction(db, (trx) => acceptOrder(trx, orderId, { as: 'store' }));
    expect(await next(kitchen)).toEqual({ kind: 'order', order_id: orderId });
  });

  it('of a message to their side, and to no other', async () => {
    const manager = await follow(await staff('store_manager', { storeId: shop.storeId }));
    const [kitchen, desk] = [await follow(await staff('kitchen', { storeId: shop.storeId })), await follow(await staff('support'))];
    const { id } = await db
      .insertInto('conversations')
      .values({ customer_id: shop.customerId, store_id: shop.storeId })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('messages').values({ conversation_id: id, sender: 'customer', body: 'Salom' }).execute();
    await expect.poll(() => next(manager)).toEqual({ kind: 'chat', order_id: null });
    // The order comes later than the message would.
    const orderId = await inTransaction(db, (trx) => placeOrder(trx, shop));
    expect((await kindsUntil(kitchen, orderId)).has('chat')).toBe(false);
    expect((await kindsUntil(desk, orderId)).has('chat')).toBe(false);
  });

  it('that something was missed, when the connection to the database was lost', async () => {
    const owner = await follow(await staff('owner'));
    bus.publish('gap', {});
    expect(await next(owner)).toEqual({ kind: 'all', order_id: null });
  });
});

it.each([
  ['dismissed', (id: number) => sql`update staff set disabled_at = now() where id = ${id}`],
  ['signed out', (id: number) => sql`update staff_sessions set revoked_at = now() where staff_id = ${id}`],
])('the stream of a person who was %s ends within five seconds', async (_how, end) => {
  const person = await staff('dispatcher');
  const stream = await follow(person);
  await end(person.staffId).execute(db);
  expect(await next(stream)).toEqual({ kind: 'over', order_id: null });
  expect(await stream.next()).toBeUndefined();
});

it('a customer has no such stream', async () => {
  const { status } = await fetch(`${base}/api/v1${API.events.follow.path}`, { headers: (await customer()).headers });
  expect(status).toBe(401);
});
