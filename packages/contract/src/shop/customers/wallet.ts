import Type, { type Static } from 'typebox';
import { endpoint } from '../../endpoint.ts';
import {
  Callback,
  Count,
  DateTime,
  DiscountType,
  Exact,
  Id,
  ListOf,
  Money,
  Nullable,
  OneOf,
  OrderId,
  page,
  optionalPage,
  SignedMoney,
  Slug,
  Text,
  Url,
  WithDefault,
} from '../../fields.ts';
import { callbackRefused } from '../../refusals.ts';

/** Reasons of a wallet transaction, as the ledger names them. */
export const WalletReason = OneOf(
  'top_up',
  'top_up_bonus',
  'order_payment',
  'order_refund',
  'hold',
  'hold_released',
  'loyalty_converted',
  'cashback',
  'cashback_reversed',
  'referral',
  'adjustment',
);
/** Reasons of a change in points. */
export const PointReason = OneOf('loyalty_earned', 'loyalty_reversed', 'loyalty_converted', 'adjustment');

/** One row of the ledger. `balance` is the one after it. */
export const WalletTransaction = Exact({
  id: Id,
  transaction_id: Text,
  transaction_type: WalletReason,
  title: Text,
  detail: Nullable(Text),
  order_id: Nullable(OrderId),
  /** The payment that topped up the wallet. */
  payment_id: Nullable(Id),
  amount: SignedMoney,
  credit: Money,
  debit: Money,
  balance: SignedMoney,
  created_at: DateTime,
});

/** A bonus on top-ups; `bonus_amount` is a percentage or an amount, by `bonus_type`. */
export const WalletBonus = Exact({
  id: Id,
  title: Text,
  description: Text,
  bonus_type: DiscountType,
  bonus_amount: Money,
  minimum_add_amount: Money,
  maximum_bonus_amount: Nullable(Money),
  start_date: DateTime,
  end_date: DateTime,
});

export type WalletBonus = Static<typeof WalletBonus>;

/** One change in points. `balance` is the one after it. */
export const PointTransaction = Exact({
  id: Id,
  transaction_id: Text,
  transaction_type: PointReason,
  title: Text,
  detail: Nullable(Text),
  order_id: Nullable(OrderId),
  points: Type.Integer(),
  credit: Count,
  debit: Count,
  balance: Type.Integer(),
  created_at: DateTime,
});

const own = { tag: 'Wallet', access: 'customer' } as const;

export const wallet = {
  transactions: endpoint({
    ...own,
    rate: 'browse',
    method: 'GET',
    path: '/customer/wallet/transactions',
    summary: 'Balance and ledger, newest first',
    dependsOn: 'language',
    query: Exact({ ...page(), type: WithDefault(OneOf('all', 'credit', 'debit'), 'all') }),
    reply: ListOf('transactions', WalletTransaction, { wallet_balance: SignedMoney }),
  }),
  addFund: endpoint({
    ...own,
    rate: 'order',
    method: 'POST',
    path: '/customer/wallet/add-fund',
    summary: 'Begin a payment into the wallet',
    idempotent: true,
    body: Exact({ amount: Money, payment_method: Slug, callback: Type.Optional(Callback) }),
    reply: Exact({ message: Text, redirect_url: Url }),
    problems: {
      'wallet-off': { status: 403, message: 'The wallet is switched off.' },
      'add-fund-off': { status: 403, message: 'Money cannot be added to the wallet now.' },
      ...callbackRefused,
      'fund-amount': { status: 422, message: 'Choose an amount from {minimum} to {maximum}.' },
      'gateway-not-found': { status: 404, message: 'There is no such gateway.' },
    },
  }),
  bonuses: endpoint({
    ...own,
    access: 'anyone',
    rate: 'browse',
    method: 'GET',
    path: '/customer/wallet/bonuses',
    summary: 'What is given on top when money is added',
    query: Exact(optionalPage),
    reply: ListOf('bonuses', WalletBonus),
    cacheSeconds: 60,
    dependsOn: 'language',
  }),
  points: endpoint({
    ...own,
    rate: 'browse',
    method: 'GET',
    path: '/customer/loyalty-point/transactions',
    summary: 'Loyalty points and their history, newest first',
    dependsOn: 'language',
    query: Exact(page()),
    reply: ListOf('transactions', PointTransaction, { loyalty_point: Type.Integer() }),
  }),
  transferPoints: endpoint({
    ...own,
    rate: 'order',
    method: 'POST',
    path: '/customer/loyalty-point/point-transfer',
    summary: 'Turn points into money in the wallet',
    idempotent: true,
    body: Exact({ point: Type.Integer({ minimum: 1, maximum: 1e9 }) }),
    reply: Exact({ message: Text, amount: Money, wallet_balance: SignedMoney, loyalty_point: Type.Integer() }),
    problems: {
      'points-off': { status: 403, message: 'Loyalty points are switched off.' },
      'points-too-few': { status: 422, message: 'You can exchange from {minimum} points.' },
      'points-not-enough': { status: 409, message: 'You do not have so many points.' },
    },
  }),
};
