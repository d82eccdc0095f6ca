import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { startShop } from '../start-shop.ts';
import { test as base } from './shop.ts';
import { remembered, signInAs, visit } from './visitor.ts';
import pg from 'pg';

interface OpenStore {
  readonly zoneId: number;
  readonly moduleId: number;
  readonly lat: number;
  readonly lng: number;
  readonly itemId: number;
}

interface DispatchShop {
  readonly url: string;
  readonly store: OpenStore;
}

/** Journeys in a shop of their own: its stores and couriers act in real time, so that a dispatcher comes before them, and one store never closes. */
export const test = base.extend<{ readonly store: OpenStore }, { readonly dispatchShop: DispatchShop }>({
  dispatchShop: [
    // Playwright reads the needed fixtures from the first argument, so it must name something.
    async ({ browserName: _ }, give) => {
      const shop = await startShop({ BOZOR_AUTOPILOT_SPEED: '1' });
      const database = new pg.Client({ host: join(shop.dataDir, 'database/run'), port: 5432, user: 'bozor', database: 'bozor' });
      await database.connect();
      const { rows } = await database.query(`
        select s.id::int, s.zone_id::int as "zoneId", s.module_id::int as "moduleId", s.lat, s.lng, i.id::int as "itemId"
        from stores s join modules m on m.id = s.module_id and m.module_type = 'grocery'
        join items i on i.store_id = s.id and i.is_listed and i.available_from_minute is null
        join item_stock k on k.item_id = i.id and k.variation_id = 0 and k.stock >= 40
        where not exists (select from item_variations v where v.item_id = i.id)
          and exists (select from riders r where r.zone_id = s.zone_id)
        order by i.price_minor desc limit 1`);
      const [{ id, ...store }] = rows;
      await database.query(`delete from store_hours where store_id = ${id}`);
      await database.query(
        `insert into store_hours (store_id, weekday, opens_at_minute, closes_at_minute) select ${id}, d, 0, 1440 from generate_series(1, 7) d`,
      );
      await give({ url: shop.url, store });
      await database.end();
      await shop.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ dispatchShop }, give) => give(dispatchShop.url),
  store: async ({ dispatchShop }, give) => give(dispatchShop.store),
});

/** Makes this browser one of a new customer, who orders at the store and pays in cash. Returns the order's number. */
export async function orderAsNewcomer(
  page: Page,
  request: APIRequestContext,
  store: OpenStore,
  { name, phone }: { readonly name: string; readonly phone: string },
): Promise<number> {
  await signInAs(page, request, { module: 'grocery', isSignedIn: 'as-newcomer' });
  await visit(page, '/about-us');
  const headers = {
    Authorization: `Bearer ${await remembered(page, 'token')}`,
    zoneid: `[${store.zoneId}]`,
    moduleId: String(store.moduleId),
    latitude: String(store.lat + 0.001),
    longitude: String(store.lng + 0.001),
  };
  const post = async (path: string, data: object) => {
    const answer = await request.post(`/api/v1${path}`, { headers, data });
    const reply = await answer.json();
    if (!answer.ok()) throw new Error(`${path}: ${JSON.stringify(reply)}`);
    return reply;
  };
  const where = { order_type: 'delivery', latitude: store.lat + 0.001, longitude: store.lng + 0.001 };
  await post('/customer/cart/add', { item_id: store.itemId, quantity: 1 });
  const { quote_id } = await post('/customer/order/quote', where);
  const { order_id } = await post('/customer/order/place', {
    ...where,
    quote_id,
    payment_method: 'cash_on_delivery',
    contact_person_name: name,
    contact_person_number: phone,
    contact_person_email: 'someone@example.uz',
    address: 'Amir Temur 15',
  });
  return order_id as number;
}
