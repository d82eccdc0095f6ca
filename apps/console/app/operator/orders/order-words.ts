import type { CostBearer, OperatorMove } from '@bozor/domain/orders/staff/acts-of-operator.ts';
import type { Need } from '@bozor/domain/orders/staff/harm.ts';
import type { OrderActKind } from '@bozor/domain/orders/order-acts.ts';
import type { OrderType } from '@bozor/domain/orders/order-type.ts';
import type { PaymentMethod } from '@bozor/domain/checkout/payment-method.ts';
import type { GatewayState, PaymentStatus } from '@bozor/domain/orders/payment-status.ts';
import type { OrderStatus } from '@bozor/domain/orders/status.ts';
import type { OrderActor } from '@bozor/domain/orders/transitions.ts';
import { text } from '@bozor/web/i18n/text.ts';

export const STATUS_WORDS: Readonly<Record<OrderStatus, string>> = {
  prescription_review: text('Prescription under review'),
  price_proposed: text('Price proposed'),
  pending: text('Waiting for the store'),
  confirmed: text('Accepted'),
  processing: text('Being prepared'),
  handover: text('Ready'),
  picked_up: text('On the way'),
  returning: text('Going back'),
  delivered: text('Delivered'),
  returned: text('Not received'),
  canceled: text('Canceled'),
  failed: text('Payment failed'),
  refund_requested: text('Refund requested'),
  refunded: text('Refunded'),
  refund_rejected: text('Refund declined'),
};

export const TYPE_WORDS: Readonly<Record<OrderType, string>> = {
  delivery: text('Delivery'),
  take_away: text('Take-away'),
  parcel: text('Parcel'),
};

export const NEED_WORDS: Readonly<Record<Need, string>> = {
  not_accepted: text('Not accepted'),
  late: text('Late'),
  courier_silent: text('Courier is silent'),
  no_courier: text('Ready, no courier'),
  code_locked: text('Code locked'),
  customer_absent: text('Nobody at the door'),
  returning: text('Going back'),
  refund_overdue: text('Refund waits over a day'),
  prescription_waiting: text('Prescription waits'),
  transfer_waiting: text('Bank transfer waits'),
  refund_open: text('Refund waits'),
};

export const METHOD_WORDS: Readonly<Record<PaymentMethod, string>> = {
  cash_on_delivery: text('Cash'),
  digital_payment: text('Online'),
  wallet: text('Wallet'),
  offline_payment: text('Bank transfer'),
};

export const PAYMENT_WORDS: Readonly<Record<PaymentStatus, string>> = {
  unpaid: text('not paid'),
  pending: text('payment is checked'),
  paid: text('paid'),
  failed: text('payment failed'),
  refunded: text('refunded'),
  partially_refunded: text('partly refunded'),
};

/** States of a payment through a gateway. */
export const GATEWAY_WORDS: Readonly<Record<GatewayState, string>> = {
  created: text('not begun'),
  pending: text('payment is checked'),
  authorised: text('reserved'),
  captured: text('paid'),
  failed: text('payment failed'),
  canceled: text('canceled'),
  expired: text('time is over'),
  partially_refunded: text('partly refunded'),
  refunded: text('refunded'),
};

export const MOVE_WORDS: Readonly<Record<OperatorMove, string>> = {
  confirmed: text('Accept for the store'),
  processing: text('Start preparing'),
  handover: text('Mark as ready'),
  picked_up: text('Mark as picked up'),
  delivered: text('Mark as delivered'),
  returning: text('Send it back'),
  returned: text('Close as not received'),
};

export const BEARER_WORDS: Readonly<Record<CostBearer, string>> = {
  shop: text('The shop'),
  store: text('The store'),
  courier: text('The courier'),
  customer: text('The customer'),
};

/** Who moved an order, where no person is known. */
export const ACTOR_WORDS: Readonly<Record<OrderActor, string>> = {
  customer: text('Customer'),
  store: text('Store'),
  courier: text('Courier'),
  operator: text('Operator'),
  system: text('System'),
};

export const ACT_WORDS: Readonly<Record<OrderActKind, string>> = {
  time_told: text('Another time told'),
  courier_assigned: text('Courier assigned'),
  courier_unassigned: text('Courier taken away'),
  courier_offered: text('Offered to a courier'),
  offer_declined: text('Offer declined'),
  offer_expired: text('Offer expired'),
  courier_at_store: text('Courier at the store'),
  courier_at_customer: text('Courier at the door'),
  code_refused: text('Wrong code'),
  cash_taken: text('Cash taken'),
  customer_absent: text('Customer does not answer'),
  goods_disposed: text('Dishes thrown away'),
  call_tried: text('Call tried'),
  message_sent: text('Message sent'),
  line_sold_out: text('Item sold out'),
  swap_proposed: text('Something else offered'),
  swap_answered: text('Offer answered'),
  line_removed: text('Item removed'),
  line_weighed: text('Item weighed'),
  credit_given: text('Credit given'),
  refund_given: text('Refund given'),
  refund_asked: text('Refund waits for a second person'),
  refund_declined: text('Refund declined'),
  refund_paid: text('Refund paid by hand'),
  prescription_viewed: text('Prescription looked at'),
  question_asked: text('Customer asked'),
  question_answered: text('Question answered'),
  transfer_told: text('Customer told of the transfer again'),
  transfer_approved: text('Transfer approved'),
  transfer_denied: text('Transfer denied'),
  phone_revealed: text('Phone revealed'),
  ticket_printed: text('Ticket printed'),
  allergy_acknowledged: text('Allergy acknowledged'),
  note_written: text('Note'),
};
