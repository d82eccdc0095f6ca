import type { Cart } from '@bozor/contract/shop/orders/cart.ts';
import { increased } from '@bozor/domain/cart/limit-quantity.ts';
import { dearerWithOneMore } from '@bozor/domain/cart/next-piece.ts';
import { priceLines, type PricedLine } from '@bozor/domain/cart/price-line.ts';
import { resolveLine, type LineProblem, type ResolvedLine } from '@bozor/domain/cart/resolve-line.ts';
import type { RequestedLine } from '@bozor/domain/cart/cart-line.ts';
import { variationType } from '@bozor/domain/cart/check-selection.ts';
import type { Outcome } from '@bozor/domain/outcome.ts';
import { ZERO, type Minor } from '@bozor/domain/money/minor.ts';
import { domainLine } from '../cart/sellable-item.ts';

/** The choice so far: whether it can be ordered, its price, and what one piece more would make dearer. */
export interface PricedChoice {
  readonly resolved: Outcome<ResolvedLine, LineProblem>;
  readonly priced: PricedLine;
  /** Lines that cost more per piece with one piece more: the choice itself (without a name) or others of the cart. */
  readonly dearer: readonly { readonly name: string | undefined; readonly pieceMinor: Minor }[];
}

/** A line of the cart that a choice is priced beside. */
export interface BesideLine {
  readonly id: number;
  readonly name: string;
  readonly resolved: ResolvedLine;
}

/**
 * Prices a choice as a line of the cart: in the place of the line `replaces`, else behind the others. An incomplete choice is priced from
 * the options chosen so far.
 */
export function priceChoice(
  wanted: RequestedLine,
  { nowMs, beside, replaces }: { readonly nowMs: number; readonly beside: readonly BesideLine[]; readonly replaces?: number | undefined },
): PricedChoice {
  const resolved = resolveLine(wanted);
  const own = { id: replaces, name: undefined, resolved: resolved.ok ? resolved.value : resolveSoFar(wanted) };
  const isThere = beside.some(({ id }) => id === replaces);
  const basket = isThere ? beside.map((line) => (line.id === replaces ? own : line)) : [...beside, own];
  const index = basket.indexOf(own);
  const lines = basket.map((line) => line.resolved);
  const prices = priceLines(lines, nowMs);
  const canGrow = increased(wanted.quantity, own.resolved).ok;
  const dearer = canGrow ? dearerWithOneMore(lines, prices, index, nowMs) : [];
  return {
    resolved,
    priced: prices[index]!,
    dearer: dearer.map((each) => ({ name: basket[each.index]!.name, pieceMinor: each.pieceMinor })),
  };
}

/** The lines of a store's cart that can be ordered; none of another store's. They share its discount's minimum and cap. */
export function linesBeside(cart: Cart | undefined, storeId: number, digits: number): BesideLine[] {
  if (cart?.store?.id !== storeId) return [];
  return cart.lines.flatMap((line) => {
    const wanted = line.available ? domainLine(line, digits) : undefined;
    const resolved = wanted && resolveLine(wanted);
    return resolved?.ok ? [{ id: line.id, name: line.item!.name, resolved: resolved.value }] : [];
  });
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
