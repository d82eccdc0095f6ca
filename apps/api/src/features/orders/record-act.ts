import { sql } from 'kysely';
import type { OrderActKind } from '@bozor/domain/orders/order-acts.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { readMover, type Mover } from './mover.ts';

export interface OrderAct {
  readonly orderId: number;
  readonly kind: OrderActKind;
  readonly by: Mover;
  /** Facts that the history needs to tell it: ids, minutes, amounts in minor units. No phone, address or code. */
  readonly details?: Readonly<Record<string, unknown>>;
  /** When the person pressed, if it was sent later. Never after the database's clock. */
  readonly tappedAt?: Date | undefined;
}

/**
 * Records an act that leaves the order's status as it is, and who did it, in the act's own transaction. A staff member's act is audited
 * as `order.<kind>`. Everybody who follows the order is notified.
 */
export async function recordAct(trx: Transaction, { orderId, kind, by, details = {}, tappedAt }: OrderAct): Promise<void> {
  const { as, staff } = readMover(by);
  await trx
    .insertInto('order_acts')
    .values({
      order_id: orderId,
      kind,
      by: as,
      staff_id: staff?.staffId ?? null,
      details: JSON.stringify(details),
      // A device whose clock is ahead pressed now.
      ...(tappedAt && { at: sql`statement_timestamp()`, tapped_at: sql`least(${tappedAt}::timestamptz, statement_timestamp())` }),
    })
    .execute();
  if (staff) await writeAudit(trx, { staff, action: `order.${kind}`, subject: 'order', subjectId: orderId, after: details });
}
