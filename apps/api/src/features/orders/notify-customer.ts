import type { OrderActor } from '@bozor/domain/orders/transitions.ts';
import type { OrderType } from '@bozor/domain/orders/order-type.ts';
import type { RefundKind } from '@bozor/domain/orders/refund-pieces.ts';
import type { OrderStatus } from '@bozor/domain/orders/status.ts';
import { DOOR_TEXTS, type DoorMessage } from '@bozor/domain/orders/undelivered/absence.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { addOrderNotice } from '../notifications/add-notice.ts';
import { enqueuePush } from '../push/enqueue-push.ts';

/** Order of a customer or guest. */
interface Owned {
  readonly id: number;
  readonly customer_id: number | null;
  readonly guest_id: number | null;
}

/** Notifies a customer of important steps, unless they made the step themselves. Subscribed browsers are notified too, also a guest's. */
export async function notifyCustomer(
  trx: Transaction,
  order: Owned & { readonly order_type: OrderType },
  step: { readonly from: OrderStatus; readonly to: OrderStatus; readonly by: OrderActor },
): Promise<void> {
  const title = step.by === 'customer' ? undefined : titleOf(step, order.order_type);
  if (title !== undefined) await tellCustomer(trx, order, title);
}

/** Notifies a customer that the store postponed their order. The page of the order has the time and the reason. */
export async function notifyOfDelay(trx: Transaction, order: Owned): Promise<void> {
  await tellCustomer(trx, order, 'The store needs longer for your order');
}

/** Notifies a customer that their courier stands at the door, or does not find it. */
export async function notifyOfAbsence(trx: Transaction, order: Owned, message: DoorMessage): Promise<void> {
  await tellCustomer(trx, order, DOOR_TEXTS[message]);
}

/** Notifies a customer that staff give money of an order back. */
export async function notifyOfRefund(trx: Transaction, order: Owned, kind: RefundKind): Promise<void> {
  await tellCustomer(trx, order, kind === 'goodwill' ? 'You got a credit in your wallet' : 'Money of your order is given back');
}

/** Asks a customer what comes instead of something that is sold out. */
export async function notifyOfProposal(trx: Transaction, order: Owned): Promise<void> {
  await tellCustomer(trx, order, 'Something of your order is sold out. Choose what comes instead.');
}

/** Tells a customer whether their bank transfer came. */
export async function notifyOfTransfer(trx: Transaction, order: Owned, hasCome: boolean): Promise<void> {
  await tellCustomer(trx, order, hasCome ? 'Your transfer has arrived' : 'Your transfer was not found. Please look at your order.');
}

/** Tells a customer that the pharmacist asks something. */
export async function notifyOfQuestion(trx: Transaction, order: Owned): Promise<void> {
  await tellCustomer(trx, order, 'The pharmacist has a question about your prescription.');
}

/** Notifies a customer that a replacement comes, as they planned. */
export async function notifyOfSwap(trx: Transaction, order: Owned): Promise<void> {
  await tellCustomer(trx, order, 'Something of your order was sold out. A similar item comes instead.');
}

/** Notifies a customer that pieces were taken out of their bill. */
export async function notifyOfRemoval(trx: Transaction, order: Owned): Promise<void> {
  await tellCustomer(trx, order, 'Something of your order is sold out. You do not pay for it.');
}

async function tellCustomer(trx: Transaction, order: Owned, title: string): Promise<void> {
  const { id: orderId, customer_id: customerId, guest_id: guestId } = order;
  const content = { kind: 'order', orderId, title } as const;
  if (customerId !== null) {
    await addOrderNotice(trx, { customerId, orderId, title });
    await enqueuePush(trx, { customerId }, content);
  } else if (guestId !== null) await enqueuePush(trx, { guestId }, content);
}

function titleOf({ from, to }: { readonly from: OrderStatus; readonly to: OrderStatus }, type: OrderType): string | undefined {
  if (to === 'handover') return type === 'take_away' ? 'Your order is ready to be collected' : undefined;
  // Who collects an order was told that it is ready.
  if (from === 'handover' && to === 'processing') return type === 'take_away' ? 'The store needs longer for your order' : undefined;
  if (to === 'returned' && type === 'take_away') return 'You did not collect your order, and it has ended';
  if (from === 'picked_up' && to === 'returned') return 'Nobody received your order. The dishes could not be kept and were thrown away.';
  return TITLES[to];
}

const TITLES: Partial<Record<OrderStatus, string>> = {
  price_proposed: 'The pharmacy has priced your prescription. Please agree.',
  confirmed: 'Your order is confirmed',
  picked_up: 'Your order is on its way',
  delivered: 'Your order has been delivered',
  returning: 'The courier could not reach you. Your order goes back.',
  returned: 'Your order went back, because nobody received it',
  canceled: 'Your order was canceled',
  failed: 'Your order was not paid and has ended',
  refunded: 'Your refund was approved',
  refund_rejected: 'Your refund was declined',
};
