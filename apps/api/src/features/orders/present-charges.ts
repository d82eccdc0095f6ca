import type { Charge as Row } from '@bozor/contract/shop/orders/order-shapes.ts';
import { CHARGES, shownCharges, type Charge, type ChargeKind } from '@bozor/domain/checkout/charges.ts';
import type { OrderType } from '@bozor/domain/orders/order-type.ts';
import { inLocale } from '@bozor/domain/words/localized.ts';
import type { Presenting } from './presenting.ts';

/** Tells why a charge is what it is and what would lower it. */
export type Explain = (kind: ChargeKind) => Pick<Row, 'explanation' | 'lower_by'>;

/** A bill row by row, quoted or placed: order, signs, labels, and the rows that are shown even at 0. Rows that are not included add up to the total. */
export function presentCharges(
  charges: readonly Charge[],
  orderType: OrderType,
  explain: Explain,
  { locale, say, money }: Pick<Presenting, 'locale' | 'say' | 'money'>,
): Row[] {
  return shownCharges(charges, orderType).map(({ kind, amountMinor, isIncluded, name }) => ({
    code: kind,
    label: name ? inLocale(name, locale) : say(CHARGES[kind].label),
    amount: money(amountMinor),
    included: isIncluded,
    ...explain(kind),
  }));
}
