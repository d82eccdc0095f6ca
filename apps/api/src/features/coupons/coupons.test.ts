import { describe, expect, it } from 'vitest';
import type { InsertObject } from 'kysely';
import { API } from '@bozor/contract/shop/routes.ts';
import type { Tables } from '../../platform/db/database.ts';
import { testApi } from '../../../test/api.ts';
import { buildItem, buildStore, headersFor, type BuiltStore } from '../../../test/fixtures.ts';
import { orderByApi } from '../../../test/order.ts';
import { reserveCoupon } from './read-coupon.ts';

const harness = await testApi();
const { db, call, customer } = harness;
let made = 0;

async function buildCoupon(store: BuiltStore, fields: Partial<InsertObject<Tables, 'coupons'>> = {}): Promise<string> {
  const { code } = await db
    .insertInto('coupons')
    .values({
      code: `TEN${(made += 1)}`,
      title: { en: 'Ten off', ru: 'Минус десять' },
      kind: 'percent',
      discount: 10,
      module_id: store.moduleId,
      starts_at: new Date('2026-01-01'),
      ends_at: new Date('2027-01-01'),
      ...fields,
    })
    .returning('code')
    .executeTakeFirstOrThrow();
  return code;
}

const codes = async (store: BuiltStore, sent: Parameters<typeof call>[1] = {}) =>
  (await call(API.promotions.coupons, { headers: headersFor(store), ...sent })).body.coupons.map(({ code }) => code);

describe('coupons [api-75]', () => {
  it('have their discount, minimum amount and scope [entity-34]', async () => {
    const store = await buildStore(db, { name: { en: 'Choyxona' } });
    const code = await buildCoupon(store, { min_purchase_minor: 60_000, max_discount_minor: 25_000, store_id: store.id });
    const { body } = await call(API.promotions.coupons, { headers: { ...headersFor(store), 'x-localization': 'ru' } });
    expect(body).toMatchObject({
      total_size: 1,
      coupons: [
        {
          code,
          title: 'Минус десять',
          discount: 10,
          discount_type: 'percent',
          min_purchase: 60_000,
          max_discount: 25_000,
          store: { id: store.id, name: 'Choyxona' },
        },
      ],
    });
  });

  it('are those that run, are shown and are meant for here', async () => {
    const store = await buildStore(db);
    const elsewhere = await buildStore(db);
    const here = await buildCoupon(store, { ends_at: new Date('2026-12-01') });
    const zone = await buildCoupon(store, { zone_id: store.zoneId });
    await buildCoupon(store, { ends_at: new Date('2026-11-20T06:59:00Z') });
    await buildCoupon(store, { starts_at: new Date('2026-11-20T07:01:00Z') });
    await buildCoupon(store, { is_active: false });
    await buildCoupon(store, { is_listed: false });
    await buildCoupon(store, { zone_id: elsewhere.zoneId });
    await buildCoupon(store, { store_id: elsewhere.id });
    await buildCoupon(elsewhere);
    expect(await codes(store)).toEqual([here, zone]);
  });

  it('of one store count there and nowhere else', async () => {
    const store = await buildStore(db);
    const beside = await buildStore(db, {
      zone: { id: store.zoneId, lat: store.lat, lng: store.lng },
      module: { id: store.moduleId, moduleType: 'grocery' },
    });
    const [all, own] = [await buildCoupon(store), await buildCoupon(store, { store_id: store.id })];
    expect(await codes(store, { query: { store_id: store.id } })).toEqual([all, own]);
    expect(await codes(store, { query: { store_id: beside.id } })).toEqual([all]);
  });

  it('of one person are seen by them alone, listed or not', async () => {
    const [store, me] = [await buildStore(db), await customer()];
    const gift = await buildCoupon(store, { customer_id: me.customerId, is_listed: false });
    expect(await codes(store, { as: me })).toEqual([gift]);
    expect(await codes(store, { as: await customer() })).toEqual([]);
    expect(await codes(store)).toEqual([]);
  });

  it('are gone when they are used up, by everybody or by this person', async () => {
    const [store, me] = [await buildStore(db), await customer()];
    const item = await buildItem(db, { store, stock: 100 });
    const [last, mine] = [await buildCoupon(store, { total_limit: 1 }), await buildCoupon(store, { per_customer_limit: 1 })];
    expect(await codes(store, { as: me })).toEqual([last, mine]);
    for (const coupon_code of [last, mine]) await orderByApi(harness, { store, item, as: me, coupon_code });
    expect(await codes(store, { as: me })).toEqual([]);
    expect(await codes(store, { as: await customer() })).toEqual([mine]);
  });

  it('for a first order are gone after one', async () => {
    const [store, me] = [await buildStore(db), await customer()];
    const first = await buildCoupon(store, { first_order: true });
    expect(await codes(store)).toEqual([first]);
    expect(await codes(store, { as: me })).toEqual([first]);
    await orderByApi(harness, { store, item: await buildItem(db, { store }), as: me });
    expect(await codes(store, { as: me })).toEqual([]);
  });
});

it('a coupon is reserved as often as its limit says, and no more', async () => {
  const code = await buildCoupon(await buildStore(db), { total_limit: 1 });
  const { id } = await db.selectFrom('coupons').where('code', '=', code).select('id').executeTakeFirstOrThrow();
  const owner = { customer_id: (await customer()).customerId, guest_id: null };
  const trx = await db.startTransaction().execute();
  try {
    expect([await reserveCoupon(trx, id, owner), await reserveCoupon(trx, id, owner)]).toEqual([undefined, 'coupon-used-up']);
  } finally {
    await trx.rollback().execute();
  }
});
