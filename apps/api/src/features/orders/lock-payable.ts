import { sql, type Selectable } from 'kysely';
import type { Database, Tables, Transaction } from '../../platform/db/database.ts';
import type { Position } from '../../platform/db/keyset-pages.ts';
import type { Owner } from '../cart/owner.ts';

type OrderRow = Selectable<Tables['orders']>;

/** Payment state of an order whose row is locked until the transaction ends. Times are by the database's clock. */
export type LockedOrder = Pick<
  OrderRow,
  | 'id'
  | 'customer_id'
  | 'guest_id'
  | 'zone_id'
  | 'module_id'
  | 'status'
  | 'order_type'
  | 'payment_method'
  | 'payment_status'
  | 'total_minor'
  | 'wallet_minor'
  | 'currency'
  | 'pay_until'
> & { readonly now: Date };

/** Locks an order. With an owner, only if the order is theirs. */
export async function lockPayable(trx: Transaction, orderId: number, owner?: Owner): Promise<LockedOrder | undefined> {
  return trx
    .selectFrom('orders')
    .where('id', '=', orderId)
    .$if(owner !== undefined, (query) =>
      query.where((eb) =>
        owner!.customer_id === null ? eb('guest_id', '=', owner!.guest_id) : eb('customer_id', '=', owner!.customer_id),
      ),
    )
    .select([
      'id',
      'customer_id',
      'guest_id',
      'zone_id',
      'module_id',
      'status',
      'order_type',
      'payment_method',
      'payment_status',
      'total_minor',
      'wallet_minor',
      'currency',
      'pay_until',
      sql<Date>`clock_timestamp()`.as('now'),
    ])
    .forUpdate()
    .executeTakeFirst();
}

/** Stores an order's payment state. */
export async function recordPayment(
  trx: Transaction,
  orderId: number,
  changes: Partial<Pick<OrderRow, 'payment_status' | 'payment_method'>>,
  { isSettled = false }: { readonly isSettled?: boolean } = {},
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ ...changes, ...(isSettled && { pay_until: null }) })
    .where('id', '=', orderId)
    .execute();
}

/** Sets the time, in ms, that an order waits for its online payment. */
export async function setPaymentWindow(trx: Transaction, orderId: number, payWithinMs: number): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ pay_until: sql<Date>`now() + ${payWithinMs} * interval '1 millisecond'` })
    .where('id', '=', orderId)
    .execute();
}

/** Unpaid orders whose payment window is over, oldest first. */
export async function findUnpaid(db: Database, after: Position, most: number): Promise<readonly Position[]> {
  // Literals, because the partial index covers only unpaid orders, and a generic plan could not use it.
  const { rows } = await sql<Position>`
    select id, pay_until::text as at from orders
    where pay_until <= now() and payment_status <> 'paid' and ended_as is null and status = 'pending' and (pay_until, id) > (${after.at}::timestamptz, ${after.id})
    order by pay_until, id limit ${most}`.execute(db);
  return rows;
}
