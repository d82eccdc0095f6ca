import Type from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Exact, Id, Money, SignedMoney } from '../fields.ts';
import { operator } from './access.ts';

export const couriers = {
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
