import { sql } from 'kysely';
import type { Transaction } from '../../platform/db/database.ts';

/** Puts back what a called-off order took: stock, flash pieces and the use of its coupon. Called once, by the jump. */
export async function giveBack(trx: Transaction, orderId: number): Promise<void> {
  await sql`
    with back as (
      select item_id, coalesce(variation_id, 0) as variation_id, sum(quantity)::int as quantity
      from order_lines where order_id = ${orderId} and item_id is not null group by 1, 2
    ), held as (select k.item_id, k.variation_id from item_stock k join back using (item_id, variation_id) order by 1, 2 for update of k)
    update item_stock k set stock = k.stock + back.quantity from held join back using (item_id, variation_id)
    where k.item_id = held.item_id and k.variation_id = held.variation_id`.execute(trx);
  await sql`
    update flash_sale_items f set sold = f.sold - l.quantity, available = f.available + l.quantity
    from (select flash_sale_id, item_id, sum(quantity)::int as quantity from order_lines where order_id = ${orderId} and flash_sale_id is not null and item_id is not null group by 1, 2) l
    where f.flash_sale_id = l.flash_sale_id and f.item_id = l.item_id and f.sold >= l.quantity`.execute(trx);
  await sql`
    with released as (
      update coupon_uses set released_at = now() where order_id = ${orderId} and released_at is null returning coupon_id
    )
    update coupons c set used = c.used - 1 from released where c.id = released.coupon_id and c.used > 0`.execute(trx);
}
