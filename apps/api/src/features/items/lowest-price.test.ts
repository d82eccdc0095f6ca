import { expect, test } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi } from '../../../test/api.ts';
import { buildFlashSale, buildItem, buildStore, discountStore, headersFor, type BuiltItem } from '../../../test/fixtures.ts';

const { db, api, call } = await testApi();
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(api.adapters.clock.now().getTime() - days * DAY_MS);

interface Past {
  readonly days: number;
  readonly price: number;
  readonly percent?: number;
}

/** Replaces an item's price history. */
async function past(item: BuiltItem, prices: readonly Past[]): Promise<void> {
  await db.deleteFrom('price_history').where('item_id', '=', item.id).execute();
  await db
    .insertInto('price_history')
    .values(
      prices.map(({ days, price, percent = 0 }) => ({
        item_id: item.id,
        since: daysAgo(days),
        price_minor: price,
        discount: percent,
        discount_type: 'percent',
      })),
    )
    .execute();
  // The history decides whether the item counts as reduced, which is stored with it.
  await db.updateTable('items').set({ price_now_minor: 0 }).where('id', '=', item.id).execute();
}

async function card(item: BuiltItem) {
  api.replies.drop();
  const { body } = await call(API.items.popular, { headers: headersFor(item) });
  return body.products.find(({ id }) => id === item.id)!;
}
const shown = async (item: BuiltItem) => (await card(item)).lowest_price_30_days;

/** Prices, lowest first: what is struck out, the badge, and whether lists of reduced items have it. */
async function reductionOf(item: BuiltItem) {
  const { reference_price: struck, discount_chip: chip } = await card(item);
  const { body } = await call(API.items.discounted, { headers: headersFor(item) });
  return { struck, badge: chip?.discount ?? null, isListed: body.products.some(({ id }) => id === item.id) };
}

const twoMonthsOld = { created_at: daysAgo(60) };

test('has the lowest price of the thirty days before its own discount', async () => {
  const item = await buildItem(db, { ...twoMonthsOld, discount: 20 });
  await past(item, [
    { days: 60, price: 7000 },
    { days: 50, price: 9500 },
    { days: 20, price: 11_000 },
    { days: 10, price: 10_000, percent: 20 },
  ]);
  expect(await shown(item)).toBe(9500);
  expect(await reductionOf(item)).toEqual({ struck: 9500, badge: 15.7, isListed: true });
});

test('a price that was in force only before these thirty days does not count', async () => {
  const item = await buildItem(db, { ...twoMonthsOld, discount: 20 });
  await past(item, [
    { days: 60, price: 7000 },
    { days: 41, price: 10_000 },
    { days: 10, price: 10_000, percent: 20 },
  ]);
  expect(await shown(item)).toBe(10_000);
  expect(await reductionOf(item)).toEqual({ struck: 10_000, badge: 20, isListed: true });
});

test('strikes out its price where it was dearer before the reduction', async () => {
  const item = await buildItem(db, { ...twoMonthsOld, discount: 20 });
  await past(item, [
    { days: 60, price: 12_000 },
    { days: 10, price: 10_000, percent: 20 },
  ]);
  expect(await reductionOf(item)).toEqual({ struck: 10_000, badge: 20, isListed: true });
});

test.each([
  ['raised before it was reduced', 8000],
  ['dearer than before', 7500],
])('wears no badge and is in no list of reduced items: %s', async (_name, before) => {
  const item = await buildItem(db, { ...twoMonthsOld, discount: 20 });
  await past(item, [
    { days: 60, price: before },
    { days: 25, price: 10_000 },
    { days: 10, price: 10_000, percent: 20 },
  ]);
  expect(await shown(item)).toBe(before);
  expect(await reductionOf(item)).toEqual({ struck: null, badge: null, isListed: false });
});

test('an earlier discount of the store and an earlier flash sale count too', async () => {
  const store = await buildStore(db);
  const item = await buildItem(db, { store, ...twoMonthsOld, discount: 5 });
  await past(item, [
    { days: 60, price: 10_000 },
    { days: 3, price: 10_000, percent: 5 },
  ]);
  await discountStore(db, store, { percent: 15, starts_at: daysAgo(20), ends_at: daysAgo(15) });
  expect(await shown(item)).toBe(8500);
  await buildFlashSale(db, { items: [item], terms: { discount: 30 }, starts_at: daysAgo(12), ends_at: daysAgo(11) });
  expect(await shown(item)).toBe(7000);
});

test('compares a running flash sale or store discount with the time before it', async () => {
  const store = await buildStore(db);
  const item = await buildItem(db, { store, ...twoMonthsOld });
  await past(item, [
    { days: 60, price: 9000 },
    { days: 4, price: 10_000 },
  ]);
  await discountStore(db, store, { percent: 5, starts_at: daysAgo(2), ends_at: daysAgo(-2) });
  expect(await shown(item)).toBe(9000);
  expect(await reductionOf(item)).toEqual({ struck: null, badge: null, isListed: false });
  const sale = await buildFlashSale(db, { items: [item], starts_at: daysAgo(1), ends_at: daysAgo(-1) });
  expect(await shown(item)).toBe(9000);
  expect(await reductionOf(item)).toEqual({ struck: 9000, badge: 11.1, isListed: true });
  await db.updateTable('flash_sale_items').set({ available: 0, sold: 10 }).where('flash_sale_id', '=', sale.id).execute();
  expect(await reductionOf(item)).toEqual({ struck: null, badge: null, isListed: false });
});

test('a reduction began with the best discount, and with the earlier of equal ones', async () => {
  const store = await buildStore(db);
  const item = await buildItem(db, { store, ...twoMonthsOld, discount: 20 });
  await past(item, [
    { days: 60, price: 10_000 },
    { days: 12, price: 10_000, percent: 20 },
  ]);
  await discountStore(db, store, { percent: 20, starts_at: daysAgo(2), ends_at: daysAgo(-2) });
  expect(await reductionOf(item)).toEqual({ struck: 10_000, badge: 20, isListed: true });
  await db.updateTable('store_discounts').set({ percent: 30 }).where('store_id', '=', store.id).execute();
  expect(await reductionOf(item)).toEqual({ struck: 8000, badge: 12.5, isListed: true });
});

test('a discount that holds only from a minimum on changes nothing', async () => {
  const store = await buildStore(db);
  const item = await buildItem(db, { store, ...twoMonthsOld, discount: 10 });
  await past(item, [
    { days: 60, price: 10_000 },
    { days: 12, price: 10_000, percent: 10 },
  ]);
  await discountStore(db, store, { percent: 30, min_purchase_minor: 10_001, starts_at: daysAgo(40), ends_at: daysAgo(-2) });
  expect(await shown(item)).toBe(10_000);
  expect(await reductionOf(item)).toEqual({ struck: 10_000, badge: 10, isListed: true });
});

test('has none beside a full price, and strikes out its full price if it was reduced from the start', async () => {
  const full = await buildItem(db, twoMonthsOld);
  await past(full, [
    { days: 60, price: 7000 },
    { days: 10, price: 10_000 },
  ]);
  expect(await shown(full)).toBeNull();
  expect(await reductionOf(full)).toEqual({ struck: null, badge: null, isListed: false });
  const fresh = await buildItem(db, { created_at: daysAgo(5), discount: 10 });
  await past(fresh, [{ days: 5, price: 10_000, percent: 10 }]);
  expect(await shown(fresh)).toBeNull();
  expect(await reductionOf(fresh)).toEqual({ struck: 10_000, badge: 10, isListed: true });
});

test('a price that changes decides at once whether its item counts as reduced', async () => {
  const item = await buildItem(db, twoMonthsOld);
  const change = (values: { price_minor?: number; discount?: number }) =>
    db.updateTable('items').set(values).where('id', '=', item.id).returning('is_cheaper').executeTakeFirst();
  await past(item, [{ days: 60, price: 10_000 }]);
  expect([await change({ price_minor: 12_000, discount: 10 }), await change({ discount: 20 })]).toEqual([
    { is_cheaper: false },
    { is_cheaper: true },
  ]);
});

test('every change of a price or a discount is written down, and nothing else is', async () => {
  const item = await buildItem(db, { created_at: new Date('2026-01-01T00:00:00Z') });
  const change = (values: { price_minor?: number; discount?: number; popularity?: number }) =>
    db.updateTable('items').set(values).where('id', '=', item.id).execute();
  await change({ price_minor: 12_000 });
  await change({ popularity: 5 });
  await change({ price_minor: 12_000 });
  await change({ discount: 10 });
  const written = await db.selectFrom('price_history').where('item_id', '=', item.id).orderBy('since').selectAll().execute();
  expect(written.map(({ price_minor, discount }) => [price_minor, discount])).toEqual([
    [10_000, 0],
    [12_000, 0],
    [12_000, 10],
  ]);
  expect(written[0]!.since).toEqual(new Date('2026-01-01T00:00:00Z'));
});

test("an item's page has its prices of thirty days after every discount, one a day", async () => {
  const store = await buildStore(db);
  const item = await buildItem(db, { store, ...twoMonthsOld, discount: 10 });
  await past(item, [
    { days: 60, price: 9000 },
    { days: 40, price: 11_000 },
    { days: 10.1, price: 12_000 },
    { days: 10, price: 12_500 },
    { days: 2, price: 10_000, percent: 10 },
  ]);
  await discountStore(db, store, { percent: 20, starts_at: daysAgo(20), ends_at: daysAgo(15) });
  await buildFlashSale(db, { items: [item], terms: { discount: 40 }, starts_at: daysAgo(6), ends_at: daysAgo(5) });
  const { body } = await call(API.items.details, { params: { idOrSlug: item.slug }, headers: headersFor(item) });
  expect(body.price_history.map(({ price }) => price)).toEqual([11_000, 8800, 11_000, 12_500, 7500, 12_500, 9000]);
  expect(body.price_history.map(({ day }) => day)).toEqual(body.price_history.map(({ day }) => day).toSorted());
});
