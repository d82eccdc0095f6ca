import type { BasketLine } from '../history/basket.ts';
import type { PastOrder } from '../history/past-order.ts';
import { pictures } from '../pictures.ts';
import { demoPicture } from './demo-media.ts';
import type { HistoryIds } from './history.ts';
import { idOf } from './insert.ts';
import { spelled } from './spelling.ts';

export function lineRows(order: PastOrder, ids: HistoryIds): Record<string, unknown>[] {
  return order.lines.map((line, at) => ({
    order_id: order.id,
    position: at + 1,
    item_id: idOf(ids.items, line.offered.item.slug),
    variation_id: line.resolved.variation ? idOf(ids.variations, `${line.offered.item.slug} ${line.resolved.variation.type}`) : null,
    name: spelled(line.offered.item.product.name),
    image: demoPicture(line.offered.item.product.picture),
    hue: pictures[line.offered.item.product.picture].hue,
    unit: line.offered.item.product.unit,
    variation: chosenWords(line),
    add_ons: chosenAddOns(line, ids),
    selection: { variation: line.selection, add_ons: chosenAddOns(line, ids).map(({ id, quantity }) => ({ id, quantity })) },
    ...lineAmounts(line),
  }));
}

/** The basket numbers add-ons as the product lists them. */
function chosenAddOns({ offered, addOns }: BasketLine, ids: HistoryIds): { id: number; name: string; price: number; quantity: number }[] {
  const { product, store } = offered.item;
  return addOns.map(({ id: number, quantity }) => {
    const key = product.addOns?.[number - 1] ?? '';
    const { name, priceMinor } = offered.sellable.addOns[number - 1]!;
    return { id: idOf(ids.addOns, `${store.key} ${key}`), name, price: priceMinor, quantity };
  });
}

function chosenWords({ offered, selection }: BasketLine): object[] {
  return selection.map(({ name, labels }) => {
    const group = offered.sellable.foodVariations.find((each) => each.name === name);
    const priceOf = (label: string): number => group?.values.find((value) => value.label === label)?.optionPriceMinor ?? 0;
    return { name, values: labels.map((label) => ({ label, option_price: priceOf(label) })) };
  });
}

/** A variation replaces the base price, food options add to it. */
function lineAmounts({ offered, resolved, priced }: BasketLine): Record<string, unknown> {
  const basePriceMinor = resolved.variation?.priceMinor ?? offered.item.priceMinor;
  return {
    quantity: resolved.quantity,
    base_price_minor: basePriceMinor,
    options_minor: resolved.pieceMinor - basePriceMinor,
    add_ons_minor: priced.addOnsMinor,
    discount_minor: priced.discountMinor,
    discount_source: priced.discountMinor > 0 ? (priced.discount?.source ?? null) : null,
    total_minor: priced.totalMinor,
  };
}
