import { refused } from '../outcome.ts';
import type { Refusal } from '../outcome.ts';
import type { CartLine, RequestedLine } from './cart-line.ts';
import { limitQuantity } from './limit-quantity.ts';
import type { QuantityProblem } from './limit-quantity.ts';
import { resolveLine } from './resolve-line.ts';
import type { LineProblem, ResolvedLine } from './resolve-line.ts';
import { findSameLine, isUnchanged } from './same-selection.ts';

/**
 * Result of pressing the add button. `update` replaces quantity and add-ons of the line; `ask-clear-cart` needs the customer's confirmation
 * first.
 */
export type AddDecision =
  | { readonly ok: true; readonly action: 'add'; readonly resolved: ResolvedLine }
  | { readonly ok: true; readonly action: 'update'; readonly line: CartLine; readonly resolved: ResolvedLine }
  | { readonly ok: true; readonly action: 'ask-clear-cart'; readonly resolved: ResolvedLine }
  | Refusal<{ readonly problem: 'location-required' } | { readonly problem: 'nothing-changed' } | LineProblem | QuantityProblem>;

/**
 * Decides how a line enters the module's cart, or returns the first problem. The order of checks: delivery location (loc-22), selection,
 * stock and maximum, another store in the cart (cart-17), then new, changed or unchanged line (cart-19, cart-20).
 * @example decideAdd({ lines: [], wanted, hasLocation: true }) // { ok: true, action: 'add', resolved }
 */
export function decideAdd({
  lines,
  wanted,
  hasLocation,
}: {
  readonly lines: readonly CartLine[];
  readonly wanted: RequestedLine;
  readonly hasLocation: boolean;
}): AddDecision {
  if (!hasLocation) return refused({ problem: 'location-required' });
  const resolved = resolveLine(wanted);
  if (!resolved.ok) return resolved;
  const limited = limitQuantity(wanted.quantity, resolved.value);
  if (!limited.ok) return limited;
  if (isOtherStore(lines, wanted)) return { ok: true, action: 'ask-clear-cart', resolved: resolved.value };
  const line = findSameLine(lines, wanted);
  if (!line) return { ok: true, action: 'add', resolved: resolved.value };
  if (isUnchanged(line, wanted)) return refused({ problem: 'nothing-changed' });
  return { ok: true, action: 'update', line, resolved: resolved.value };
}

/**
 * Returns whether the item belongs to another store than the cart's lines; false for an empty cart (cart-17).
 * @example isOtherStore([], wanted) // false
 */
export function isOtherStore(lines: readonly Pick<CartLine, 'item'>[], wanted: Pick<RequestedLine, 'item'>): boolean {
  return lines.some((line) => line.item.storeId !== wanted.item.storeId);
}
