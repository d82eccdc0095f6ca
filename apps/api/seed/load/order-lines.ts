import type { BasketLine } from '../history/basket.ts';
import type { PastOrder } from '../history/past-order.ts';
import { pictures } from '../pictures.ts';
import { storePrice } from '../stores/menu.ts';
import { demoPicture } from './demo-media.ts';
import type { HistoryIds } from './past.ts';
import { idOf } from './insert.ts';
import { addOnByKey } from './item-choices.ts';
import { spelled, spelledName } from './spelling.ts';

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
    coupon_share_minor: order.bill.lineShares[at]!.couponMinor,
    welcome_share_minor: order.bill.lineShares[at]!.welcomeMinor,
  }));
}

/** The basket numbers add-ons in the product's order. */
function chosenAddOns({ offered, addOns }: BasketLine, ids: HistoryIds): { id: number; name: object; price: number; quantity: number }[] {
  const { product, store } = offered.item;
  return addOns.map(({ id: number, quantity }) => {
    const key = product.addOns?.[number - 1] ?? '';
    const { priceMinor } = offered.sellable.addOns[number - 1]!;
    return { id: idOf(ids.addOns, `${store.key} ${key}`), name: spelled(addOnByKey(key).name), price: priceMinor, quantity };
  });
}

/** The basket has English labels; the stored ones have every language. */
function chosenWords({ offered, selection }: BasketLine): object[] {
  const { choiceOptions = [], foodVariations = [] } = offered.item.product;
  const asked = [
    ...choiceOptions.map(({ title, options }) => ({ name: title, answers: options.map((label) => ({ label, price: 0 })) })),
    ...foodVariations.map(({ name, values }) => ({ name, answers: values })),
  ];
  return selection.flatMap((chosen) => {
    const group = asked.find(({ name }) => name.en === chosen.name);
    if (!group) return [];
    const answers = group.answers.filter(({ label }) => chosen.labels.includes(typeof label === 'string' ? label : label.en));
    return {
      name: spelled(group.name),
      values: answers.map(({ label, price }) => ({
        label: typeof label === 'string' ? spelledName(label) : spelled(label),
        option_price: price > 0 ? storePrice(offered.item.store, price) : 0,
      })),
    };
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
    discount_source: priced.discount?.source ?? null,
    total_minor: priced.totalMinor,
  };
}
