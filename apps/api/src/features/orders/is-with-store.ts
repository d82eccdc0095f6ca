import { sql, type RawBuilder, type SqlBool } from 'kysely';

/**
 * Whether the order `orders` is one that a store works on, as a WHERE condition: goods of the store whose price is agreed, and whose payment came
 * where it comes first. A pending order that waits for its money is not shown, nor one that ended so.
 */
export const isWithStore: RawBuilder<SqlBool> = sql<SqlBool>`orders.order_type <> 'parcel'
  and orders.status not in ('prescription_review', 'price_proposed', 'failed')
  and not (orders.status in ('pending', 'canceled') and orders.payment_method in ('digital_payment', 'offline_payment')
    and orders.payment_status in ('unpaid', 'pending', 'failed'))`;
