import type { ChosenAddOn } from '../catalogue/item.ts';
import { MAXIMUM_QUANTITY } from './cart-line.ts';
import type { CartLine } from './cart-line.ts';
import { isOtherStore } from './decide-add.ts';
import { largestQuantity } from './limit-quantity.ts';
import { resolveLine, withAddOn } from './resolve-line.ts';
import { findSameLine } from './same-selection.ts';

/** What becomes of the two carts of a module at sign-in. */
export interface MergedCart {
  /** The cart from now on. A line that was in both keeps the account line's id. */
  readonly lines: readonly CartLine[];
  /** The account's lines that were set aside because the guest's cart is another store's. */
  readonly parked: readonly CartLine[];
  /** Lines that could not hold both quantities; tell the customer. */
  readonly clamped: readonly { readonly line: CartLine; readonly wantedQuantity: number }[];
}

/**
 * Merges a guest's cart into the account's cart of the same module (one store each). The same store adds up, clamped to stock and maximum, with
 * a notice; another store keeps the guest's cart and parks the account's; an empty cart gives way to the other (auth-57).
 * A line that can't be resolved any more, or whose stock is gone, keeps the larger of the two quantities: the next reading tells about it.
 * @example mergeCarts([tea], [tea]).lines // [tea × 2]
 */
export function mergeCarts(guest: readonly CartLine[], account: readonly CartLine[]): MergedCart {
  const [first] = guest;
  if (!first) return { lines: account, parked: [], clamped: [] };
  if (isOtherStore(account, first)) return { lines: guest, parked: account, clamped: [] };
  const lines = [...account];
  const clamped: { line: CartLine; wantedQuantity: number }[] = [];
  for (const line of guest) {
    const same = findSameLine(account, line);
    if (!same) {
      lines.push(line);
      continue;
    }
    const wantedQuantity = same.quantity + line.quantity;
    const quantity = Math.min(wantedQuantity, Math.max(roomFor(same), same.quantity, line.quantity));
    const merged: CartLine = { ...same, quantity, addOns: joinAddOns(same.addOns, line.addOns) };
    lines[lines.indexOf(same)] = merged;
    if (quantity < wantedQuantity) clamped.push({ line: merged, wantedQuantity });
  }
  return { lines, parked: [], clamped };
}

function roomFor(line: CartLine): number {
  const resolved = resolveLine(line);
  return resolved.ok ? largestQuantity(resolved.value) : 0;
}

function joinAddOns(one: readonly ChosenAddOn[], other: readonly ChosenAddOn[]): readonly ChosenAddOn[] {
  return other.reduce<readonly ChosenAddOn[]>((joined, { id, quantity }) => {
    const had = joined.find((each) => each.id === id)?.quantity ?? 0;
    return withAddOn(joined, id, Math.min(MAXIMUM_QUANTITY, had + quantity));
  }, one);
}
