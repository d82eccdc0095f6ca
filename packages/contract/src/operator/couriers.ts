import Type from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Count, Exact, Id, Money, OrderId, SignedMoney } from '../fields.ts';
import { orderNotFound, wrongStep } from '../refusals.ts';
import { operator } from './access.ts';

export const couriers = {
  offer: endpoint({
    method: 'POST',
    path: '/operator/orders/{id}/offer',
    summary: 'Offer an order to one courier on duty, whoever is nearer; the open offer is withdrawn',
    tag: 'Couriers',
    access: operator('orders.assign'),
    rate: 'order',
    params: Exact({ id: OrderId }),
    body: Exact({ courier_id: Id }),
    reply: Exact({ seconds: Count }),
    problems: {
      ...orderNotFound,
      ...wrongStep,
      'courier-off-duty': { status: 409, message: 'This courier is off duty.' },
      'courier-asked': { status: 409, message: 'This courier is being asked about another order. Try again in half a minute.' },
    },
  }),
  handIn: endpoint({
    method: 'POST',
    path: '/operator/couriers/{id}/cash',
    summary: 'Book cash that a courier hands in',
    tag: 'Couriers',
    access: operator('couriers.cash'),
    rate: 'write',
    params: Exact({ id: Id }),
    body: Exact({
      amount: Money,
      in_hand: Type.Optional(
        Type.Number({
          minimum: -1e12,
          maximum: 1e12,
          description: 'What the courier had when it was counted: a second press books nothing.',
        }),
      ),
    }),
    reply: Exact({ in_hand: SignedMoney, limit: Money, is_over_limit: Type.Boolean() }),
    problems: {
      'courier-not-found': { status: 404, message: 'This courier does not exist.' },
      'amount-required': { status: 422, message: 'Enter an amount above zero.' },
      'more-than-in-hand': { status: 422, message: 'The courier has {amount} in hand, not more.' },
    },
  }),
};
