import { CHARGE_KINDS, type ChargeKind } from '@bozor/domain/checkout/charges.ts';
import Type, { type Static } from 'typebox';
import { Count, Exact, Money, Nullable, OneOf, SignedMoney, Text } from '../../fields.ts';

/**
 * One row of the bill. The rows without `included` sum to the total exactly; an `included` row (tax inside the prices) is informative.
 * `explanation` is the reason in a few words ("2.4 km"), `calculation` the steps of a computed amount ("6 000 + 4 800 for 2.4 km, rounding
 * 200"), `lower_by` a way to lower it. Only a quote and a cart have the last two.
 */
export const Charge = Exact({
  code: OneOf(...CHARGE_KINDS),
  label: Text,
  amount: SignedMoney,
  included: Type.Boolean(),
  explanation: Nullable(Text),
  calculation: Nullable(Text),
  lower_by: Nullable(Text),
});
export type Charge = Static<typeof Charge>;

const Percent = Type.Number({ minimum: 0, maximum: 100 });

/**
 * Everything beside lines and store that decides a cart's bill, so that a screen can predict it after a change. `distance_metres` is null
 * where the bill has no delivery; `labels` are the names of all charges.
 */
export const BillTerms = Exact({
  distance_metres: Nullable(Count),
  packaging: Money,
  additional: Money,
  tax_percent: Percent,
  tax_included: Type.Boolean(),
  welcome: Nullable(Exact({ percent: Percent, maximum: Money })),
  coupon: Nullable(
    Exact({
      code: Text,
      percent: Nullable(Percent),
      amount: Nullable(Money),
      maximum: Nullable(Money),
      minimum: Money,
      free_delivery: Type.Boolean(),
    }),
  ),
  tip: Money,
  labels: Exact(Object.fromEntries(CHARGE_KINDS.map((kind) => [kind, Text])) as Record<ChargeKind, typeof Text>),
});
export type BillTerms = Static<typeof BillTerms>;
