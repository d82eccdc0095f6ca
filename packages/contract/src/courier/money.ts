import Type, { type Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { DateTime, Day, Exact, Id, Money, Nullable, OneOf, OrderId, SignedMoney } from '../fields.ts';
import { courier } from './access.ts';
import { CourierPay } from './shapes.ts';

/** Cash that a courier took or handed in; below zero it left their hands. */
export const CashEntry = Exact({
  id: Id,
  kind: OneOf('collected', 'handed_in', 'correction'),
  order_id: Nullable(OrderId),
  amount: SignedMoney,
  at: DateTime,
});
export type CashEntry = Static<typeof CashEntry>;

export const cash = {
  read: endpoint({
    method: 'GET',
    path: '/courier/cash',
    summary: 'Cash in hand, its limit, and the last entries',
    tag: 'Courier',
    access: courier('earnings.see'),
    rate: 'browse',
    reply: Exact({ in_hand: SignedMoney, limit: Money, is_over_limit: Type.Boolean(), entries: Type.Array(CashEntry) }),
  }),
};

export const earnings = {
  read: endpoint({
    method: 'GET',
    path: '/courier/earnings',
    summary: 'Orders delivered or brought back on a day, each with the formula of its pay; today by default',
    tag: 'Courier',
    access: courier('earnings.see'),
    rate: 'browse',
    query: Exact({ day: Type.Optional(Day) }),
    reply: Exact({
      day: Day,
      total: Money,
      orders: Type.Array(Exact({ order_id: OrderId, delivered_at: DateTime, is_returned: Type.Boolean(), pay: CourierPay })),
    }),
  }),
};
