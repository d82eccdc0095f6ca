import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import type { OrderDetails } from '@bozor/contract/shop/orders/order-shapes.ts';
import pg from 'pg';
import { startShop } from '../start-shop.ts';
import { openSettings, type OperatorSettings } from './settings.ts';
import { test as base } from './shop.ts';
import { remembered, signInAs, visit } from './visitor.ts';

/** The store of the demo's people, open at any hour, with an item that everybody may order. */
interface DemoStore {
  readonly id: number;
  readonly zoneId: number;
  readonly moduleId: number;
  readonly module: 'food' | 'grocery' | 'pharmacy' | 'ecommerce';
  readonly lat: number;
  readonly lng: number;
  readonly item: { readonly id: number; readonly name: string };
  readonly stock: () => Promise<number | undefined>;
  /** The courier whom the demo's person rides as. */
  readonly courierId: number;
  readonly set: OperatorSettings['set'];
}

interface Started {
  readonly url: string;
  readonly store: DemoStore;
}

/** Journeys in a shop of their own: whoever signs in for a store stops its autopilot, and other journeys order there. */
export const test = base.extend<
  { readonly store: DemoStore },
  { readonly storeShop: Started; readonly shopEnvironment: Readonly<Record<string, string>> }
>({
  shopEnvironment: [{}, { scope: 'worker', option: true }],
  storeShop: [
    async ({ shopEnvironment }, give) => {
      const shop = await startShop(shopEnvironment);
      const database = new pg.Client({ host: join(shop.dataDir, 'database/run'), port: 5432, user: 'bozor', database: 'bozor' });
      await database.connect();
      const one = async (text: string) => (await database.query(text)).rows[0];
      const store =
        await one(`select s.id::int, s.zone_id::int as "zoneId", s.module_id::int as "moduleId", m.module_type as module, s.lat::float8, s.lng::float8
        from stores s join modules m on m.id = s.module_id where s.id = (select min(id) from stores)`);
      await database.query(`delete from store_hours where store_id = ${store.id}`);
      await database.query(
        `insert into store_hours (store_id, weekday, opens_at_minute, closes_at_minute) select ${store.id}, d, 0, 1440 from generate_series(1, 7) d`,
      );
      const item =
        await one(`select i.id::int, i.name->>'en' as name from items i left join item_stock k on k.item_id = i.id and k.variation_id = 0
        where i.store_id = ${store.id} and i.is_listed and i.available_from_minute is null and coalesce(k.stock, 100) >= 50
          and not exists (select from food_variation_groups g where g.item_id = i.id) and not exists (select from item_variations v where v.item_id = i.id)
        order by i.price_minor desc limit 1`);
      const stock = async () => {
        const row = await one(`select stock::int from item_stock where item_id = ${item.id} and variation_id = 0`);
        return row?.stock as number | undefined;
      };
      const { courierId } = await one(
        'select rider_id::int as "courierId" from staff_grants where rider_id is not null order by id limit 1',
      );
      const settings = await openSettings(shop);
      await give({ url: shop.url, store: { ...store, item, stock, courierId, set: settings.set } });
      await settings.close();
      await database.end();
      await shop.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ storeShop }, give) => give(storeShop.url),
  store: async ({ storeShop }, give) => give(storeShop.store),
});

interface Placed {
  readonly orderId: number;
  /** The order as its customer reads it now. */
  readonly read: () => Promise<OrderDetails>;
}

/** Makes this browser one of a new customer, who orders at the store. */
export async function orderAt(page: Page, request: APIRequestContext, store: DemoStore, over: object = {}): Promise<Placed> {
  await signInAs(page, request, { module: store.module, isSignedIn: 'as-newcomer' });
  await visit(page, '/about-us');
  const headers = {
    Authorization: `Bearer ${await remembered(page, 'token')}`,
    zoneid: `[${store.zoneId}]`,
    moduleId: String(store.moduleId),
    latitude: String(store.lat),
    longitude: String(store.lng - 0.004),
  };
  const post = async (path: string, data: object) => {
    const answer = await request.post(`/api/v1${path}`, { headers, data });
    const reply = await answer.json();
    if (!answer.ok()) throw new Error(`${path}: ${JSON.stringify(reply)}`);
    return reply;
  };
  const where = { order_type: 'delivery', latitude: store.lat, longitude: store.lng - 0.004, ...over };
  await post('/customer/cart/add', { item_id: store.item.id, quantity: 2 });
  const { quote_id } = await post('/customer/order/quote', where);
  const { order_id: orderId } = await post('/customer/order/place', {
    ...where,
    quote_id,
    payment_method: 'cash_on_delivery',
    contact_person_name: 'Aziza Karimova',
    contact_person_number: '+998901234567',
    contact_person_email: 'aziza@example.uz',
    address: 'Amir Temur 15',
  });
  const read = async () =>
    (await request.get('/api/v1/customer/order/details', { headers, params: { order_id: orderId } })).json() as Promise<OrderDetails>;
  return { orderId, read };
}
