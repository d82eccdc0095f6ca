import Type, { type Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { CLAMPED, DateTime, Day, Exact, Id, Nullable, requiredText, Text, Written } from '../fields.ts';
import { storeNotFound } from '../refusals.ts';
import { EarnedOrder, EarnedSums } from '../store/earnings.ts';
import { operator } from './access.ts';

/** Days of a period, both included. */
export const MOST_EARNING_DAYS = 31;
const Percent = Type.Number({ minimum: 0, maximum: 100, multipleOf: 0.01 });

const period = {
  from: Type.Optional(Type.Unsafe<string>({ ...Day, description: 'Without it the period is the present week.' })),
  to: Type.Optional(
    Type.Unsafe<string>({ ...Day, description: `At most ${MOST_EARNING_DAYS} days later; without it the week of the first day.` }),
  ),
};
const read = { method: 'GET', tag: 'Earnings', access: operator('earnings.see'), rate: 'browse', dependsOn: 'language' } as const;
const periodNotPossible = {
  'period-not-possible': { status: 422, message: 'Choose a period of at most 31 days.' },
} as const;

/** The rate of a store: its own, else that of the shop; and the one that is planned. */
const Commission = Exact({
  percent: Percent,
  is_own: Type.Boolean(),
  usual_percent: Percent,
  next: Nullable(Exact({ percent: Percent, is_own: Type.Boolean(), at: DateTime })),
});
export type Commission = Static<typeof Commission>;
const which = Exact({ store: Id });

/** Earnings of stores, computed from their orders by the rule that the stores read, and the rate of commission of each. */
export const earnings = {
  stores: endpoint({
    ...read,
    path: '/operator/earnings',
    summary: 'Stores with orders that ended in a period, by their own clocks: gross, commission, refunds, net and tax',
    query: Exact(period),
    reply: Exact({
      from: Day,
      to: Day,
      today: Day,
      total: Exact(EarnedSums),
      stores: Type.Array(Exact({ id: Id, name: Text, ...EarnedSums })),
    }),
    problems: periodNotPossible,
  }),
  store: endpoint({
    ...read,
    path: '/operator/earnings/{store}',
    summary: 'One store in a period, by days, with its rate of commission',
    params: which,
    query: Exact(period),
    reply: Exact({
      id: Id,
      name: Text,
      timezone: Text,
      from: Day,
      to: Day,
      today: Day,
      commission: Commission,
      total: Exact(EarnedSums),
      days: Type.Array(Exact({ day: Day, ...EarnedSums })),
    }),
    problems: { ...storeNotFound, ...periodNotPossible },
  }),
  orders: endpoint({
    ...read,
    path: '/operator/earnings/{store}/orders',
    summary: 'Orders of a store on a day, or on several, with the formula of each; the latest first',
    params: which,
    query: Exact({ from: Day, days: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_EARNING_DAYS, ...CLAMPED })) }),
    reply: Exact({ timezone: Text, total: Exact(EarnedSums), orders: Type.Array(EarnedOrder) }),
    problems: storeNotFound,
  }),
  setCommission: endpoint({
    method: 'POST',
    path: '/operator/stores/{store}/commission',
    summary: 'Give a store its own rate of commission, or that of the shop, for orders placed from now or a later time on',
    tag: 'Earnings',
    access: operator('payouts.approve'),
    rate: 'write',
    fresh: true,
    params: which,
    body: Exact({
      percent: Nullable(Percent),
      from: Nullable(DateTime),
      reason: requiredText(Written(300)),
    }),
    reply: Commission,
    problems: {
      ...storeNotFound,
      'commission-reason-required': { status: 422, message: 'Say why the rate changes.' },
      'from-not-possible': { status: 422, message: 'Choose a later time, at most a year ahead.' },
    },
  }),
};
