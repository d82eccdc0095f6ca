import type { Cart, CartLine, ChosenItem } from '@bozor/contract/shop/orders/cart.ts';
import type { ChosenAddOn, Selection } from '@bozor/domain/catalogue/item.ts';
import { resolveLine } from '@bozor/domain/cart/resolve-line.ts';
import { selectionKey } from '@bozor/domain/cart/same-selection.ts';
import { toJsonAmount } from '@bozor/domain/money/json-amount.ts';
import { addOnsOf, selectionOf, sellableItem, type CartItem } from './sellable-item.ts';

/** What somebody wants of an item. */
export interface Wanted {
  readonly item: CartItem;
  readonly selection: Selection;
  readonly addOns: readonly ChosenAddOn[];
  readonly quantity: number;
}

/** What a line of the cart is to become. Quantity 0 takes it out; only then may its item be gone. */
export interface LineWish extends Omit<Wanted, 'item'> {
  /** Of the line as it lies on the server; missing while the line is new. */
  readonly lineId?: number | undefined;
  readonly item: CartItem | null;
}

/** The line of a cart that is the same item with the same choices. */
export function findLine(lines: readonly CartLine[], { item, selection }: Pick<Wanted, 'item' | 'selection'>): CartLine | undefined {
  const key = keyOf(item, selection);
  return lines.find((line) => line.item && keyOf(line.item, selectionOf(line)) === key);
}

/** A name for the line that a wish is about: two wishes of the same name are the same line's, and the later one counts. */
export function wishKey({ lineId, item, selection }: LineWish): string {
  return lineId !== undefined && lineId > 0 ? `line ${lineId}` : keyOf(item!, selection);
}

/** The same for a line as long as its choices are the same, also when it gets its number: for lists of lines. */
export function lineKey(line: CartLine): string {
  return line.item ? keyOf(line.item, selectionOf(line)) : String(line.id);
}

/** Whether a cart already is as the wish wants it, so that nothing need be asked. */
export function isGranted(cart: Cart | undefined, wish: LineWish): boolean {
  const line = cart?.lines.find(({ id }) => id === wish.lineId);
  if (wish.quantity === 0) return wish.lineId === undefined || (cart !== undefined && !line);
  if (!line?.item || !wish.item || line.quantity !== wish.quantity) return false;
  return keyOf(line.item, selectionOf(line)) === keyOf(wish.item, wish.selection) && addOnsKey(addOnsOf(line)) === addOnsKey(wish.addOns);
}

/** What the API is told of a choice, with the price of one piece as it was shown. */
export function chosenItem(wanted: Wanted, digits: number): ChosenItem {
  const { item, selection, addOns, quantity } = wanted;
  const resolved = resolveLine({ ...wanted, item: sellableItem(item, digits) });
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

/** What a line wants of its item, to be changed or to be put back. */
export function wantedOf(line: CartLine): Wanted | undefined {
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
