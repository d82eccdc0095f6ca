import { sql, type InsertObject } from 'kysely';
import type { ModuleType } from '@bozor/domain/catalogue/module-type.ts';
import type { Database, Tables } from '../src/platform/db/database.ts';
import { placeOrder } from './shop.ts';

/**
 * Builders of test data. Each function creates the rows it needs unless they are passed; every other field is a column that overrides the
 * default: `const store = await buildStore(db, { module, name: { en: 'Choyxona' }, featured: true })`.
 */
type Fields<Table extends keyof Tables> = Partial<InsertObject<Tables, Table>>;

export interface BuiltZone {
  readonly id: number;
  /** A point inside; the centre of its square unless `area` was passed. */
  readonly lat: number;
  readonly lng: number;
}

export interface BuiltModule {
  readonly id: number;
  readonly moduleType: ModuleType;
}

export interface BuiltStore {
  readonly id: number;
  readonly slug: string;
  readonly zoneId: number;
  readonly moduleId: number;
  readonly moduleType: ModuleType;
  readonly lat: number;
  readonly lng: number;
}

export interface BuiltCategory {
  readonly id: number;
  readonly slug: string;
  readonly moduleId: number;
}

export interface BuiltItem {
  readonly id: number;
  readonly slug: string;
  readonly storeId: number;
  readonly zoneId: number;
  readonly moduleId: number;
  readonly categoryId: number;
}

/** Always running, whatever the clock of the test. */
const ALWAYS = { starts_at: new Date('2020-01-01T00:00:00Z'), ends_at: new Date('2040-01-01T00:00:00Z') };
const TASHKENT = { lat: 41.31, lng: 69.28 };

let made = 0;
const next = () => (made += 1);

/** Returns the headers of a caller in this store's zone and module. */
export function headersFor(place: { readonly zoneId: number; readonly moduleId: number }): Record<string, string> {
  return { zoneid: `[${place.zoneId}]`, moduleid: String(place.moduleId) };
}

/** Squares of 0.2 degrees side by side, so that zones never overlap; the first is the centre of Tashkent. */
let zones = 0;
export async function buildZone(db: Database, fields: Fields<'zones'> = {}): Promise<BuiltZone> {
  const lat = TASHKENT.lat;
  const lng = TASHKENT.lng + zones * 0.25;
  zones += 1;
  const [south, north, west, east] = [lat - 0.1, lat + 0.1, lng - 0.1, lng + 0.1];
  const { id } = await db
    .insertInto('zones')
    .values({
      name: { en: `Zone ${zones}` },
      area: `((${west},${south}),(${east},${south}),(${east},${north}),(${west},${north}))`,
      ...fields,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, lat, lng };
}

export async function buildModule(db: Database, fields: Fields<'modules'> & { module_type?: ModuleType } = {}): Promise<BuiltModule> {
  const moduleType = fields.module_type ?? 'grocery';
  const { id } = await db
    .insertInto('modules')
    .values({ slug: `${moduleType}-${next()}`, module_type: moduleType, name: { en: moduleType }, ...fields })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, moduleType };
}

/** Offers a module in a zone; delivery costs 8 000 by default. Nothing changes where it is offered already and no fields are given. */
export async function offerModule(db: Database, zoneId: number, moduleId: number, fields: Fields<'zone_modules'> = {}): Promise<void> {
  await db
    .insertInto('zone_modules')
    .values({ zone_id: zoneId, module_id: moduleId, minimum_minor: 8000, ...fields })
    .onConflict((conflict) =>
      Object.keys(fields).length === 0 ? conflict.doNothing() : conflict.columns(['zone_id', 'module_id']).doUpdateSet(fields),
    )
    .execute();
}

type Hours = readonly Omit<InsertObject<Tables, 'store_hours'>, 'store_id'>[];
const ALL_WEEK: Hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens_at_minute: 0, closes_at_minute: 1440 }));

/** Builds a store that is always open, accepts orders from 0 and offers both delivery and take-away. `hours` are its week. */
export async function buildStore(
  db: Database,
  fields: Fields<'stores'> & { zone?: BuiltZone; module?: BuiltModule; module_type?: ModuleType; hours?: Hours } = {},
): Promise<BuiltStore> {
  const { zone, module, module_type, hours = ALL_WEEK, ...columns } = fields;
  const where = zone ?? (await buildZone(db));
  const sells = module ?? (await buildModule(db, { module_type: module_type ?? 'grocery' }));
  await offerModule(db, where.id, sells.id);
  const number = next();
  const { id, slug, lat, lng } = await db
    .insertInto('stores')
    .values({
      module_id: sells.id,
      zone_id: where.id,
      slug: `store-${number}`,
      name: { en: `Store ${number}` },
      address: { en: 'Amir Temur 1' },
      lat: where.lat,
      lng: where.lng,
      timezone: 'Asia/Tashkent',
      ...columns,
    })
    .returning(['id', 'slug', 'lat', 'lng'])
    .executeTakeFirstOrThrow();
  if (hours.length > 0)
    await db
      .insertInto('store_hours')
      .values(hours.map((period) => ({ store_id: id, ...period })))
      .execute();
  return { id, slug, lat, lng, zoneId: where.id, moduleId: sells.id, moduleType: sells.moduleType };
}

/** Adds a store discount of 10 percent without bounds. */
export async function discountStore(db: Database, store: Pick<BuiltStore, 'id'>, fields: Fields<'store_discounts'> = {}): Promise<void> {
  await db
    .insertInto('store_discounts')
    .values({ store_id: store.id, percent: 10, ...ALWAYS, ...fields })
    .execute();
}

export async function buildCategory(
  db: Database,
  fields: Fields<'categories'> & { module?: { readonly id: number }; parent?: BuiltCategory } = {},
): Promise<BuiltCategory> {
  const { module, parent, ...columns } = fields;
  const moduleId = parent?.moduleId ?? module?.id ?? (await buildModule(db)).id;
  const number = next();
  const { id, slug } = await db
    .insertInto('categories')
    .values({ module_id: moduleId, parent_id: parent?.id, slug: `category-${number}`, name: { en: `Category ${number}` }, ...columns })
    .returning(['id', 'slug'])
    .executeTakeFirstOrThrow();
  return { id, slug, moduleId };
}

export interface BuiltVariation {
  readonly type: string;
  readonly price_minor: number;
  readonly stock?: number;
}

export interface BuiltGroup {
  readonly name: string;
  readonly type?: 'single' | 'multi';
  readonly required?: boolean;
  readonly min?: number;
  readonly max?: number;
  /** Labels with their additional price. */
  readonly values: Readonly<Record<string, number>>;
}

/**
 * Builds an item of 10 000 with ten pieces in stock (food has no stock). `variations` come with their `choice_options`, or with one choice
 * named "Size" made of their types; `groups` are food options; `addOns` are names with prices, added to the store.
 */
export async function buildItem(
  db: Database,
  fields: Fields<'items'> & {
    store?: BuiltStore;
    category?: BuiltCategory;
    module_type?: ModuleType;
    stock?: number;
    variations?: readonly BuiltVariation[];
    groups?: readonly BuiltGroup[];
    addOns?: Readonly<Record<string, number>>;
  } = {},
): Promise<BuiltItem> {
  const { store: given, category: filed, module_type, stock = 10, variations = [], groups = [], addOns = {}, ...columns } = fields;
  const store = given ?? (await buildStore(db, { module_type: module_type ?? 'grocery' }));
  const category = filed ?? (await categoryOf(db, store.moduleId));
  const number = next();
  const sizes = JSON.stringify([{ title: { en: 'Size' }, options: variations.map(({ type }) => ({ en: type })) }]);
  const { id, slug } = await db
    .insertInto('items')
    .values({
      store_id: store.id,
      zone_id: store.zoneId,
      module_id: store.moduleId,
      category_id: category.id,
      slug: `item-${number}`,
      name: { en: `Item ${number}` },
      price_minor: 10_000,
      ...(variations.length > 0 ? { choice_options: sizes } : {}),
      ...columns,
    })
    .returning(['id', 'slug'])
    .executeTakeFirstOrThrow();
  if (variations.length > 0) await addVariations(db, id, variations, stock);
  else if (store.moduleType !== 'food') await db.insertInto('item_stock').values({ item_id: id, stock }).execute();
  for (const [position, group] of groups.entries()) await addGroup(db, id, group, position);
  for (const [name, price_minor] of Object.entries(addOns)) {
    const addOn = await db
      .insertInto('add_ons')
      .values({ store_id: store.id, name: { en: name }, price_minor })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('item_add_ons').values({ item_id: id, add_on_id: addOn.id, store_id: store.id }).execute();
  }
  return { id, slug, storeId: store.id, zoneId: store.zoneId, moduleId: store.moduleId, categoryId: category.id };
}

async function categoryOf(db: Database, moduleId: number): Promise<{ id: number }> {
  const found = await db.selectFrom('categories').where('module_id', '=', moduleId).orderBy('id').select('id').executeTakeFirst();
  return found ?? buildCategory(db, { module: { id: moduleId } });
}

async function addVariations(db: Database, itemId: number, variations: readonly BuiltVariation[], usualStock: number): Promise<void> {
  const rows = await db
    .insertInto('item_variations')
    .values(variations.map(({ type, price_minor }, position) => ({ item_id: itemId, type, price_minor, position })))
    .returning(['id', 'type'])
    .execute();
  await db
    .insertInto('item_stock')
    .values(
      rows.map(({ id, type }) => ({
        item_id: itemId,
        variation_id: id,
        stock: variations.find((each) => each.type === type)?.stock ?? usualStock,
      })),
    )
    .execute();
}

async function addGroup(
  db: Database,
  itemId: number,
  { values, name, type = 'single', ...rest }: BuiltGroup,
  position: number,
): Promise<void> {
  const { id } = await db
    .insertInto('food_variation_groups')
    .values({ item_id: itemId, name: { en: name }, type, position, ...rest })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('food_variation_values')
    .values(
      Object.entries(values).map(([label, option_price_minor], at) => ({
        group_id: id,
        label: { en: label },
        option_price_minor,
        position: at,
      })),
    )
    .execute();
}

export async function buildBrand(
  db: Database,
  fields: Fields<'brands'> & { module?: { readonly id: number } } = {},
): Promise<{ id: number; slug: string }> {
  const { module, ...columns } = fields;
  const moduleId = module?.id ?? (await buildModule(db, { module_type: 'ecommerce' })).id;
  const number = next();
  return db
    .insertInto('brands')
    .values({ module_id: moduleId, slug: `brand-${number}`, name: { en: `Brand ${number}` }, ...columns })
    .returning(['id', 'slug'])
    .executeTakeFirstOrThrow();
}

/** Builds a running flash sale of these items at 20 percent off, ten pieces each. */
export async function buildFlashSale(
  db: Database,
  fields: Fields<'flash_sales'> & { items: readonly BuiltItem[]; terms?: Fields<'flash_sale_items'> },
): Promise<{ id: number }> {
  const { items, terms = {}, ...columns } = fields;
  const sale = await db
    .insertInto('flash_sales')
    .values({ module_id: items[0]!.moduleId, title: { en: 'Flash sale' }, ...ALWAYS, ...columns })
    .returning(['id', 'starts_at', 'ends_at'])
    .executeTakeFirstOrThrow();
  const { id: flash_sale_id, ...dates } = sale;
  await db
    .insertInto('flash_sale_items')
    .values(
      items.map(({ id }, position) => ({
        flash_sale_id,
        item_id: id,
        ...dates,
        discount: 20,
        discount_type: 'percent' as const,
        initial: 10,
        available: 10,
        position,
        ...terms,
      })),
    )
    .execute();
  return { id: sale.id };
}

/** Builds a review by a customer who ordered the item; four stars by default. */
export async function buildReview(
  db: Database,
  item: BuiltItem,
  fields: Fields<'reviews'> = {},
): Promise<{ id: number; customerId: number }> {
  const { id: customerId } = await db
    .insertInto('customers')
    .values({
      f_name: 'Aziza',
      l_name: 'Karimova',
      ref_code: `REVIEW${String(next()).padStart(4, '0')}`,
      phone: `+99893${String(1_000_000 + made)}`,
      phone_verified_at: sql`now()`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const orderId = await placeOrder(db, { ...item, customerId, itemId: item.id, otherStoreId: 0, otherItemId: 0, guestId: 0 });
  const { id } = await db
    .insertInto('reviews')
    .values({
      order_id: orderId,
      customer_id: customerId,
      item_id: item.id,
      store_id: item.storeId,
      rating: 4,
      comment: 'Tasty',
      ...fields,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, customerId };
}

let couriers = 0;
/** Builds a courier of a zone, on duty. Returns the id. */
export async function buildCourier(db: Database, fields: Fields<'riders'> = {}): Promise<number> {
  couriers += 1;
  const { id } = await db
    .insertInto('riders')
    .values({
      zone_id: fields.zone_id ?? (await buildZone(db)).id,
      f_name: 'Bobur',
      phone: `+99893${String(5_000_000 + couriers).padStart(7, '0')}`,
      ...fields,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
