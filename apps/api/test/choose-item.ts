import type { ItemDetails } from '@bozor/contract/shop/catalogue/item-details.ts';
import type { Random } from '../seed/random.ts';

/** An item as someone wants it: `body` goes to the cart, and `isPlain` says that it has neither options nor add-ons. */
export interface WantedItem {
  readonly item: ItemDetails;
  readonly body: Record<string, unknown>;
  readonly isPlain: boolean;
}

/** Chooses a variation in stock, the required options and some of the others; undefined where no variation is in stock. */
export function chooseItem(random: Random, item: ItemDetails): WantedItem | undefined {
  const sellable = item.variations.filter(({ stock }) => stock !== 0);
  if (item.variations.length > 0 && sellable.length === 0) return undefined;
  const groups = item.food_variations.filter(({ required }) => required === 'on' || random.chance(0.5));
  const variation = [
    ...(sellable.length > 0
      ? labelsOf(random.one(sellable).type, item)
      : item.choice_options.map(({ title, options }) => choice(title, [options[0]!]))),
    ...groups.map(({ name, type, min, values }) =>
      choice(
        name,
        random.some(values, type === 'single' ? 1 : Math.max(1, min)).map(({ label }) => label),
      ),
    ),
  ];
  const addOns = random.chance(0.3) ? random.some(item.add_ons, 2) : [];
  const body = { item_id: item.id, variation, add_on_ids: addOns.map(({ id }) => id), add_on_qtys: addOns.map(() => random.whole(1, 3)) };
  return { item, body, isPlain: variation.length === 0 && addOns.length === 0 };
}

const choice = (name: string, label: readonly string[]) => ({ name, values: { label } });

/** An option may itself contain the dash that joins the options of a variation. */
function labelsOf(type: string, { choice_options }: ItemDetails) {
  let rest = type;
  return choice_options.map(({ title, options }) => {
    const label = options.find((option) => rest === option || rest.startsWith(`${option}-`))!;
    rest = rest.slice(label.length + 1);
    return choice(title, [label]);
  });
}

/** Pieces that can be asked for at once. */
export const mostOf = ({ maximum_cart_quantity: maximum, stock, variations }: ItemDetails) =>
  Math.max(1, Math.min(maximum || 999, stock ?? 999, variations.length > 0 ? 1 : 999));
