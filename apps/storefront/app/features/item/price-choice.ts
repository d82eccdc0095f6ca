import type { Cart } from '@bozor/contract/shop/orders/cart.ts';
import { priceLine, type PricedLine } from '@bozor/domain/cart/price-line.ts';
import { resolveLine, type LineProblem, type ResolvedLine } from '@bozor/domain/cart/resolve-line.ts';
import type { RequestedLine } from '@bozor/domain/cart/cart-line.ts';
import { variationType } from '@bozor/domain/cart/check-selection.ts';
import type { Outcome } from '@bozor/domain/outcome.ts';
import { ZERO, type Minor } from '@bozor/domain/money/minor.ts';

/** The choice so far: whether it can be ordered, and its price. */
export interface PricedChoice {
  readonly resolved: Outcome<ResolvedLine, LineProblem>;
  readonly priced: PricedLine;
}

/** Prices a choice beside the rest of the cart. An incomplete choice is priced from the options chosen so far. */
export function priceChoice(
  wanted: RequestedLine,
  { nowMs, otherGoodsMinor }: { readonly nowMs: number; readonly otherGoodsMinor: Minor },
): PricedChoice {
  const resolved = resolveLine(wanted);
  const line = resolved.ok ? resolved.value : resolveSoFar(wanted);
  return { resolved, priced: priceLine(line, nowMs, otherGoodsMinor) };
}

/** Goods of the cart's other lines, which count towards the same store's discount. */
export function otherGoods(cart: Cart | undefined, storeId: number, except: number | undefined, minor: (amount: number) => Minor): Minor {
  if (cart?.store?.id !== storeId) return ZERO;
  const others = cart.lines.filter(({ id, available }) => available && id !== except);
  return others.reduce((total, { original_total, add_ons_amount }) => total + minor(original_total) - minor(add_ons_amount), 0) as Minor;
}

function resolveSoFar(wanted: RequestedLine): ResolvedLine {
  const { item, selection } = wanted;
  const type = variationType(item.choiceOptions, selection);
  const variation = item.variations.find((each) => each.type === type);
  const lenient = resolveLine({
    ...wanted,
    item: {
      ...item,
      priceMinor: variation?.priceMinor ?? item.priceMinor,
      choiceOptions: [],
      variations: [],
      foodVariations: item.foodVariations.map((group) => ({ ...group, type: 'multi', required: false, min: 0, max: 0 })),
    },
    selection: selection.filter(({ name }) => item.foodVariations.some((group) => group.name === name)),
  });
  if (lenient.ok) return { ...lenient.value, item };
  return { item, quantity: wanted.quantity, options: [], pieceMinor: item.priceMinor, stock: item.stock, addOnsMinor: ZERO };
}
