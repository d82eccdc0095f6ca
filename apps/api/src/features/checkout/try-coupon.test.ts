import { beforeEach, describe, expect, it } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi, type Caller } from '../../../test/api.ts';
import { buildItem, buildStore, headersFor, type BuiltStore } from '../../../test/fixtures.ts';

const { db, call, customer, guest } = await testApi();

let codes = 0;
let store: BuiltStore;
let shopper: Caller;

beforeEach(async () => {
  store = await buildStore(db, { name: { en: 'Choyxona' } });
  shopper = await guest();
});

const fill = async (quantity: number) => {
  const item = await buildItem(db, { store, price_minor: 20_000, stock: 100 });
  await call(API.cart.add, { as: shopper, body: { item_id: item.id, quantity } });
};
const build = (code: string, over: Record<string, unknown> = {}) =>
  db
    .insertInto('coupons')
    .values({
      code,
      title: { en: 'A tenth off' },
      kind: 'percent',
      discount: 10,
      store_id: store.id,
      starts_at: new Date('2026-01-01'),
      ends_at: new Date('2027-01-01'),
      ...over,
    })
    .execute();
const attempt = (code: string) => call(API.promotions.applyCoupon, { as: shopper, headers: headersFor(store), query: { code } });

describe('trying a coupon on the cart [api-89]', () => {
  it('returns its discount, in upper or lower case', async () => {
    await fill(2);
    await build('TENTH');
    const { status, body } = await attempt(' tenth ');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      code: 'TENTH',
      discount: 10,
      discount_type: 'percent',
      discount_amount: 4_000,
      free_delivery: false,
      store: { id: store.id, name: 'Choyxona' },
    });
  });

  it('may be requested by POST, with the code in the body', async () => {
    await fill(2);
    await build('POSTED');
    const input = { as: shopper, headers: headersFor(store), body: { code: 'POSTED' } };
    const { status, body } = await call({ ...API.promotions.applyCoupon, method: 'POST' }, input);
    expect([status, body.discount_amount]).toEqual([200, 4_000]);
  });

  it('counts nothing: the coupon is there for the order itself', async () => {
    await fill(1);
    await build('LASTONE', { total_limit: 1 });
    expect([(await attempt('LASTONE')).status, (await attempt('LASTONE')).status]).toEqual([200, 200]);
  });

  it.each([
    ['too small a cart', 'SMALL', { min_purchase_minor: 80_000 }, 'coupon-below-minimum'],
    ['a code nobody made', 'NOBODYS', undefined, 'coupon-not-running'],
    ['one that is over', 'OVER', { ends_at: new Date('2026-11-01') }, 'coupon-not-running'],
  ])('refuses %s', async (_what, code, over, problem) => {
    await fill(1);
    if (over) await build(code, over);
    expect((await attempt(code)).body.errors?.[0]).toMatchObject({ code: problem, field: 'code' });
  });

  it.each([
    ['of another store', 'coupon-elsewhere', async () => ({ store_id: (await buildStore(db)).id })],
    ['of another zone', 'coupon-elsewhere', async () => ({ store_id: null, zone_id: (await buildStore(db)).zoneId })],
    ['of another module', 'coupon-elsewhere', async () => ({ store_id: null, module_id: (await buildStore(db)).moduleId })],
    ['of one customer', 'coupon-sign-in-required', async () => ({ customer_id: (await customer()).customerId })],
    ['of everyone, here', undefined, async () => ({ store_id: null, zone_id: store.zoneId, module_id: store.moduleId })],
  ])('takes or refuses a coupon %s: %s', async (_which, problem, over) => {
    await fill(1);
    const code = `FOR${(codes += 1)}`;
    await build(code, await over());
    expect((await attempt(code)).body.errors?.[0]?.code).toBe(problem);
  });

  it.each([
    ['percent', 25, null, 5_000],
    ['percent', 25, 3_000, 3_000],
    ['amount', 7_000, null, 7_000],
  ])('a coupon of %s %s, at most %s, takes off %s', async (kind, discount, max_discount_minor, taken) => {
    await fill(1);
    const code = `OFF${taken}`;
    await build(code, { kind, discount, max_discount_minor });
    expect((await attempt(code)).body).toMatchObject({ discount_amount: taken, free_delivery: false });
  });

  it('has nothing to tell about an empty cart', async () => {
    await build('EMPTY');
    expect(await attempt('EMPTY')).toMatchObject({ status: 409, body: { errors: [{ code: 'cart-empty' }] } });
  });
});
