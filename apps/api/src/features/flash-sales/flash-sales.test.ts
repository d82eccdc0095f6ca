import { expect, test } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi } from '../../../test/api.ts';
import { buildFlashSale, buildItem, buildStore, buildZone, headersFor } from '../../../test/fixtures.ts';

const { db, api, call, clock } = await testApi();

test('shows two running sales, the first to end first, with stock and price', async () => {
  const store = await buildStore(db);
  const gone = await buildItem(db, { store });
  const left = await buildItem(db, { store, price_minor: 20_000 });
  const late = await buildFlashSale(db, { items: [gone], ends_at: new Date('2027-01-01'), terms: { sold: 10, available: 0 } });
  const soon = await buildFlashSale(db, {
    items: [left],
    ends_at: new Date('2026-12-01'),
    title: { en: 'Evening prices' },
    terms: { sold: 4, available: 6, discount: 25 },
  });
  await buildFlashSale(db, { items: [await buildItem(db, { store })], is_active: false });
  await buildFlashSale(db, { items: [await buildItem(db, { store })], starts_at: new Date('2026-12-24') });
  const { body } = await call(API.promotions.flashSales, { headers: headersFor(store) });
  expect(body).toMatchObject({ total_size: 2, limit: 2 });
  expect(body.flash_sales.map(({ id }) => id)).toEqual([soon.id, late.id]);
  expect(body.flash_sales[0]).toMatchObject({
    title: 'Evening prices',
    end_date: '2026-12-01T00:00:00.000Z',
    active_products: [{ id: left.id, sold: 4, stock: 10, available_stock: 6, price: 15_000, item: { id: left.id, price: 20_000 } }],
  });
});

test('returns two sales with up to fifteen products each by default [flash-01]', async () => {
  const store = await buildStore(db);
  const items = await Promise.all(Array.from({ length: 16 }, () => buildItem(db, { store })));
  await buildFlashSale(db, { items, ends_at: new Date('2026-12-01') });
  for (let more = 0; more < 2; more += 1)
    await buildFlashSale(db, { items: [await buildItem(db, { store })], ends_at: new Date('2027-01-01') });
  const { body } = await call(API.promotions.flashSales, { headers: headersFor(store) });
  expect(body).toMatchObject({ limit: 2, total_size: 3 });
  expect(body.flash_sales.map(({ active_products }) => active_products.length)).toEqual([15, 1]);
});

test('lists the products of a sale, sold out ones last; without a number those of the first sale', async () => {
  const store = await buildStore(db);
  const [gone, left] = [await buildItem(db, { store }), await buildItem(db, { store })];
  const sale = await buildFlashSale(db, { items: [gone, left] });
  await db.updateTable('flash_sale_items').set({ sold: 10, available: 0 }).where('item_id', '=', gone.id).execute();
  const headers = headersFor(store);
  for (const query of [{ flash_sale_id: sale.id }, { id: sale.id }, {}]) {
    const { body } = await call(API.promotions.flashItems, { query, headers });
    expect(body).toMatchObject({ total_size: 2, flash_sale: { id: sale.id } });
    expect(body.products.map(({ id }) => id)).toEqual([left.id, gone.id]);
  }
  const second = await call(API.promotions.flashItems, { query: { limit: 1, offset: 2 }, headers });
  expect(second.body.products.map(({ id }) => id)).toEqual([gone.id]);
});

test('a sale opens by its link from every module; the first to end is of one module [route-15]', async () => {
  const zone = await buildZone(db);
  const [here, elsewhere] = [await buildStore(db, { zone }), await buildStore(db, { zone, module_type: 'pharmacy' })];
  const sale = await buildFlashSale(db, { items: [await buildItem(db, { store: elsewhere })] });
  const headers = headersFor(here);
  const { status, body } = await call(API.promotions.flashItems, { query: { id: sale.id }, headers });
  expect([status, body.flash_sale?.id, body.total_size]).toEqual([200, sale.id, 1]);
  expect((await call(API.promotions.flashItems, { headers })).status).toBe(404);
});

test('a sale that is over is over, for its products too', async () => {
  const store = await buildStore(db);
  const sale = await buildFlashSale(db, { items: [await buildItem(db, { store })], ends_at: new Date('2026-11-20T07:00:30Z') });
  const headers = headersFor(store);
  expect((await call(API.promotions.flashSales, { headers })).body.total_size).toBe(1);
  clock.set('2026-11-20T07:00:30Z');
  api.replies.drop();
  expect((await call(API.promotions.flashSales, { headers })).body.total_size).toBe(0);
  const { status, body } = await call(API.promotions.flashItems, { query: { id: sale.id }, headers });
  expect([status, body.errors?.[0]?.code]).toEqual([404, 'flash-sale-over']);
});
