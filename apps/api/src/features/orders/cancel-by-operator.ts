import type { CostBearer } from '@bozor/domain/orders/staff/acts-of-operator.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { moveOrder, type Moved } from './move-order.ts';

interface Cancellation {
  readonly orderId: number;
  readonly by: Staff;
  readonly reasonId: number | undefined;
  /** In place of a listed reason. The customer reads it. */
  readonly reason: string | undefined;
  readonly borneBy: CostBearer;
}

/**
 * Cancels an order for the operator at any time before its delivery. Stock, coupon and money go back as with any cancellation; who bears the
 * cost is stored with the order.
 */
export async function cancelByOperator(
  trx: Transaction,
  { orderId, by, reasonId, reason, borneBy }: Cancellation,
): Promise<Moved | { readonly ok: false; readonly problem: 'reason-unknown' }> {
  if (reasonId !== undefined) {
    const listed = await trx
      .selectFrom('cancellation_reasons')
      .where('id', '=', reasonId)
      .where('is_active', '=', true)
      .select('id')
      .executeTakeFirst();
    if (!listed) return { ok: false, problem: 'reason-unknown' };
  }
  return moveOrder(trx, {
    orderId,
    to: 'canceled',
    by,
    borneBy,
    ...(reasonId !== undefined && { cancellationReasonId: reasonId }),
    ...(reason && { note: reason }),
  });
}
