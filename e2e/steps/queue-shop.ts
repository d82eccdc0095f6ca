import { join } from 'node:path';
import pg from 'pg';
import { startShop } from '../start-shop.ts';
import { test as base } from './shop.ts';

interface Pharmacy {
  readonly id: number;
  readonly zoneId: number;
  readonly moduleId: number;
  readonly lat: number;
  readonly lng: number;
  readonly itemId: number;
  readonly medicine: string;
}

/** Journeys in a shop of their own without players: the demo's manager works in a pharmacy that never closes. */
export const test = base.extend<
  { readonly pharmacy: Pharmacy },
  { readonly queueShop: { readonly url: string; readonly pharmacy: Pharmacy } }
>({
  queueShop: [
    // Playwright reads the needed fixtures from the first argument, so it must name something.
    async ({ browserName: _ }, give) => {
      const shop = await startShop({ BOZOR_AUTOPILOT: 'off' });
      const database = new pg.Client({ host: join(shop.dataDir, 'database/run'), port: 5432, user: 'bozor', database: 'bozor' });
      await database.connect();
      const { rows } = await database.query(`
        select s.id::int, s.zone_id::int as "zoneId", s.module_id::int as "moduleId", s.lat::float8, s.lng::float8, i.name->>'en' as medicine,
          (select n.id::int from items n join item_stock l on l.item_id = n.id and l.variation_id = 0 and l.stock >= 20 where n.store_id = s.id and n.is_listed
            and not n.is_prescription_required and not exists (select from item_variations v where v.item_id = n.id) order by n.price_minor desc limit 1) as "itemId"
        from stores s join modules m on m.id = s.module_id and m.module_type = 'pharmacy' join items i on i.store_id = s.id and i.is_listed
          and i.is_prescription_required and not exists (select from item_variations v where v.item_id = i.id)
        join item_stock k on k.item_id = i.id and k.variation_id = 0 and k.stock >= 20
        where s.prescription_order order by s.id, i.id limit 1`);
      const pharmacy = rows[0] as Pharmacy;
      await database.query(`delete from store_hours where store_id = ${pharmacy.id}`);
      await database.query(
        `insert into store_hours (store_id, weekday, opens_at_minute, closes_at_minute) select ${pharmacy.id}, d, 0, 1440 from generate_series(1, 7) d`,
      );
      await database.query(`update staff_grants set store_id = ${pharmacy.id} where role = 'store_manager'`);
      await database.query(`update zones set offline_payment = true where id = ${pharmacy.zoneId}`);
      await give({ url: shop.url, pharmacy });
      await database.end();
      await shop.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ queueShop }, give) => give(queueShop.url),
  pharmacy: async ({ queueShop }, give) => give(queueShop.pharmacy),
});
