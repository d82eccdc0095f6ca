import type { LineShare } from '@bozor/domain/checkout/bill.ts';
import { pieceGrams } from '@bozor/domain/orders/received/weighing.ts';
import type { PricedLine } from '@bozor/domain/cart/price-line.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { LoadedItem } from '../items/load-items.ts';
import type { NewOrderLine } from './new-order.ts';

/** A line of an order with its item and its price. */
export interface OrderedLine {
  readonly item: LoadedItem;
  readonly variationId: number | null;
  /** Chosen names and labels in English. */
  readonly selection: {
    readonly variation: readonly { readonly name: string; readonly labels: readonly string[] }[];
    readonly add_ons: readonly { readonly id: number; readonly quantity: number }[];
  };
  readonly priced: PricedLine;
}

/** Row of `order_lines` for a priced line: names in every language and prices, as of now. */
export function newLineRow(
  { item, priced, variationId, selection }: OrderedLine,
  share: LineShare,
  { weighing_tolerance_percent: tolerance }: Pick<Settings, 'weighing_tolerance_percent'>,
): NewOrderLine {
  const variation = item.options.variations.find((each) => each.id === variationId);
  const grams = gramsOf({ item, variationId });
  const baseMinor = variation?.price_minor ?? item.row.price_minor;
  return {
    item_id: item.row.id,
    variation_id: variationId,
    flash_sale_id: priced.discount?.source === 'flash_sale' ? (item.row.flash?.flash_sale_id ?? null) : null,
    flash_pieces: priced.flashPieces || null,
    is_campaign: item.row.campaign_id !== null,
    name: item.options.every_name,
    image: item.row.image,
    hue: item.row.hue,
    unit: item.row.unit,
    piece_grams: grams,
    weight_tolerance: grams === null ? null : tolerance,
    variation: JSON.stringify(chosenWords(item, selection.variation)),
    add_ons: JSON.stringify(
      selection.add_ons.flatMap(({ id, quantity }) => {
        const addOn = item.options.add_ons.find((each) => each.id === id);
        return addOn ? [{ id, name: addOn.every, price: addOn.price_minor, quantity }] : [];
      }),
    ),
    selection: JSON.stringify(selection),
    quantity: priced.quantity,
    base_price_minor: baseMinor,
    options_minor: priced.pieceMinor - baseMinor,
    add_ons_minor: priced.addOnsMinor,
    discount_minor: priced.discountMinor,
    discount_source: priced.discount?.source ?? null,
    total_minor: priced.totalMinor,
    coupon_share_minor: share.couponMinor,
    welcome_share_minor: share.welcomeMinor,
  };
}

/** Grams that one piece is priced for. A variation is another pack, whose content nobody states. */
function gramsOf({ item: { card }, variationId }: Pick<OrderedLine, 'item' | 'variationId'>): number | null {
  return (variationId === null ? pieceGrams({ soldBy: card.sold_by, measure: card.measure }) : undefined) ?? null;
}

/** Grams of a whole line that is sold by weight. */
export function gramsOfLine(line: OrderedLine): number | null {
  const grams = gramsOf(line);
  return grams === null ? null : grams * line.priced.quantity;
}

function chosenWords(item: LoadedItem, selection: OrderedLine['selection']['variation']): object[] {
  return selection.flatMap(({ name, labels }): object[] => {
    const choice = item.options.choice_options.find(({ title }) => title.en === name);
    if (choice)
      return [
        {
          name: choice.title,
          values: choice.options.filter((option) => labels.includes(option.en)).map((label) => ({ label, option_price: 0 })),
        },
      ];
    const group = item.options.food_variations.find((each) => each.name === name);
    if (!group) return [];
    return [
      {
        name: group.every,
        values: group.values
          .filter((value) => labels.includes(value.label))
          .map((value) => ({ label: value.every, option_price: value.price_minor })),
      },
    ];
  });
}
