import type { Charge as Row } from '@bozor/contract/shop/orders/charge.ts';
import { CHARGES, shownCharges, type Charge, type ChargeKind } from '@bozor/domain/checkout/charges.ts';
import type { OrderType } from '@bozor/domain/orders/order-type.ts';
import { inLocale } from '@bozor/domain/words/localized.ts';
import type { Presenting } from './presenting.ts';

/** Explains why a charge has its amount, and how to lower it. */
export type Explain = (kind: ChargeKind) => Pick<Row, 'explanation' | 'calculation' | 'lower_by'>;

/**
 * Presents a bill, quoted or placed, row by row: order, signs, labels, and the rows that are shown even at 0. The rows that are not
 * included add up to the total.
 */
export function presentCharges(
  charges: readonly Charge[],
  orderType: OrderType,
  explain: Explain,
  { locale, translate, money }: Pick<Presenting, 'locale' | 'translate' | 'money'>,
): Row[] {
  return shownCharges(charges, orderType).map(({ kind, amountMinor, isIncluded, name }) => ({
    code: kind,
    label: name ? inLocale(name, locale) : translate(CHARGES[kind].label),
    amount: money(amountMinor),
    included: isIncluded,
    ...explain(kind),
  }));
}
