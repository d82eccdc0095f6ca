import { beforeEach, describe, expect, test } from 'vitest';
import { readDeliveryTerms } from '@bozor/contract/shop/catalogue/read-delivery-terms.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import type { StoreCard } from '@bozor/contract/shop/catalogue/store-card.ts';
import { deliveryPrice, deliveryTime } from '@bozor/domain/checkout/delivery-offer.ts';
import { roadEstimateMetres } from '@bozor/domain/places/distance.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import { point } from '@bozor/domain/places/point.ts';
import { testApi, type Caller } from '../../../test/api.ts';
import { buildItem, buildStore, headersFor, type BuiltItem, type BuiltStore } from '../../../test/fixtures.ts';
import { changeSettings } from '../../../test/settings.ts';

const tested = await testApi();
const { db, api, bus, call, clock, guest, pool } = tested;

let store: BuiltStore;
let item: BuiltItem;
let shopper: Caller;
let home: { lat: number; lng: number };

beforeEach(async () => {
  store = await buildStore(db);
  await db
    .updateTable('zone_modules')
    .where('zone_id', '=', store.zoneId)
    .where('module_id', '=', store.moduleId)
    .set({ base_minor: 6_000, per_km_minor: 2_300, minimum_minor: 5_000, maximum_minor: 40_000, surge_percent: 115 })
    .execute();
  item = await buildItem(db, { store, price_minor: 20_000, stock: 50 });
  shopper = await guest();
  home = { lat: store.lat + 0.021, lng: store.lng + 0.013 };
});

/** Fee and ETA on the store's card for this cart value, calculated from the card alone, as the browser does. */
async function shown(itemsMinor: number) {
  const { body } = await call(API.stores.popular, { headers: headersFor(store) });
  const card = body.stores.find(({ id }) => id === store.id) as StoreCard;
  const terms = readDeliveryTerms(card.delivery_terms, 0);
  const distanceMetres = roadEstimateMetres(point(card.latitude, card.longitude)!, point(home.lat, home.lng)!);
  const { feeMinor, freeBy } = deliveryPrice(terms, { orderType: 'delivery', distanceMetres, itemsMinor: itemsMinor as Minor });
  const { fromMs, toMs, latestMs } = deliveryTime(terms, { orderType: 'delivery', distanceMetres, nowMs: clock.now().getTime() });
  return {
    fee: feeMinor,
    freeBy,
    distance: Math.round(distanceMetres / 10) / 100,
    eta: { from: at(fromMs), to: at(toMs), latest: at(latestMs) },
  };
}

/** Fee and ETA of the quote for this quantity. */
async function quoted(quantity: number) {
  const headers = headersFor(store);
  await call(API.cart.add, { as: shopper, headers, body: { item_id: item.id, quantity } });
  const { body } = await call(API.checkout.quote, {
    as: shopper,
    headers,
    body: { order_type: 'delivery', latitude: home.lat, longitude: home.lng },
  });
  const delivery = body.charges.find(({ code }) => code === 'delivery');
  return { fee: delivery?.amount, eta: body.eta, distance: body.distance, delivery };
}

/** Number of database queries of some work. */
async function queriesOf(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const add = () => (count += 1);
  pool.on('acquire', add);
  await work();
  pool.off('acquire', add);
  return count;
}

const at = (ms: number) => new Date(ms).toISOString();

describe('delivery on a card', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['in calm times', async () => undefined],
    ['where the store pays', async () => db.updateTable('stores').set({ free_delivery: true }).where('id', '=', store.id).execute()],
    ['in a busy kitchen', async () => db.updateTable('stores').set({ extra_prep_minutes: 25 }).where('id', '=', store.id).execute()],
    [
      'of a store that is always late',
      async () =>
        db
          .insertInto('store_pace')
          .values({ store_id: store.id, early: 1.2, late: 1.7, latest: 2.2, on_time_percent: 40, order_count: 90 })
          .execute(),
    ],
  ])("%s equals the quote's price and time", async (_name, arrange) => {
    await arrange();
    api.replies.drop();
    const card = await shown(40_000);
    expect(await quoted(2)).toMatchObject({ fee: card.fee, eta: card.eta, distance: card.distance });
  });

  test.each([500, 1_000])("is rounded to %i in the quote's words too, and the way is the card's", async (step) => {
    await changeSettings(tested, { charge_rounding: step });
    api.replies.drop();
    const card = await shown(40_000);
    const { fee, distance, delivery } = await quoted(2);
    expect(fee).toBe(card.fee);
    expect(card.fee % step).toBe(0);
    expect(distance).toBe(card.distance);
    expect(delivery).toMatchObject({ explanation: expect.stringMatching(/^\d+\.\d km, busy now$/), lower_by: null });
    expect(delivery?.calculation?.replace(/\s/g, ' ')).toMatch(
      /^6 000 soʻm \+ [\d ]+ soʻm for [\d.]+ km \(straight line × 1\.3\), [\d ]+ soʻm because it is busy now, rounding/,
    );
    await changeSettings(tested, { charge_rounding: 1 });
  });

  test('follows the basket over the sum from which delivery is free, and says why', async () => {
    await db.insertInto('settings').values({ key: 'free_delivery_over', kind: 'number', value: '50000' }).execute();
    bus.publish('settings_changed', {});
    expect(await shown(40_000)).toMatchObject({ freeBy: undefined });
    expect(await shown(60_000)).toMatchObject({ fee: 0, freeBy: 'threshold' });
    expect((await quoted(3)).fee).toBe(0);
    await db.deleteFrom('settings').execute();
    bus.publish('settings_changed', {});
  });

  test('is there for a whole page of stores in as many queries as for one', async () => {
    const place = {
      zone: { id: store.zoneId, lat: store.lat, lng: store.lng },
      module: { id: store.moduleId, moduleType: store.moduleType },
    };
    const headers = headersFor(store);
    await call(API.stores.latest, { headers });
    const forOne = await queriesOf(() => call(API.stores.popular, { headers }));
    for (let more = 0; more < 5; more += 1) await buildStore(db, place);
    api.replies.drop();
    const forSix = await queriesOf(async () => expect((await call(API.stores.popular, { headers })).body.stores).toHaveLength(6));
    expect(forSix).toBe(forOne);
  });

  test('is shown beside an item too', async () => {
    const { body } = await call(API.items.details, { params: { idOrSlug: item.id }, headers: headersFor(store) });
    const { body: details } = await call(API.stores.details, { params: { idOrSlug: store.id }, headers: headersFor(store) });
    expect(body.store).toMatchObject({ latitude: store.lat, longitude: store.lng, delivery: true, delivery_terms: details.delivery_terms });
  });
});
