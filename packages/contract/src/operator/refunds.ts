import { REFUND_KINDS, REFUND_REASONS, REFUND_STATES, REFUND_WAYS } from '@bozor/domain/orders/refund-pieces.ts';
import Type, { type Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import {
  CLAMPED,
  Count,
  DateTime,
  Exact,
  Id,
  Money,
  Nullable,
  OneOf,
  OrderId,
  requiredText,
  Text,
  Url,
  WithDefault,
  Written,
} from '../fields.ts';
import { orderNotFound, wrongStep } from '../refusals.ts';
import { operator } from './access.ts';

const Person = Nullable(Text);
const given = {
  id: Id,
  kind: OneOf(...REFUND_KINDS),
  state: OneOf(...REFUND_STATES),
  amount: Money,
  way: OneOf(...REFUND_WAYS),
  is_requested: Type.Boolean(),
  reason: Nullable(OneOf(...REFUND_REASONS)),
  /** Why, in the customer's words or of the list that they chose from. */
  customer_reason: Nullable(Text),
  customer_note: Nullable(Text),
  note: Nullable(Text),
  images_full_url: Type.Array(Url),
  at: DateTime,
  asked_by: Person,
  decided_by: Person,
  lines: Type.Array(Exact({ name: Text, pieces: Count })),
  /** Acts that the caller may do with it now. */
  acts: Type.Array(OneOf('answer', 'approve', 'decline', 'mark_paid')),
};
const Refund = Exact(given);
export type OperatorRefund = Static<typeof Refund>;

const Line = Exact({
  position: Count,
  name: Text,
  quantity: Count,
  /** Amounts of the pieces that are left, in the order in which they are given back. */
  pieces: Type.Array(Money),
});

/** Lines of an order that can be refunded, and its refunds. */
export const OrderRefunds = Exact({
  can_give: Type.Boolean(),
  can_credit: Type.Boolean(),
  lines: Type.Array(Line),
  left: Money,
  way: OneOf(...REFUND_WAYS),
  /** Above it a second person decides; 0 for never. */
  second_person_above: Money,
  refunds: Type.Array(Refund),
});
export type OrderRefunds = Static<typeof OrderRefunds>;

const Named = Exact({ id: Id, name: Text });
const QueuedRefund = Exact({
  ...given,
  order: Exact({ id: OrderId, total: Money, store: Nullable(Named), zone: Named, customer_name: Text }),
});
export type QueuedRefund = Static<typeof QueuedRefund>;

/** Reason why a refund waits: an answer to the customer, a second person, or money that is paid by hand. */
export const REFUND_WAITS = ['answer', 'second', 'by_hand'] as const;

const Key = { idempotent: true } as const;
const ofOrder = { method: 'POST', tag: 'Refunds', rate: 'order', params: Exact({ id: OrderId }), reply: OrderRefunds } as const;
const ofRefund = { method: 'POST', tag: 'Refunds', rate: 'order', params: Exact({ id: Id }), reply: OrderRefunds } as const;
const Note = Type.Optional(Written(500, 'The customer reads it.'));

const refundNotFound = { 'refund-not-found': { status: 404, message: 'Refund not found' } } as const;
const amountRequired = { 'amount-required': { status: 422, message: 'Enter an amount above zero.' } } as const;

/** Refunds by piece, credits, and the queue of what waits for a person. */
export const refunds = {
  ofOrder: endpoint({
    method: 'GET',
    tag: 'Refunds',
    rate: 'browse',
    dependsOn: 'language',
    path: '/operator/orders/{id}/refunds',
    summary: 'What can be refunded of an order, with the proposed amounts, and its refunds so far',
    access: operator('refunds.see'),
    params: Exact({ id: OrderId }),
    reply: OrderRefunds,
    problems: orderNotFound,
  }),
  queue: endpoint({
    method: 'GET',
    tag: 'Refunds',
    rate: 'browse',
    dependsOn: 'language',
    path: '/operator/refunds',
    summary: 'Refunds that wait for a person, the oldest first',
    access: operator('refunds.see'),
    query: Exact({
      waits: Type.Optional(OneOf(...REFUND_WAITS)),
      cursor: Type.Optional(Written(60, 'Where the page before ended.')),
      limit: WithDefault(Type.Integer({ minimum: 1, maximum: 50, ...CLAMPED }), 25),
    }),
    reply: Exact({ refunds: Type.Array(QueuedRefund), next: Nullable(Text) }),
  }),
  give: endpoint({
    ...ofOrder,
    ...Key,
    path: '/operator/orders/{id}/refunds',
    summary: 'Refund pieces of lines, or without lines all that is left; above the limit it waits for a second person',
    access: operator('refunds.decide'),
    body: Exact({
      lines: Type.Optional(
        Type.Array(
          Exact({ position: Type.Integer({ minimum: 1, maximum: 10_000 }), pieces: Type.Integer({ minimum: 1, maximum: 10_000 }) }),
          { minItems: 1, maxItems: 100 },
        ),
      ),
      amount: Type.Optional(Money),
      reason: OneOf(...REFUND_REASONS),
      note: Note,
    }),
    problems: {
      ...orderNotFound,
      ...wrongStep,
      ...amountRequired,
      'pieces-gone': { status: 409, message: 'These pieces were refunded already.' },
      'nothing-to-refund': { status: 409, message: 'Nothing is left to refund.' },
      'more-than-proposed': { status: 422, message: 'The amount can be lowered, not raised.' },
    },
  }),
  credit: endpoint({
    ...ofOrder,
    ...Key,
    path: '/operator/orders/{id}/credits',
    summary: 'Credit an amount to the wallet of the customer as a present; above the limit it waits for a second person',
    access: operator('orders.adjust'),
    body: Exact({ amount: Money, reason: OneOf(...REFUND_REASONS), note: Note }),
    problems: {
      ...orderNotFound,
      ...wrongStep,
      ...amountRequired,
      'no-wallet': { status: 409, message: 'This customer has no wallet.' },
    },
  }),
  answer: endpoint({
    ...ofRefund,
    path: '/operator/refunds/{id}/answer',
    summary: "Answer a customer's request: all of it goes back, or none, with a reason that the customer reads",
    access: operator('refunds.decide'),
    body: Exact({ is_approved: Type.Boolean(), note: requiredText(Written(500)) }),
    problems: { ...refundNotFound, ...wrongStep, 'reason-required': { status: 422, message: 'Choose a reason.' } },
  }),
  approve: endpoint({
    ...ofRefund,
    fresh: true,
    path: '/operator/refunds/{id}/approve',
    summary: 'Approve a refund above the limit as the second person',
    access: operator('refunds.decide_large'),
    problems: {
      ...refundNotFound,
      ...wrongStep,
      'second-person-required': { status: 409, message: 'Somebody else has to approve what you asked for.' },
    },
  }),
  decline: endpoint({
    ...ofRefund,
    fresh: true,
    path: '/operator/refunds/{id}/decline',
    summary: 'Decline a refund above the limit; its pieces can be refunded again',
    access: operator('refunds.decide_large'),
    body: Exact({ note: Note }),
    problems: { ...refundNotFound, ...wrongStep },
  }),
  paid: endpoint({
    ...ofRefund,
    path: '/operator/refunds/{id}/paid',
    summary: 'Mark a refund as paid by hand',
    access: operator('refunds.decide'),
    problems: { ...refundNotFound, ...wrongStep },
  }),
};
