import { STATUSES } from '@bozor/domain/orders/status.ts';
import Type from 'typebox';
import { Cart, otherStore } from './cart.ts';
import { endpoint } from '../../endpoint.ts';
import { REFUND_PICTURES } from '../../files.ts';
import {
  Email,
  Exact,
  Id,
  ListOf,
  MessageReply,
  Money,
  Nullable,
  OneOf,
  optionalPage,
  OrderId,
  page,
  Phone,
  Secret,
  Text,
  WithDefault,
  requiredText,
  Written,
} from '../../fields.ts';
import { DeviceOrder, OrderCard, OrderDetails, OrderTracking } from './order-shapes.ts';
import { orderNotFound, pictureRefused, storeNotFound, wrongStep } from '../../refusals.ts';

/** `running-orders` are those under way, `list` all others; or the orders of one status. */
export const OrderListKind = OneOf('running-orders', 'list', ...STATUSES);

const Reason = Exact({ id: Id, reason: Text });
const reasonsQuery = Exact({ ...page(), type: WithDefault(OneOf('customer'), 'customer') });

const own = { tag: 'Orders', access: 'customer', rate: 'browse', problems: orderNotFound } as const;

/** Proofs of the right to see an order without the account that placed it. A signed link identifies its order itself. */
const trackingProof = {
  order_id: Type.Optional(
    Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description: 'Nine digits; any other number is of no order.' }),
  ),
  contact_number: Type.Optional(Phone),
  phone: Type.Optional(Phone),
  email: Type.Optional(Email),
  guest: Type.Optional(Type.Boolean()),
  token: Type.Optional(Secret(200)),
};

/** Messages of the tracking form for missing input. */
const trackRefused = {
  ...orderNotFound,
  'order-id-required': { status: 422, message: 'Need a order id' },
  'contact-required': { status: 422, message: 'Need a contact number' },
} as const;

export const orders = {
  list: endpoint({
    ...own,
    method: 'GET',
    path: '/customer/order/{status}',
    summary: "The customer's orders, newest first",
    dependsOn: 'language',
    params: Exact({ status: OrderListKind }),
    query: Exact(page()),
    reply: ListOf('orders', OrderCard),
  }),
  ofDevice: endpoint({
    ...own,
    access: 'anyone',
    method: 'GET',
    path: '/customer/order/of-device',
    summary: 'Orders of this browser, newest first: its customer’s or guest’s, and those of its signed links',
    dependsOn: 'language',
    query: Exact({
      ...optionalPage,
      tokens: Type.Optional(Written(1000, 'Tracking tokens, separated by commas; one that this shop did not sign is passed over.')),
      running: Type.Optional(Type.Boolean({ description: 'Only orders that are under way.' })),
    }),
    reply: ListOf('orders', DeviceOrder),
  }),
  details: endpoint({
    ...own,
    access: 'shopper',
    method: 'GET',
    path: '/customer/order/details',
    summary: 'One order with lines, bill and timeline',
    dependsOn: 'language',
    query: Exact({ order_id: OrderId }),
    reply: OrderDetails,
  }),
  track: endpoint({
    ...own,
    access: 'anyone',
    rate: 'track',
    method: 'GET',
    path: '/customer/order/track',
    summary: 'Where the order is: for its customer, its guest, a number that fits, or a signed link',
    dependsOn: 'language',
    query: Exact(trackingProof),
    reply: OrderTracking,
    problems: trackRefused,
  }),
  events: endpoint({
    ...own,
    access: 'anyone',
    rate: 'stream',
    method: 'GET',
    path: '/customer/order/events',
    summary: 'Changes of one order as they happen; each event is a tracking answer',
    query: Exact(trackingProof),
    reply: OrderTracking,
    replyType: 'stream',
    problems: trackRefused,
  }),
  cancel: endpoint({
    ...own,
    rate: 'order',
    method: 'POST',
    path: '/customer/order/cancel',
    aliases: ['PUT /customer/order/cancel'],
    summary: 'Cancel a pending order',
    body: Exact({
      order_id: OrderId,
      reason: Type.Optional(Written(300)),
      reason_id: Type.Optional(Id),
      note: Type.Optional(Written(300)),
    }),
    reply: MessageReply,
    problems: { ...orderNotFound, ...wrongStep, 'reason-required': { status: 422, message: 'Choose a reason.' } },
  }),
  answerPrice: endpoint({
    method: 'POST',
    path: '/customer/order/answer-price',
    summary: "Agree to the price of a prescription, or decline it: one's own, by the tracking link, or by number and contact",
    tag: 'Orders',
    access: 'anyone',
    rate: 'order',
    body: Exact({ ...trackingProof, agree: Type.Boolean(), order_amount: Type.Optional(Money) }),
    reply: MessageReply,
    problems: {
      ...trackRefused,
      ...wrongStep,
      'answer-too-late': { status: 409, message: 'The time to answer is over, and the order is canceled.' },
      'price-differs': { status: 409, message: 'The price has changed. Please look at the order again.' },
    },
  }),
  answerSwap: endpoint({
    method: 'POST',
    path: '/customer/order/answer-swap',
    summary:
      "Take what comes instead of a sold-out item, or decline it: of one's own order, by the tracking link, or by number and contact",
    tag: 'Orders',
    access: 'anyone',
    rate: 'order',
    body: Exact({ ...trackingProof, adjustment_id: Id, agree: Type.Boolean() }),
    reply: MessageReply,
    problems: {
      ...trackRefused,
      ...wrongStep,
      'swap-not-found': { status: 404, message: 'Nothing of this order waits for your answer.' },
      'swap-answered': { status: 409, message: 'The time to answer is over. The order shows what was decided.' },
    },
  }),
  answerQuestion: endpoint({
    method: 'POST',
    path: '/customer/order/answer-question',
    summary: "Answer what the pharmacist asks: of one's own order, by the tracking link, or by number and contact",
    tag: 'Orders',
    access: 'anyone',
    rate: 'order',
    body: Exact({ ...trackingProof, question_id: Id, answer: requiredText(Written(500)) }),
    reply: MessageReply,
    problems: {
      ...trackRefused,
      ...wrongStep,
      'answer-required': { status: 422, message: 'Write your answer.' },
      'question-answered': { status: 409, message: 'This question is answered already.' },
    },
  }),
  cancellationReasons: endpoint({
    method: 'GET',
    path: '/customer/order/cancellation-reasons',
    summary: 'Reasons to cancel',
    tag: 'Orders',
    access: 'anyone',
    rate: 'browse',
    query: reasonsQuery,
    reply: ListOf('reasons', Reason),
    cacheSeconds: 300,
    dependsOn: 'language',
  }),
  refundReasons: endpoint({
    method: 'GET',
    path: '/customer/order/refund-reasons',
    summary: 'Reasons to ask for the money back',
    tag: 'Orders',
    access: 'anyone',
    rate: 'browse',
    query: reasonsQuery,
    reply: ListOf('refund_reasons', Reason),
    cacheSeconds: 300,
    dependsOn: 'language',
  }),
  requestRefund: endpoint({
    ...own,
    rate: 'order',
    method: 'POST',
    path: '/customer/order/refund-request',
    summary: 'Ask for the money back',
    bodyType: 'multipart',
    files: { 'image[]': REFUND_PICTURES },
    body: Exact({
      order_id: OrderId,
      reason_id: Type.Optional(Id),
      customer_reason: Type.Optional(Written(300)),
      customer_note: Type.Optional(Written(600)),
    }),
    reply: MessageReply,
    problems: {
      ...orderNotFound,
      ...wrongStep,
      ...pictureRefused,
      'reason-required': { status: 422, message: 'Choose a reason.' },
      'refund-too-late': { status: 409, message: 'A refund can be asked for within {hours} hours after the delivery.' },
      'refunds-off': { status: 409, message: 'This shop gives no refunds. Please write to us.' },
    },
  }),
  reorder: endpoint({
    ...own,
    access: 'shopper',
    rate: 'write',
    method: 'POST',
    path: '/customer/order/reorder',
    summary: 'Put the items of an order into the cart again and tell what is different now',
    body: Exact({ order_id: OrderId, replace_cart: Type.Optional(Type.Boolean()) }),
    reply: Exact({
      cart: Cart,
      changes: Type.Array(
        Exact({ item_id: Nullable(Id), name: Text, change: OneOf('price', 'quantity', 'options', 'gone'), message: Text }),
      ),
    }),
    problems: {
      ...orderNotFound,
      ...storeNotFound,
      ...otherStore,
      'nothing-left': { status: 409, message: 'Nothing of this order is sold any more.' },
    },
  }),
  invoice: endpoint({
    ...own,
    access: 'shopper',
    method: 'GET',
    path: '/customer/order/invoice',
    summary: 'Invoice to print',
    query: Exact({ order_id: OrderId }),
    reply: Type.String(),
    replyType: 'html',
  }),
};
