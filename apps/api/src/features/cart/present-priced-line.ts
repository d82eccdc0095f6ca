import { amountsOfLine } from '@bozor/contract/shop/orders/amounts-of-line.ts';
import type { CartLine } from '@bozor/contract/shop/orders/cart.ts';
import { largestQuantity } from '@bozor/domain/cart/limit-quantity.ts';
import type { PricedLine } from '@bozor/domain/cart/price-line.ts';
import { countsStock } from '@bozor/domain/catalogue/module-type.ts';
import type { LoadedItem } from '../items/load-items.ts';

/** A chosen item, in a cart or in an order that is being prepared. */
export interface ChosenLine {
  readonly id: number;
  readonly variationId: number | null;
  readonly selection: {
    readonly variation: readonly { readonly name: string; readonly labels: readonly string[] }[];
    readonly add_ons: readonly { readonly id: number; readonly quantity: number }[];
  };
  readonly quantity: number;
  readonly seenPriceMinor: number;
}

type Money = (amount: number) => number;
type Presented = Omit<CartLine, 'model' | 'store_id' | 'module_id' | 'item' | 'dearer_with_one_more'>;

/** Presents a priced line in the reader's language. */
export function presentPricedLine(line: ChosenLine, item: LoadedItem, priced: PricedLine, money: Money): Presented {
  return {
    id: line.id,
    item_id: item.row.id,
    price: money(priced.pieceMinor),
    ...amountsOfLine(priced, money),
    variation: presentVariation(line.selection.variation, item, money),
    selected_option: presentOption(line.variationId, item, money),
    add_ons: line.selection.add_ons.flatMap(({ id, quantity }) => {
      const addOn = item.choices.add_ons.find((each) => each.id === id);
      return addOn ? [{ id, name: addOn.name, price: addOn.price, quantity }] : [];
    }),
    add_on_ids: line.selection.add_ons.map(({ id }) => id),
    add_on_qtys: line.selection.add_ons.map(({ quantity }) => quantity),
    price_changed_from: line.seenPriceMinor === priced.pieceMinor ? null : money(line.seenPriceMinor),
    available: true,
    reason: null,
    reason_message: null,
    maximum_quantity: largestOf(line.variationId, item),
  };
}

/** Largest quantity that a line may have now. */
export function largestOf(variationId: number | null, item: LoadedItem): number {
  const stock = variationId === null ? item.sellable.stock : (item.options.variations.find((each) => each.id === variationId)?.stock ?? 0);
  return largestQuantity({ item: item.sellable, stock });
}

/** Chosen variation groups, in the item's order and the reader's language. */
export function presentVariation(selection: ChosenLine['selection']['variation'], item: LoadedItem, money: Money): CartLine['variation'] {
  const choices = item.options.choice_options.flatMap((choice, index) => {
    const labels = selection.find(({ name }) => name === choice.title.en)?.labels ?? [];
    const shown = labels.map(
      (label) => item.choices.choice_options[index]!.options[choice.options.findIndex((option) => option.en === label)] ?? label,
    );
    if (shown.length === 0) return [];
    const values = shown.map((label) => ({ label, optionPrice: 0, isSelected: true }));
    return [{ name: item.choices.choice_options[index]!.title, type: shown.join('-'), price: 0, values }];
  });
  const groups = item.options.food_variations.flatMap((group) => {
    const labels = selection.find(({ name }) => name === group.name)?.labels ?? [];
    const chosen = group.values.filter((value) => labels.includes(value.label));
    if (chosen.length === 0) return [];
    const values = chosen.map((value) => ({ label: value.shown, optionPrice: money(value.price_minor), isSelected: true }));
    const price = money(chosen.reduce((total, value) => total + value.price_minor, 0));
    return [{ name: group.shown, type: values.map((value) => value.label).join(', '), price, values }];
  });
  return [...choices, ...groups];
}

export function presentOption(variationId: number | null, item: LoadedItem, money: Money): CartLine['selected_option'] {
  const index = item.options.variations.findIndex((each) => each.id === variationId);
  const variation = item.options.variations[index];
  if (!variation) return null;
  const stock = countsStock(item.row.module_type) ? variation.stock : null;
  return { type: item.choices.variations[index]!.type, price: money(variation.price_minor), stock };
}
