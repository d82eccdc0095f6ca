import { expect, test } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { NORMAL_LOAD } from '@bozor/domain/checkout/eta-window.ts';
import { testApi } from '../../../test/api.ts';
import { buildItem, buildStore, headersFor, type BuiltStore } from '../../../test/fixtures.ts';
import { placeOrder } from '../../../test/shop.ts';

const { db, api, call, clock, customer } = await testApi();

const detailsOf = async (store: BuiltStore) => {
  api.replies.drop();
  return (await call(API.stores.details, { params: { idOrSlug: store.id }, headers: headersFor(store) })).body;
};
const count = () => api.jobs.perform('count-store-pace', {});

/** Builds orders of the last hours whose durations are these multiples of the planned twenty minutes. */
async function lookBack(store: BuiltStore, parts: readonly number[], { promisedMinutes = 60 } = {}): Promise<void> {
  const { id: itemId } = await buildItem(db, { store });
  const { customerId } = await customer();
  const shop = { ...store, storeId: store.id, itemId, customerId };
  await db.transaction().execute(async (trx) => {
    for (const [at, part] of parts.entries()) {
      const after = (minutes: number) => new Date(clock.now().getTime() - (at + 1) * 3_600_000 + minutes * 60_000);
      await placeOrder(
        trx,
        shop,
        {
          order_type: 'take_away',
          delivery_free_by: 'take_away',
          created_at: after(0),
          delivered_at: after(part * 20),
          promised_from: after(0),
          promised_until: after(promisedMinutes),
          latest_by: after(promisedMinutes),
        },
        { delivery: 0 },
      );
    }
  });
}

test('a store with past orders promises their real durations, and its share in time', async () => {
  const store = await buildStore(db, { prep_minutes_min: 15, prep_minutes_max: 25 });
  expect((await detailsOf(store)).delivery_terms.load).toEqual(NORMAL_LOAD);
  await lookBack(store, [...Array<number>(10).fill(1), ...Array<number>(10).fill(1.5), ...Array<number>(5).fill(2)], {
    promisedMinutes: 35,
  });
  await count();
  const { delivery_terms: terms, on_time_percent: onTime } = await detailsOf(store);
  expect(terms.load).toEqual({ early: 1, late: 1.5, latest: 2 });
  expect(onTime).toBe(80);
});

test('too few or implausible orders give no figures', async () => {
  const store = await buildStore(db, { prep_minutes_min: 15, prep_minutes_max: 25 });
  await lookBack(store, [...Array<number>(19).fill(1.4), ...Array<number>(3).fill(0.01)]);
  await count();
  expect(await detailsOf(store)).toMatchObject({ delivery_terms: { load: NORMAL_LOAD }, on_time_percent: null });
});
