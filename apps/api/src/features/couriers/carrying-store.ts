import { sql } from 'kysely';
import type { ModuleType } from '@bozor/domain/catalogue/module-type.ts';
import type { OrderType } from '@bozor/domain/orders/order-type.ts';
import type { PaymentStatus } from '@bozor/domain/orders/payment-status.ts';
import type { PaymentMethod } from '@bozor/domain/checkout/payment-method.ts';
import type { OrderStatus } from '@bozor/domain/orders/status.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { sinceLastStepMs } from '../orders/believe-tap.ts';
import { mayOrder } from '../orders/policies.ts';

/** An order as whoever carries or hands it over meets it. */
export interface CarriedOrder {
  readonly id: number;
  readonly customer_id: number | null;
  readonly guest_id: number | null;
  readonly order_type: OrderType;
  readonly status: OrderStatus;
  readonly ended_as: string | null;
  readonly rider_id: number | null;
  readonly payment_method: PaymentMethod;
  readonly payment_status: PaymentStatus;
  readonly total_minor: number;
  readonly wallet_minor: number;
  readonly adjusted_minor: number;
  readonly since_last_step_ms: number;
  readonly is_prescription: boolean;
  readonly module_type: ModuleType;
  /** By the clock of the database. */
  readonly now: Date;
}

/** Locks an order that a person may move. */
export async function lockCarried(trx: Transaction, orderId: number, actor: Staff): Promise<CarriedOrder | undefined> {
  return trx
    .selectFrom('orders')
    .where('id', '=', orderId)
    .where(mayOrder(actor, 'move'))
    .select([
      'id',
      'customer_id',
      'guest_id',
      'order_type',
      'status',
      'ended_as',
      'rider_id',
      'payment_method',
      'payment_status',
      'total_minor',
      'wallet_minor',
      'adjusted_minor',
      sinceLastStepMs,
      sql<boolean>`(source = 'prescription' or prescription_images <> '{}')`.as('is_prescription'),
      sql<ModuleType>`(select m.module_type from modules m where m.id = orders.module_id)`.as('module_type'),
      sql<Date>`clock_timestamp()`.as('now'),
    ])
    .forUpdate()
    .executeTakeFirst();
}

/** Whether this courier was there with the order already. */
export async function hasArrived(
  trx: Transaction,
  { orderId, kind, courierId }: { readonly orderId: number; readonly kind: string; readonly courierId: number },
): Promise<boolean> {
  const found = await trx
    .selectFrom('order_acts')
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .where(sql<boolean>`(details->>'courier_id')::bigint = ${courierId}`)
    .select('id')
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether a tap was recorded before, by the time that the device gave it. */
export async function isRecorded(
  trx: Transaction,
  { orderId, kind, tap }: { readonly orderId: number; readonly kind: string; readonly tap: string },
): Promise<boolean> {
  const found = await trx
    .selectFrom('order_acts')
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .where(sql<boolean>`details->>'tap' = ${tap}`)
    .select('id')
    .executeTakeFirst();
  return found !== undefined;
}

/** The change that was given for an order; 0 without cash. */
export async function readChange(trx: Transaction, orderId: number): Promise<number> {
  const { rows } = await sql<{ change_minor: number }>`
    select (details->>'change_minor')::bigint as change_minor from order_acts where order_id = ${orderId} and kind = 'cash_taken'
    order by id desc limit 1`.execute(trx);
  return rows[0]?.change_minor ?? 0;
}
