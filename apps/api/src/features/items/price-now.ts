import { sql, type RawBuilder } from 'kysely';

/**
 * SQL for the price of one piece of `i` (items) at a moment, as on its card: after the best discount for the customer of a running flash
 * sale, the store's and the item's own, rounded half up (`bestDiscount` of the domain). The price without flash sales is stored with the
 * item. It is valid until a discount of its store starts or ends.
 */
export function priceNow(now: Date): RawBuilder<number> {
  return sql<number>`case when ${isPriceStale(now)} then ${calculatedPrice(now)} else ${STORED_PRICE} end`;
}

export const STORED_PRICE = sql<number>`i.price_now_minor`;

/**
 * Whether one piece of the item costs less than the lowest price of the thirty days before its reduction began (`shownReduction` of the
 * domain): the items with a badge.
 */
export function discountedNow(now: Date): RawBuilder<boolean> {
  return sql<boolean>`case when ${isPriceStale(now)} then ${calculated(sql`< ${struckPrice(now)}`, now)} else i.is_cheaper end`;
}

/** Whether the stored price of `i` is invalid at a moment. */
export function isPriceStale(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(i.store_id in (${storesWithStalePrices(now)}) or i.id in (${inFlashSale(now)}))`;
}

/**
 * Ids of all items whose stored price is invalid at a moment: in flash sales, or of stores whose discounts have changed since the last
 * update.
 */
export function itemsWithStalePrice(now: Date): RawBuilder<unknown> {
  return sql`select id from items where store_id = any(array(${storesWithStalePrices(now)})) and is_active and campaign_id is null
    union ${inFlashSale(now)}`;
}

export function calculatedPrice(now: Date): RawBuilder<number> {
  return calculated(sql``, now);
}

/** The calculated price, or its comparison with an expression on the item (`r`), its store's discount (`d`) and its flash sale (`f`). */
function calculated<T>(compared: RawBuilder<unknown>, now: Date): RawBuilder<T> {
  return sql<T>`(
    select least(discounted_price(r.price_minor, r.discount, r.discount_type, d.percent, d.min_purchase_minor, d.max_discount_minor),
      discounted_price(r.price_minor, f.discount, f.discount_type, null, null, null)) ${compared}
    from items r ${discountOf(now)}
    left join (
      select fi.* from flash_sale_items fi join flash_sales fs on fs.id = fi.flash_sale_id and fs.is_active where ${running('fi', now)}
    ) f on f.item_id = r.id
    where r.id = i.id)`;
}

function struckPrice(now: Date): RawBuilder<number> {
  return sql`least(r.price_minor, price_before(r.id, r.store_id, r.price_minor, r.discount, r.discount_type, ${now}::timestamptz, null,
    d.percent, d.min_purchase_minor, d.max_discount_minor, d.starts_at, f.discount, f.discount_type, f.starts_at))`;
}

function discountOf(now: Date): RawBuilder<unknown> {
  return sql`left join store_discounts d on d.store_id = r.store_id and d.starts_at <= ${now}::timestamptz and d.ends_at > ${now}::timestamptz`;
}

function storesWithStalePrices(now: Date): RawBuilder<unknown> {
  return sql`select id from stores where priced_until <= ${now}::timestamptz union all select id from stores where priced_since > ${now}::timestamptz`;
}

function inFlashSale(now: Date): RawBuilder<unknown> {
  return sql`select fi.item_id from flash_sale_items fi join flash_sales fs on fs.id = fi.flash_sale_id and fs.is_active where ${running('fi', now)}`;
}

function running(sale: 'f' | 'fi', now: Date): RawBuilder<unknown> {
  return sql`${sql.ref(`${sale}.starts_at`)} <= ${now}::timestamptz and ${sql.ref(`${sale}.ends_at`)} > ${now}::timestamptz and ${sql.ref(`${sale}.available`)} > 0`;
}
