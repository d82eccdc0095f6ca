import type { OrderCard, OrderTracking } from '@bozor/contract/shop/orders/order-shapes.ts';
import { arrivalOf } from '@bozor/domain/orders/arrival.ts';
import { wasPaid } from '@bozor/domain/orders/payment-status.ts';
import { text } from '@bozor/web/i18n/text.ts';
import type { I18n } from '@bozor/web/i18n/create-i18n.ts';

type Followed = Pick<
  OrderCard,
  'order_status' | 'order_type' | 'module_type' | 'eta' | 'eta_change' | 'delivered' | 'schedule_at' | 'payment_method' | 'payment_status'
>;

/** Labels of the four steps. */
export const STEP_LABELS = { 1: text('Order Placed'), 2: text('Order Confirmed'), 3: text('On the Way'), 4: text('Delivered') } as const;

/** Badge label of a status. */
export const STATUS_LABELS: Readonly<Record<OrderCard['order_status'], string>> = {
  prescription_review: text('Prescription under review'),
  price_proposed: text('Price proposed'),
  pending: text('Order Placed'),
  confirmed: text('Order Confirmed'),
  processing: text('Being prepared'),
  handover: text('Ready'),
  picked_up: text('On the Way'),
  returning: text('Going back'),
  delivered: text('Delivered'),
  returned: text('Not received'),
  canceled: text('Canceled'),
  failed: text('Payment failed'),
  refund_requested: text('Refund requested'),
  refunded: text('Refunded'),
  refund_rejected: text('Refund rejected'),
};

export function statusTone(status: OrderCard['order_status']): 'muted' | 'warn' | 'tint' | 'success' | 'danger' {
  switch (status) {
    case 'prescription_review':
    case 'pending':
    case 'refunded':
      return 'muted';
    case 'price_proposed':
    case 'confirmed':
    case 'processing':
    case 'handover':
    case 'returning':
    case 'refund_requested':
      return 'warn';
    case 'picked_up':
      return 'tint';
    case 'delivered':
      return 'success';
    case 'returned':
    case 'canceled':
    case 'failed':
    case 'refund_rejected':
      return 'danger';
  }
}

/** Arrival text, such as 'Between 18:40 and 19:05'. Undefined when nothing is promised. */
export function arrivalText(order: Followed, nowMs: number, { t, formatTime, formatDate }: I18n): string | undefined {
  const promise = order.eta && { fromMs: Date.parse(order.eta.from), toMs: Date.parse(order.eta.to) };
  const arrival = arrivalOf({
    status: order.order_status,
    promise: promise ?? undefined,
    deliveredAtMs: order.delivered === null ? undefined : Date.parse(order.delivered),
    nowMs,
  });
  switch (arrival.kind) {
    case 'unknown':
      return undefined;
    case 'soon':
      return t('Any minute now');
    case 'delivered':
      return order.order_type === 'take_away'
        ? t('Collected at {time}', { time: formatTime(arrival.atMs) })
        : t('Delivered at {time}', { time: formatTime(arrival.atMs) });
    case 'window': {
      const times = { from: formatTime(arrival.fromMs), to: formatTime(arrival.toMs) };
      return formatDate(arrival.fromMs, 'long') === formatDate(nowMs, 'long')
        ? t('Between {from} and {to}', times)
        : t('{day}, between {from} and {to}', { day: formatDate(arrival.fromMs, 'day'), ...times });
    }
  }
}

/** Arrival text, and what changed about it. */
export function arrivalNews(order: Followed, nowMs: number, words: I18n): string | undefined {
  const texts = [arrivalText(order, nowMs, words), order.eta_change?.message];
  return texts.filter(Boolean).join('. ') || undefined;
}

/** Current status in one line. */
export function statusText(order: Followed, courier: { name: string | undefined; leftKm: string | undefined }, { t }: I18n): string {
  switch (order.order_status) {
    case 'prescription_review':
      return t('A pharmacist is looking at the prescription');
    case 'price_proposed':
      return t('Do you agree to the price?');
    case 'pending':
      if (order.payment_method === 'digital_payment' && !wasPaid(order.payment_status)) return t('Waiting for your payment');
      return order.order_type === 'parcel' ? t('We are looking for a courier') : t('Waiting for the store to confirm');
    case 'confirmed':
      if (order.schedule_at !== null) return t('Confirmed for the time you chose');
      return order.order_type === 'parcel' ? t('A courier is coming for the parcel') : t('The store has taken your order');
    case 'processing':
      return order.module_type === 'food' ? t('The kitchen is cooking') : t('The store is packing your order');
    case 'handover':
      return order.order_type === 'take_away' ? t('Ready to be collected') : t('Ready, the courier is fetching it');
    case 'picked_up': {
      const { name, leftKm } = courier;
      if (name !== undefined && leftKm !== undefined) return t('{name} is on the way, {km} km left', { name, km: leftKm });
      if (name !== undefined) return t('{name} is on the way', { name });
      return leftKm === undefined ? t('The courier is on the way') : t('The courier is on the way, {km} km left', { km: leftKm });
    }
    case 'returning':
      return t('The courier could not reach you. The order goes back.');
    case 'returned':
      return order.order_type === 'take_away' ? t('Nobody collected this order') : t('Nobody received this order, and it has ended.');
    case 'delivered':
      return t('Thank you for ordering with us');
    case 'canceled':
      return t('This order was canceled');
    case 'failed':
      return t('The payment did not go through');
    case 'refund_requested':
      return t('We are looking at your request for a refund');
    case 'refunded':
      return t('The money was given back');
    case 'refund_rejected':
      return t('The refund was not granted');
  }
}

/** Payment text; a collected order is paid at the counter. */
export function paymentText({ payment_method, order_type }: Pick<OrderTracking, 'payment_method' | 'order_type'>, { t }: I18n): string {
  return payment_method === 'cash_on_delivery' && order_type === 'take_away' ? t('Cash at the store') : t(PAYMENT_LABELS[payment_method]);
}

const PAYMENT_LABELS: Readonly<Record<OrderTracking['payment_method'], string>> = {
  cash_on_delivery: text('Cash to the courier'),
  digital_payment: text('Card or app'),
  wallet: text('Wallet'),
  offline_payment: text('Bank transfer'),
};
