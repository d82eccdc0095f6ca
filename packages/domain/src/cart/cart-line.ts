import type { CartLineId } from '../ids.ts';
import type { ChosenAddOn, Selection, SellableItem } from '../catalogue/item.ts';
import type { Minor } from '../money/minor.ts';

/** Something wanted: an item as it is sold now, how many, with which choices and what beside it. */
export interface WantedLine {
  readonly item: SellableItem;
  /** Whole number of pieces, at least 1. */
  readonly quantity: number;
  readonly selection: Selection;
  readonly addOns: readonly ChosenAddOn[];
}

/** A line that lies in a cart. */
export interface CartLine extends WantedLine {
  readonly id: CartLineId;
  /** Price of one piece, base + options before discount, that the customer saw last; a re-pricing tells when it differs. */
  readonly seenPriceMinor?: Minor | undefined;
}

/** The fewest pieces of a line (cart-25). */
export const MINIMUM_QUANTITY = 1;

/** The most pieces of anything in one line, whatever the item says; keeps every sum exact. */
export const MAXIMUM_QUANTITY = 999;
