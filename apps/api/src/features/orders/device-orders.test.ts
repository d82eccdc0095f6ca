import { beforeAll, describe, expect, it } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi, type Caller } from '../../../test/api.ts';
import { buildItem, buildStore, type BuiltItem, type BuiltStore } from '../../../test/fixtures.ts';
import { bringOrder, orderByApi } from '../../../test/order.ts';
import { trackingToken } from '../../platform/links/tracking-token.ts';

const SECRET = 'signing-secret-of-the-tests';
const NOBODY: Caller = { headers: {} };
const tested = await testApi();
const { db, call, guest, customer } = tested;

let store: BuiltStore;
let item: BuiltItem;
let visitor: Caller;
let owner: Caller;
let first: number;
let second: number;
let ofCustomer: number;

beforeAll(async () => {
  store = await buildStore(db);
  item = await buildItem(db, { store, price_minor: 20_000, stock: 500 });
  await db.insertInto('riders').values({ zone_id: store.zoneId, f_name: 'Bobur', l_name: 'Aliyev', phone: '+998935550011' }).execute();
  visitor = await guest();
  owner = await customer();
  first = await orderByApi(tested, { store, item, as: visitor });
  second = await orderByApi(tested, { store, item, as: visitor });
  ofCustomer = await orderByApi(tested, { store, item, as: owner });
});

const tokenOf = (orderId: number) => trackingToken(SECRET, orderId);
const read = async (as: Caller, query: { tokens?: string; running?: boolean; limit?: number } = {}) => {
  const { status, body } = await call(API.orders.ofDevice, { as, query });
  expect(status).toBe(200);
  return body;
};
const idsOf = async (...given: Parameters<typeof read>) => (await read(...given)).orders.map(({ id }) => id);

describe('the orders of a browser', () => {
  it("are its guest's, newest first, each with the link that proves it from then on", async () => {
    const { orders, total_size } = await read(visitor);
    expect(orders.map(({ id, tracking_token, is_own }) => [id, tracking_token, is_own])).toEqual([
      [second, tokenOf(second), true],
      [first, tokenOf(first), true],
    ]);
    expect(total_size).toBe(2);
    expect(await idsOf(visitor, { limit: 1 })).toEqual([second]);
  });

  it('are found by their links with another guest id, after signing in, and by nobody in particular', async () => {
    const tokens = `${tokenOf(first)},${tokenOf(second)}`;
    expect(await idsOf(await guest(), { tokens })).toEqual([second, first]);
    expect(await idsOf(NOBODY, { tokens })).toEqual([second, first]);
    expect(await idsOf(owner, { tokens, running: true })).toEqual([ofCustomer, second, first]);
  });

  it('name nobody and nothing, and offer no payment to whoever holds only a link', async () => {
    const { orders } = await read(NOBODY, { tokens: tokenOf(first) });
    expect(orders).toMatchObject([{ id: first, is_own: false, can_pay: false, can_switch_to_cod: false, can_cancel: false }]);
    expect(JSON.stringify(orders)).not.toMatch(/Aziza|Karimova|901234567|Amir Temur/);
  });

  it('are each listed once, and tokens that this shop did not sign are passed over', async () => {
    const forged = `${first}.${tokenOf(second).split('.')[1]}`;
    expect(await idsOf(visitor, { tokens: `${tokenOf(first)},${tokenOf(first)}` })).toEqual([second, first]);
    expect(await idsOf(NOBODY, { tokens: forged })).toEqual([]);
    expect(await idsOf(NOBODY, { tokens: `${ofCustomer},nonsense,` })).toEqual([]);
    expect(await idsOf(NOBODY)).toEqual([]);
  });

  it('are only the running ones on request', async () => {
    await bringOrder(db, first);
    expect(await idsOf(visitor, { running: true })).toEqual([second]);
    expect(await idsOf(visitor)).toEqual([second, first]);
    expect(await idsOf(NOBODY, { tokens: tokenOf(first), running: true })).toEqual([]);
  });
});

describe('a customer', () => {
  it('is told how many orders are under way, and may cancel a pending one', async () => {
    expect((await call(API.customer.info, { as: owner })).body.running_orders).toBe(1);
    expect(await read(owner, { running: true })).toMatchObject({ orders: [{ id: ofCustomer, is_own: true, can_cancel: true }] });
    await call(API.orders.cancel, { as: owner, body: { order_id: ofCustomer, reason: 'Mistake' } });
    expect((await call(API.customer.info, { as: owner })).body.running_orders).toBe(0);
    expect(await idsOf(owner, { running: true })).toEqual([]);
  });
});
