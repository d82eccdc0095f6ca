import { cartSums } from '@bozor/contract/shop/orders/cart-sums.ts';
import type { Cart, CartLine } from '@bozor/contract/shop/orders/cart.ts';
import type { Billed } from '@bozor/contract/shop/orders/predict-bill.ts';
import { CART_MESSAGES } from '@bozor/domain/cart/messages.ts';
import { orderableLines } from '@bozor/domain/cart/read-cart.ts';
import { toJsonAmount } from '@bozor/domain/money/json-amount.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import type { Words } from '../../platform/words/words.ts';
import type { LoadedItem } from '../items/load-items.ts';
import type { LoadedStore } from '../stores/load-stores.ts';
import { storeSummary } from '../stores/store-summary.ts';
import type { CartReading, LoadedCart, LoadedLine } from './load-cart.ts';
import { largestOf, presentOption, presentPricedLine, presentVariation, type ChosenLine } from './present-priced-line.ts';

interface Presenting extends CartReading {
  readonly words: Words;
  /** Undefined for an empty cart, and where nothing can be ordered from. */
  readonly billed: Billed | undefined;
}

type Money = (amount: number) => number;

/** Presents a loaded cart. Lines that cannot be ordered are shown but not counted. */
export function presentCart(loaded: LoadedCart | undefined, presenting: Presenting): Cart {
  const { settings, now, billed } = presenting;
  const money: Money = (amount) => toJsonAmount(amount as Minor, settings.digit_after_decimal_point);
  const lines = loaded?.lines ?? [];
  const thresholds = {
    freeDeliveryOverMinor: (settings.free_delivery_over ?? 0) as Minor,
    minimumOrderMinor: (loaded?.store?.row.minimum_order_minor ?? 0) as Minor,
  };
  const sums = cartSums(orderableLines(lines.map(({ read }) => read)), thresholds, money);
  return {
    total_size: lines.length,
    module_id: loaded?.cart.module_id ?? null,
    module_type: loaded?.store?.row.module_type ?? null,
    store: loaded?.store ? presentCartStore(loaded.store) : null,
    lines: lines.map((line) => presentLine(line, loaded!, presenting, money)),
    total_quantity: sums.total_quantity,
    bill: { ...sums.bill, ...billed },
    prescription_required: lines.some(({ item, read }) => read.available && item?.row.is_prescription_required === true),
    priced_at: now.toISOString(),
  };
}

function presentCartStore({ card }: LoadedStore): NonNullable<Cart['store']> {
  return {
    ...storeSummary(card),
    latitude: card.latitude,
    longitude: card.longitude,
    timezone: card.timezone,
    distance: card.distance,
    distance_source: card.distance_source,
    delivery_time: card.delivery_time,
    open: card.open,
    closing_at: card.closing_at,
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
  const chosen = {
    id: row.id,
    variationId: row.variation_id,
    selection: row.selection,
    quantity: row.quantity,
    seenPriceMinor: row.seen_price_minor,
  };
  return {
    ...(item && read.priced ? presentPricedLine(chosen, item, read.priced, money) : presentUnpriced(chosen, row.item_id, item, money)),
    model: item?.sellable.model ?? 'Item',
    store_id: loaded.cart.store_id ?? item?.row.store_id ?? 0,
    module_id: loaded.cart.module_id,
    available: read.available,
    reason: read.reason ?? null,
    reason_message: read.reason ? words.translate(scope.locale, CART_MESSAGES[read.reason], { name: item?.row.name ?? '' }) : null,
    dearer_with_one_more: read.dearerWithOneMore.map((each) => ({ line_id: each.line.id, unit_price: money(each.pieceMinor) })),
    item: item ? { ...item.card, ...item.choices } : null,
  };
}

/** A line whose item or choice is gone: shown with its last price, not counted. */
function presentUnpriced(
  line: ChosenLine,
  itemId: number,
  item: LoadedItem | undefined,
  money: Money,
): ReturnType<typeof presentPricedLine> {
  const price = money(line.seenPriceMinor);
  return {
    id: line.id,
    item_id: itemId,
    price,
    quantity: line.quantity,
    unit_price: price,
    discounted_unit_price: price,
    discount_amount: 0,
    discount_source: null,
    add_ons_amount: 0,
    original_total: 0,
    total: 0,
    variation: item ? presentVariation(line.selection.variation, item, money) : [],
    selected_option: item ? presentOption(line.variationId, item, money) : null,
    add_ons: [],
    add_on_ids: line.selection.add_ons.map(({ id }) => id),
    add_on_qtys: line.selection.add_ons.map(({ quantity }) => quantity),
    price_changed_from: null,
    available: false,
    reason: null,
    reason_message: null,
    maximum_quantity: item ? largestOf(line.variationId, item) : null,
  };
}
