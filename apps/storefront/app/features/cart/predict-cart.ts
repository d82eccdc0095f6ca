import { amountsOfLine } from '@bozor/contract/shop/orders/amounts-of-line.ts';
import { cartSums } from '@bozor/contract/shop/orders/cart-sums.ts';
import { predictBill } from '@bozor/contract/shop/orders/predict-bill.ts';
import type { Cart, CartLine } from '@bozor/contract/shop/orders/cart.ts';
import type { Selection } from '@bozor/domain/catalogue/item.ts';
import { largestQuantity } from '@bozor/domain/cart/limit-quantity.ts';
import { orderableLines, readCart, type ReadLine } from '@bozor/domain/cart/read-cart.ts';
import { resolveLine } from '@bozor/domain/cart/resolve-line.ts';
import { nearestMinor, toJsonAmount } from '@bozor/domain/money/json-amount.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import { domainLine, sellableItem, type CartItem } from './sellable-item.ts';
import { findLine, type LineChange, type ItemSelection } from './line-change.ts';

export interface Moment {
  readonly nowMs: number;
  /** Decimal digits of the currency. */
  readonly digits: number;
  readonly freeDeliveryOver: number | null;
}

/**
 * Applies changes to a cart optimistically, priced by the same rules as the server's. The server's answer replaces it. New lines have
 * negative ids.
 */
export function predictCart(cart: Cart, changes: readonly LineChange[], moment: Moment): Cart {
  const { digits } = moment;
  const lines = changes.reduce<readonly CartLine[]>(
    (before, change) => applyChange(before, inStore(change, cart.store), digits),
    cart.lines,
  );
  const withdrawn = new Set(lines.filter(({ reason }) => reason === 'withdrawn').map(({ id }) => id));
  const read = readCart(
    lines.flatMap((line) => domainLine(line, digits) ?? []),
    {
      nowMs: moment.nowMs,
      timezone: cart.store?.timezone ?? 'UTC',
      isWithdrawn: ({ id }) => withdrawn.has(id),
    },
  );
  const thresholds = {
    freeDeliveryOverMinor: nearestMinor(cart.bill.free_delivery_over ?? moment.freeDeliveryOver ?? 0, digits),
    minimumOrderMinor: nearestMinor(cart.store?.minimum_order ?? 0, digits),
  };
  const money = (amountMinor: Minor) => toJsonAmount(amountMinor, digits);
  const orderable = orderableLines(read);
  const sums = cartSums(orderable, thresholds, money);
  return {
    ...cart,
    store: lines.length > 0 ? cart.store : null,
    total_size: lines.length,
    lines: lines.map((line) => {
      const now = read.find((each) => each.line.id === line.id);
      return now ? withAmounts(line, now, money) : line;
    }),
    total_quantity: sums.total_quantity,
    bill: { ...sums.bill, terms: cart.bill.terms, ...predictBill(cart, orderable, digits) },
  };
}

/** A card does not have the terms of its store's discount; a cart with other lines of the store does. */
function inStore(change: LineChange, store: Cart['store']): LineChange {
  const { item } = change;
  return item && store?.discount && store.id === item.store_id
    ? { ...change, item: { ...item, store_discount_terms: store.discount } }
    : change;
}

function applyChange(lines: readonly CartLine[], change: LineChange, digits: number): readonly CartLine[] {
  const { item, lineId, quantity } = change;
  const before = lines.find((line) => line.id === lineId) ?? (item ? findLine(lines, { ...change, item }) : undefined);
  if (quantity === 0) return lines.filter((line) => line !== before);
  if (!item) return lines;
  const after = lineOf({ ...change, item }, before?.id ?? -1 - lines.length, before, digits);
  return before ? lines.map((line) => (line === before ? after : line)) : [...lines, after];
}

/** A line without its amounts, which are computed for all lines together. */
function lineOf({ item, selection, addOns, quantity }: ItemSelection, id: number, before: CartLine | undefined, digits: number): CartLine {
  const resolved = resolveLine({ item: sellableItem(item, digits), selection, addOns, quantity });
  const piece = resolved.ok ? toJsonAmount(resolved.value.pieceMinor, digits) : item.price;
  const { variation, stock } = resolved.ok ? resolved.value : { variation: undefined, stock: item.stock ?? Infinity };
  return {
    ...NOTHING,
    id,
    item_id: item.id,
    model: item.is_campaign ? 'ItemCampaign' : 'Item',
    store_id: item.store_id,
    module_id: item.module_id,
    price: piece,
    price_changed_from: before && before.price === piece ? before.price_changed_from : null,
    quantity,
    unit_price: piece,
    discounted_unit_price: piece,
    variation: shownVariation(item, selection),
    selected_option: variation
      ? { type: variation.type, price: toJsonAmount(variation.priceMinor, digits), stock: Number.isFinite(stock) ? stock : null }
      : null,
    add_ons: addOns.flatMap((chosen) => {
      const addOn = item.add_ons.find(({ id: known }) => known === chosen.id);
      return addOn ? [{ id: addOn.id, name: addOn.name, price: addOn.price, quantity: chosen.quantity }] : [];
    }),
    add_on_ids: addOns.map((chosen) => chosen.id),
    add_on_qtys: addOns.map((chosen) => chosen.quantity),
    maximum_quantity: largestQuantity({ item: sellableItem(item, digits), stock }),
    item,
  };
}

const NOTHING = {
  discount_amount: 0,
  discount_source: null,
  add_ons_amount: 0,
  original_total: 0,
  total: 0,
  available: true,
  reason: null,
  reason_message: null,
  dearer_with_one_more: [],
} satisfies Partial<CartLine>;

function shownVariation(item: CartItem, selection: Selection): CartLine['variation'] {
  const labelsOf = (name: string) => selection.find((group) => group.name === name)?.labels ?? [];
  const choices = item.choice_options.map(({ title }) => ({
    name: title,
    values: labelsOf(title).map((label) => ({ label, optionPrice: 0, isSelected: true })),
  }));
  const groups = item.food_variations.map(({ name, values }) => ({
    name,
    values: values.filter(({ label }) => labelsOf(name).includes(label)).map((value) => ({ ...value, isSelected: true })),
  }));
  return [...choices, ...groups]
    .filter(({ values }) => values.length > 0)
    .map(({ name, values }) => ({
      name,
      type: values.map(({ label }) => label).join(', '),
      price: values.reduce((total, { optionPrice }) => total + optionPrice, 0),
      values,
    }));
}

function withAmounts(
  line: CartLine,
  { priced, available, reason, priceChangedFromMinor, dearerWithOneMore }: ReadLine,
  money: (amountMinor: Minor) => number,
) {
  const state = { available, reason: reason ?? null, reason_message: reason && reason === line.reason ? line.reason_message : null };
  if (!priced) return { ...line, ...state, dearer_with_one_more: [] };
  return {
    ...line,
    ...state,
    ...amountsOfLine(priced, money),
    price_changed_from: priceChangedFromMinor === undefined ? null : money(priceChangedFromMinor),
    dearer_with_one_more: dearerWithOneMore.map((each) => ({ line_id: each.line.id, unit_price: money(each.pieceMinor) })),
  };
}
