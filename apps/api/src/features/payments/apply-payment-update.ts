import { wasPaid } from '@bozor/domain/orders/payment-status.ts';
import type { Api } from '../../platform/api.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { ProviderPayment } from '../../ports/payment-gateway.ts';
import { takeBasketBack } from '../cart/return-basket.ts';
import { afterPlacing } from '../orders/after-placing.ts';
import { recordPayment, type LockedOrder } from '../orders/lock-payable.ts';
import { moveOrder } from '../orders/move-order.ts';
import { returnBasketOf } from '../orders/return-basket-of.ts';
import { reserveAgain } from '../orders/reservation.ts';
import { bookCapture } from '../wallet/book-payment.ts';
import { fillWallet } from '../wallet/fill-wallet.ts';
import { lockWithOrder, type LockedPayment } from './lock-payment.ts';
import { paymentOfKey } from './start-payment.ts';
import { isOpen, markForReturn, setState, type PaymentRow } from './store.ts';

type Services = Pick<Api, 'config' | 'jobs' | 'words' | 'settings'>;

/** Result of a gateway's report. `flagged` needs a person to look at it, and changed nothing. */
export interface Applied {
  readonly outcome: 'applied' | 'ignored' | 'flagged';
  readonly problem?: string;
  readonly paymentId?: number;
}

/**
 * Applies a gateway's report of a payment, once, in whatever order reports arrive. Payment, provider's number, amount and currency must be
 * those of the request. Money for an order or customer that no longer accepts it is marked to be returned.
 */
export async function applyPaymentUpdate(api: Services, trx: Transaction, gateway: string, update: ProviderPayment): Promise<Applied> {
  const locked = await lockWithOrder(trx, gateway, paymentOfKey(update.key));
  if (!locked) return { outcome: 'flagged', problem: 'unknown payment' };
  const { payment } = locked;
  const problem = differenceOf(payment, update);
  if (problem) return { outcome: 'flagged', problem, paymentId: payment.id };
  const isDone = payment.captured_at !== null;
  if (update.state === 'captured' && !isDone) await capture(api, trx, { ...locked, providerPaymentId: update.providerPaymentId });
  else if ((update.state === 'failed' || update.state === 'canceled') && isOpen(payment)) await fail(trx, locked, update);
  else return { outcome: 'ignored', paymentId: payment.id };
  return { outcome: 'applied', paymentId: payment.id };
}

function differenceOf(payment: PaymentRow, update: ProviderPayment): string | undefined {
  if (payment.provider_payment_id !== null && payment.provider_payment_id !== update.providerPaymentId) return 'another payment';
  if (payment.amount_minor !== update.amountMinor) return 'another amount';
  return payment.currency === update.currency ? undefined : 'another currency';
}

/** Books the money of a payment. Both are locked. Money that its order does not want any more is marked to go back. */
export async function capture(
  api: Services,
  trx: Transaction,
  { order, payment, providerPaymentId }: LockedPayment & { readonly providerPaymentId: string },
): Promise<void> {
  await setState(trx, payment.id, { state: 'captured', provider_payment_id: providerPaymentId });
  if (!order) return creditWallet(api, trx, payment);
  await bookCapture(trx, { orderId: order.id, paymentId: payment.id, amountMinor: payment.amount_minor });
  const isWanted = order.payment_method === 'digital_payment' && order.payment_status !== 'paid';
  const isAccepted = isWanted && (order.status === 'pending' || (await reopen(trx, order)));
  if (!isAccepted) return markForReturn(trx, payment.id);
  await recordPayment(trx, order.id, { payment_status: 'paid' }, { isSettled: true });
  await takeBasketBack(trx, order.id);
  await afterPlacing(api, trx, order.id);
}

async function creditWallet(api: Services, trx: Transaction, { id, customer_id, amount_minor, created_at }: PaymentRow): Promise<void> {
  const topUp = { customerId: customer_id!, paymentId: id, amountMinor: amount_minor, startedAt: created_at };
  if (!(await fillWallet(trx, topUp))) await markForReturn(trx, id);
}

/**
 * Reopens an expired order whose money arrives late, if all its goods can be reserved again. A part that the wallet paid went back when the
 * order expired and may be spent, so such an order stays expired and the money goes back too.
 */
async function reopen(trx: Transaction, order: LockedOrder): Promise<boolean> {
  if (order.status !== 'failed' || order.wallet_minor > 0 || !(await reserveAgain(trx, order.id))) return false;
  return (await moveOrder(trx, { orderId: order.id, to: 'pending', by: { as: 'system' }, from: 'failed' })).ok;
}

async function fail(trx: Transaction, { order, payment }: LockedPayment, update: ProviderPayment): Promise<void> {
  const isCanceled = update.state === 'canceled';
  const isUnpaid = order?.payment_method === 'digital_payment' && !wasPaid(order.payment_status);
  // Before the failure is stored: from then on the basket counts as returned. That of an order which has ended came back with its end.
  if (isUnpaid && order.status === 'pending') await returnBasketOf(trx, order.id);
  await setState(trx, payment.id, {
    state: isCanceled ? 'canceled' : 'failed',
    provider_payment_id: update.providerPaymentId,
    failure: isCanceled ? 'called off by the customer' : 'declined',
  });
  if (isUnpaid) await recordPayment(trx, order.id, { payment_status: 'failed' });
}
