import type { ChosenAddOn, SellableItem } from '../catalogue/item.ts';
import type { AddOnId } from '../ids.ts';
import { sum, times } from '../money/minor.ts';
import type { Minor } from '../money/minor.ts';
import { done, refused } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';
import { MAXIMUM_QUANTITY, MINIMUM_QUANTITY } from './cart-line.ts';
import type { RequestedLine } from './cart-line.ts';
import { checkSelection } from './check-selection.ts';
import type { ResolvedSelection, SelectionProblem } from './check-selection.ts';

/** A line whose parts all exist, so that it can be priced. `limit-quantity.ts` checks its stock. */
export interface ResolvedLine extends ResolvedSelection {
  readonly item: SellableItem;
  readonly quantity: number;
  /** Price of all add-ons of the line together. The line's quantity does not multiply it. */
  readonly addOnsMinor: Minor;
}

/** Problem of an add-on of a line. */
type AddOnProblem =
  | { readonly problem: 'add-on-unknown'; readonly id: AddOnId }
  | { readonly problem: 'add-on-quantity-invalid'; readonly id: AddOnId };
/** Problem of a line, before its stock is checked. */
export type LineProblem = SelectionProblem | AddOnProblem | { readonly problem: 'quantity-invalid' };

/**
 * Resolves the parts of a line: quantity (whole number, 1 to 999), choices, add-ons (known to the item, each once, 1 to 999). Returns the
 * first problem found, in that order.
 * @example resolveLine({ item, quantity: 2, selection, addOns: [] }) // { ok: true, value: { pieceMinor, addOnsMinor: 0, … } }
 */
export function resolveLine({ item, quantity, selection, addOns }: RequestedLine): Outcome<ResolvedLine, LineProblem> {
  if (!isQuantity(quantity)) return refused({ problem: 'quantity-invalid' });
  const resolved = checkSelection(item, selection);
  if (!resolved.ok) return resolved;
  const addOnsMinor = priceAddOns(item.addOns, addOns);
  if (!addOnsMinor.ok) return addOnsMinor;
  return done({ ...resolved.value, item, quantity, addOnsMinor: addOnsMinor.value });
}

/**
 * Returns whether a value is a valid quantity of a line: a whole number from 1 to 999.
 * @example isQuantity(0) // false;  isQuantity('5') // false
 */
export function isQuantity(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= MINIMUM_QUANTITY && (value as number) <= MAXIMUM_QUANTITY;
}

/**
 * Returns the add-ons after one is set to a quantity. 0 or less removes it, the first tick sets 1 (item-29), and more than 999 counts as
 * 999.
 * @example withAddOn([], cheese, 1) // [{ id: cheese, quantity: 1 }]
 */
export function withAddOn(addOns: readonly ChosenAddOn[], id: AddOnId, quantity: number): ChosenAddOn[] {
  const capped = Math.min(quantity, MAXIMUM_QUANTITY);
  if (capped <= 0) return addOns.filter((each) => each.id !== id);
  if (!addOns.some((each) => each.id === id)) return [...addOns, { id, quantity: capped }];
  return addOns.map((each) => (each.id === id ? { id, quantity: capped } : each));
}

function priceAddOns(known: SellableItem['addOns'], chosen: readonly ChosenAddOn[]): Outcome<Minor, AddOnProblem> {
  const prices: Minor[] = [];
  const seen = new Set<AddOnId>();
  for (const { id, quantity } of chosen) {
    const addOn = known.find((each) => each.id === id);
    if (!addOn || seen.has(id)) return refused({ problem: 'add-on-unknown', id });
    if (!isQuantity(quantity)) return refused({ problem: 'add-on-quantity-invalid', id });
    seen.add(id);
    prices.push(times(addOn.priceMinor, quantity));
  }
  return done(sum(prices));
}
