import { sql } from 'kysely';
import type { Transaction } from '../../platform/db/database.ts';

/**
 * Takes once more what a given-up order had given back: stock, flash pieces and the use of its coupon, all of it or nothing. False when
 * something of it is gone by now.
 */
export async function takeAgain(trx: Transaction, orderId: number): Promise<boolean> {
  const wanted = sql`(
      select item_id, coalesce(variation_id, 0) as variation_id, sum(quantity)::int as quantity
      from order_lines where order_id = ${orderId} and item_id is not null group by 1, 2
    )`;
  const flashed = sql`(
      select flash_sale_id, item_id, sum(quantity)::int as quantity from order_lines
      where order_id = ${orderId} and flash_sale_id is not null and item_id is not null group by 1, 2
    )`;
  const { rows } = await sql<{ is_there: boolean }>`
    with wanted as ${wanted}, stock as (select k.* from item_stock k join wanted using (item_id, variation_id) order by 1, 2 for update of k),
    flashed as ${flashed}, flash as (select f.* from flash_sale_items f join flashed using (flash_sale_id, item_id) for update of f),
    coupon as (
      select c.*, u.customer_id as user_id, u.phone from coupon_uses u join coupons c on c.id = u.coupon_id
      where u.order_id = ${orderId} and u.released_at is not null for update of c
    )
    select not exists (select from wanted w join stock k using (item_id, variation_id) where k.stock < w.quantity)
      and not exists (select from flashed w join flash f using (flash_sale_id, item_id) where f.available < w.quantity)
      and not exists (select from coupon c where c.used >= c.total_limit or c.per_customer_limit <= (
        select count(*) from coupon_uses u where u.coupon_id = c.id and u.released_at is null and (u.customer_id = c.user_id or u.phone = c.phone)
      )) as is_there`.execute(trx);
  if (!rows[0]?.is_there) return false;
  await sql`
    update item_stock k set stock = k.stock - w.quantity from ${wanted} w
    where k.item_id = w.item_id and k.variation_id = w.variation_id`.execute(trx);
  await sql`
    update flash_sale_items f set sold = f.sold + w.quantity, available = f.available - w.quantity from ${flashed} w
    where f.flash_sale_id = w.flash_sale_id and f.item_id = w.item_id`.execute(trx);
  await sql`
    with taken as (update coupon_uses set released_at = null where order_id = ${orderId} and released_at is not null returning coupon_id)
    update coupons c set used = c.used + 1 from taken where c.id = taken.coupon_id`.execute(trx);
  return true;
}
