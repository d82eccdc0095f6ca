import type { Transaction } from '../../platform/db/database.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { sinceLastStepMs } from './believe-tap.ts';
import { isWithStore } from './is-with-store.ts';
import { mayOrder } from './policies.ts';

/** Locks an order that this person's store works on. Undefined for an order that is another store's, or not with the store yet. */
export async function lockForStore(trx: Transaction, staff: Staff, orderId: number) {
  return trx
    .selectFrom('orders')
    .where('id', '=', orderId)
    .where(mayOrder(staff, 'move'))
    .where(isWithStore)
    .select([
      'id',
      'customer_id',
      'guest_id',
      'order_type',
      'status',
      'schedule_at',
      'promised_from',
      'promised_until',
      'handover_at',
      'distance_metres',
      'ready_by',
      'delay_reason',
      'refusal_reason',
      'swap_until',
      'handover_at',
      'order_note',
      'unavailable_item_note',
      sinceLastStepMs,
    ])
    .forUpdate()
    .executeTakeFirst();
}

export type LockedForStore = NonNullable<Awaited<ReturnType<typeof lockForStore>>>;
