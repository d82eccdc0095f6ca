import { expect, test } from 'vitest';
import { freshDatabase } from './database.ts';
import { buildFlashSale, buildItem, buildReview, buildStore } from './fixtures.ts';

const { db } = await freshDatabase();

test('a shop of every kind of item breaks no invariant', async () => {
  const store = await buildStore(db, { module_type: 'ecommerce' });
  const shirt = await buildItem(db, {
    store,
    variations: [
      { type: 'M', price_minor: 90_000 },
      { type: 'L', price_minor: 95_000, stock: 0 },
    ],
    addOns: { Gift: 5000 },
  });
  await buildItem(db, { module_type: 'food', groups: [{ name: 'Portion', required: true, values: { Half: 0, Whole: 12_000 } }] });
  await buildFlashSale(db, { items: [shirt] });
  await buildReview(db, shirt, { rating: 5 });
  const row = await db
    .selectFrom('items')
    .where('id', '=', shirt.id)
    .select(['lowest_price_minor', 'variation_count', 'avg_rating'])
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ lowest_price_minor: 90_000, variation_count: 2, avg_rating: 5 });
});
