import type { Transaction } from '../../platform/db/database.ts';
import { insertEntry } from './store.ts';

interface Booking {
  readonly orderId: number;
  readonly paymentId: number;
  readonly amountMinor: number;
}

/** Books money that a gateway received for an order. Returns false when it was booked before. */
export async function bookCapture(trx: Transaction, { orderId, paymentId, amountMinor }: Booking): Promise<boolean> {
  return insertEntry(trx, { reason: 'order_payment', once: `payment:${paymentId}:captured`, orderId, paymentId }, [
    { kind: 'sales', unit: 'money', amount: amountMinor },
    { kind: 'payments', unit: 'money', amount: -amountMinor },
  ]);
}

/** Books money that a gateway returned for an order. Returns false when it was booked before. */
export async function bookReturn(trx: Transaction, { orderId, paymentId, amountMinor }: Booking): Promise<boolean> {
  return insertEntry(trx, { reason: 'order_refund', once: `payment:${paymentId}:refunded`, orderId, paymentId }, [
    { kind: 'payments', unit: 'money', amount: amountMinor },
    { kind: 'refunds', unit: 'money', amount: -amountMinor },
  ]);
}

/** Books a part that a gateway returned by a refund. Returns false when it was booked before. */
export async function bookPartReturn(
  trx: Transaction,
  { orderId, paymentId, amountMinor, refundId }: Booking & { readonly refundId: number },
): Promise<boolean> {
  return insertEntry(trx, { reason: 'order_refund', once: `refund:${refundId}`, orderId, paymentId }, [
    { kind: 'payments', unit: 'money', amount: amountMinor },
    { kind: 'refunds', unit: 'money', amount: -amountMinor },
  ]);
}

interface TopUp {
  readonly customerId: number;
  readonly paymentId: number;
  readonly amountMinor: number;
  /** Bonus paid by the shop. */
  readonly bonusMinor: number;
}

/** Books money that a gateway received for a wallet. Returns false when it was booked before. */
export async function bookTopUp(trx: Transaction, { customerId, paymentId, amountMinor, bonusMinor }: TopUp): Promise<boolean> {
  const isNew = await insertEntry(trx, { reason: 'top_up', once: `payment:${paymentId}:top_up`, paymentId }, [
    { kind: 'wallet', customerId, unit: 'money', amount: amountMinor },
    { kind: 'payments', unit: 'money', amount: -amountMinor },
  ]);
  if (isNew && bonusMinor > 0)
    await insertEntry(trx, { reason: 'top_up_bonus', once: `payment:${paymentId}:top_up_bonus`, paymentId }, [
      { kind: 'wallet', customerId, unit: 'money', amount: bonusMinor },
      { kind: 'bonus', unit: 'money', amount: -bonusMinor },
    ]);
  return isNew;
}
