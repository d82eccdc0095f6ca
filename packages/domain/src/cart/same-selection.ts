import type { ChosenAddOn, Selection, SellableItem } from '../catalogue/item.ts';
import type { CartLine, RequestedLine } from './cart-line.ts';

/**
 * Returns a key that is equal exactly for lines with the same item and the same choices, whatever the order of groups and labels.
 * Add-ons are not part of it: changing them updates the line (cart-19).
 * @example selectionKey(item, [{ name: 'Size', labels: ['30 cm'] }]) // 'Item:7:[["Size",["30 cm"]]]'
 */
export function selectionKey(item: Pick<SellableItem, 'id' | 'model'>, selection: Selection): string {
  const groups = selection
    .filter((group) => group.labels.length > 0)
    .map((group) => [group.name, group.labels.toSorted()] as const)
    .toSorted((one, other) => (one[0] < other[0] ? -1 : 1));
  return `${item.model}:${item.id}:${JSON.stringify(groups)}`;
}

/**
 * Returns the cart line with the same item and the same choices, if any.
 * @example findSameLine(lines, wanted)?.id // 12
 */
export function findSameLine<Line extends RequestedLine>(
  lines: readonly Line[],
  wanted: Pick<RequestedLine, 'item' | 'selection'>,
): Line | undefined {
  const key = selectionKey(wanted.item, wanted.selection);
  return lines.find((line) => selectionKey(line.item, line.selection) === key);
}

/**
 * Returns whether the cart line already has the wanted choices, quantity and add-ons: 'No changes found to update.' (cart-20).
 * @example isUnchanged(line, { ...line, quantity: line.quantity + 1 }) // false
 */
export function isUnchanged(line: CartLine, wanted: RequestedLine): boolean {
  return (
    selectionKey(line.item, line.selection) === selectionKey(wanted.item, wanted.selection) &&
    line.quantity === wanted.quantity &&
    addOnsKey(line.addOns) === addOnsKey(wanted.addOns)
  );
}

function addOnsKey(addOns: readonly ChosenAddOn[]): string {
  const counts = addOns.filter(({ quantity }) => quantity > 0).map(({ id, quantity }) => `${id}×${quantity}`);
  return counts.toSorted().join(' ');
}
