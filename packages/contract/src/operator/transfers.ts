import Type, { type Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Count, DateTime, Exact, Id, Money, Nullable, OneOf, OrderId, requiredText, Text, Written } from '../fields.ts';
import { orderNotFound, wrongStep } from '../refusals.ts';
import { operator } from './access.ts';

const Named = Exact({ id: Id, name: Text });

/** A bank transfer as its customer told of it, beside what has to come. */
export const Transfer = Exact({
  order: Exact({ id: OrderId, store: Nullable(Named), zone: Named, customer_name: Text, customer_phone: Text }),
  /** Sum that has to come: the order without the part of the wallet. */
  amount: Money,
  method: Text,
  /** The slip: what the customer wrote, field by field. */
  fields: Type.Array(Exact({ label: Text, value: Text })),
  told_at: DateTime,
  state: OneOf('pending', 'verified', 'denied'),
  decided_at: Nullable(DateTime),
  decided_by: Nullable(Text),
  /** Reason of the decision, as the customer reads it. */
  note: Nullable(Text),
  /** Whether the caller may decide it now. */
  can_decide: Type.Boolean(),
});
export type Transfer = Static<typeof Transfer>;

const acting = {
  method: 'POST',
  tag: 'Transfers',
  rate: 'order',
  access: operator('transfers.decide'),
  params: Exact({ order: OrderId }),
  reply: Transfer,
} as const;

const decided = {
  ...orderNotFound,
  ...wrongStep,
  'transfer-decided': { status: 409, message: 'Somebody has decided about this transfer already.' },
} as const;

/** Bank transfers that wait for a person who looks whether the money came. Each act may be repeated; of two that differ the first counts. */
export const transfers = {
  queue: endpoint({
    method: 'GET',
    tag: 'Transfers',
    rate: 'browse',
    dependsOn: 'language',
    path: '/operator/transfers',
    summary: 'Transfers that wait for a decision, the oldest first, at most 100; or that of one order, whatever became of it',
    access: operator('transfers.see'),
    query: Exact({ order: Type.Optional(OrderId) }),
    reply: Exact({ total: Count, transfers: Type.Array(Transfer) }),
  }),
  approve: endpoint({
    ...acting,
    path: '/operator/transfers/{order}/approve',
    summary: 'The money came: the order is paid and goes to its store. Above the limit of refunds it needs a fresh proof',
    problems: decided,
  }),
  deny: endpoint({
    ...acting,
    path: '/operator/transfers/{order}/deny',
    summary: 'The money did not come; the customer reads the reason and can tell of it again',
    body: Exact({ reason: requiredText(Written(300, 'The customer reads it.')) }),
    problems: { ...decided, 'reason-required': { status: 422, message: 'Choose a reason.' } },
  }),
};
