import { COST_BEARERS, OPERATOR_MOVES } from '@bozor/domain/orders/staff/acts-of-operator.ts';
import { STATUSES } from '@bozor/domain/orders/status.ts';
import Type from 'typebox';
import { endpoint } from '../endpoint.ts';
import { CLAMPED, Count, Day, Exact, Id, Nullable, OneOf, OrderId, requiredText, Text, WithDefault, Written } from '../fields.ts';
import { orderNotFound, swapUnanswered, wrongStep } from '../refusals.ts';
import { operator } from './access.ts';
import { BoardOrder, FoundOrder, NeedyOrder, OperatorMap, OperatorOrder } from './order-shapes.ts';

const reading = { method: 'GET', tag: 'Orders', access: operator('orders.see'), rate: 'browse', dependsOn: 'language' } as const;
const acting = { method: 'POST', tag: 'Orders', rate: 'order', params: Exact({ id: OrderId }), reply: OperatorOrder } as const;

const Named = Exact({ id: Id, name: Text });
const Note = Type.Optional(Written(500, 'Only staff read it.'));

const courierRefused = {
  'courier-not-found': { status: 404, message: 'This courier does not exist.' },
  'note-required': { status: 422, message: 'Write a note.' },
} as const;
const bearerRequired = { 'bearer-required': { status: 422, message: 'Say who bears the cost.' } } as const;
const reasonRequired = { 'reason-required': { status: 422, message: 'Choose a reason.' } } as const;

/** Running orders, search, and the acts of the operator on one order. Every act answers with the order as it is then. */
export const orders = {
  board: endpoint({
    ...reading,
    path: '/operator/orders/board',
    summary: 'Running orders, the oldest promise first; at most 500, with the count of all',
    reply: Exact({ total: Count, orders: Type.Array(BoardOrder) }),
  }),
  map: endpoint({
    ...reading,
    path: '/operator/map',
    summary: 'The orders of the board on the map, their stores, and couriers with the age of their position',
    reply: OperatorMap,
  }),
  search: endpoint({
    ...reading,
    rate: 'search',
    path: '/operator/orders',
    summary: 'Orders by number, by the last four or more digits of a phone, or by a name in any script; the newest first',
    query: Exact({
      query: WithDefault(Written(100), ''),
      status: Type.Optional(OneOf(...STATUSES)),
      store: Type.Optional(Id),
      zone: Type.Optional(Id),
      from: Type.Optional(Day),
      to: Type.Optional(Day),
      cursor: Type.Optional(Written(60, 'Where the page before ended.')),
      limit: WithDefault(Type.Integer({ minimum: 1, maximum: 50, ...CLAMPED }), 25),
    }),
    reply: Exact({
      orders: Type.Array(FoundOrder),
      next: Nullable(Text),
      /** The query has too few letters or digits to search by. */
      too_short: Type.Boolean(),
      zones: Type.Array(Named),
      store: Nullable(Named),
    }),
  }),
  details: endpoint({
    ...reading,
    path: '/operator/orders/{id}',
    summary: 'One order with its history by person, and the acts that are legal now',
    params: Exact({ id: OrderId }),
    reply: OperatorOrder,
    problems: orderNotFound,
  }),
  reasons: endpoint({
    ...reading,
    path: '/operator/cancellation-reasons',
    summary: 'Reasons to cancel an order, as its customer reads them',
    access: operator('orders.cancel'),
    reply: Exact({ reasons: Type.Array(Exact({ id: Id, reason: Text })) }),
  }),
  revealPhone: endpoint({
    ...acting,
    path: '/operator/orders/{id}/reveal-phone',
    summary: "The customer's whole phone number; who asked is kept in the history",
    access: operator('customers.reveal'),
    body: Exact({ reason: Type.Optional(Written(300)) }),
    reply: Exact({ phone: Text }),
    problems: orderNotFound,
  }),
  move: endpoint({
    ...acting,
    path: '/operator/orders/{id}/move',
    summary: 'Move an order on for its store or courier',
    access: operator('orders.move'),
    body: Exact({
      to: OneOf(...OPERATOR_MOVES),
      /** Whose fault it is that nobody received the goods: for `returning`, and for `returned` of what was not collected. */
      borne_by: Type.Optional(OneOf(...COST_BEARERS)),
      note: Note,
    }),
    problems: { ...orderNotFound, ...wrongStep, ...bearerRequired, ...swapUnanswered },
  }),
  recall: endpoint({
    ...acting,
    path: '/operator/orders/{id}/recall',
    summary: 'Take back that an order is ready, while nobody has fetched it',
    access: operator('orders.move'),
    body: Exact({ note: Note }),
    problems: { ...orderNotFound, ...wrongStep },
  }),
  cancel: endpoint({
    ...acting,
    path: '/operator/orders/{id}/cancel',
    summary: 'Cancel an order: money, stock and coupon go back, and the customer reads the reason',
    access: operator('orders.cancel'),
    body: Exact({
      reason_id: Type.Optional(Id),
      reason: Type.Optional(Written(300, 'In place of a listed reason.')),
      note: Note,
      borne_by: OneOf(...COST_BEARERS),
    }),
    problems: { ...orderNotFound, ...wrongStep, ...reasonRequired },
  }),
  note: endpoint({
    ...acting,
    path: '/operator/orders/{id}/notes',
    summary: 'Write a note that only staff read',
    access: operator('orders.note'),
    body: Exact({ text: requiredText(Written(500)) }),
    problems: { ...orderNotFound, 'note-required': courierRefused['note-required'] },
  }),
  assign: endpoint({
    ...acting,
    path: '/operator/orders/{id}/assign',
    summary: 'Give an order to a courier, or to another one; on the way only with a note',
    access: operator('orders.assign'),
    body: Exact({ courier_id: Id, note: Note }),
    problems: { ...orderNotFound, ...wrongStep, ...courierRefused },
  }),
  unassign: endpoint({
    ...acting,
    path: '/operator/orders/{id}/unassign',
    summary: 'Take an order from its courier',
    access: operator('orders.assign'),
    body: Exact({ reason: requiredText(Written(300)) }),
    problems: { ...orderNotFound, ...wrongStep, ...reasonRequired },
  }),
  needs: endpoint({
    ...reading,
    path: '/operator/needs',
    summary: 'Orders that need the operator now, the most harmful first',
    reply: Exact({ needs: Type.Array(NeedyOrder) }),
  }),
  couriers: endpoint({
    ...reading,
    tag: 'Couriers',
    path: '/operator/couriers',
    summary: 'Couriers with the number of their running orders; those of the zone first, the least busy first',
    access: operator('couriers.see'),
    query: Exact({ zone: Type.Optional(Id) }),
    reply: Exact({
      couriers: Type.Array(
        Exact({ id: Id, name: Text, vehicle: Nullable(Text), zone: Named, is_online: Type.Boolean(), running_orders: Count }),
      ),
    }),
  }),
};
