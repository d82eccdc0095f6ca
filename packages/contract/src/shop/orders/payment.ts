import Type, { type Static } from 'typebox';
import { endpoint } from '../../endpoint.ts';
import {
  Callback,
  DateTime,
  Exact,
  Id,
  ListOf,
  MessageReply,
  Money,
  Nullable,
  OneOf,
  OrderId,
  optionalPage,
  Slug,
  Text,
  Url,
  Written,
} from '../../fields.ts';
import { PaymentMethod, PaymentStatus } from './order-shapes.ts';
import { callbackRefused, orderNotFound, paymentRefused, wrongStep } from '../../refusals.ts';

/** An offline payment method that the operator described: the account to transfer to, and the fields for the customer. */
export const OfflineMethod = Exact({
  id: Id,
  method_name: Text,
  note: Nullable(Text),
  method_fields: Type.Array(Exact({ label: Text, value: Text })),
  method_informations: Type.Array(Exact({ name: Text, label: Text, placeholder: Text, required: Type.Boolean() })),
});

/** A payment on the page of the sandbox gateway. */
export const SandboxPayment = Exact({
  amount: Money,
  currency: Text,
  state: OneOf('open', 'approved', 'declined', 'abandoned', 'refunded'),
  created_at: DateTime,
  /** Address that the browser returns to; a path of the shop. */
  return_url: Url,
});
export type SandboxPayment = Static<typeof SandboxPayment>;

const sandbox = {
  tag: 'Payment',
  access: 'anyone',
  path: '/sandbox-gateway/{payment}',
  params: Exact({ payment: Type.String({ minLength: 16, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' }) }),
  reply: SandboxPayment,
  problems: { 'payment-not-found': { status: 404, message: 'There is no such payment.' } },
} as const;

const pay = { tag: 'Payment', access: 'shopper', rate: 'order' } as const;

export const payment = {
  offlineMethods: endpoint({
    method: 'GET',
    path: '/offline-payment-methods',
    summary: 'Offline methods and their fields',
    tag: 'Payment',
    access: 'anyone',
    rate: 'browse',
    query: Exact(optionalPage),
    reply: ListOf('methods', OfflineMethod),
    cacheSeconds: 60,
    dependsOn: 'language',
  }),
  change: endpoint({
    ...pay,
    method: 'POST',
    path: '/customer/order/payment-method',
    aliases: ['PUT /customer/order/payment-method'],
    summary: 'Pay an unpaid order in another way, or once more',
    body: Exact({
      order_id: OrderId,
      payment_method: PaymentMethod,
      gateway: Type.Optional(Slug),
      callback: Type.Optional(Callback),
      offline_method_id: Type.Optional(Id),
      offline_fields: Type.Optional(Type.Array(Exact({ name: Written(60), value: Written(300) }), { maxItems: 20 })),
    }),
    reply: Exact({ message: Text, payment_method: PaymentMethod, payment_status: PaymentStatus, redirect_url: Nullable(Url) }),
    problems: { ...orderNotFound, ...paymentRefused, ...callbackRefused, ...wrongStep },
    idempotent: true,
  }),
  switchToCash: endpoint({
    ...pay,
    method: 'PUT',
    path: '/customer/order/switch-to-cod',
    aliases: ['POST /customer/order/switch-to-cod'],
    summary: 'After a failed payment: pay the courier in cash',
    body: Exact({ order_id: OrderId }),
    reply: MessageReply,
    problems: { ...orderNotFound, ...wrongStep, ...paymentRefused },
  }),
  cancelFailed: endpoint({
    ...pay,
    method: 'PUT',
    path: '/customer/order/cancel-failed-payment',
    aliases: ['POST /customer/order/cancel-failed-payment'],
    summary: 'After a failed payment: give the order up',
    body: Exact({ order_id: OrderId, reason: Type.Optional(Written(300)) }),
    reply: MessageReply,
    problems: { ...orderNotFound, ...wrongStep, 'already-paid': paymentRefused['already-paid'] },
  }),
  /** Body and reply have the gateway's own format; its signature over the raw bytes authorises the call. */
  callback: endpoint({
    method: 'POST',
    path: '/payment/{gateway}/callback',
    summary: 'A gateway reports a payment, or asks for one, in its own protocol',
    tag: 'Payment',
    access: 'anyone',
    rate: 'callback',
    params: Exact({ gateway: Slug }),
    signed: true,
    body: Type.Unknown({ description: 'As the gateway sends it, signed.' }),
    reply: Type.Unknown({ description: 'As the gateway expects it.' }),
    replyType: 'any',
    problems: {
      'bad-signature': { status: 400, message: 'The signature is not valid.' },
      'gateway-not-found': { status: 404, message: 'There is no such gateway.' },
    },
  }),
  sandboxPayment: endpoint({ ...sandbox, method: 'GET', rate: 'track', summary: 'A payment at the built-in gateway' }),
  sandboxDecide: endpoint({
    ...sandbox,
    method: 'POST',
    rate: 'order',
    summary: 'Approve, decline or abandon a payment at the built-in gateway; what was decided stays',
    body: Exact({ decision: OneOf('approve', 'decline', 'abandon') }),
  }),
};
