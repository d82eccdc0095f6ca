import { beforeEach, describe, expect, it } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi, type Caller } from '../../../test/api.ts';
import { buildItem, buildStore, headersFor, type BuiltStore } from '../../../test/fixtures.ts';

const { db, call, guest } = await testApi();

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

  it('has nothing to tell about an empty cart', async () => {
    await build('EMPTY');
    expect(await attempt('EMPTY')).toMatchObject({ status: 409, body: { errors: [{ code: 'cart-empty' }] } });
  });
});
