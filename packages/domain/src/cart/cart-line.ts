import type { CartLineId } from '../ids.ts';
import type { ChosenAddOn, Selection, SellableItem } from '../catalogue/item.ts';
import type { Minor } from '../money/minor.ts';

/** A requested line: an item at its current price and stock, a quantity, the chosen options and the add-ons. */
export interface RequestedLine {
  readonly item: SellableItem;
  /** Whole number of pieces, 1 to `MAXIMUM_QUANTITY`. */
  readonly quantity: number;
  readonly selection: Selection;
  readonly addOns: readonly ChosenAddOn[];
}

/** A line of a stored cart. */
export interface CartLine extends RequestedLine {
  readonly id: CartLineId;
  /** Price of one piece (base + options, before discount) that the customer saw last. Re-pricing reports when it differs. */
  readonly seenPriceMinor?: Minor | undefined;
}

/** Minimum pieces of a line (cart-25). */
export const MINIMUM_QUANTITY = 1;

/** Maximum pieces of a line, whatever the item allows. The bound keeps every sum exact. */
export const MAXIMUM_QUANTITY = 999;
