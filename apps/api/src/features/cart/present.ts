import type { Cart, CartLine } from '@bozor/contract/cart.ts';
import { CART_MESSAGES } from '@bozor/domain/cart/messages.ts';
import { orderableLines } from '@bozor/domain/cart/read-cart.ts';
import { summariseCart } from '@bozor/domain/cart/summarise-cart.ts';
import { largestQuantity } from '@bozor/domain/cart/limit-quantity.ts';
import { countsStock } from '@bozor/domain/catalogue/module-type.ts';
import { toJsonAmount } from '@bozor/domain/money/json-amount.ts';
import { sum, type Minor } from '@bozor/domain/money/minor.ts';
import { ratioOf } from '@bozor/domain/money/ratio-of.ts';
import type { Words } from '../../platform/words/words.ts';
import type { LoadedItem } from '../items/load-items.ts';
import type { LoadedStore } from '../stores/load-stores.ts';
import type { CartReading, LoadedCart, LoadedLine } from './load-cart.ts';

interface Presenting extends CartReading {
  readonly words: Words;
}

type Money = (amount: number) => number;

/** A loaded cart as the contract carries it. Lines that cannot be ordered are shown and counted nowhere. */
export function presentCart(loaded: LoadedCart | undefined, presenting: Presenting): Cart {
  const { settings, now } = presenting;
  const money: Money = (amount) => toJsonAmount(amount as Minor, settings.digit_after_decimal_point);
  const lines = loaded?.lines ?? [];
  const orderable = orderableLines(lines.map((line) => line.read));
  const threshold = settings.free_delivery_over ?? 0;
  const summary = summariseCart(orderable, threshold as Minor);
  const minimum = loaded?.store?.row.minimum_order_minor ?? 0;
  const below = minimum - summary.subtotalMinor;
  return {
    total_size: lines.length,
    module_id: loaded?.cart.module_id ?? null,
    module_type: loaded?.store?.row.module_type ?? null,
    total_quantity: summary.pieceCount,
    store: loaded?.store ? presentCartStore(loaded.store) : null,
    lines: lines.map((line) => presentLine(line, loaded!, presenting, money)),
    bill: {
      items_amount: money(sum(orderable.map((line) => line.goodsMinor))),
      add_ons_amount: money(sum(orderable.map((line) => line.addOnsMinor))),
      discount_amount: money(summary.savedMinor),
      saved_amount: money(summary.savedMinor),
      subtotal: money(summary.subtotalMinor),
      free_delivery_over: summary.freeDelivery ? money(summary.freeDelivery.thresholdMinor) : null,
      free_delivery_remaining: summary.freeDelivery ? money(summary.freeDelivery.remainingMinor) : null,
      free_delivery_percent: summary.freeDelivery?.percent ?? null,
      below_minimum_by: orderable.length > 0 && below > 0 ? money(below) : null,
    },
    prescription_required: lines.some(({ item, read }) => read.available && item?.row.is_prescription_required === true),
    priced_at: now.toISOString(),
  };
}

function presentCartStore({ card }: LoadedStore): NonNullable<Cart['store']> {
  return {
    id: card.id,
    slug: card.slug,
    name: card.name,
    logo_full_url: card.logo_full_url,
    module_id: card.module_id,
    module_type: card.module_type,
    zone_id: card.zone_id,
    latitude: card.latitude,
    longitude: card.longitude,
    utc_offset_minutes: card.utc_offset_minutes,
    distance: card.distance,
    delivery_time: card.delivery_time,
    open: card.open,
    next_opening_at: card.next_opening_at,
    schedule_order: card.schedule_order,
    delivery: card.delivery,
    take_away: card.take_away,
    minimum_order: card.minimum_order,
    delivery_terms: card.delivery_terms,
    discount: card.discount,
  };
}

function presentLine({ row, item, read }: LoadedLine, loaded: LoadedCart, { words, scope }: Presenting, money: Money): CartLine {
  const priced = read.priced;
  const goods = priced?.goodsMinor ?? 0;
  const total = priced?.totalMinor ?? 0;
  return {
    id: row.id,
    item_id: row.item_id,
    model: item?.sellable.model ?? 'Item',
    store_id: loaded.cart.store_id ?? item?.row.store_id ?? 0,
    module_id: loaded.cart.module_id,
    price: money(priced?.pieceMinor ?? row.seen_price_minor),
    quantity: row.quantity,
    unit_price: money(priced?.pieceMinor ?? row.seen_price_minor),
    discounted_unit_price: priced ? money(ratioOf((goods - priced.discountMinor) as Minor, 1, row.quantity)) : money(row.seen_price_minor),
    discount_amount: money(priced?.discountMinor ?? 0),
    discount_source: priced?.discount?.source ?? null,
    add_ons_amount: money(priced?.addOnsMinor ?? 0),
    original_total: money(goods + (priced?.addOnsMinor ?? 0)),
    total: money(total),
    variation: item ? presentVariation(row.selection.variation, item, money) : [],
    selected_option: item ? presentOption(row.variation_id, item, money) : null,
    add_ons: item
      ? row.selection.add_ons.flatMap(({ id, quantity }) => {
          const addOn = item.choices.add_ons.find((each) => each.id === id);
          return addOn ? [{ id, name: addOn.name, price: addOn.price, quantity }] : [];
        })
      : [],
    add_on_ids: row.selection.add_ons.map(({ id }) => id),
    add_on_qtys: row.selection.add_ons.map(({ quantity }) => quantity),
    price_changed_from: read.priceChangedFromMinor === undefined ? null : money(read.priceChangedFromMinor),
    available: read.available,
    reason: read.reason ?? null,
    reason_message: read.reason ? words.say(scope.locale, CART_MESSAGES[read.reason], { name: item?.row.name ?? '' }) : null,
    maximum_quantity: item ? largest(row.variation_id, item) : null,
    item: item ? { ...item.card, ...item.choices } : null,
  };
}

function largest(variationId: number | null, item: LoadedItem): number {
  const stock = variationId === null ? item.sellable.stock : (item.options.variations.find((each) => each.id === variationId)?.stock ?? 0);
  return largestQuantity({ item: item.sellable, stock });
}

/** The groups that were chosen, in the item's order and the reader's words. */
function presentVariation(selection: readonly { readonly name: string; readonly labels: readonly string[] }[], item: LoadedItem, money: Money): CartLine['variation'] {
  const choices = item.options.choice_options.flatMap((choice, index) => {
    const labels = selection.find(({ name }) => name === choice.title.en)?.labels ?? [];
    const shown = labels.map((label) => item.choices.choice_options[index]!.options[choice.options.findIndex((option) => option.en === label)] ?? label);
    if (shown.length === 0) return [];
    const values = shown.map((label) => ({ label, optionPrice: 0, isSelected: true }));
    return [{ name: item.choices.choice_options[index]!.title, type: shown.join('-'), price: 0, values }];
  });
  const groups = item.options.food_variations.flatMap((group) => {
    const labels = selection.find(({ name }) => name === group.name)?.labels ?? [];
    const chosen = group.values.filter((value) => labels.includes(value.label));
    if (chosen.length === 0) return [];
    const values = chosen.map((value) => ({ label: value.shown, optionPrice: money(value.price_minor), isSelected: true }));
    return [{ name: group.shown, type: values.map((value) => value.label).join(', '), price: money(chosen.reduce((total, value) => total + value.price_minor, 0)), values }];
  });
  return [...choices, ...groups];
}

function presentOption(variationId: number | null, item: LoadedItem, money: Money): CartLine['selected_option'] {
  const index = item.options.variations.findIndex((each) => each.id === variationId);
  const variation = item.options.variations[index];
  if (!variation) return null;
  const stock = countsStock(item.row.module_type) ? variation.stock : null;
  return { type: item.choices.variations[index]!.type, price: money(variation.price_minor), stock };
}
