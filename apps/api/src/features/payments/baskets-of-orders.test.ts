import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi, type Caller } from '../../../test/api.ts';
import { buildItem, buildStore, headersFor, type BuiltItem, type BuiltStore } from '../../../test/fixtures.ts';
import { placeUnpaid } from '../../../test/order.ts';
import { changeSettings } from '../../../test/settings.ts';

const tested = await testApi();
const { api, db, call, guest, customer } = tested;

let store: BuiltStore;
let other: BuiltStore;
let item: BuiltItem;
let elsewhere: BuiltItem;

beforeAll(async () => {
  await changeSettings(tested, { digital_payment: true });
  store = await buildStore(db);
  other = await buildStore(db, {
    zone: { id: store.zoneId, lat: store.lat, lng: store.lng },
    module: { id: store.moduleId, moduleType: 'grocery' },
  });
  item = await buildItem(db, { store, price_minor: 20_000, stock: 1_000 });
  elsewhere = await buildItem(db, { store: other, price_minor: 5_000, stock: 1_000 });
});

/** An order of three pieces that waits for its payment, and the id of that payment. */
const placeThree = async (as: Caller) => {
  const placed = await placeUnpaid(tested, { store, item, as, quantity: 3 });
  expect(await cartOf(as)).toEqual([]);
  return placed;
};
const add = (as: Caller, quantity: number) => call(API.cart.add, { as, headers: headersFor(store), body: { item_id: item.id, quantity } });
/** Starts another payment of a declined order and returns its id. */
const retry = async (as: Caller, orderId: number) => {
  const { body } = await call(API.payment.change, { as, body: { order_id: orderId, payment_method: 'digital_payment' } });
  return body.redirect_url!.replace('/payment/', '');
};
const decide = async (payment: string, decision: 'approve' | 'decline' | 'abandon') => {
  await call(API.payment.sandboxDecide, { params: { payment }, body: { decision } });
  await api.jobs.perform('sandbox-callback', { id: payment });
};
const expire = async (orderId: number) => {
  await sql`update orders set pay_until = now() - interval '1 second' where id = ${orderId}`.execute(db);
  await api.jobs.perform('expire-unpaid-orders', {});
};
const cartOf = async (as: Caller) =>
  (await call(API.cart.list, { as, headers: headersFor(store) })).body.lines.map((line) => [line.item_id, line.quantity]);
const parkedOf = async (as: Caller) => (await call(API.cart.parked, { as })).body.carts;
const giveUp = (as: Caller, orderId: number) => call(API.payment.cancelFailed, { as, body: { order_id: orderId } });

describe.each([
  ['a guest', guest],
  ['a customer', customer],
])('the basket of %s comes back', (_who, arrive) => {
  it.each(['decline', 'abandon'] as const)('when the payment is not made: %s', async (decision) => {
    const as = await arrive();
    const { payment } = await placeThree(as);
    await decide(payment, decision);
    expect(await cartOf(as)).toEqual([[item.id, 3]]);
  });

  it('when the order is given up, and when its time is over', async () => {
    const as = await arrive();
    const { orderId } = await placeThree(as);
    expect((await giveUp(as, orderId)).status).toBe(200);
    expect(await cartOf(as)).toEqual([[item.id, 3]]);
    await call(API.cart.clear, { as, headers: headersFor(store) });
    await expire((await placeThree(as)).orderId);
    expect(await cartOf(as)).toEqual([[item.id, 3]]);
  });

  it('once, after a declined payment of an order that then ends', async () => {
    const as = await arrive();
    const { orderId, payment } = await placeThree(as);
    await decide(payment, 'decline');
    await giveUp(as, orderId);
    expect([await cartOf(as), await parkedOf(as)]).toEqual([[[item.id, 3]], []]);
  });

  it.each([
    ['changed', 'the end of the order', async (as: Caller) => add(as, 1), [4]],
    ['emptied', 'the end of the order', async (as: Caller) => call(API.cart.clear, { as, headers: headersFor(store) }), []],
    ['changed', 'another declined payment', async (as: Caller) => add(as, 1), [4]],
  ] as const)('once, and not again when it was %s since, at %s', async (_what, next, change, left) => {
    const as = await arrive();
    const { orderId, payment } = await placeThree(as);
    await decide(payment, 'decline');
    await change(as);
    if (next === 'the end of the order') await expire(orderId);
    else await decide(await retry(as, orderId), 'decline');
    expect([await cartOf(as), await parkedOf(as)]).toEqual([left.map((quantity) => [item.id, quantity]), []]);
  });

  it('once, also where the gateway declines after the order has ended', async () => {
    const as = await arrive();
    const { orderId, payment } = await placeThree(as);
    await giveUp(as, orderId);
    await add(as, 1);
    await decide(payment, 'decline');
    expect([await cartOf(as), await parkedOf(as)]).toEqual([[[item.id, 4]], []]);
  });

  it('aside, where the cart holds something else by then, and is offered', async () => {
    const as = await arrive();
    const { orderId } = await placeThree(as);
    await call(API.cart.add, { as, headers: headersFor(store), body: { item_id: elsewhere.id, quantity: 1 } });
    await expire(orderId);
    expect(await cartOf(as)).toEqual([[elsewhere.id, 1]]);
    expect(await parkedOf(as)).toMatchObject([{ order_id: orderId, total_quantity: 3, store: { id: store.id } }]);
    await giveUp(as, orderId);
    expect(await parkedOf(as)).toHaveLength(1);
  });
});

describe('a customer who cancels an order', () => {
  const cancel = (as: Caller, orderId: number) => call(API.orders.cancel, { as, body: { order_id: orderId, reason: 'Changed my mind' } });

  it('has the basket back where it waits for its payment', async () => {
    const as = await customer();
    const { orderId } = await placeThree(as);
    expect((await cancel(as, orderId)).status).toBe(200);
    expect(await cartOf(as)).toEqual([[item.id, 3]]);
  });

  it('has an empty cart where it was paid', async () => {
    const as = await customer();
    const { orderId, payment } = await placeThree(as);
    await decide(payment, 'approve');
    expect((await cancel(as, orderId)).status).toBe(200);
    expect(await cartOf(as)).toEqual([]);
  });
});

describe('an order that is paid after all takes its basket with it', () => {
  it.each(['cart', 'parked cart'] as const)('out of the %s', async (place) => {
    const as = await guest();
    const { orderId, payment } = await placeThree(as);
    if (place === 'parked cart') await call(API.cart.add, { as, headers: headersFor(store), body: { item_id: elsewhere.id, quantity: 1 } });
    await decide(payment, 'decline');
    await decide(await retry(as, orderId), 'approve');
    expect(await cartOf(as)).toEqual(place === 'cart' ? [] : [[elsewhere.id, 1]]);
    expect(await parkedOf(as)).toEqual([]);
  });

  it('when it is paid in cash', async () => {
    const as = await guest();
    const { orderId, payment } = await placeThree(as);
    await decide(payment, 'decline');
    expect((await call(API.payment.switchToCash, { as, body: { order_id: orderId } })).status).toBe(200);
    expect(await cartOf(as)).toEqual([]);
  });

  it('but not a cart that was changed since', async () => {
    const as = await guest();
    const { orderId, payment } = await placeThree(as);
    await decide(payment, 'decline');
    await call(API.cart.add, { as, headers: headersFor(store), body: { item_id: item.id, quantity: 1 } });
    await call(API.payment.switchToCash, { as, body: { order_id: orderId } });
    expect(await cartOf(as)).toEqual([[item.id, 4]]);
  });
});
