import type { Transaction } from '../../platform/db/database.ts';
import { lockPayable, type LockedOrder } from '../orders/lock-payable.ts';
import { findPayment, lockPayment, type PaymentRow } from './store.ts';

/** A payment and its order, locked until the transaction ends. */
export interface LockedPayment {
  /** Undefined when the money is for a wallet. */
  readonly order: LockedOrder | undefined;
  readonly payment: PaymentRow;
}

/** Locks a payment of a gateway, and its order before it, always in this order. Returns undefined when the gateway has no such payment. */
export async function lockWithOrder(trx: Transaction, gateway: string, id: number | undefined): Promise<LockedPayment | undefined> {
  const known = id === undefined ? undefined : await findPayment(trx, id, gateway);
  if (!known) return undefined;
  const order = known.order_id === null ? undefined : (await lockPayable(trx, known.order_id))!;
  return { order, payment: await lockPayment(trx, known.id) };
}
