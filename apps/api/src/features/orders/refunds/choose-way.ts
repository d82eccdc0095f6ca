import { wayBack, type RefundWay } from '@bozor/domain/orders/refund-pieces.ts';
import type { Api } from '../../../platform/api.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { findPaymentBack, type RefundedOrder } from './refund-store.ts';

/** Chooses how money of an order goes back, and the payment that does it. The order is locked. */
export async function chooseWay(
  { adapters, settings }: Pick<Api, 'adapters' | 'settings'>,
  trx: Transaction,
  order: Pick<RefundedOrder, 'id' | 'customer_id' | 'payment_method' | 'wallet_minor'>,
  amountMinor: number,
): Promise<{ readonly method: RefundWay; readonly paymentId: number | null }> {
  const payment = order.payment_method === 'digital_payment' ? await findPaymentBack(trx, order.id) : undefined;
  const gateway = payment && adapters.gateways.find(({ name }) => name === payment.gateway);
  const method = wayBack({
    method: order.payment_method,
    walletMinor: order.wallet_minor,
    canReturn: gateway?.refund !== undefined && amountMinor <= Number(payment?.leftMinor),
    hasWallet: order.customer_id !== null && (await settings.read()).wallet,
  });
  return { method, paymentId: method === 'original' ? payment!.id : null };
}
