import type { Minor } from '@bozor/domain/money/minor.ts';
import { dueOf } from '@bozor/domain/orders/received/adjustments.ts';
import { wasPaid } from '@bozor/domain/orders/payment-status.ts';
import type { OrderRow } from './order-row.ts';

/** Amount still to be paid for an order, counted on what is received. */
export function dueOfRow(row: Pick<OrderRow, 'total_minor' | 'adjusted_minor' | 'wallet_minor' | 'payment_status'>): Minor {
  return dueOf({
    totalMinor: row.total_minor as Minor,
    adjustedMinor: row.adjusted_minor as Minor,
    walletMinor: row.wallet_minor as Minor,
    isPaid: wasPaid(row.payment_status),
  });
}
