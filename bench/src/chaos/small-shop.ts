import type pg from 'pg';

/** Ids of the shop that the buyers of a chaos run need. */
export interface SmallShop {
  readonly zoneId: number;
  readonly moduleId: number;
  readonly items: readonly { readonly id: number; readonly stock: number }[];
}

/** A point inside the zone, near the store. */
export const DELIVERY_ADDRESS = { latitude: 41.32, longitude: 69.29 };

/** Builds one zone, one store that is always open, and an item for each stock. */
export async function buildSmallShop(pool: pg.Pool, stocks: readonly number[]): Promise<SmallShop> {
  const { rows } = await pool.query<SmallShop>(
    `with module as (insert into modules (slug, module_type, name) values ('grocery', 'grocery', '{"en":"Grocery"}') returning id),
    zone as (insert into zones (name, area) values ('{"en":"Centre"}', '((69,41),(70,41),(70,42),(69,42))') returning id),
    charges as (insert into zone_modules (zone_id, module_id, minimum_minor) select zone.id, module.id, 8000 from zone, module returning zone_id, module_id),
    category as (insert into categories (module_id, slug, name) select id, 'bread', '{"en":"Bread"}' from module returning id),
    store as (
      insert into stores (module_id, zone_id, slug, name, address, lat, lng, timezone)
      select module_id, zone_id, 'bakery', '{"en":"Bakery"}', '{"en":"Street"}', 41.31, 69.28, 'Asia/Tashkent' from charges returning id, module_id, zone_id),
    hours as (
      insert into store_hours (store_id, weekday, opens_at_minute, closes_at_minute) select store.id, day, 0, 1440 from store, generate_series(1, 7) as day),
    item as (
      insert into items (store_id, zone_id, module_id, category_id, slug, name, price_minor, position)
      select store.id, zone_id, module_id, category.id, 'bread-' || number, jsonb_build_object('en', 'Bread ' || number), 10000, number
      from store, category, generate_series(1, cardinality($1::int[])) as number returning id, position),
    stock as (insert into item_stock (item_id, stock) select id, ($1::int[])[position] from item returning item_id, stock)
    select zone.id as "zoneId", module.id as "moduleId",
      (select jsonb_agg(jsonb_build_object('id', item_id, 'stock', stock) order by item_id) from stock) as items
    from zone, module`,
    [[...stocks]],
  );
  return rows[0]!;
}
