import { REFUND_REASONS } from '@bozor/domain/orders/refund-pieces.ts';
import Type, { type Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { CLAMPED, Count, DateTime, Day, Exact, Id, Money, Nullable, OneOf, OrderId, SignedMoney, Text } from '../fields.ts';
import { storeNotFound } from '../refusals.ts';
import { store } from './access.ts';

/** gross − commission − refunds = net. */
const net = { gross: SignedMoney, commission: Money, refunds: Money, net: SignedMoney };
export const EarnedSums = { orders: Count, ...net, tax: Money };

/** Pay of a store for an order, with every number: goods − discount − coupon − free delivery + packaging + added tax = gross. */
export const EarnedOrder = Exact({
  order_id: OrderId,
  ended_at: DateTime,
  /** Canceled, at the cost of somebody else. */
  is_canceled: Type.Boolean(),
  goods: Money,
  discount: Money,
  coupon: Money,
  free_delivery: Money,
  packaging: Money,
  added_tax: Money,
  /** Inside the goods. */
  included_tax: Money,
  /** Reductions that the shop pays in place of the store. */
  paid_by_shop: Money,
  ...net,
  commission_percent: Type.Number({ minimum: 0, maximum: 100 }),
  /** Goods of which the commission is taken. */
  commissioned: Money,
  /** Refunds of the customer, and who bears each. */
  given_back: Type.Array(Exact({ amount: Money, reason: Nullable(OneOf(...REFUND_REASONS)), borne_by: OneOf('store', 'shop', 'nobody') })),
});
export type EarnedOrder = Static<typeof EarnedOrder>;

const which = { store: Type.Optional(Id) };

/** Earnings of a store, computed from its orders: the period of payout, its days, and every order. */
export const earnings = {
  week: endpoint({
    method: 'GET',
    path: '/store/earnings',
    summary: 'A period of payout, Monday to Sunday on the clock of the store, by days; the present one of the first store by default',
    tag: 'Earnings',
    access: store('earnings.see'),
    rate: 'browse',
    dependsOn: 'language',
    query: Exact({ ...which, week: Type.Optional(Type.Unsafe<string>({ ...Day, description: 'A day of the week.' })) }),
    reply: Exact({
      stores: Type.Array(Exact({ id: Id, name: Text })),
      store: Id,
      from: Day,
      to: Day,
      /** The present day at the store. */
      today: Day,
      total: Exact(EarnedSums),
      days: Type.Array(Exact({ day: Day, ...EarnedSums })),
    }),
    problems: storeNotFound,
  }),
  orders: endpoint({
    method: 'GET',
    path: '/store/earnings/orders',
    summary: 'Orders of a day, or of several, with the formula of each; the latest first',
    tag: 'Earnings',
    access: store('earnings.see'),
    rate: 'browse',
    dependsOn: 'language',
    query: Exact({ ...which, from: Day, days: Type.Optional(Type.Integer({ minimum: 1, maximum: 7, ...CLAMPED })) }),
    reply: Exact({ timezone: Text, total: Exact(EarnedSums), orders: Type.Array(EarnedOrder) }),
    problems: storeNotFound,
  }),
};
