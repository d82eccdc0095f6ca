import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { discounted } from '@bozor/domain/catalogue/price-range.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import { testApi } from '../../../test/api.ts';
import { buildFlashSale, buildItem, buildStore, discountStore } from '../../../test/fixtures.ts';
import { discountedNow, priceNow } from './price-now.ts';
import { discountOf } from './sellable.ts';

const { db, api } = await testApi();
const now = api.adapters.clock.now();

const anyCase = fc.record({
  price: fc.oneof(
    fc.nat(200),
    fc.nat(1_000_000),
    fc.nat(400).map((count) => count * 500),
  ),
  discount: fc.oneof(
    fc.nat(100),
    fc.integer({ min: 0, max: 10_000 }).map((parts) => parts / 100),
  ),
  isAmount: fc.boolean(),
  percent: fc.option(fc.nat(100)),
  minimum: fc.constantFrom(0, 1, 20_000, 500_000),
  cap: fc.constantFrom(null, 0, 1, 500, 40_000),
});

test('the database prices one piece as the domain does', async () => {
  const cases = fc.sample(anyCase, { numRuns: 2_000, seed: 20_261_126 }).map((each, at) => ({
    ...each,
    at,
    discount: each.isAmount ? Math.round(each.discount * 100) : each.discount,
    type: each.isAmount ? ('amount' as const) : ('percent' as const),
  }));
  const { rows } = await sql<{ price: number }>`
    select discounted_price(c.price, c.discount, c.type, c.percent, c.minimum, c.cap) as price
    from jsonb_to_recordset(${JSON.stringify(cases)}::jsonb) as c (at bigint, price bigint, discount numeric, type text, percent numeric, minimum bigint, cap bigint)
    order by c.at`.execute(db);
  const expected = cases.map(({ price, discount, type, percent, minimum, cap }) =>
    discounted(
      {
        discount: discountOf(discount, type),
        storeDiscount:
          percent === null
            ? undefined
            : {
                percent,
                startsAtMs: 0,
                endsAtMs: Infinity,
                minimumPurchaseMinor: minimum as Minor,
                maximumDiscountMinor: (cap ?? 0) as Minor,
              },
      },
      price as Minor,
      now.getTime(),
    ),
  );
  expect(rows.map(({ price }) => price)).toEqual(expected);
});

test.each([
  ['a flash sale that takes most', { discount: 10 }, 5, 20, 8_000],
  ["the item's own where the flash sale takes less", { discount: 30 }, 5, 20, 7_000],
  ["the store's where both others take less", { discount: 10 }, 25, 20, 7_500],
])('an item of a flash sale is sorted and filtered by %s', async (_name, own, ofStore, flash, price) => {
  const store = await buildStore(db);
  const item = await buildItem(db, { store, ...own });
  if (ofStore > 0) await discountStore(db, store, { percent: ofStore });
  await buildFlashSale(db, { items: [item], terms: { discount: flash } });
  const { rows } = await sql<{ price: number; reduced: boolean }>`
    select ${priceNow(now)} as price, ${discountedNow(now)} as reduced from items i where i.id = ${item.id}`.execute(db);
  expect(rows[0]).toEqual({ price, reduced: price < 10_000 });
});

test('an item of a flash sale that is switched off is not reduced', async () => {
  const item = await buildItem(db);
  await buildFlashSale(db, { items: [item], is_active: false });
  const { rows } = await sql<{ reduced: boolean }>`select ${discountedNow(now)} as reduced from items i where i.id = ${item.id}`.execute(
    db,
  );
  expect(rows[0]).toEqual({ reduced: false });
});

test('an item below the minimum of its store is not reduced by a cap that nothing reaches', async () => {
  const store = await buildStore(db);
  const item = await buildItem(db, { store });
  await discountStore(db, store, { min_purchase_minor: 10_001 });
  const { rows } = await sql<{ price: number; reduced: boolean }>`
    select ${priceNow(now)} as price, ${discountedNow(now)} as reduced from items i where i.id = ${item.id}`.execute(db);
  expect(rows[0]).toEqual({ price: 10_000, reduced: false });
});
