import type { AddOn, FoodVariation, SellableItem } from '../catalogue/item.ts';
import type { CartLine } from '../cart/cart-line.ts';
import type { AddOnId, CartLineId, ItemId, StoreId } from '../ids.ts';
import type { Minor } from '../money/minor.ts';

/** Brands an amount in a test. */
export const money = (amount: number): Minor => amount as Minor;

/**
 * Builds a plain grocery item at 14 900 with 100 pieces in stock. A test states only the fields it depends on.
 * @example buildItem({ moduleType: 'food', foodVariations: [size] })
 */
export function buildItem(different: Partial<SellableItem> = {}): SellableItem {
  return {
    id: 7 as ItemId,
    model: 'Item',
    storeId: 3 as StoreId,
    moduleType: 'grocery',
    priceMinor: money(14_900),
    stock: 100,
    choiceOptions: [],
    variations: [],
    foodVariations: [],
    addOns: [],
    scheduleOrder: false,
    ...different,
  };
}

/**
 * Builds a cart line of one plain item.
 * @example buildLine({ quantity: 2 })
 */
export function buildLine(different: Partial<CartLine> = {}): CartLine {
  return { id: 1 as CartLineId, item: buildItem(), quantity: 1, selection: [], addOns: [], ...different };
}

/**
 * Builds a food variation whose options cost 0, 1000, 2000 … in the order of their labels.
 * @example buildGroup({ name: 'Size', labels: ['25 cm', '30 cm'], required: true })
 */
export function buildGroup({
  labels,
  ...different
}: Partial<FoodVariation> & { readonly name: string; readonly labels: readonly string[] }): FoodVariation {
  const values = labels.map((label, index) => ({ label, optionPriceMinor: money(index * 1000), isSelected: false }));
  return { type: 'single', required: false, min: 0, max: 0, values, ...different };
}

/** Builds an add-on with an id and a price in minor units. */
export function buildAddOn(id: number, price: number): AddOn {
  return { id: id as AddOnId, name: `Add-on ${id}`, priceMinor: money(price) };
}
