import type { TimeZone } from '@bozor/domain/time/local-time.ts';
import type { CartLine } from '@bozor/contract/shop/orders/cart.ts';
import type { ItemCard } from '@bozor/contract/shop/catalogue/item-card.ts';
import type { ChosenAddOn, Selection, SellableItem } from '@bozor/domain/catalogue/item.ts';
import { parseClock } from '@bozor/domain/stores/daily-window.ts';
import { discountedPiece, type Discount, type DiscountType } from '@bozor/domain/catalogue/discount.ts';
import type { CartLine as DomainLine } from '@bozor/domain/cart/cart-line.ts';
import type { AddOnId, CartLineId, ItemId, StoreId } from '@bozor/domain/ids.ts';
import { nearestMinor, toJsonAmount } from '@bozor/domain/money/json-amount.ts';
import { subtract, type Minor } from '@bozor/domain/money/minor.ts';

/** An item with all its options. An item's details have this shape too. */
export type CartItem = NonNullable<CartLine['item']>;

/** Converts an item for the domain rules of price, stock and hours. `digits` are the decimal digits of the currency. */
export function sellableItem(item: CartItem, digits: number): SellableItem {
  const minor = (amount: number) => nearestMinor(amount, digits);
  const { flash, store_discount_terms: terms } = item;
  const startsAtMinute = item.available_time_starts ? parseClock(item.available_time_starts) : undefined;
  const endsAtMinute = item.available_time_ends ? parseClock(item.available_time_ends) : undefined;
  return {
    id: item.id as ItemId,
    model: item.is_campaign ? 'ItemCampaign' : 'Item',
    storeId: item.store_id as StoreId,
    moduleType: item.module_type,
    priceMinor: minor(item.price),
    discount: discountOf(item.discount, item.discount_type, minor),
    storeDiscount: terms
      ? {
          percent: terms.discount,
          startsAtMs: Date.parse(terms.start_date),
          endsAtMs: Date.parse(terms.end_date),
          minimumPurchaseMinor: minor(terms.min_purchase),
          maximumDiscountMinor: minor(terms.max_discount ?? 0),
        }
      : undefined,
    flashSale: flash
      ? {
          discount: discountOf(flash.discount, flash.discount_type, minor),
          startsAtMs: Date.parse(flash.start_date),
          endsAtMs: Date.parse(flash.end_date),
          availableStock: flash.available_stock,
        }
      : undefined,
    stock: item.stock ?? 0,
    maximumCartQuantity: item.maximum_cart_quantity ?? undefined,
    choiceOptions: item.choice_options,
    variations: item.variations.map(({ type, price, stock }) => ({ type, priceMinor: minor(price), stock: stock ?? Infinity })),
    foodVariations: item.food_variations.map(({ values, required, ...group }) => ({
      ...group,
      required: required === 'on',
      values: values.map(({ label, optionPrice, isSelected }) => ({ label, optionPriceMinor: minor(optionPrice), isSelected })),
    })),
    addOns: item.add_ons.map(({ id, name, price }) => ({ id: id as AddOnId, name, priceMinor: minor(price) })),
    availableTime: startsAtMinute !== undefined && endsAtMinute !== undefined ? { startsAtMinute, endsAtMinute } : undefined,
    availableDates:
      item.available_date_starts && item.available_date_ends
        ? { startsAtMs: Date.parse(item.available_date_starts), endsAtMs: Date.parse(item.available_date_ends) }
        : undefined,
    scheduleOrder: item.schedule_order,
  };
}

/**
 * Converts the item of a card, which has no options. Until the server answers, the shop's time zone is used for the store's, and the terms
 * of the store's discount are inferred from the card.
 */
export function plainItem(card: ItemCard, { digits, timezone }: { readonly digits: number; readonly timezone: TimeZone }): CartItem {
  return {
    ...card,
    variations: [],
    choice_options: [],
    food_variations: [],
    add_ons: [],
    addons: [],
    generic_name: [],
    store_discount_terms: inferredTerms(card, digits),
    timezone,
  };
}

/** A cap is known only where one piece reaches it. */
function inferredTerms(card: ItemCard, digits: number): CartItem['store_discount_terms'] {
  if (card.store_discount === 0) return null;
  const terms = { ...ALWAYS, discount: card.store_discount, discount_type: 'percent' } as const;
  const [price, now] = [nearestMinor(card.price, digits), nearestMinor(card.discounted_price, digits)];
  if (now === discountedPiece({ type: 'percent', percent: card.store_discount }, price)) return terms;
  return card.discount_chip?.source === 'store' ? { ...terms, max_discount: toJsonAmount(subtract(price, now), digits) } : null;
}

const ALWAYS = { min_purchase: 0, max_discount: null, start_date: '2000-01-01T00:00:00Z', end_date: '9999-01-01T00:00:00Z' };

/** Converts a cart line for the domain rules; undefined when its item is gone. */
export function domainLine(line: CartLine, digits: number): DomainLine | undefined {
  if (!line.item) return undefined;
  return {
    id: line.id as CartLineId,
    item: sellableItem(line.item, digits),
    quantity: line.quantity,
    selection: selectionOf(line),
    addOns: addOnsOf(line),
    seenPriceMinor: nearestMinor(line.price_changed_from ?? line.price, digits),
  };
}

export function selectionOf({ variation }: Pick<CartLine, 'variation'>): Selection {
  return variation.map(({ name, values }) => ({ name, labels: values.map(({ label }) => label) }));
}

export function addOnsOf({ add_on_ids, add_on_qtys }: Pick<CartLine, 'add_on_ids' | 'add_on_qtys'>): ChosenAddOn[] {
  return add_on_ids.map((id, index) => ({ id: id as AddOnId, quantity: add_on_qtys[index] ?? 1 }));
}

function discountOf(discount: number, type: DiscountType, minor: (amount: number) => Minor): Discount {
  return type === 'percent' ? { type, percent: discount } : { type, amountMinor: minor(discount) };
}
