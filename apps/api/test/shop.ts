import type { ChargeKind } from '@bozor/domain/checkout/charges.ts';
import { sql, type Insertable } from 'kysely';
import type { Database, Tables, Transaction } from '../src/platform/db/database.ts';

/** The smallest shop that can sell: ids of the rows of `buildShop`. */
export interface SmallShop {
  readonly zoneId: number;
  readonly moduleId: number;
  readonly categoryId: number;
  readonly storeId: number;
  readonly otherStoreId: number;
  readonly itemId: number;
  /** An item of the other store. */
  readonly otherItemId: number;
  readonly customerId: number;
  readonly guestId: number;
}

/** Builds one zone, one grocery module, two stores with an item of 10 000 each (5 pieces in stock), a customer and a guest. */
export async function buildShop(db: Database): Promise<SmallShop> {
  const { rows } = await sql<SmallShop>`
    with module as (insert into modules (slug, module_type, name) values ('grocery', 'grocery', '{"en":"Grocery"}') returning id),
    zone as (insert into zones (name, area) values ('{"en":"Centre"}', '((69,41),(70,41),(70,42),(69,42))') returning id),
    charges as (insert into zone_modules (zone_id, module_id, minimum_minor) select zone.id, module.id, 8000 from zone, module returning zone_id, module_id),
    category as (insert into categories (module_id, slug, name) select id, 'bread', '{"en":"Bread"}' from module returning id),
    store as (
      insert into stores (module_id, zone_id, slug, name, address, lat, lng, timezone)
      select module_id, zone_id, slug, '{"en":"Store"}', '{"en":"Street"}', 41.3, 69.3, 'Asia/Tashkent' from charges, (values ('one'), ('two')) as s (slug)
      returning id, slug, module_id, zone_id),
    item as (
      insert into items (store_id, zone_id, module_id, category_id, slug, name, price_minor)
      select store.id, zone_id, module_id, category.id, 'bread-' || slug, '{"en":"Bread"}', 10000 from store, category returning id, store_id),
    stock as (insert into item_stock (item_id, stock) select id, 5 from item),
    customer as (insert into customers (f_name, ref_code, phone) values ('Aziza', 'AZIZA2026', '+998901234567') returning id),
    guest as (insert into guests (token_hash) values (sha256('guest')) returning id)
    select zone.id as "zoneId", module.id as "moduleId", category.id as "categoryId", customer.id as "customerId", guest.id as "guestId",
      one.id as "storeId", two.id as "otherStoreId", item.id as "itemId", other.id as "otherItemId"
    from zone, module, category, customer, guest, store one join item on item.store_id = one.id, store two join item other on other.store_id = two.id
    where one.slug = 'one' and two.slug = 'two'`.execute(db);
  return rows[0]!;
}

/** Amounts as they are stored: reductions are negative. */
type Charges = Partial<Record<ChargeKind, number>>;

/**
 * Places two pieces of the shop's item for its customer: 20 000 plus 8 000 for the delivery. `over` overrides columns, `charged` adds or
 * overrides charges. An order whose items are 0 has no lines.
 */
export async function placeOrder(
  db: Database | Transaction,
  shop: Partial<SmallShop> & Pick<SmallShop, 'customerId' | 'moduleId' | 'zoneId' | 'storeId' | 'itemId'>,
  over: Partial<Insertable<Tables['orders']>> = {},
  charged: Charges = {},
): Promise<number> {
  const charges: Charges = { items: 20_000, delivery: 8_000, ...charged };
  const order: Insertable<Tables['orders']> = {
    customer_id: shop.customerId,
    module_id: shop.moduleId,
    zone_id: shop.zoneId,
    store_id: shop.storeId,
    order_type: 'delivery',
    total_minor: Object.values(charges).reduce((sum, amount) => sum + amount, 0),
    is_welcomed: charges.welcome !== undefined,
    currency: 'UZS',
    payment_method: 'cash_on_delivery',
    contact_person_name: 'Aziza',
    contact_person_number: '+998901234567',
    delivery_address: JSON.stringify({ address: 'Amir Temur 1' }),
    delivery_lat: 41.31,
    delivery_lng: 69.28,
    ...over,
  };
  const place = async (transaction: Database | Transaction) => {
    const { id } = await transaction.insertInto('orders').values(order).returning('id').executeTakeFirstOrThrow();
    await transaction
      .insertInto('order_charges')
      .values(
        Object.entries(charges).map(([kind, amount_minor], at) => ({
          order_id: id,
          kind: kind as ChargeKind,
          position: at + 1,
          amount_minor,
        })),
      )
      .execute();
    if (order.order_type === 'parcel' || charges.items === 0) return id;
    await transaction
      .insertInto('order_lines')
      .values({
        order_id: id,
        position: 1,
        item_id: shop.itemId,
        name: { en: 'Bread' },
        quantity: 2,
        base_price_minor: 10_000,
        total_minor: 20_000,
        coupon_share_minor: -(charges.coupon ?? 0),
        welcome_share_minor: -(charges.welcome ?? 0),
      })
      .execute();
    return id;
  };
  return db.isTransaction ? place(db) : db.transaction().execute(place);
}
