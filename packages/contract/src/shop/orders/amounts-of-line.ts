import type { DiscountSource } from '@bozor/domain/catalogue/discount.ts';
import type { PricedLine } from '@bozor/domain/cart/price-line.ts';
import { add, subtract, type Minor } from '@bozor/domain/money/minor.ts';
import { ratioOf } from '@bozor/domain/money/ratio-of.ts';
import type { CartLine, lineAmounts } from './cart.ts';

/** The amounts of a priced line. */
export interface LineInMinor extends Omit<PricedLine, 'discount' | 'discountedPieceMinor' | 'flashPieces'> {
  readonly discount?: { readonly source: DiscountSource } | undefined;
}

/**
 * Returns the amounts of a line of a cart, a quote or an order. The price of one discounted piece × quantity + add-ons is the
 * total; on lines of orders from before 2026-11-26, whose discount was rounded once a line, it is rounded half up.
 * `money` converts minor units to the JSON number.
 * @example amountsOfLine(priced, money) // { quantity: 2, unit_price: 14900, discounted_unit_price: 13410, total: 26820, … }
 */
export function amountsOfLine(line: LineInMinor, money: (amountMinor: Minor) => number): Pick<CartLine, keyof typeof lineAmounts> {
  return {
    quantity: line.quantity,
    unit_price: money(line.pieceMinor),
    discounted_unit_price: money(ratioOf(subtract(line.goodsMinor, line.discountMinor), 1, line.quantity)),
    discount_amount: money(line.discountMinor),
    discount_source: line.discount?.source ?? null,
    add_ons_amount: money(line.addOnsMinor),
    original_total: money(add(line.goodsMinor, line.addOnsMinor)),
    total: money(line.totalMinor),
  };
}
