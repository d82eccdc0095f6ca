import Type from 'typebox';
import { endpoint } from './endpoint.ts';
import { Exact, Id, ListOf, MessageReply, Nullable, OneOf, OrderId, Slug, Text, Url, Written } from './fields.ts';
import { PaymentMethod, PaymentStatus } from './order-shapes.ts';
import { orderNotFound, paymentRefused, wrongStep } from './refusals.ts';

/** A way to pay that the operator described: what to transfer to, and what the customer fills in. */
export const OfflineMethod = Exact({
  id: Id,
  method_name: Text,
  method_fields: Type.Array(Exact({ label: Text, value: Text })),
  method_informations: Type.Array(Exact({ name: Text, label: Text, placeholder: Text, required: Type.Boolean() })),
});

const pay = { tag: 'Payment', access: 'shopper', rate: 'order' } as const;

export const payment = {
  offlineMethods: endpoint({
    method: 'GET',
    path: '/offline-payment-methods',
    summary: 'Offline methods and their fields',
    tag: 'Payment',
    access: 'anyone',
    rate: 'browse',
    reply: ListOf('methods', OfflineMethod),
    cacheSeconds: 60,
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
      offline_method_id: Type.Optional(Id),
      offline_fields: Type.Optional(Type.Array(Exact({ name: Written(60), value: Written(300) }), { maxItems: 20 })),
    }),
    reply: Exact({ message: Text, payment_method: PaymentMethod, payment_status: PaymentStatus, redirect_url: Nullable(Url) }),
    problems: { ...orderNotFound, ...paymentRefused, ...wrongStep },
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
  /** The body is the gateway's own; its signature over the raw bytes is the permission. */
  callback: endpoint({
    method: 'POST',
    path: '/payment/{gateway}/callback',
    summary: 'A gateway tells what became of a payment',
    tag: 'Payment',
    access: 'anyone',
    rate: 'order',
    params: Exact({ gateway: Slug }),
    body: Type.Unknown({ description: 'As the gateway sends it, signed.' }),
    reply: Exact({ status: OneOf('ok') }),
    problems: {
      'bad-signature': { status: 400, message: 'The signature is not valid.' },
      'gateway-not-found': { status: 404, message: 'There is no such gateway.' },
    },
  }),
};
