import type { ChosenAddOn } from '../catalogue/item.ts';
import { MAXIMUM_QUANTITY } from './cart-line.ts';
import type { CartLine } from './cart-line.ts';
import { isOtherStore } from './decide-add.ts';
import { largestQuantity } from './limit-quantity.ts';
import { resolveLine, withAddOn } from './resolve-line.ts';
import { findSameLine } from './same-selection.ts';

/** Result of merging the two carts of a module at sign-in. */
export interface MergedCart {
  /** Lines of the merged cart. A line that was in both carts has the account line's id. */
  readonly lines: readonly CartLine[];
  /** The account's parked lines: set aside because the guest's cart belongs to another store. */
  readonly parked: readonly CartLine[];
  /** Lines that could not hold both quantities. The customer is notified of them. */
  readonly clamped: readonly { readonly line: CartLine; readonly wantedQuantity: number }[];
}

/**
 * Merges a guest's cart into the account's cart of the same module (auth-57). Carts of the same store add up, clamped to stock and maximum,
 * with a notice. With different stores the guest's cart stays and the account's is parked. An empty cart gives way to the other.
 * A line that cannot be resolved any more, or has no stock, takes the larger of the two quantities; the next `readCart` reports its
 * problem.
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
