import type { Cart, CartLine, ChosenItem } from '@bozor/contract/shop/orders/cart.ts';
import type { ChosenAddOn, Selection } from '@bozor/domain/catalogue/item.ts';
import { resolveLine } from '@bozor/domain/cart/resolve-line.ts';
import { selectionKey } from '@bozor/domain/cart/same-selection.ts';
import { toJsonAmount } from '@bozor/domain/money/json-amount.ts';
import { addOnsOf, selectionOf, sellableItem, type CartItem } from './sellable-item.ts';

/** A choice of an item: options, add-ons, quantity. */
export interface ItemSelection {
  readonly item: CartItem;
  readonly selection: Selection;
  readonly addOns: readonly ChosenAddOn[];
  readonly quantity: number;
}

/** Target state of a cart line. Quantity 0 removes it; only then may its item be gone. */
export interface LineChange extends Omit<ItemSelection, 'item'> {
  /** Id of the line on the server; undefined for a new line. */
  readonly lineId?: number | undefined;
  readonly item: CartItem | null;
}

/** The cart line with the same item and choices. */
export function findLine(lines: readonly CartLine[], { item, selection }: Pick<ItemSelection, 'item' | 'selection'>): CartLine | undefined {
  const key = keyOf(item, selection);
  return lines.find((line) => line.item && keyOf(line.item, selectionOf(line)) === key);
}

/** Key of the line that a change belongs to: a later change with the same key replaces an earlier one. */
export function changeKey({ lineId, item, selection }: LineChange): string {
  return lineId !== undefined && lineId > 0 ? `line ${lineId}` : keyOf(item!, selection);
}

/** Stable React key of a line while its choices stay the same, also when it receives its id. */
export function lineKey(line: CartLine): string {
  return line.item ? keyOf(line.item, selectionOf(line)) : String(line.id);
}

/** Whether the cart already matches a change, so that no request is needed. */
export function isApplied(cart: Cart | undefined, change: LineChange): boolean {
  const line = cart?.lines.find(({ id }) => id === change.lineId);
  if (change.quantity === 0) return change.lineId === undefined || (cart !== undefined && !line);
  if (!line?.item || !change.item || line.quantity !== change.quantity) return false;
  return (
    keyOf(line.item, selectionOf(line)) === keyOf(change.item, change.selection) && addOnsKey(addOnsOf(line)) === addOnsKey(change.addOns)
  );
}

/** Request body for a choice, with the price of one piece as shown. */
export function chosenItem(selected: ItemSelection, digits: number): ChosenItem {
  const { item, selection, addOns, quantity } = selected;
  const resolved = resolveLine({ ...selected, item: sellableItem(item, digits) });
  return {
    item_id: item.id,
    model: item.is_campaign ? 'ItemCampaign' : 'Item',
    quantity,
    ...(resolved.ok && { price: toJsonAmount(resolved.value.pieceMinor, digits) }),
    variation: selection.map(({ name, labels }) => ({ name, values: { label: [...labels] } })),
    add_on_ids: addOns.map(({ id }) => id),
    add_on_qtys: addOns.map((addOn) => addOn.quantity),
  };
}

/** The choice of an existing line, for changing or restoring it. */
export function itemSelectionOf(line: CartLine): ItemSelection | undefined {
  return line.item ? { item: line.item, selection: selectionOf(line), addOns: addOnsOf(line), quantity: line.quantity } : undefined;
}

function keyOf(item: CartItem, selection: Selection): string {
  return selectionKey({ id: item.id as never, model: item.is_campaign ? 'ItemCampaign' : 'Item' }, selection);
}

function addOnsKey(addOns: readonly ChosenAddOn[]): string {
  return addOns
    .map(({ id, quantity }) => `${id}×${quantity}`)
    .toSorted()
    .join();
}
