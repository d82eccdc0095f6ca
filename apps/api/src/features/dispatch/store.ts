import type { OperatedOrder } from '@bozor/domain/orders/staff/acts-of-operator.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { mayOrder } from '../orders/policies.ts';
import { maySeeCourier, maySeeZone } from './policies.ts';

/** Locks an order with which this person may do this, until the transaction ends. */
export async function lockOrder(
  trx: Transaction,
  orderId: number,
  by: Staff,
  act: 'move' | 'annotate' | 'reveal',
): Promise<(OperatedOrder & { readonly phone: string }) | undefined> {
  const order = await trx
    .selectFrom('orders')
    .where('id', '=', orderId)
    .where(mayOrder(by, act))
    .select(['order_type', 'status', 'rider_id', 'payment_method', 'payment_status', 'swap_until', 'contact_person_number'])
    .forUpdate()
    .executeTakeFirst();
  return (
    order && {
      type: order.order_type,
      status: order.status,
      hasCourier: order.rider_id !== null,
      method: order.payment_method,
      paymentStatus: order.payment_status,
      isAsking: order.swap_until !== null,
      phone: order.contact_person_number,
    }
  );
}

/** Whether a courier is one whom this person sees: of their zones. */
export async function isCourierWithin(trx: Transaction, by: Staff, courierId: number): Promise<boolean> {
  const row = await trx.selectFrom('riders').where('id', '=', courierId).where(maySeeCourier(by, 'see')).select('id').executeTakeFirst();
  return row !== undefined;
}

export interface NamedRow {
  readonly id: number;
  readonly name: string;
}

/** Zones within the person's reach. */
export async function readZones(db: Database, actor: Staff, locale: Locale): Promise<readonly NamedRow[]> {
  const { rows } = await sql<NamedRow>`
    select id, coalesce(name->>${locale}, name->>'en') as name from zones where is_active and ${maySeeZone(actor, 'see')} order by name, id limit 200`.execute(
    db,
  );
  return rows;
}

export async function findStore(db: Database, id: number, locale: Locale): Promise<NamedRow | undefined> {
  const { rows } = await sql<NamedRow>`select id, coalesce(name->>${locale}, name->>'en') as name from stores where id = ${id}`.execute(db);
  return rows[0];
}

/** Reasons to cancel: of the customer, the store, the courier and the shop. */
export async function readCancellationReasons(
  db: Database,
  locale: Locale,
): Promise<readonly { readonly id: number; readonly reason: string }[]> {
  const { rows } = await sql<{ id: number; reason: string }>`
    select id, coalesce(reason->>${locale}, reason->>'en') as reason from cancellation_reasons
    where is_active order by user_type = 'customer', position, id limit 50`.execute(db);
  return rows;
}
