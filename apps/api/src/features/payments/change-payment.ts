import type { BodyOf } from '@bozor/contract/endpoint.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import { checkPayment } from '@bozor/domain/checkout/check-order.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import { awaitsPayment } from '@bozor/domain/orders/awaits-payment.ts';
import { wasPaid } from '@bozor/domain/orders/payment-status.ts';
import type { Api } from '../../platform/api.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/problem.ts';
import type { Owner } from '../cart/owner.ts';
import { takeBasketBack } from '../cart/return-basket.ts';
import { afterPlacing } from '../orders/after-placing.ts';
import { isRepeatedStep } from '../orders/is-repeated-step.ts';
import { lockPayable, recordPayment, type LockedOrder } from '../orders/lock-payable.ts';
import { moveOrder } from '../orders/move-order.ts';
import { recordAct } from '../orders/record-act.ts';
import { returnBasketOf } from '../orders/return-basket-of.ts';
import { paymentTerms } from './payment-terms.ts';
import { recordTransfer, transferIn, type Transfer } from './offline-methods.ts';
import { checkCallback, gatewayNamed, startPayment, retryPayment } from './start-payment.ts';
import { cancelOpenPayment, findOpen, readZonePayment } from './store.ts';

type Change = BodyOf<typeof API.payment.change>;

/** Reason of the cancellation when a customer gives up an unpaid order (order-04). */
const PAYMENT_CANCELED = 'Order payment canceled';

/** Retries the payment of an unpaid order, or changes its method. Returns the URL of the payment page, if there is one. */
export async function changePayment(
  api: Api,
  owner: Owner,
  { order_id: orderId, payment_method: method, gateway: name, callback: asked, ...transfer }: Change,
  locale: string,
): Promise<string | null> {
  if (method === 'cash_on_delivery') {
    await payInCash(api, owner, orderId);
    return null;
  }
  if (method === 'offline_payment') {
    await payByTransfer(api, owner, orderId, await transferIn(api, transfer, locale));
    return null;
  }
  const gateway = gatewayNamed(api, name);
  const callback = checkCallback(api, asked);
  await inTransaction(api.checkoutDb, async (trx) => {
    const order = await lockWaiting(trx, owner, orderId);
    await checkMethod(api, trx, order, method);
    if (!gateway) throw refuse(API.payment.change, 'digital-payment-not-allowed', { field: 'gateway' });
    if (await findOpen(trx, orderId)) return;
    await recordPayment(trx, orderId, { payment_status: 'unpaid' });
    await retryPayment(trx, owner, gateway, { orderId, amountMinor: dueOf(order), currency: order.currency, callback });
  });
  return startPayment(api, orderId);
}

/** Stores a transfer, or replaces it. An open online payment is canceled (order-05). */
async function payByTransfer(api: Api, owner: Owner, orderId: number, transfer: Transfer): Promise<void> {
  await inTransaction(api.checkoutDb, async (trx) => {
    const payable = await lockPayable(trx, orderId, owner);
    const awaitsTransfer =
      payable?.payment_method === 'offline_payment' && payable.status === 'pending' && !wasPaid(payable.payment_status);
    const order = awaitsTransfer ? payable : await lockWaiting(trx, owner, orderId);
    await checkMethod(api, trx, order, 'offline_payment');
    await cancelOpenPayment(trx, orderId);
    await recordPayment(trx, orderId, { payment_method: 'offline_payment', payment_status: 'unpaid' }, { isSettled: true });
    const isNew = await recordTransfer(trx, orderId, transfer);
    await takeBasketBack(trx, orderId);
    if (awaitsTransfer && isNew) await recordAct(trx, { orderId, kind: 'transfer_told', by: { as: 'customer' } });
    if (!awaitsTransfer) await afterPlacing(api, trx, orderId);
  });
}

/** Switches to cash on delivery after a failed payment, where zone and amount allow it (order-03). */
export async function payInCash(api: Api, owner: Owner, orderId: number): Promise<void> {
  await inTransaction(api.checkoutDb, async (trx) => {
    const payable = await lockPayable(trx, orderId, owner);
    // A repeated request: its first reply was lost.
    if (payable?.payment_method === 'cash_on_delivery' && payable.status === 'pending') return;
    const order = await lockWaiting(trx, owner, orderId);
    await checkMethod(api, trx, order, 'cash_on_delivery');
    await cancelOpenPayment(trx, orderId);
    await recordPayment(trx, orderId, { payment_method: 'cash_on_delivery', payment_status: 'unpaid' }, { isSettled: true });
    await takeBasketBack(trx, orderId);
    await afterPlacing(api, trx, orderId);
  });
}

/** Cancels the order after a failed payment and releases its reservations. Its basket comes back. */
export async function cancelUnpaid(api: Api, owner: Owner, orderId: number, reason: string | undefined): Promise<void> {
  await inTransaction(api.checkoutDb, async (trx) => {
    if ((await lockPayable(trx, orderId, owner)) && (await isRepeatedStep(trx, { orderId, to: 'canceled' }))) return;
    await lockWaiting(trx, owner, orderId);
    await moveOrder(trx, { orderId, to: 'canceled', by: { as: 'customer' }, note: reason?.trim() || PAYMENT_CANCELED });
    await returnBasketOf(trx, orderId);
  });
}

/** Locks the owner's order that waits for its payment. */
async function lockWaiting(trx: Transaction, owner: Owner, orderId: number): Promise<LockedOrder> {
  const order = await lockPayable(trx, orderId, owner);
  if (!order) throw refuse(API.payment.change, 'order-not-found', { field: 'order_id' });
  if (order.payment_status === 'paid') throw refuse(API.payment.change, 'already-paid', { field: 'order_id' });
  const payable = {
    status: order.status,
    method: order.payment_method,
    paymentStatus: order.payment_status,
    payUntilMs: order.pay_until?.getTime(),
  };
  if (!awaitsPayment(payable, order.now.getTime())) throw refuse(API.payment.change, 'wrong-step', { field: 'order_id' });
  return order;
}

const dueOf = ({ total_minor: total, wallet_minor: wallet }: LockedOrder): number => total - wallet;

async function checkMethod(api: Api, trx: Transaction, order: LockedOrder, method: Change['payment_method']): Promise<void> {
  const terms = paymentTerms(await readZonePayment(trx, order), await api.settings.read(), api.adapters);
  const checked = checkPayment(method, { totalMinor: order.total_minor as Minor }, terms);
  if (!checked.ok) throw refuse(API.payment.change, checked.problem as 'cash-not-allowed', { field: 'payment_method' });
}
